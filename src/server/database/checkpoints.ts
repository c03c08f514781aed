import type { PGlite } from '@electric-sql/pglite';

/** Bytes of the write-ahead log after which it is cut. A start after a crash reads it whole, at some 100 MB a second. */
const longest = 32 * 1024 * 1024;
/** Milliseconds between two looks at it. */
const interval = 60_000;

/**
 * Cuts the embedded database's write-ahead log now and then. The engine runs alone, without the process that does so
 * elsewhere: the log grew by all that was ever written until the product was stopped.
 * @returns ends the looking
 */
export function keepLogShort(lite: PGlite): () => void {
  const timer = setInterval(() => {
    // A disk that is full or away is told by what is written meanwhile; the next look tries again.
    cutLog(lite).catch(() => undefined);
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Makes a checkpoint when the log has grown long. @returns whether it did */
export async function cutLog(lite: PGlite, most = longest): Promise<boolean> {
  const { rows } = await lite.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((rows[0]?.bytes ?? 0) < most) return false;
  await lite.exec('checkpoint');
  return true;
}
