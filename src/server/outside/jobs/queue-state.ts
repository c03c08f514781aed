import type { Database } from '#server/database/database.ts';

/** How one queue stands, over all processes. */
export interface QueueState {
  queue: string;
  waiting: number;
  running: number;
  /** Given up after all tries; kept for a week. */
  failed: number;
  /** Of the job that has been due for the longest; 0 when none waits. */
  oldestWaitingSeconds: number;
}

const states = `select name,
    count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
      filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest
  from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`;

/** Every queue of the product. Empty while the queue has made no tables yet. */
export async function queueStates(database: Database): Promise<QueueState[]> {
  const rows = await orNone(database, states);
  return rows.map((row) => ({
    queue: String(row['name']),
    waiting: Number(row['waiting']),
    running: Number(row['running']),
    failed: Number(row['failed']),
    oldestWaitingSeconds: Number(row['oldest']),
  }));
}

/** When any worker last ended a job of this queue; null when none ever has. */
export async function lastWorked(database: Database, queue: string): Promise<Date | null> {
  const rows = await orNone(
    database,
    `select max(completed_on) as at from pgboss.job where name = $1 and state in ('completed', 'failed')`,
    [queue],
  );
  const at = rows[0]?.['at'];
  return at instanceof Date ? at : null;
}

async function orNone(database: Database, text: string, values?: unknown[]) {
  const made = await database.query(`select to_regclass('pgboss.job') is not null as made`);
  return made.rows[0]?.['made'] === true ? (await database.query(text, values)).rows : [];
}
