/** Writes docs/licences.md from the lock file. A structure test holds the page current. */
import { readFile, writeFile } from 'node:fs/promises';
import { licencesPage } from '#tests/structure/licences.ts';

const lockFile = await readFile(new URL('../package-lock.json', import.meta.url), 'utf8');
await writeFile(new URL('../docs/licences.md', import.meta.url), licencesPage(lockFile));
