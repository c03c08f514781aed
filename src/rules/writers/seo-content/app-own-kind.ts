import { isAppKind } from '#rules/ledger/app-kind.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "Nap Tracker", "Rota Bean": an English name with the noun of a tool, or with a word that its own text opens with. */
export function tellsItself(name: string, { brief, language }: Draft): boolean {
  const [first = ''] = brief.product.description.split(/[.!?\n]/u);
  // "Mend It has 310 repair guides": that it is called so, it says of every name.
  const said = new Set(stemsOf(first.replace(name, ' ')));
  return (
    language.written === 'en' &&
    (isAppKind(name) || stemsOf(name).some((stem) => stem.length > 2 && said.has(stem)))
  );
}

/** "Staff rota" of a Rota Bean: the kind that says more than the word of it in the name; empty for any other. English. */
export function kindBeside(name: string, { ledger, language }: Draft): string {
  const kind = ledger.productType;
  const named = new Set(stemsOf(name));
  const isMore = stemsOf(kind).some((stem) => !named.has(stem));
  return language.written === 'en' && !isAppKind(name) && isAppKind(kind) && isMore ? kind : '';
}
