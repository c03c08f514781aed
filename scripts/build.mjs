// `npm run build`: web pages and server bundle into dist/, only when a source changed since the last build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binOf, ensureInstalled, root, runNode, sourcesDigest, stop } from './toolchain.mjs';

const stamp = path.join(root, 'dist', '.built-from');

/** Builds what is out of date. Ends the process with a sentence when a build fails. */
export async function ensureBuilt() {
  const digest = sourcesDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building …');
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  // Beside the pages, which take longer; the server's build asks for it.
  const database = runNode('scripts/empty-database.ts');
  if ((await runNode(binOf('vite'), ['build', '--app', '--logLevel', 'warn'])) !== 0)
    stop('The web pages could not be built.');
  if ((await database) !== 0) stop('The empty database could not be made.');
  if ((await runNode('scripts/build-server.mjs')) !== 0) stop('The server could not be built.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  await ensureBuilt();
}
