import { execFile } from 'node:child_process';
import {
  access,
  chmod,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isReachableBy } from './reachable.ts';

const run = promisify(execFile);

/** Longest unpacking in milliseconds; two seconds are usual. */
const unpackingMs = 120_000;
const unpacking = `
const [library, libraries] = process.argv.slice(1);
const { default: chromium, inflate } = await import(library);
await chromium.executablePath();
await inflate(libraries);`;

/** The browser inside @sparticuz/chromium, which exists for Linux on x64 only. */
export interface BundledBrowser {
  executablePath: string;
  environment: Record<string, string>;
}

/**
 * The browser of the lock file, unpacked once per version into a folder of this project.
 * @param user who will start it; null for whoever runs this process
 * @returns null where the package has no browser for this machine
 */
export async function bundledBrowser(user: number | null): Promise<BundledBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const library = libraryFile();
  if (library === null) return null;
  const packageFolder = path.dirname(path.dirname(library));
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(packageFolder, 'package.json'), 'utf8'),
  );
  const folder = await cacheFolder(packageFolder, user, `${manifest.version}-for-all`);
  if (!isUnpacked(folder)) await unpack(folder, library, packageFolder);
  const executablePath = path.join(folder, program);
  return { executablePath, environment: await environmentOf(folder, executablePath) };
}

const program = 'chromium';
const fontsFile = 'fonts.conf';

const isUnpacked = (folder: string) => existsSync(path.join(folder, program));

function libraryFile(): string | null {
  try {
    const file = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/**
 * Folder of one version: beside node_modules, or in a folder of our own among the temporary ones where that cannot be
 * written or reached.
 */
async function cacheFolder(packageFolder: string, user: number | null, version: string): Promise<string> {
  const project = path.resolve(packageFolder, '../../..');
  const near = path.join(project, '.cache', 'chromium');
  try {
    await mkdir(near, { recursive: true, mode: 0o755 });
    const folder = path.join(near, version);
    // Who may not write may use what another has unpacked.
    if (!isUnpacked(folder)) await access(near, constants.W_OK);
    if (user === null || (await isReachableBy(user, near))) return folder;
  } catch {
    // A read-only installation.
  }
  const own = path.join(os.tmpdir(), `shelfmark-chromium-${process.getuid?.() ?? 'own'}`);
  await mkdir(own, { recursive: true, mode: 0o755 });
  const status = await lstat(own);
  // Whatever lies there is executed: nobody else may have made it or write into it.
  const isOwn = status.isDirectory() && status.uid === process.getuid?.() && (status.mode & 0o022) === 0;
  if (!isOwn) throw new Error(`${own} belongs to somebody else`);
  return path.join(own, version);
}

/**
 * The package unpacks into the temporary folder and takes any file of that name that lies there, so it is given a
 * fresh folder, in a process of its own, since the temporary folder is a setting of the whole process.
 */
async function unpack(folder: string, library: string, packageFolder: string): Promise<void> {
  const fresh = await mkdtemp(path.join(path.dirname(folder), 'unpacking-'));
  try {
    await chmod(fresh, 0o755);
    const libraries = path.join(packageFolder, 'bin/al2023.tar.br');
    await run(process.execPath, ['--input-type=module', '-e', unpacking, library, libraries], {
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: fresh },
      timeout: unpackingMs,
    });
    // The package leaves it to its owner alone.
    await chmod(path.join(fresh, program), 0o755);
    await writeFile(path.join(fresh, fontsFile), fontsOf(folder));
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another process may have been faster; its copy is the same.
    if (!isUnpacked(folder)) throw error;
  }
}

/** Where the fonts are. Without a configuration of its own the browser finds none, and text is invisible. */
function fontsOf(folder: string): string {
  const folders = [path.join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const lines = [
    ...folders.map((name) => `<dir>${name}</dir>`),
    // The first that can be written is used.
    `<cachedir>${folder}/font-cache</cachedir>`,
    '<cachedir prefix="xdg">fontconfig</cachedir>',
  ];
  return `<?xml version="1.0"?>\n<fontconfig>${lines.join('')}</fontconfig>\n`;
}

/** The font configuration, and the bundled libraries where the host lacks some. */
async function environmentOf(folder: string, executable: string): Promise<Record<string, string>> {
  const missing = await lacksLibraries(executable);
  return {
    FONTCONFIG_FILE: path.join(folder, fontsFile),
    ...(missing && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
  };
}

async function lacksLibraries(executable: string): Promise<boolean> {
  try {
    return (await run('ldd', [executable])).stdout.includes('not found');
  } catch {
    return true;
  }
}
