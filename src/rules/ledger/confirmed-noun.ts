import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { claimHits } from './claim-index.ts';
import { attributeStemsOf } from './type-agreed.ts';
import { nounBeforePlace } from './german-place-behind.ts';
import { isMaker } from './maker-in-name.ts';
import { opensText } from './head-first.ts';
import { isGermanNoun } from './small-german.ts';
import { type TypeHit, typeHits } from './type-hits.ts';
import { stemOf, tokensOf } from '#rules/text/words.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Whether the last word of a name is also a word of the description or the category: then it is the thing itself. */
export function isConfirmed(noun: string, brief: Brief): boolean {
  const stem = stemOf(noun.split(' ').at(-1) ?? '');
  // "Seiko 5 automatic": how it runs is not what it is.
  if (
    stem === '' ||
    /^(?:automatic|quartz|mechanical|digital|manual|electric|acoustic|wireless|portable)$/iu.test(noun)
  )
    return false;
  const texts = `${brief.product.description}\n${brief.product.category}`;
  const isGerman = brief.language.written === 'de';
  // "The Aurora is a lamp" only repeats the name; a noun of English, Spanish or French stands there in lower case.
  return tokensOf(texts).some(
    (token) => token.stem === stem && (isGerman || /^[\p{Ll}\d]/u.test(texts.slice(token.start, token.end))),
  );
}

const endsInSet = /(?<![\p{L}’-])(?:(\p{L}[\p{L}’-]{0,24})\s)?(\p{L}[\p{L}’-]{2,24})\s(set|kit)$/iu;

/** "Stuff Sack Set" described as "3 stuff sacks": a set of what the English text speaks of; empty where it does not. */
export function setOfSaid(front: string, brief: Brief): string {
  const found = endsInSet.exec(front);
  if (found === null || !isConfirmed(found[2]!, brief)) return '';
  const [, before = '', noun, set] = found;
  const text = brief.product.description.toLowerCase();
  const isSaidTogether = before !== '' && text.includes(`${before} ${noun}`.toLowerCase());
  return isSaidTogether ? `${before} ${noun} ${set}` : `${noun} ${set}`;
}

const ofHouse = /\p{Ll}(?:mischung|edition|kollektion|auslese|variation|zauber|traum|liebe|glück|schatz)$/u;

/** Where or for whom the thing is: "fürs Babyzimmer", "für die Rückbank", "im Garten". */
const leadsToPlace =
  /(?<!\p{L})(?:fürs?|ins?|im|in|am|an|auf|aufs|zur?|zum|vor|hinter|unter|über|neben)(?:\s(?:das|die|den|dem|der|dein\p{L}*|ihr\p{L}*|jede\p{L}*|ein\p{L}*))?(?:\s\p{Ll}+e[nrsm]?)?\s$/iu;

/** Whether the description names a noun only as the place or the purpose of the thing. */
function isOnlyPlace(noun: string, description: string): boolean {
  const text = description.toLowerCase();
  const word = noun.toLowerCase();
  let found = false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (!leadsToPlace.test(text.slice(Math.max(0, at - 40), at))) return false;
    found = true;
  }
  return found;
}

/** "Bewässerungskugeln 6er Set Glas" of a text that says "aus mundgeblasenem Glas": of what they are, and no glass. */
function isOnlyStuff(noun: string, description: string): boolean {
  const at = description.indexOf(noun);
  return (
    at > 0 &&
    /(?<!\p{L})aus\s(?:\p{Ll}+e[nmrs]\s){0,2}$/u.test(description.slice(Math.max(0, at - 48), at)) &&
    claimHits(noun, 'de').some(({ payload }) => payload.kind === 'material')
  );
}

/** "Schallplatten Rock Pop": what is played, and no skirt. German. */
const music =
  /(?<!\p{L})(?:LPs?|CDs?|Vinyl|Schallplatten?|Platten|Konzert|Band|Gitarre|Musik|Single)(?!\p{L})/u;

/** "Hundedecke Auto Rückbank": no bench, where the text puts the blanket on one. */
export function withoutPlaces(hits: readonly TypeHit[], description: string): TypeHit[] {
  // A maker whose name ends as a thing does: "Kaffeemühle Zassenhaus".
  return hits.filter(
    ({ text, start }) =>
      !isOnlyPlace(text, description) &&
      !isMaker(text.toLowerCase()) &&
      !(text === 'Rock' && music.test(description)) &&
      !(start > 0 && isOnlyStuff(text, description)),
  );
}

