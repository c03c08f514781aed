import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * The engine's arguments. Its memory for pages is written over with zeros at each start: PostgreSQL's 128 MB took half of a
 * start's processor time and stayed in the process's memory, while the system keeps the pages of the files all the same.
 * Of 60 MB of histories, 16 MB of it answered as fast.
 */
const engineStart: readonly string[] = [...PGlite.defaultStartParams, ...settings(['shared_buffers=16MB'])];

/**
 * The arguments with which it waits for the disk: it leaves that out by default, and a machine that lost its power was left
 * without a database. Its `fdatasync` does nothing in WebAssembly, its `fsync` asks the file system below
 * (`synced-files.ts`). Nothing but a checkpoint ends what its log has grown by (`checkpoints.ts`), which then keeps so much
 * of it for reuse.
 */
export const syncedStart: readonly string[] = [
  ...engineStart.filter((argument) => argument !== '-F'),
  ...settings(['wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=64MB']),
];

/** Starts the engine; every start is to pass here. Rejects where PGlite does. @param options its own, arguments included */
export async function startEngine(options: PGliteOptions): Promise<PGlite> {
  leaveUnoptimized();
  return await PGlite.create({ startParams: [...engineStart], ...options });
}

/**
 * Leaves WebAssembly as the baseline compiler made it, for every module that this process compiles from then on. One of the
 * engine's functions is a loop of 105 kB that spends the budget for optimizing within any start; the optimizing compiler
 * then took 600 MB of memory and 3 to 5 s of a second core for this one. Reading over large tables from end to end takes
 * twice the processor time this way, which no list and no search of the product does; those took no longer. Node without
 * these options (they belong to V8) ignores them, and is merely as heavy as before.
 */
function leaveUnoptimized(): void {
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

function settings(list: readonly string[]): string[] {
  return list.flatMap((setting) => ['-c', setting]);
}
