import type { Brief, Fact, FactKind } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { linesOf, quotesOf, splitSentences } from './clauses.ts';
import { tellsCount } from './told-count.ts';

/** Facts of a brief in the order in which they were found, each once. */
export interface Facts {
  list: Fact[];
  add: (kind: FactKind, value: string, source: string, quote: string) => void;
  /** Keeps what no fact of a text quotes as kind `other`. */
  addRest: (path: string, text: string) => void;
}

/** "Mint in the original box", "it is mint": how well a collector's thing is kept, and no colour. English. */
const mintState =
  /\bmint (?:in (?:the |its |their )?(?:original )?(?:box|packag\p{L}*|bag|sleeve)|cond(?:ition|\.)?(?!\p{L}))|\b(?:it|they|this|piece|figurine|ornament|set) (?:is|are) (?:still |all )?(?:in )?mint(?=[.,;!]|$| (?:and|with|in))/iu;

/** "Incluida inducción" of "para todo tipo de cocinas, incluida inducción": what it works with too. */
const amongOthers = /^(?:incluid[oa]s?|y compris) (?:la |el |les |l['’])?(?=\p{L}{4})/iu;

export function collectedFacts({ product }: Brief, type: string, namePath: string): Facts {
  const list: Fact[] = [];
  const seen = new Set<string>();
  const quoted = new Map<string, Set<string>>();
  const isQuoted = (source: string, quote: string): boolean => quoted.get(source)?.has(quote) === true;
  const push = (kind: FactKind, value: string, source: string, quote: string): void => {
    const known = quoted.get(source);
    if (known === undefined) quoted.set(source, new Set([quote]));
    else known.add(quote);
    list.push({ id: `f${list.length + 1}`, kind, value, source, quote });
  };
  const add: Facts['add'] = (kind, value, source, quote) => {
    const clean = kind === 'compatibility' ? value.trim().replace(amongOthers, '') : value.trim();
    const key = `${kind}\n${foldWord(clean)}`;
    if (clean === '' || seen.has(key)) return;
    if (
      kind === 'colour' &&
      /^mint$/iu.test(clean) &&
      mintState.test(`${product.name}. ${product.description}`)
    )
      return;
    if (kind === 'pack' && source === namePath && tellsCount(product.description, clean, type)) return;
    seen.add(key);
    push(kind, clean, source, quote);
  };
  const addRest: Facts['addRest'] = (path, text) => {
    for (const quote of linesOf(text).flatMap(splitSentences).flatMap(quotesOf)) {
      if (isQuoted(path, quote)) continue;
      add('other', quote, path, quote);
      // The same words may stand in two fields; the second quote still has to be covered.
      if (!isQuoted(path, quote)) push('other', quote, path, quote);
    }
  };
  return { list, add, addRest };
}