/** "Hundedecke Auto Rückbank" of the category "Hundedecken": the noun that the category names too. */
function nounOfCategory(nouns: readonly string[], category: string): string | undefined {
  const stems = new Set(tokensOf(category).map((token) => token.stem));
  return nouns.find((noun) => stems.has(stemOf(noun)));
}

const occasion =
  /^(?:hochzeit|geburtstag|taufe|weihnachten|ostern|einschulung|muttertag|vatertag|valentinstag|kommunion|konfirmation|halloween|silvester|jubiläum|abitur|verlobung|geburt|karneval|fasching)$/iu;

/** "F-20 Falke – Holzbaukasten", of which the text says "Holzbaukasten für den F-20 Falke": what stands behind the stroke. German. */
function behindStroke(last: string, { name, description }: Brief['product']): string {
  const [, ...behind] = name.split(/\s[–—-]\s/u);
  const noun = /(?:^|\s)((?:\p{Lu}{2,5}-)?\p{Lu}\p{Ll}{4,})$/u.exec(behind[0]?.trim() ?? '')?.[1] ?? '';
  const at = noun === '' || last === '' ? -1 : description.indexOf(`${noun} für `);
  const said = at === -1 ? '' : description.slice(at + noun.length, at + noun.length + longestPurpose);
  const isForLast =
    /^ für (?:den|die|das|deine?n?|Ihren?) /u.test(said) && said.split(/[\s.,;:!?]/u).includes(last);
  return isForLast ? noun : '';
}
const longestPurpose = 48;

/**
 * "Personalisierte Schultüte Dinosaurier": of several German nouns the last that the description speaks of too, other than as
 * the place of the thing ("Mobile Regenbogen Babyzimmer").
 */
export function saidNoun(front: string, last: string, brief: Brief): string {
  const stuffs = attributeStemsOf(front, 'de');
  const nouns = front.split(/\s+/u).filter(
    (word, at) =>
      /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
      !(at === 0 && /(?:e[rsnm]?|er)$/u.test(word)) &&
      // "Messerblock magnetisch Eiche", of which the text says "massive Eiche".
      !(at > 0 && stuffs.has(stemOf(word))),
  );
  const { description, category } = brief.product;
  // "Führerschein Klasse B197": of which class, and no class.
  const classed = /^(?:Klasse|Typ|Stufe|Größe|Modell|Serie|Band|Teil)$/u.test(last)
    ? (/(?:^|\s)(\p{Lu}\p{Ll}{4,})\s\p{Lu}\p{Ll}+\s\S*[\d\p{Lu}]/u.exec(front)?.[1] ?? '')
    : '';
  if (classed !== '') return classed;
  // "Einladungskarten Hochzeit 25 Stück": for which day, and no thing.
  const forDay = occasion.test(last)
    ? front
        .split(/\s+/u)
        .find(
          (word) =>
            /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !occasion.test(word) && isGermanNoun(word.toLowerCase()),
        )
    : undefined;
  if (forDay !== undefined) return forDay;
  if (last !== '' && nouns.includes(last) && isOnlyPlace(last, description)) {
    const thing =
      nounOfCategory(nouns, category) ??
      nouns.findLast((noun) => noun !== last && isConfirmed(noun, brief) && !isOnlyPlace(noun, description));
    if (thing !== undefined) return thing;
  }
  // "Ostfriesentee Kapitänsmischung": what the house calls its mixture is none of what is sold.
  const beforeHouse = ofHouse.test(last)
    ? /(?<!\S)(\p{Lu}\p{Ll}{4,}) $/u.exec(front.split(last)[0]!)?.[1]
    : undefined;
  if (beforeHouse !== undefined) return beforeHouse;
  // "Kaffeemühle Zassenhaus alt", of which the text says "Kaffeemühle von Zassenhaus".
  const made = nouns.find(
    (noun) =>
      noun !== last &&
      new RegExp(`(?<!\\p{L})${noun} (?:von|aus|der Marke|in) ${last}(?!\\p{L})`, 'u').test(description),
  );
  if (made !== undefined) return made;
  const beforePlace = nounBeforePlace(front, last, description);
  if (beforePlace !== '') return beforePlace;
  const forLast = behindStroke(last, brief.product);
  if (forLast !== '') return forLast;
  const beforeStuff = thingBeforeStuff(front, last);
  if (beforeStuff !== '' && !isConfirmed(last, brief)) return beforeStuff;
  if (last === '' || isConfirmed(last, brief)) return last;
  if (!nouns.includes(last)) return last;
  return nouns.findLast((noun) => isConfirmed(noun, brief)) ?? compoundBefore(last, nouns);
}

