import type { FactKind, Keyword, Ledger } from '#rules/listing/listing.ts';
import { isFunctionWord } from '#rules/facts/function-words.ts';
import { foldWord } from '#rules/text/words.ts';
import type { PhraseList } from './phrase-list.ts';
import { listEntries } from './slots.ts';

/** Facts that shops filter by, in this order. */
const filterKinds: readonly FactKind[] = [
  'type',
  'material',
  'colour',
  'audience',
  'season',
  'occasion',
  'method',
  'feature',
  'use',
  'origin',
];
const filterFields = new Set(['shopifyTags', 'shopifyProductType', 'shopifyCollections']);

/** "Band collar" → "band-collar"; empty when it is a sentence and no filter. */
export function filterTag(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/^\d+\s*%\s*/u, '')
    .replace(/[’']s\b/gu, 's')
    .split(/[\s_/-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}.]+/gu, ''))
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 3) return '';
  if (isFunctionWord(foldWord(words[0] ?? '')) || isFunctionWord(foldWord(words.at(-1) ?? ''))) return '';
  const tag = words.join('-');
  return /\p{L}{2}/u.test(tag) || /[\u4E00-\u9FFF]/u.test(tag) ? tag : '';
}

/** Shopify's tags: the seller's filters first, then type, material, colour, audience and style. */
export function packFilterTags(
  list: PhraseList,
  keywords: readonly Keyword[],
  ledger: Ledger,
  wanted: number,
): void {
  const take = (text: string): void => {
    const tag = filterTag(text);
    if (tag !== '' && list.size < wanted) list.add(tag);
  };
  for (const { path, text } of ledger.sentences) {
    if (filterFields.has(path)) for (const entry of listEntries(text)) take(entry);
  }
  for (const keyword of keywords) if (keyword.source === 'shopifyTags') take(keyword.phrase);
  for (const keyword of keywords) if (keyword.kind === 'head') take(keyword.phrase);
  for (const kind of filterKinds) {
    const facts = ledger.facts.filter((fact) => fact.kind === kind);
    for (const fact of facts.slice(0, 3)) for (const entry of listEntries(fact.value)) take(entry);
  }
  for (const keyword of keywords) if (keyword.phrase.split(' ').length <= 2) take(keyword.phrase);
}
