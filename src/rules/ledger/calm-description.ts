import type { Language } from '#rules/listing/listing.ts';
import { calmEnglish } from './shouted-english.ts';
import { withoutShouting } from './shouted-runs.ts';
import { withNounCapitals, withTextCapitals } from './small-german.ts';

/** The first word of an entry, where an adjective, which stays small, does not end so and no small word opens it: "Nail Art". */
const entryStart =
  /(?<=^|[.!?,]\s|\sund\s)(?!(?:aber|auch|oder|ohne|nach|beim|alle|mehr|noch|immer|nicht|gern|jetzt)\s)\p{Ll}(?=\p{Ll}{3,}(?<!e[mnrs]?|ig|lich|isch)(?:[,.!?]|\sund\s|\s\p{Lu}|$))/gu;

/** "Jetzt Termin buchen": what the reader is called to do ends such a line, though beeches are called so too. */
const called = /(?<=^(?:Jetzt|Hier|Gleich|Heute|Online)\s[^.!?]{0,60})\p{Lu}(?=\p{Ll}{2,}en[.!\s]*$)/u;

/** What somebody typed in capitals from the first word to the last, as sentences; any other text is given back as it is. */
export function calmDescription(text: string, { written }: Pick<Language, 'written'>): string {
  if (/\p{Ll}{2}/u.test(text) || !/\p{Lu}{4}/u.test(text)) return text;
  if (written === 'en') return calmEnglish(text);
  const told = withoutShouting(text, '');
  const calm = told === text ? firstUpper(text.toLowerCase()) : told;
  const withNouns = told === text ? withNounCapitals : withTextCapitals;
  if (written !== 'de') return calm;
  return withNouns(calm)
    .replace(entryStart, (letter) => letter.toUpperCase())
    .replace(called, (letter) => letter.toLowerCase());
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
