import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderError } from '#server/database/data-folder-error.ts';
import { FolderInUseError } from '#server/database/folder-lock.ts';
import { openDatabase } from '#server/database/open.ts';
import { readDataSettings, SettingsError } from '#server/env.ts';
import type { CommandAnswer } from './account-command.ts';
import { onPostgres, runRestore } from './backup.ts';
import { runOperatorCommand } from './operator-command.ts';
import { askRunningProduct } from './ask-running-product.ts';

/** How long a product that is just starting or stopping may hold the data folder without taking commands. */
const patienceMs = 20_000;

/** The operator's commands: through the running product, or on its data while none runs. */
async function main(given: readonly string[]): Promise<CommandAnswer> {
  const settings = readDataSettings(process.env);
  const words = withWholePath(given);
  if (words[0] === 'restore') {
    if (settings.DATABASE_URL !== undefined) return { exitCode: 1, output: onPostgres };
    return runRestore(settings.DATA_DIR, words.slice(1), new Date());
  }
  if (words[0] === 'move-to-postgres') return runMove(settings.DATA_DIR, words.slice(1));
  if (settings.DATABASE_URL !== undefined) return onDatabase(settings, words);
  if (!existsSync(settings.DATA_DIR)) {
    const output = `There are no data in ${settings.DATA_DIR}. Start the product once, or set DATA_DIR to its data folder.`;
    return { exitCode: 1, output };
  }
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await askRunningProduct(settings.DATA_DIR, words);
    if (answer) return answer;
    try {
      return await onDatabase(settings, words);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || Date.now() > deadline) throw error;
      await pause(250);
    }
  }
}

/** Always from the embedded database, whatever DATABASE_URL says; the product must not write meanwhile. */
async function runMove(folder: string, words: readonly string[]): Promise<CommandAnswer> {
  if (!existsSync(path.join(folder, 'pg'))) {
    const output = `There is no embedded database in ${folder}. Set DATA_DIR to its data folder.`;
    return { exitCode: 1, output };
  }
  const [{ openPglite }, { moveToPostgres }] = await Promise.all([
    import('#server/database/pglite.ts'),
    import('./move-to-postgres.ts'),
  ]);
  const source = await openPglite(folder);
  try {
    return await moveToPostgres(source, words);
  } finally {
    await source.close();
  }
}

/** Files of `backup` and `restore` are named from the folder that the command was called in. */
function withWholePath([subject, file, ...rest]: readonly string[]): string[] {
  if (subject === undefined) return [];
  if (subject !== 'backup' && subject !== 'restore')
    return [subject, ...(file === undefined ? [] : [file]), ...rest];
  // npm changes to the project's folder and says where it was called.
  const folder = process.env.INIT_CWD ?? process.cwd();
  if (file === undefined) return subject === 'backup' ? [subject, folder + path.sep] : [subject];
  return [subject, path.resolve(folder, file), ...rest];
}

async function onDatabase(
  settings: Parameters<typeof openDatabase>[0],
  words: readonly string[],
): Promise<CommandAnswer> {
  const database = await openDatabase(settings);
  try {
    return await runOperatorCommand(database, words, new Date());
  } finally {
    await database.close();
  }
}

try {
  const { exitCode, output } = await main(process.argv.slice(2));
  (exitCode === 0 ? process.stdout : process.stderr).write(`${output}\n`);
  process.exitCode = exitCode;
} catch (error) {
  const plain = error instanceof SettingsError || error instanceof DataFolderError;
  process.stderr.write(`${plain ? error.message : `The data could not be reached: ${reasonOf(error)}`}\n`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
