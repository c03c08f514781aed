// Shared by the commands of package.json. Runs on the host's Node 20.19 or newer, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');

/** Oldest Node that the server runs on; older hosts use the Node 24 of the lock file. */
const neededMajor = 24;

/**
 * Whether node_modules holds what the lock file names, by npm's own record of what it installed. File times
 * would not do: every commit that touches the lock would install anew under a running product.
 */
function isInstalled() {
  const record = path.join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  );
}

/** Installs from the lock file when a package is absent or another version. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages from the lock file …');
  const npm = process.env.npm_execpath;
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...install], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', install, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0)
    stop('The packages could not be installed. Read the lines above; often the registry was out of reach.');
}

/** Path of a Node 24 or newer: this one, or the one that the lock file brings. */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = path.join(modules, `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(bundled)) return bundled;
  stop(
    `Shelfmark needs Node ${neededMajor} or newer; this is ${process.version} and no bundled Node exists for ${platform}-${process.arch}. Install Node ${neededMajor}.`,
  );
}

/** Environment in which `node` and the tools' own scripts are Node 24. */
export function toolEnvironment(extra = {}) {
  const folders = [path.dirname(nodeBinary()), path.join(modules, '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(path.delimiter), ...extra };
}

/** Runs one tool of node_modules (by the path of its script) to its end; resolves to the exit code. */
export function runNode(script, args = [], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(nodeBinary(), [path.join(root, script), ...args], {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: toolEnvironment(options.env),
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** As `runNode`, but gives what was printed, both outputs together, in place of printing it. */
export function runNodeQuietly(script, args = []) {
  return new Promise((resolve) => {
    const child = spawn(nodeBinary(), [path.join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${error}\n` }));
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/** Path of a package's executable script, read from its package.json. */
export function binOf(packageName, binName = packageName) {
  const manifest = JSON.parse(readFileSync(path.join(modules, packageName, 'package.json'), 'utf8'));
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[binName];
  return path.join('node_modules', packageName, bin);
}

const buildInputs = [
  'src',
  'index.html',
  'public',
  'vite.config.ts',
  'vite-prerender.ts',
  'vite-page-heads.ts',
  'vite-platform-pages.ts',
  'vite-runtime.ts',
  'package-lock.json',
  'scripts/build-server.mjs',
  'scripts/empty-database.ts',
  'scripts/late-packages.mjs',
  'scripts/one-byte-source.mjs',
  'scripts/page-images.ts',
  'scripts/social-image.ts',
];

/** Changes when any source of the build changes, is added or is removed. */
export function sourcesDigest() {
  const hash = createHash('sha256');
  const visit = (relative) => {
    const absolute = path.join(root, relative);
    if (!existsSync(absolute)) return;
    const stat = statSync(absolute);
    if (stat.isDirectory()) {
      for (const name of readdirSync(absolute).sort()) visit(path.join(relative, name));
    } else if (!/\.test\.tsx?$/.test(relative)) {
      hash.update(`${relative}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  };
  for (const input of buildInputs) visit(input);
  return hash.digest('hex');
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
