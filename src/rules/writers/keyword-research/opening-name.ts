import { shapeOf } from '#rules/ledger/shape.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { spokenByUs } from '#rules/offers/spoken-otherwise.ts';
import { splitList } from '#rules/offers/split-list.ts';
import { isNoOffer } from './no-offers.ts';

const mostWords = 4;
const fewestLetters = 6;
/** Where, with what and how it goes on behind the names. */
const goesOn: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /[:;(–—]|\s(?:in|on|at|near|by|for|with|from|that|which|where|since|just|open|made|above|below|beside|looking|waiting|seeking|\p{L}{3,}ed (?:by|from|in|at|to|on))\s|, (?=(?:made|with|from|for|all|open|just|in)\s)/u,
  de: /[:;(–—]|\s(?:in|im|am|an|auf|bei|für|mit|aus|seit|von|der|die|das)\s/u,
  es: /[:;(–—]|\s(?:en|a|para|con|desde|que|junto)\s/u,
  fr: /[:;(–—]|\s(?:à|au|en|dans|pour|avec|depuis|qui|près|sur)\s/u,
};
const article =
  /^(?:an?|the|our|two|three|four|five|six|seven|eight|nine|ten|eine?|zwei|drei|vier|una?|dos|tres|une?|deux|trois)\s/iu;
const speaks =
  /^(?:we|i|you|it|this|here|there|your|my|welcome|wir|ich|hier|unser\p{L}*|nosotros|nuestr[oa]s?|somos|nous|notre|nos|je)(?!\p{L})/iu;

/** "Artist studios to rent" are looked for so. */
const rented = /^([^.:;]{3,80}?)(\s(?:(?:to|for) (?:rent|let)|for sale))(?!\p{L})/iu;
const bedrooms = /^(?:\d|one|two|three|four)[- ](?:bed|bedroom|room)\s(?=\p{L})/iu;
/** "Chutneys and marmalade too" */
const added = /^([^.:;]{4,80}?)\s(?:too|as well)$/iu;
const many = /^\p{L}{3,}s$/u;

/**
 * What the first sentence names where it only names: "floating wood-fired sauna" of "Floating wood-fired sauna on Loch Fyne",
 * "self storage units" and "secure parking" of "Self storage units and secure parking for caravans".
 */
export function openingNames(description: string, language: WrittenLanguage): string[] {
  if (language === 'other') return [];
  const [sentence = '', second = ''] = description.trim().split(/[.!?\n]\s*/u);
  if (speaks.test(sentence) || spokenByUs(sentence, language) !== null) return [];
  if (shapeOf(sentence.slice(0, 120), language) !== 'noun') return [];
  const [, named = sentence, tenure = ''] = language === 'en' ? (rented.exec(sentence) ?? []) : [];
  const row = named.split(goesOn[language])[0]!.replace(/,\s*$/u, '');
  const names = [...rowOf(row, language), ...splitList(added.exec(second)?.[1] ?? '', language, 'list')].map(
    (entry) => entry.replace(article, '').replace(bedrooms, '').trim() + tenure,
  );
  const isName = (name: string): boolean =>
    (name.length >= fewestLetters || names.length > 1 || many.test(name)) &&
    name.split(' ').length <= mostWords + tenure.split(' ').length - 1 &&
    !/^\d/u.test(name) &&
    !isNoOffer(name, language) &&
    shapeOf(name.slice(0, name.length - tenure.length), language) === 'noun';
  return names.every(isName) ? names : [];
}

/** "Maths and science tutoring" is two services, where both are known. */
function rowOf(row: string, language: WrittenLanguage): string[] {
  const parts = partsOfName(row, language);
  return parts.length > 0 ? parts : splitList(row, language, 'list');
}
