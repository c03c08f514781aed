import { shapeOf } from '#rules/ledger/shape.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isNoOffer } from './no-offers.ts';

const mostWords = 4;
const fewestLetters = 6;
/** Where, with what and how it goes on behind the name. */
const goesOn: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /[,:;(–—]|\s(?:in|on|at|near|by|for|with|from|that|which|where|and|since|just|open)\s/u,
  de: /[,:;(–—]|\s(?:in|im|am|an|auf|bei|für|mit|aus|seit|von|der|die|das|und)\s/u,
  es: /[,:;(–—]|\s(?:en|a|para|con|desde|que|y|junto)\s/u,
  fr: /[,:;(–—]|\s(?:à|au|en|dans|pour|avec|depuis|qui|et|près|sur)\s/u,
};
const article = /^(?:an?|the|our|eine?|una?|une?)\s/iu;
const speaks =
  /^(?:we|i|you|it|this|here|there|your|my|welcome|wir|ich|hier|unser\p{L}*|nosotros|nuestr[oa]s?|somos|nous|notre|nos|je)(?!\p{L})/iu;

/** What the first sentence names where it only names: "floating wood-fired sauna" of "Floating wood-fired sauna on Loch Fyne". */
export function openingName(description: string, language: WrittenLanguage): string[] {
  if (language === 'other') return [];
  const [sentence = ''] = description.trim().split(/[.!?\n]/u);
  const name = sentence.split(goesOn[language])[0]!.replace(article, '').trim();
  const words = name.split(' ').length;
  const isName =
    name.length >= fewestLetters &&
    words <= mostWords &&
    !/^\d/u.test(name) &&
    !speaks.test(sentence) &&
    !isNoOffer(name, language) &&
    shapeOf(name, language) === 'noun' &&
    shapeOf(sentence.slice(0, 120), language) === 'noun';
  return isName ? [name] : [];
}
