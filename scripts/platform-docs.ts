/**
 * Writes docs/platform-rules.md from the platform files, so that the page cannot say anything else than the code.
 * `node scripts/platform-docs.ts` writes it; `--check` exits with 1 when the committed page is not current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { rulesPage } from '#rules/platforms/rules-page.ts';

const page = new URL('../docs/platform-rules.md', import.meta.url);
const text = rulesPage();

if (process.argv.includes('--check')) {
  const committed = await readFile(page, 'utf8').catch(() => '');
  if (committed !== text) {
    process.stderr.write('docs/platform-rules.md is not current. Run: npm run docs:rules\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(page, text);
}
