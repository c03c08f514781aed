import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isLetterAt, placesIn, wordPlaces } from '#rules/text/word-places.ts';
import { lastPartOf } from './german-heads.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Spanish and French words for several of one thing sold together. */
const setOf =
  /^(?:juego|set|pack|lote|conjunto|par|dúo|trío|serie|jeu|lot|ensemble|paire|duo|trio|série|kit|surtido|coffret|service)\s(?:(?:de\s|d[’']))?(\p{L}{3,}[sx])$/iu;

const saysLittle =
  /^(?:Ständer|Halter\p{L}*|Kasten|Gerät\p{L}*|Mittel|Maschinen?|Systeme?|Teile?|Stücke?|Werke?|Anlagen?|Platten?)$/u;

/** "Hausschuhe" of "Filzhausschuhe", "Mühle" of a "Salzmühle": the end of the compound by which the seller's own text calls it. */
export function calledInText(type: string, description: string): string {
  // Where the last part is known it is read as such; "Ständer" and "Halter" say nothing alone.
  if (!/^\p{Lu}\p{Ll}{7,}$/u.test(type) || lastPartOf(type) !== undefined) return '';
  const whole = type.toLowerCase();
  const found = firstWords(description, 600).match(/(?<!\p{L})\p{Lu}\p{Ll}{4,}(?!\p{L})/gu) ?? [];
  return (
    found.find(
      (word) => !saysLittle.test(word) && word.length + 2 < type.length && whole.endsWith(word.toLowerCase()),
    ) ?? ''
  );
}

/**
 * "Sign" of a house sign whose text says "oak sign with your house number": the last word of an English type where it is a
 * known thing by itself and the seller's own text calls the thing so.
 */
export function lastWordInText(type: string, description: string): string {
  const at = type.lastIndexOf(' ');
  if (at === -1) return '';
  const last = type.slice(at + 1);
  const before = type.slice(0, at).split(' ').at(-1)!;
  const isThing = typeHits(last, 'en').some(({ end }) => end === last.length);
  if (!isThing || !/^\p{L}{3,}$/u.test(before + last)) return '';
  const text = firstWords(description, 600).toLowerCase();
  const isSaid = wordPlaces(text, last.toLowerCase()).some(
    (at) => !text.slice(0, Math.max(0, at - 1)).endsWith(before.toLowerCase()),
  );
  return isSaid ? last : '';
}

/** "Juego de tazas" → "tazas": what such a set consists of is what people type. Empty for a single thing. */
export function thingsOfSet(type: string, language: WrittenLanguage): string {
  if (language !== 'es' && language !== 'fr') return '';
  return setOf.exec(type)?.[1] ?? '';
}

const priced = /[£$€]\s?\d|\d\s?[£$€]/u;
const counted = /^(?:\d{1,3}x? |an? |box of |pair of )\p{L}/iu;
const mostPriced = 5;
/** Names of several things together, which say not of which. */
const bundle = /\b(?:bundle|job ?lot|joblot|stuff|bits|things|items|clear ?out|lot)\b/iu;

/** "Moses basket £15, 3 reels, 2 rods": the things that a bundle sets a price on or counts, as a buyer names them; none of fewer than two. */
export function pricedThings(
  { name, description }: { name: string; description: string },
  language: WrittenLanguage,
): string[] {
  if (!bundle.test(name)) return [];
  const found = description
    .split(/,\s|;\s|\n|[.!•]\s/u)
    .filter((entry) => (priced.test(entry) || counted.test(entry)) && entry.length < 60)
    .flatMap((entry) =>
      typeHits(entry, language)
        .slice(0, 1)
        .map(({ text }) => text.toLowerCase()),
    );
  const things = [...new Set(found)];
  return things.length < 2 ? [] : things.slice(0, mostPriced);
}

const mostCompounds = 2;
const frontOfCompound = /(?<!\p{L})\p{Lu}\p{Ll}{2,16}$/u;

/** What a German description calls the thing in one word: "Geburtskissen" of a "Kissen zur Geburt". */
export function compoundsOf(type: string, description: string): string[] {
  if (!/^\p{L}{4,}$/u.test(type)) return [];
  const text = firstWords(description, 400);
  const found = placesIn(text, type.toLowerCase())
    .filter((at) => !isLetterAt(text, at + type.length))
    .flatMap((at) => {
      const front = frontOfCompound.exec(text.slice(0, at))?.[0];
      return front === undefined ? [] : [front + text.slice(at, at + type.length)];
    });
  return [...new Set(found)].slice(0, mostCompounds);
}

/** Of these a set holds several, and is searched by the one. */
const soldBySet =
  /^(?:planter|pot|bowl|mug|plate|jar|basket|cushion|coaster|hook|frame|vase|towel|ramekin|tumbler|saucer|hanger|bin|stool|lantern|candle|ornament)$/iu;

/** What an English set consists of: the bowls of a "mixing bowls set", the board of a "cutting board set"; a tea set is a thing of its own. */
export function setOfThings(text: string): string {
  const thing = /^(.*\p{L}{2}) set$/iu.exec(text)?.[1] ?? '';
  // A "beard trimmer kit" is searched as the trimmer.
  const device =
    /^(\p{L}+ (?:\p{L}+ )?(?:trimmer|clipper|shaver|straightener|curler|drill|sander|grinder|frother|blender|steamer|camera|drone|telescope|microscope|printer)) kit$/iu.exec(
      text,
    )?.[1];
  if (device !== undefined) return device;
  if (/[^s]s$/iu.test(thing) || soldBySet.test(thing)) return thing;
  return thing.includes(' ') && typeHits(thing, 'en').some((hit) => hit.text.length === thing.length)
    ? thing
    : '';
}
