import { claimHits } from '#rules/ledger/claim-index.ts';
import { namesPart } from '#rules/ledger/part-nouns.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** What a thing is as a whole, behind the word for its stuff: "leather uppers", "ceramic compound". */
const wholeBody =
  /^\s(?:uppers?|outers?|shell|body|fabric|cloth|construction|weave|knit|yarn|mesh|plates?|sheet|blend|mix|finish|wood|timber|metal|alloy|leather|look|plated?|coated|lined|covered|upholstered|clad|compound|tiles?|panels?|wire|thread|leaf|core)$/iu;

/**
 * The front of a fact that says of what the thing is: of what stands behind "with" in "synthetic with black steel stirrup bars"
 * it is not made, nor of the ebony of an "ebony butt". English.
 */
export function ownStuffOf(fact: Fact, { type }: Draft): Fact[] {
  const at = fact.value.indexOf(' with ');
  const value = at === -1 ? fact.value : fact.value.slice(0, at);
  const last = claimHits(value, 'en').findLast(({ payload }) => payload.kind === 'material');
  if (last === undefined || !fact.source.endsWith('.description') || value.includes(','))
    return [{ ...fact, value }];
  const behind = value.slice(last.end);
  const isPart =
    /^\s\p{Ll}{3,}$/u.test(behind) &&
    // "Black cotton duck", "leather corner", "slate number" are the thing itself.
    namesPart(behind.trim()) &&
    !isKindred(behind.trim(), type) &&
    !wholeBody.test(behind) &&
    stemsOf(behind)[0] !== stemsOf(type).at(-1);
  return isPart ? [] : [{ ...fact, value }];
}

/** "Fleece jacket" of a sweater, the steel case of a watch: another word for the thing, and the body of it. */
function isKindred(noun: string, type: string): boolean {
  if (noun === 'case') return /(?:watch|clock)$/iu.test(type);
  const told = typeHits(noun, 'en').at(-1)?.category;
  return told !== undefined && told !== 'general' && told === typeHits(type, 'en').at(-1)?.category;
}
