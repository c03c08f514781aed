import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Draft } from './draft.ts';

const departments: readonly (readonly [string, RegExp])[] = [
  ['Women', /\b(?:women|woman|ladies|lady)(?:['’]?s)?\b/iu],
  ['Men', /\b(?:men|man|gents|gentlemen)(?:['’]?s)?\b/iu],
  ['Girls', /\bgirls?['’]?s?\b/iu],
  ['Boys', /\bboys?['’]?s?\b/iu],
  ['Baby', /\b(?:baby|babies|infants?|newborns?)\b/iu],
  ['Kids', /\b(?:kids?|children|toddlers?)['’]?s?\b/iu],
  ['Unisex Adults', /\bunisex\b/iu],
];

/** Whom clothes and shoes are for, where an English name or description says one; empty for all else. */
export function departmentOf({ brief, type, language }: Draft): string {
  if (language.written !== 'en' || typeHits(type, 'en').at(-1)?.category !== 'apparel') return '';
  const { name, description } = brief.product;
  for (const text of [name, description]) {
    const said = departments.filter(([, pattern]) => pattern.test(text));
    if (said.length > 0) return said.length === 1 ? said[0]![0] : '';
  }
  return '';
}
