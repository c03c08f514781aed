import { copyIntoPostgres } from '#server/database/copy-into-postgres.ts';
import type { Database } from '#server/database/database.ts';
import type { CommandAnswer } from './account-command.ts';

const usage = `Usage: npm run move-to-postgres -- postgresql://user:password@host/name
       copies everything from the embedded database in DATA_DIR into an empty PostgreSQL database`;

/** Copies the whole embedded database into an empty PostgreSQL database; the source is not changed. */
export async function moveToPostgres(source: Database, words: readonly string[]): Promise<CommandAnswer> {
  const [url, ...rest] = words;
  if (url === undefined || rest.length > 0 || !/^postgres(ql)?:\/\//.test(url))
    return { exitCode: 2, output: usage };
  const outcome = await copyIntoPostgres(source, url);
  if ('filled' in outcome) {
    const output = `Nothing was copied: the PostgreSQL database is not empty (${outcome.filled.join(', ')}). Name an empty one.`;
    return { exitCode: 1, output };
  }
  const { rows, tables, accounts } = outcome;
  const output = `Copied ${rows} rows of ${tables} tables, ${accounts} of them accounts. Start the product with DATABASE_URL now; the embedded database was not changed.`;
  return { exitCode: 0, output };
}
