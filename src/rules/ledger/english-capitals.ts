import { vendorsKnown } from '#rules/facts/vendor-names.ts';
import { spelledNames } from '#rules/text/spelled-names.ts';
import { isSmallTown, withTownCapital } from './english-place.ts';
import { placeLines } from './words/places.ts';

/** Makers that are everyday words as well, where a text is written small. */
const everyday = new Set(
  'puma canon acer sega dell ford weber barbie kindle yeti hermes gibson trek corsair razer'.split(' '),
);

const faiths =
  'muslim muslims jewish christian christians catholic catholics protestant hindu hindus sikh sikhs buddhist buddhists islamic celtic nordic gothic'.split(
    ' ',
  );

/** Places by their English names: an adjective is one wherever it stands, a noun behind a preposition alone ("bone china"). */
function readPlaces(): { nouns: ReadonlySet<string>; adjectives: ReadonlySet<string> } {
  const names = placeLines
    .split('\n')
    .flatMap((line) => line.split(';')[0]!.split(','))
    .map((name) => name.trim())
    .filter((name) => /^\p{Ll}{4,}$/u.test(name));
  return {
    nouns: new Set(names),
    adjectives: new Set([...names.filter((name) => /(?:ish|ian|ean|ese|can)$/u.test(name)), ...faiths]),
  };
}

/** Read at the first brief: a start asks about none. */
let places: ReturnType<typeof readPlaces> | undefined;

const days =
  /(?<![\p{L}\d])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween|hanukkah|ramadan|diwali|(?<=\d(?:st|nd|rd|th)? )(?:march|may)(?! (?:not|also|be|need|vary|contain)(?!\p{L})))(?![\p{L}\d])/gu;
/** "mon-fri", "tue to sat": a day in short beside another. */
const shortDays =
  /(?<![\p{L}\d])(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(\s?[-–]\s?|\sto\s)(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?![\p{L}\d])/gu;
const smallWord = /(?<![\p{L}\d@#/._’'-])\p{Ll}[\p{Ll}-]{1,}(?![\p{L}\d@_]|[./]\p{L})/gu;
const preposition = /(?:^|\s)(?:in|from|near|around|across|to|made in|[Cc]ollect(?:ion)?|[Pp]ick-?up)\s$/u;

/** Countries that are a bird, a spice or a cloth elsewhere. */
const alsoThings = new Set(['turkey', 'china', 'chile', 'jordan', 'georgia']);
const postcodeBehind = /^,? [a-z]{1,2}\d{1,2}[a-z]?(?![\p{L}\d])/iu;
const madeIn = /(?:made|grown|sewn|woven|spun|built) in\s$/u;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name that a small word stands for, or the word: "iphone" → "iPhone", "bosch" → "Bosch", "japanese" → "Japanese". */
function named(word: string, before: string, own: ReadonlySet<string>): string {
  const known = spelledNames.get(word);
  if (known !== undefined) return known;
  places ??= readPlaces();
  if ((vendorsKnown.has(word) && !everyday.has(word)) || places.adjectives.has(word)) return capital(word);
  if (madeIn.test(before) && alsoThings.has(word)) return capital(word);
  return (places.nouns.has(word) || own.has(word) || isSmallTown(word)) && preposition.test(before)
    ? capital(word)
    : word;
}

/**
 * An English text with the capitals that a hurried seller leaves out: days, months, known makers and devices, places, and the
 * seller's own place with its postcodes ("sheffield s7 and s8").
 */
export function withEnglishCapitals(text: string, location = ''): string {
  const own = new Set(
    location
      .split(/[^\p{L}]+/u)
      .filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word))
      .map((word) => word.toLowerCase()),
  );
  const told = withTownCapital(text)
    .replace(
      /(?<!\p{L})usb[ -]c(?!\p{L})|(?<![\p{L}\d])ip[x\d]\d(?![\p{L}\d])|(?<=\d ?)led(?![\p{L}\d])/giu,
      (said) => said.toUpperCase(),
    )
    .replace(days, (day) => capital(day))
    .replace(
      shortDays,
      (_, from: string, joint: string, till: string) => `${capital(from)}${joint}${capital(till)}`,
    )
    .replace(smallWord, (word, at: number, whole: string) =>
      // "£350 ono barnsley s70": the seller's own place before its postcode.
      own.has(word) && postcodeBehind.test(whole.slice(at + word.length, at + word.length + 7))
        ? capital(word)
        : named(word, whole.slice(Math.max(0, at - 13), at), own),
    );
  if (own.size === 0) return told;
  const postcodes = new RegExp(
    `(?<=\\b(?:${[...own].map(capital).join('|')})(?:,? (?:and )?[A-Za-z]{1,2}\\d{1,2}){0,6},? (?:and )?)[a-z]{1,2}\\d{1,2}(?![\\p{L}\\d])`,
    'gu',
  );
  return told.replace(postcodes, (code) => code.toUpperCase());
}
