import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { AppError } from '#server/errors.ts';
import { memoryOf } from '#server/outside/browser/process-group.ts';
import type { LogoAnswer } from './logo-message.ts';

/** Script of the process: a file of its own in the build, the source itself without one. */
const script = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'picture/logo-process.ts' : 'logo-process.js',
);

export interface LogoLimits {
  /** Milliseconds for one file, with the start of its process. Usual ones take 0.2 s. */
  timeMs: number;
  /** Bytes of memory. The largest picture that may be decoded takes 64 MB, and the process itself some 60. */
  memoryBytes: number;
  /** Files that may wait at a time. */
  waiting: number;
}
const usualLimits: LogoLimits = { timeMs: 6_000, memoryBytes: 500_000_000, waiting: 20 };
/** Files that are read at the same time. */
const atOnce = 2;
const lookMs = 100;

/** Makes small PNG files of what strangers call their logo. */
export interface LogoReader {
  /**
   * @returns null when the file is no picture that we read, or takes more time or memory than one may
   * @throws AppError `busy` when too many wait
   */
  readLogo(file: Uint8Array): Promise<Uint8Array | null>;
  close(): void;
}

/** Each file gets a process of its own, which is killed when it takes too long. */
export function openLogoReader(limits: LogoLimits = usualLimits): LogoReader {
  const running = new Set<ChildProcess>();
  const line: (() => void)[] = [];
  let places = atOnce;
  let closed = false;

  async function enter(): Promise<void> {
    if (places > 0) {
      places -= 1;
      return;
    }
    if (line.length >= limits.waiting) throw new AppError('busy');
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else places += 1;
  }

  async function readApart(file: Uint8Array): Promise<Uint8Array | null> {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the server's own environment, where keys are kept. A group of its own, whose memory can be seen.
      env: {},
      detached: true,
    });
    running.add(child);
    const gone = once(child, 'close');
    const end = () => child.kill('SIGKILL');
    const late = setTimeout(end, limits.timeMs);
    const looking = setInterval(() => {
      if (child.pid === undefined) return;
      void memoryOf(child.pid).then((bytes) => {
        if (bytes !== null && bytes > limits.memoryBytes) end();
      }, end);
    }, lookMs);
    try {
      child.send(file, () => undefined);
      const [answer] = (await Promise.race([once(child, 'message'), gone.then(() => [])])) as [LogoAnswer?];
      return answer?.png ?? null;
    } finally {
      clearTimeout(late);
      clearInterval(looking);
      end();
      running.delete(child);
    }
  }

  return {
    async readLogo(file) {
      if (closed) throw new AppError('busy');
      await enter();
      try {
        return await readApart(file);
      } finally {
        leave();
      }
    },
    close() {
      closed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
