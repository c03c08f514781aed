import { isLockConflict } from './away.ts';
import type { Database, Queryable } from './database.ts';

const mostTries = 4;

/**
 * A transaction that is begun again when PostgreSQL ended it because another one stood in its way: whoever deletes an
 * account meets the payment provider's word about the subscription that was just ended, and each waits for the other's row.
 * @param work statements alone; what it does beside them would be done twice
 */
export async function retriedTransaction<T>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (tries === mostTries || !isLockConflict(error)) throw error;
    }
  }
}
