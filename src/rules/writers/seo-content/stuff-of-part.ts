import { stuffAtOpening } from './opening-traits.ts';
import type { Phrase } from './ranked-phrases.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { foldWord, stemsOf, tokensOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { isSaidStuff } from './english-predicates.ts';
import { endsMaterial } from './material-end.ts';
import { isCoated } from './noun-readings.ts';

/** A material name and nothing else, without figures. */
export function isPureMaterial(text: string, draft: Draft): boolean {
  const tokens = tokensOf(text);
  const hit = claimHits(text, draft.language.written)[0];
  return hit !== undefined && hit.payload.kind === 'material' && hit.from === 0 && hit.to === tokens.length;
}

/**
 * Whether a brief names the material of a part alone: the leather of a willow basket is that of its handles, as in "capazo de
 * palma con asas de cuero".
 */
export function isOfPart(material: string, { ledger, language, type, name }: Draft): boolean {
  const behindWith = name.toLowerCase().split(/ (?:with|con|avec|mit) /u)[1] ?? '';
  if (language.written === 'other' || !behindWith.includes(material.toLowerCase())) return false;
  const own = new Set(stemsOf(type));
  const told = ledger.facts.filter(({ kind, value }) => kind === 'material' && value === material);
  if (language.written !== 'en') {
    const stuff = foldWord(material);
    const isIts = new RegExp(
      `^(?:un[ae]? |eine? )?${foldWord(type)} (?:de|d['’]|en|aus) (?:\\p{L}+ )?${stuff}`,
      'u',
    );
    return told.every(({ quote }) => !isIts.test(foldWord(quote)));
  }
  return (
    told.length > 0 &&
    told.every(({ quote }) => {
      const behind = quote.slice(quote.indexOf(material) + material.length);
      const [next = ''] = stemsOf(behind.slice(0, 30));
      return !endsMaterial(behind) && !own.has(next);
    })
  );
}

/** "Handmade stained glass" names a material and not the thing that is made of it. */
export function closesOnMaterial(text: string): boolean {
  return (
    claimHits(text, 'en').some(({ end, payload }) => payload.kind === 'material' && end === text.length) ||
    isCoated(text)
  );
}

/** What the thing is made of, as it stands before its noun. */
export function stuffInFront(phrases: readonly Phrase[], draft: Draft): string {
  const found = phrases.find(
    ({ kind, text }) =>
      kind === 'material' &&
      (isPureMaterial(text, draft) ||
        text === stuffAtOpening(draft) ||
        // "Made of recycled polypropylene".
        (isSaidStuff(text, draft) && closesOnMaterial(text))) &&
      !isOfPart(text, draft),
  );
  return found?.text ?? '';
}
