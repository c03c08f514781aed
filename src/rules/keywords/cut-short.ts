import { germanCut, isCutGerman } from './cut-german.ts';
import { isCutInRomance } from './cut-short-romance.ts';
import { lostFigure } from './lost-figure.ts';
import { isLetterAt, placesIn, wordPlaces } from '#rules/text/word-places.ts';
import {
  hasFigureBefore,
  hasWordBefore,
  isHalfPart,
  isTimeOnly,
  losesDenial,
  losesProof,
  losesSign,
  losesVerbPart,
  partsOfWear,
  seasons,
} from './lost-words.ts';

const englishCut = /\s(?:with|in|for)\s(?:\p{L}+\s)?\p{L}+ed$/iu;
const endsInCount = /\s(\d|1[0-2])$/u;
/** "Canapé 3" of one with "3 places" has lost what is counted. */
function losesItsCount(phrase: string, brief: string): boolean {
  const count = endsInCount.exec(phrase)?.[1];
  if (count === undefined) return false;
  const [, ...behind] = ` ${brief} `.split(` ${count} `);
  return behind.length > 0 && behind.every((text) => /^\p{Ll}{3,}/u.test(text));
}

/** "How to change a bike" of a "bike tire": each time that the brief asks so, it goes on to what is changed. */
function losesThing(phrase: string, brief: string): boolean {
  if (!/^how to /iu.test(phrase)) return false;
  const [, ...behind] = brief.split(phrase.toLowerCase());
  if (behind.length > 0) return behind.every((text) => goesOnToThing.test(text));
  // "How to tomato plants" of "how to prune tomato plants" has lost what is done.
  const [front = '', ...more] = brief.split(phrase.toLowerCase().slice('how to'.length));
  return more.length > 0 && /(?:^|\s)how to \p{L}+$/u.test(front);
}
const goesOnToThing =
  /^ (?!(?:with|without|in|on|at|for|from|by|using|and|or|that|which|who|when|if|to|of|so|as|like|step|fast|easily|quickly|properly|yourself|correctly|right|well|better|safely|online|again|today|now|free|the|a|an|your|my)\b)\p{L}{3,}/u;

/** "Portátil de 15" of one of 15,6 inches: the figure goes on each time that the brief writes it. */
function losesDecimals(phrase: string, brief: string): boolean {
  if (!/\d$/u.test(phrase)) return false;
  const end = phrase.toLowerCase().split(' ').slice(-2).join(' ');
  const [, ...behind] = brief.split(` ${end}`);
  return behind.length > 0 && behind.every((text) => /^[.,\s]\d/u.test(text));
}

/** "12 dollhouse" or "bakery kit 1" of a "bakery kit 1:12 dollhouse": each time the brief writes a ratio there. */
function losesRatio(phrase: string, brief: string): boolean {
  const opens = /^\d/u.test(phrase);
  if (!opens && !/\d$/u.test(phrase)) return false;
  const parts = brief.split(phrase.toLowerCase());
  if (parts.length === 1) return false;
  return opens
    ? parts.slice(0, -1).every((text) => /\d:$/u.test(text))
    : parts.slice(1).every((text) => /^:\d/u.test(text));
}

/** "Drei Kerzenständer" counts the thing; a video of "cinco errores al podar" is searched so. */
const counts = new Set(
  'zwei drei vier fünf sechs acht zehn dos tres cuatro cinco seis siete ocho nueve diez deux trois quatre cinq six sept huit neuf dix'.split(
    ' ',
  ),
);
/** "Drei Therapeutinnen Freiburg", "zwei Seitentaschen": things that are counted, with a place at most. */
function isOnlyCounted([, , place, ...others]: readonly string[]): boolean {
  return place === undefined || (others.length === 0 && /^\p{Lu}/u.test(place));
}
/** "Fifth leaf", "sizes 50": one of a row. */
const onesOfRow = new Set(
  'first second third fourth fifth sixth seventh eighth ninth tenth colours colors size sizes größe größen talla tallas taille tailles'.split(
    ' ',
  ),
);
/** "Laundry basket folds", "market in april": what is cut off behind them was the rest of a sentence. */
const endsOfHalves = new Set(
  'costs takes needs makes lasts keeps burns holds fits works runs comes turns hangs sits goes lets helps gives brings stays opens closes features includes weighs measures january february april june july august october'.split(
    ' ',
  ),
);

/** "Oz tumbler" of a 40 oz tumbler, "person tent" of one for two: the unit has lost its figure. */
const units = new Set(
  (
    'person people lumen lumens lm mg mcg gsm rpm mah oz ounce inch inches pack piece pieces pcs count ' +
    'week weeks day days hour hours minute minutes month months year years ml cl cm mm kg lb lbs ft ' +
    'litre liter gallon quart seater tier way length page pages gb tb watt volt level step part sided ' +
    'seat drawer panel speed mode light degree degrees dollar dollars euro euros pound pounds tsp tbsp ' +
    'teaspoon teaspoons tablespoon tablespoons gram grams mph kph pm am mil ply gauge denier layer ' +
    'layers compartment strand'
  ).split(' '),
);

/**
 * Whether a phrase has lost a part without which nobody types it: a figure, its noun, what its words agree with, the word that
 * denies it.
 * @param brief the seller's words in lower case, with which it is compared
 */
