import { claimHits } from '#rules/ledger/claim-index.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

const weightAlone =
  /^(?:about |around |under |less than )?\d[\d.,]*\s?(?:kg|g|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?)$/iu;
/** What it does, for whom it is and where it was made: nobody sees it in a picture. */
const doneOrMeant =
  /^(?:for|no|up to|fits?|holds|carries|supports|seats|lasts|keeps|covers|charges|extends|expands|stretches|folds|runs|reaches|heats|boils|rotates|turns|adjusts)\s|\sin \p{Lu}|^[A-Z\d]{2,5}$/u;

/** The kind that a phrase of a sentence has for a title. */
export function kindOfPredicate(text: string): FactKind {
  if (weightAlone.test(text)) return 'weight';
  return doneOrMeant.test(text) ? 'function' : 'feature';
}

/** "Stainless steel" of a text that says "made of stainless steel". English. */
function isMadeOf(text: string, { brief, language }: Draft): boolean {
  const said = brief.product.description.toLowerCase();
  return (
    language.written === 'en' &&
    (said.includes(`made of ${text.toLowerCase()}`) || said.includes(`made from ${text.toLowerCase()}`)) &&
    claimHits(text, 'en').some(
      ({ payload, start, end }) => payload.kind === 'material' && start === 0 && end === text.length,
    )
  );
}

const oneSide = /^\d[\d.,/]* ?(?:in|inch|inches|cm|mm|ft|feet) (?:wide|deep|high|tall|thick)$/iu;

/** A phrase of the text with the rank that its sense has: of what the thing is made goes before, one side of it behind. English. */
export function rankedBySense<Ranked extends { text: string; kind: FactKind; rank: number }>(
  phrase: Ranked,
  order: readonly FactKind[],
  isStuffKnown: boolean,
  draft: Draft,
): Ranked {
  if (phrase.kind !== 'feature' || draft.language.written !== 'en') return phrase;
  if (oneSide.test(phrase.text)) return { ...phrase, rank: order.length };
  const rank = order.indexOf('material');
  return !isStuffKnown && rank !== -1 && isMadeOf(phrase.text, draft)
    ? { ...phrase, kind: 'material', rank }
    : phrase;
}
