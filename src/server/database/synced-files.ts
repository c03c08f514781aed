import { fsyncSync, writeSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncOne } from './sync-folder.ts';

type Given = Parameters<NodeFS['init']>;
type Made = Awaited<ReturnType<NodeFS['init']>>;
type Engine = Parameters<NonNullable<Made['emscriptenOpts']['preRun']>[number]>[0];
interface OpenFile {
  /** Number of the file at the operating system; a folder has none. */
  nfd?: number | null;
  node: unknown;
}
interface NodeFiles {
  stream_ops: {
    write: (file: OpenFile, ...given: unknown[]) => number;
    fsync?: (file: OpenFile) => number;
  };
  realPath: (node: unknown) => string;
}

/** What a full disk, or a full quota, is called in WASI: the engine undoes what it was about to write, and goes on. */
const noRoomNumbers = new Set([51, 19]);

interface Disk {
  /** Waits until the disk has an open file. */
  sync: (file: number) => void;
  /** Told when the disk failed to keep what was written; does not come back. */
  onLost: (error: unknown) => never;
}

/** The engine's files in a folder of the disk, with the call that waits until the disk has them: PGlite's own has none. */
export class SyncedFiles extends NodeFS {
  readonly #disk: Disk;

  constructor(folder: string, disk: Partial<Disk> = {}) {
    super(folder);
    this.#disk = { sync: fsyncSync, onLost: (error) => endAtOnce(folder, error), ...disk };
  }

  override async init(...given: Given): Promise<Made> {
    const made = await super.init(...given);
    const before = made.emscriptenOpts.preRun ?? [];
    const waitForDisk = (engine: Engine) => addSync(engine, this.#disk);
    return { ...made, emscriptenOpts: { ...made.emscriptenOpts, preRun: [...before, waitForDisk] } };
  }
}

function addSync({ FS }: Engine, { sync, onLost }: Disk): void {
  // The engine's types know no members of its file systems.
  const files = FS.filesystems.NODEFS as unknown as NodeFiles;
  const operations = files.stream_ops;
  const { write } = operations;
  operations.write = (file, ...given) => {
    try {
      return write(file, ...given);
    } catch (error) {
      if (isOfLog(files.realPath(file.node)) && !noRoomNumbers.has(numberOf(error))) onLost(error);
      throw error;
    }
  };
  operations.fsync = ({ nfd, node }) => {
    try {
      if (typeof nfd === 'number') sync(nfd);
      else syncOne(files.realPath(node));
    } catch (error) {
      onLost(error);
    }
    return 0;
  };
}

function isOfLog(file: string): boolean {
  return path.basename(path.dirname(file)) === 'pg_wal';
}

/** Number of an error of the engine's file system, which is no Error of JavaScript, or of Node's. */
function numberOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : Number.NaN;
}

/**
 * Nobody knows what the disk has kept, so nothing may be acknowledged any more. PostgreSQL ends itself then, and reads its
 * log at the next start; the engine in WebAssembly would turn in a circle for ever, and the product with it.
 */
function endAtOnce(folder: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : `error ${numberOf(error)} of its file system`;
  writeSync(
    process.stderr.fd,
    `The disk of ${folder} did not keep what was written (${reason}). Shelfmark ends, so that nothing is said to be saved that is not. See to the disk and start it again.\n`,
  );
  process.exit(1);
}