export function isCutShort(phrase: string, language: string, brief: string): boolean {
  const space = phrase.indexOf(' ');
  const first = space === -1 ? '' : phrase.slice(0, space).toLowerCase();
  // "Taille de haies" of one who says "nous taillons".
  const isWork = first === 'taille' && phrase.startsWith('taille d') && /taill(?:ons|eur|age)/u.test(brief);
  if ((onesOfRow.has(first) && !isWork) || (counts.has(first) && isOnlyCounted(phrase.split(' '))))
    return true;
  if (losesSign(phrase, brief)) return true;
  if (language === 'en') return isCutInEnglish(phrase, first, brief);
  // "Alfarje - farol": nobody types what parts a name.
  if (/ [-–] /u.test(phrase)) return true;
  if (losesItsCount(phrase, brief) || losesDecimals(phrase, brief) || losesRatio(phrase, brief)) return true;
  if (language === 'de') return isCutInGerman(phrase, space, brief);
  return (language === 'es' || language === 'fr') && isCutInRomance(phrase, language, brief);
}

/** @param first the first of several words, in lower case */
function isCutInEnglish(phrase: string, first: string, brief: string): boolean {
  if (isHalfPart(phrase, brief) || losesDenial(phrase, brief)) return true;
  if (units.has(first) && hasFigureBefore(brief, first)) return true;
  if (seasons.has(first) && isTimeOnly(brief, first)) return true;
  if (partsOfWear.has(first) && hasWordBefore(brief, first)) return true;
  // "Falconry glove left hand": one of a pair, behind its noun.
  if (/\s(?:left|right) hand(?:ed)?$/iu.test(phrase)) return true;
  if (losesCountedEnd(phrase, brief) || losesProof(phrase, brief)) return true;
  if (losesRatio(phrase, brief)) return true;
  if (whenAtEnd.test(phrase) || losesFigure(phrase, brief) || losesThing(phrase, brief)) return true;
  return endsHalf(phrase) || (phrase.toLowerCase().endsWith('ed') && englishCut.test(phrase));
}

/** @param space place of the phrase's first space, -1 when it is one word */
function isCutInGerman(phrase: string, space: number, brief: string): boolean {
  if (space !== -1 && (isCutGerman(phrase, brief) || losesVerbPart(phrase, brief))) return true;
  // "Ladekabel Typ" of one of type 2.
  if (lostFigure.test(phrase)) return true;
  // "Aus 12 Fröbelsternen": the case of several, where the text has one of them too.
  const base = /^\p{Lu}\p{Ll}{6,}(?=en$)/u.exec(phrase)?.[0].toLowerCase();
  if (base !== undefined && wordPlaces(brief, base).length > 0) return true;
  // "Die faltbaren Trekkingstöcke": the ending asks for the article, without which nobody types it.
  if (/^\p{Ll}{3,}en\s\p{Lu}/u.test(phrase)) return true;
  // "Für Kurz- und Langhaar" names no length alone.
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase();
  return germanCut.test(phrase) || brief.includes(`${last}- `);
}

/** "Honey last summer", "narrowboat last week": when something was done is searched with no thing. */
const whenAtEnd =
  /(?<!^(?:the|my|our|your))\s(?:last|next|this) (?:week|weekend|month|year|night|spring|summer|autumn|fall|winter|season|time)$/iu;
const endsInFigure = /\s\d+$/u;
const endsInCode = /\s\p{L}{1,4}$/u;

/** "Valley 1" of "Valley 1.6", "PodMic 99" of one for 99 pounds: the figure goes on, or is the price. */
function losesFigure(phrase: string, brief: string): boolean {
  // "Yaesu FT" of "Yaesu FT-891".
  if (endsInCode.test(phrase)) {
    const [, ...after] = brief.split(phrase.toLowerCase());
    return after.length > 0 && after.every((text) => /^-\p{L}{0,3}\d/u.test(text));
  }
  if (!endsInFigure.test(phrase)) return false;
  const [, ...behind] = brief.split(phrase.toLowerCase());
  return (
    behind.length > 0 &&
    behind.every((text) =>
      /^(?:[.,]\d|\d|\s?(?:%|€|£|\$|pounds?|quid|euros?|dollars?|bucks|usd|gbp|eur)(?!\p{L}))/u.test(text),
    )
  );
}

/** "Chicken coop hen" of one for 6 hens: what a text only counts, behind another noun. */
function losesCountedEnd(phrase: string, brief: string): boolean {
  const last = /\s(\p{Ll}{3,}?)s?$/u.exec(phrase)?.[1];
  if (last === undefined || /\d/u.test(phrase) || !brief.includes(` ${last}s`)) return false;
  const places = placesIn(brief, last).filter((at) => {
    const end = at + last.length;
    return /\s/u.test(brief.charAt(at - 1)) && !isLetterAt(brief, brief.charAt(end) === 's' ? end + 1 : end);
  });
  return places.length > 1 && places.every((at) => /\d/u.test(brief.charAt(at - 2)));
}

function endsHalf(phrase: string): boolean {
  const space = phrase.lastIndexOf(' ');
  const last = phrase.slice(space + 1);
  // "Grommets every 18" of 18 inches.
  if (/\s(?:every|each|per|about) \d+$/u.test(phrase)) return true;
  return space !== -1 && (endsOfHalves.has(last) || (last.endsWith('ember') && /^\p{L}+ember$/u.test(last)));
}
