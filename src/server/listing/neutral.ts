import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { setOf } from './brief-words.ts';
import { neutralWords } from './neutral-words.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

interface Neutral {
  stems: ReadonlySet<string>;
  /** Roots of the longer ones: other languages bend their verbs further than a stem follows. */
  roots: ReadonlySet<string>;
}

const endings: Readonly<Record<Written, RegExp>> = {
  en: /$^/u,
  de: /(?:ungen|ung|ende[nrms]?|test|tet|ten|ter|tes|tem|te|st|en|em|er|es|et|e|t|n|s)$/u,
  es: /(?:aciones|acion|amos|emos|imos|ando|iendo|ados?|adas?|idos?|idas?|aran?|eran?|ar|er|ir|an|en|as|es|os|a|o|e|s)$/u,
  fr: /(?:ations?|ements?|erez|eront|ons|ees?|ez|ent|ant|er|ir|re|es|it|e|s|t)$/u,
};
const shortestRoot = 3;

const rootOf = (stem: string, language: Written): string => {
  const root = stem.replace(endings[language], '');
  return root.length < shortestRoot ? stem : root;
};

const sets = new Map<Written, Neutral>();
const leastFront = 5;
/** What an ending adds at most. */
const longestBent = 9;

function neutralOf(language: Written): Neutral {
  const known = sets.get(language);
  if (known !== undefined) return known;
  const stems = new Set(neutralWords[language].split(' ').flatMap((word) => stemsOf(word)));
  const long = language === 'en' ? [] : [...stems].filter((stem) => stem.length >= leastFront);
  const made = { stems, roots: new Set(long.map((stem) => rootOf(stem, language))) };
  sets.set(language, made);
  return made;
}

/** Whether a word claims nothing, beside whatever thing it stands. */
export function isNeutral(stem: string, language: Written): boolean {
  const { stems, roots } = neutralOf(language);
  if (stems.has(stem)) return true;
  return stem.length >= leastFront - 1 && stem.length <= longestBent && roots.has(rootOf(stem, language));
}

const counts = setOf(
  'third fourth fifth sixth seventh eighth ninth tenth first erste erster erstes ersten primero primera premier premiere one two three four five six seven eight nine ten eleven twelve half dozen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand zwanzig dreissig vierzig fünfzig sechzig hundert tausend halbe halben halber veinte treinta cuarenta cincuenta sesenta cien vingt trente quarante cinquante soixante cent quarantaine trentaine vingtaine dizaine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf halb dutzend ' +
    'dos tres cuatro cinco seis siete ocho nueve diez once doce medio media docena deux trois quatre cinq sept huit neuf dix onze douze demi douzaine',
);

/** Whether a word is a number: that the brief has it too says nothing of what is counted. */
export const isCount = (stem: string): boolean => counts.has(stem);

const sizes = setOf(
  'small big large long short wide tall high low slow quick deep new old light heavy dark bright klein kleine kleiner kleines gross grosse grosser grosses lang lange kurz breit hoch neu neue neuer neues neuen alt dick dunn ' +
    'pequeno pequena grande largo larga corto ancho alto petit petite grand grande long longue court large haut',
);

/** Whether a word only says how large a thing is: beside others in a sentence it is no news, in a title it is a claim. */
export const isSize = (stem: string): boolean => sizes.has(stem);
