import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { saidOffers, speaksOfOffers } from '#rules/offers/offer-sentence.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { listedFirst } from './listed.ts';
import { mostWords } from './list-words.ts';
import { knownOpening } from './known-opening.ts';
import { gatheringPlacesIn } from './what-is-let.ts';

/** The entries of the list; a sentence in it is read as one, also where its commas parted it into entries. */
export function saidInList(products: readonly string[], language: WrittenLanguage): string[] {
  if (products.length === 0) return [];
  const whole = saidOffers(products.join(', '), language);
  if (whole !== null) return whole.things;
  return products.flatMap((entry) => {
    const said = saidOffers(entry, language);
    if (said !== null) return said.things;
    // "We love what we do" names nothing, and what is done to the things of "we look after dogs" is not known.
    if (speaksOfOffers(entry, language)) return [];
    const parts = entry.split(/,\s(?:(?:and|und|y|et)\s)?/u);
    if (parts.length < 2 || parts.some((part) => part.split(' ').length > mostWords)) return [entry];
    const last = parts.at(-1)!.split(/\s(?:and|und|y|et)\s/u);
    // "Dog walking, cat sitting and puppy visits".
    return [
      ...parts.slice(0, -1),
      ...(/\s(?:and|und|y|et)\s/u.test(entry) && last.length === 2 ? last : [parts.at(-1)!]),
    ];
  });
}

/** What a sentence of the description says, behind the list that opens it: "Fenster und Türen. Wir tauschen alte Fenster." */
export function saidInText(
  description: string,
  language: WrittenLanguage,
  subject: Platform['subject'],
): string[] {
  const said = saidOffers(description, language)?.things ?? [];
  if (said.length === 0) return [];
  const listed = listedFirst(description, language, subject);
  return [
    ...gatheringPlacesIn(description, language),
    ...(listed.length > 0 ? listed : knownOpening(description, language)),
    ...said,
  ];
}
