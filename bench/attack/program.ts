import { spawn, spawnSync } from 'node:child_process';

/** Whether a program of this name is installed. */
export function isInstalled(name: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name]).status === 0;
}

export interface Ended {
  /** Null when the time was up. */
  code: number | null;
  output: string;
}

/** Runs an installed scanner to its end, or stops it and what it started when the time is up. */
export async function runProgram(command: string, args: readonly string[], limitMs: number): Promise<Ended> {
  // A process group of its own, since scanners start further programs.
  const child = spawn(command, [...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const endGroup = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended in this moment.
    }
  };
  process.once('exit', endGroup);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const timer = setTimeout(endGroup, limitMs);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  clearTimeout(timer);
  process.removeListener('exit', endGroup);
  return { code, output };
}