/** "Eierwärmer Filz Schaf": what stands behind the stuff is shown on the thing before it; empty where no stuff stands between. */
function thingBeforeStuff(front: string, last: string): string {
  const words = front.split(/\s+/u);
  const [first = '', stuff = ''] = words;
  const isStuff = claimHits(stuff, 'de').some(
    ({ payload, start, end }) => payload.kind === 'material' && start === 0 && end === stuff.length,
  );
  return isStuff &&
    words.length > 2 &&
    last === words[2] &&
    /^\p{Lu}\p{Ll}{5,}$/u.test(first) &&
    typeHits(last, 'de').length === 0
    ? first
    : '';
}

const leastCompound = 12;
const mostOfName = 8;

/** "Kinderwagenbuggyboard Lascal": behind a long compound one short word that names no thing is its maker or its model. */
function compoundBefore(last: string, nouns: readonly string[]): string {
  const [first = ''] = nouns;
  const isName = nouns.length === 2 && last.length <= mostOfName && typeHits(last, 'de').length === 0;
  return isName && first.length >= leastCompound && !/(?:ung|keit|heit|schaft|age)s?$/u.test(first)
    ? first
    : last;
}

const openingNoun =
  /^(?:(?:der|die|das|ein|eine|unser|unsere|mein|meine|dieser|diese|dieses)\s)?(?:\p{L}+(?:e[rsnm]?)\s){0,3}(\p{Lu}\p{Ll}{3,})(?=\s(?:für|fürs|mit|aus|von|vom|in|im|zum|zur|der|des|und|ist|hat|mit|ohne)\s|[,.:(]|$)/iu;

/** "Handgefilzter Teewärmer für Kannen": the thing that opens a German description, where the name has it too; else empty. */
export function openingThing(
  front: string,
  byName: string,
  { product, language: { written }, platform }: Brief,
): string {
  if (platforms[platform].subject !== 'product') return '';
  // "Patucos bebé", described as "Patucos de lana".
  if (written === 'es' || written === 'fr') {
    // "Scalextric Exin circuito años 70", described as "circuito scalextric": the small word of a name of capitals.
    const opening = /^\p{L}{5,}(?=[\s,])/u.exec(product.description)?.[0].toLowerCase() ?? '';
    const isName = front
      .split(/\s+/u)
      .some(
        (word) => word !== '' && /^\p{Lu}\p{Ll}/u.test(word) && word.toLowerCase() === byName.toLowerCase(),
      );
    if (opening !== '' && isName && front.split(/\s+/u).indexOf(opening) > 0) return opening;
    return opensText(front, product.description) ? byName : '';
  }
  if (written !== 'de') return '';
  const noun = openingNoun.exec(product.description.split('\n')[0]!)?.[1] ?? '';
  return noun !== '' && front.split(/\s+/u).includes(noun) ? noun : '';
}

/**
 * "Casa Rosa" of the category "Macetas", "Haus am See": whether the thing of a name is only the name of another one, which
 * opens the text and is named by the category; of a house the text alone says enough.
 */
export function isHouseName(known: TypeHit, described: string, brief: Brief): boolean {
  if (isConfirmed(known.text, brief)) return false;
  // "Reloj de pulsera" of a "Reloj" only tells which.
  const own = new Set(tokensOf(known.text).map(({ stem }) => stem));
  if (tokensOf(described).some(({ stem }) => own.has(stem))) return false;
  const stems = new Set(tokensOf(brief.product.category).map(({ stem }) => stem));
  return known.category === 'property' || tokensOf(described).some(({ stem }) => stems.has(stem));
}

/**
 * "Hundegeschirr Kompass", described as "Geschirr aus Nylon": of several German nouns of a name those that the description
 * speaks of, where it does not speak of the last.
 */
export function saidHits(
  hits: readonly TypeHit[],
  description: string,
  language: WrittenLanguage,
): readonly TypeHit[] {
  if (language !== 'de' || hits.length < 2) return hits;
  const nouns = (firstWords(description, 400).match(/(?<!\p{L})\p{Lu}\p{Ll}{3,}/gu) ?? []).map((noun) =>
    noun.toLowerCase(),
  );
  const isSaid = ({ text }: TypeHit): boolean => nouns.some((noun) => text.toLowerCase().endsWith(noun));
  const said = hits.filter(isSaid);
  return said.length === 0 || isSaid(hits.at(-1)!) ? hits : said;
}
