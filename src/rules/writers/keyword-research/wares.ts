import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { OfferKind } from './offer-kind.ts';
import { isChoice, type OfferTexts } from './offer-texts.ts';

/** A bicycle that a hire shop or a workshop speaks of is not what it sells. */
export function isWare(kind: OfferKind): boolean {
  return kind === 'product' || kind === 'food' || kind === 'topic' || kind === 'software';
}

/** What is taken home, whatever it is. */
export function isGoods({ kind }: { kind: OfferKind }): boolean {
  return kind === 'product' || kind === 'food';
}

/** "Portrait" of pet portraits, and "watercolor" where the text says "watercolor pet portraits": the trade says it whole. */
export function isPartOf(thing: string, trade: string, text: string): boolean {
  const [short, whole] = [foldWord(singularPhrase(thing.toLowerCase())), foldWord(trade)];
  const [first = ''] = whole.split(' ');
  return (
    (whole.includes(' ') && whole.endsWith(` ${short}`)) ||
    foldWord(text.toLowerCase()).includes(`${foldWord(thing.toLowerCase())} ${first} `)
  );
}

const house =
  /\b(?:online|web)?[- ]?(?:shops?|stores?|boutiques?|sellers?|retail(?:ers?)?|e-?commerce|brands?)\b|\bonline\b/giu;

/** What a shop sells by its industry: nobody looks for the "houseplants online shop" of "Houseplants online shop". */
function withoutHouse(industry: string): string {
  return industry.replace(house, '').replace(/\s+/gu, ' ').trim();
}

/** Goods that the industry names in the user's own words: "handwoven rugs" beside kilim rugs and runners; empty where it names none. */
export function wareOfIndustry({ industry, language, description }: OfferTexts): string {
  // "Tools", "Baby": a shelf in a word, of which the text says nothing.
  const isShelf =
    !industry.includes(' ') &&
    language === 'en' &&
    !stemsOf(description).includes(stemsOf(industry)[0] ?? '');
  const isOne =
    !isShelf && !isChoice(industry) && industry.split(' ').length <= 4 && !/[,;&/]/u.test(industry);
  return isOne && typeHits(industry, language).length > 0 && businessNounOf(industry, language) === null
    ? withoutHouse(industry)
    : '';
}

/** "Vente de vélos d'occasion" are used bikes to buy. */
export const selling =
  /^(?:vente|venta|verkauf|sales?)\s(?:de\s(?:la\s)?|d['’]|du\s|des\s|von\s|of\s)(?=\p{L}{3})/iu;

/** "Apartments for rent" of apartments that the text lets. */
export function withTenure(thing: string, text: string): string {
  const at = text.toLowerCase().indexOf(thing.toLowerCase());
  const behind = at < 0 ? '' : text.slice(at + thing.length);
  return `${thing}${/^\s(?:for|to) (?:rent|sale|let)(?!\p{L})/iu.exec(behind)?.[0] ?? ''}`;
}

/** "Book a table", "we cannot take mattresses": what the reader is to do and what is not done sells nothing. */
const asksOrDenies = longPattern('iu')`
  ^(?:book|call|ring|email|bring|ask|pre-?order|visit|come|no|nothing|nichts|nada|rien|sorry|own
    |eigene[rsn]?|(?:we|i) (?:do not|don['’]t|cannot|can['’]t|never|are not)|kein[er]?
    |(?:wir|ich) [^.]*(?:nicht|kein[er]?)|nous ne|je ne|pas de|reserva|llama|pide|réservez|appelez
    |buchen sie|rufen sie)(?!\p{L})
`;

const variants =
  /^(?:(?:our|available|current) )?(?:recipes|flavou?rs|scents|sizes|colou?rs|finishes|varieties|options|ingredients|sorten|größen|farben|geschmacksrichtungen|zutaten|tallas|colores|sabores|aromas|ingredientes|tailles|couleurs|saveurs|ingrédients):\s/iu;

/** "Recipes: turkey & oats, grain-free salmon": which of the thing there are, and nobody looks for them without it. */
export function listsVariants(sentence: string): boolean {
  return variants.test(sentence);
}

/** What comes with an offer is none: "wetsuits and lunch included". */
export function withoutExtras(description: string): string {
  return description
    .replace(/\bin-house\b/giu, ' ')
    .split(/(?<=[.!?])\s/u)
    .filter(
      (sentence) =>
        !asksOrDenies.test(sentence) &&
        !listsVariants(sentence) &&
        !/\b(?:included|inklusive|inbegriffen|incluid[oa]s?|compris(?:es?)?|umkreis)\b/iu.test(sentence),
    )
    .join(' ');
}
