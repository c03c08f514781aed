import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How to start a browser, in the shape of Playwright's launch options. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../..');
const packageFolder = path.join(root, 'node_modules/@sparticuz/chromium');
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];

/**
 * The browser of the tests: `CHROME_PATH`, else the one inside the locked package (Linux x64), else one that
 * is installed. The package's own launch flags are not used: they switch off web security and isolation.
 * @throws a sentence that says what to install.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  // Chromium refuses its sandbox to root. Without hinting, text is as wide as on a screen of high density.
  const args = [
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const env = definedOf(process.env);
  const chosen = process.env.CHROME_PATH;
  if (chosen) return { executablePath: chosen, args, env };
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packageFolder)) {
    const folder = await unpacked();
    const executablePath = path.join(folder, 'chromium');
    return { executablePath, args, env: { ...env, ...environmentOf(folder, executablePath) } };
  }
  const found = installed.find((file) => existsSync(file));
  if (found) return { executablePath: found, args, env };
  throw new Error('No browser was found. Set CHROME_PATH to a Chrome or Chromium of this machine.');
}

/**
 * Folder with the unpacked browser. The package unpacks into the temporary folder and takes any file of that
 * name that lies there, so it is given a fresh folder of this project, which is renamed when complete.
 */
async function unpacked(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  );
  const cache = path.join(root, '.cache/chromium');
  const folder = path.join(cache, manifest.version);
  if (existsSync(path.join(folder, 'chromium'))) return folder;

  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(path.join(cache, 'unpacking-'));
  const outerTemporary = process.env.TMPDIR;
  process.env.TMPDIR = fresh;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(packageFolder, 'bin/al2023.tar.br'));
  } finally {
    if (outerTemporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outerTemporary;
  }
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another test process was faster; its copy is the same.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'chromium'))) throw error;
  }
  return folder;
}

/** Own font configuration (without one, text is invisible), and the bundled libraries where the host lacks some. */
function environmentOf(folder: string, executable: string): Record<string, string> {
  const configuration = path.join(folder, 'fonts.conf');
  if (!existsSync(configuration)) {
    const folders = [path.join(folder, 'fonts'), '/usr/share/fonts', path.join(os.homedir(), '.fonts')];
    const lines = [
      ...folders.map((name) => `<dir>${name}</dir>`),
      `<cachedir>${folder}/font-cache</cachedir>`,
    ];
    writeFileSync(configuration, `<?xml version="1.0"?>\n<fontconfig>${lines.join('')}</fontconfig>\n`);
  }
  const missing = lacksLibraries(executable);
  return {
    FONTCONFIG_FILE: configuration,
    ...(missing && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
  };
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function definedOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
