import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';

const partFile = pathToFileURL(path.resolve('bench/production/part.ts')).href;

/** A program that starts one process which nobody stops. */
const program = (folder: string) => `
  import { definePart, openGuardian } from ${JSON.stringify(partFile)};
  const guardian = openGuardian();
  guardian.removeLater(${JSON.stringify(folder)});
  const part = definePart(
    { name: 'sleeper', command: 'sleep', args: ['60'], environment: { PATH: process.env.PATH }, user: {},
      stopSignal: 'SIGTERM', isReady: async () => true },
    ${JSON.stringify(folder)}, guardian);
  await part.start();
  console.log(part.pid);
  setInterval(() => undefined, 1000);
`;

it.skipIf(process.platform === 'win32')(
  'leaves no process and no folder behind when the program that started them is killed',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-guardian-'));
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(folder)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const sleeper = Number(printed.toString());
    expect(isThere(sleeper)).toBe(true);
    child.kill('SIGKILL');
    await vi.waitFor(() => expect([isThere(sleeper), existsSync(folder)]).toEqual([false, false]), {
      timeout: 10_000,
    });
  },
);

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
