import { statSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseAwayError } from './away.ts';
import { DataFolderError } from './data-folder-error.ts';

const asking = new Set<string | symbol>(['query', 'sql', 'exec', 'transaction']);

/**
 * The database, refusing every question once its folder is gone or another one stands in its place. The engine goes on
 * with the files that it has open, which nobody finds again: saves were acknowledged and lost, and `/readyz` said "ready".
 * One look at a file costs some microseconds, before each question and before its answer is believed.
 * @param folder that of the database itself, which is open
 */
export function guardFolder(lite: PGlite, folder: string): PGlite {
  const file = path.join(folder, 'PG_VERSION');
  const numberOf = () => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = numberOf();
  const refuseWhenGone = () => {
    if (numberOf() !== opened)
      throw new DatabaseAwayError(
        new DataFolderError(
          `The database in ${folder} was removed or replaced while it was in use. Stop the product, put the folder back or restore a backup, and start it again.`,
        ),
      );
  };
  return new Proxy(lite, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (!asking.has(name)) return member.bind(target);
      return async (...given: unknown[]) => {
        refuseWhenGone();
        const answer: unknown = await Reflect.apply(member, target, given);
        refuseWhenGone();
        return answer;
      };
    },
  });
}
