import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { frenchApps } from './related-words-apps-french.ts';
import { germanApps } from './related-words-apps-german.ts';
import { englishApps } from './related-words-apps-english.ts';
import { moreEnglishApps } from './related-words-apps-more.ts';
import { topicsOfApps } from './related-words-apps-topics.ts';
import { senses } from './related-words-apps-senses.ts';
import { spanishApps } from './related-words-apps-spanish.ts';
import { widerEnglishApps } from './related-words-apps-wider.ts';
import { widerFrenchApps } from './related-words-apps-wider-french.ts';
import { widerGermanApps } from './related-words-apps-wider-german.ts';
import { widerSpanishApps } from './related-words-apps-wider-spanish.ts';

/**
 * Single words that people search an app by, under a word of its name, its kind or its functions. Each holds for every
 * such app: what it deals with and what one does with it; never a rank, a price, an audience or an effect. Web-safe.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `${englishApps}\n${moreEnglishApps}\n${widerEnglishApps}`,
  de: `${germanApps}\n${widerGermanApps}`,
  es: `${spanishApps}\n${widerSpanishApps}`,
  fr: `${frenchApps}\n${widerFrenchApps}`,
  other: '',
};

const tablesRead = new Map<WrittenLanguage, ReadonlyMap<string, readonly string[]>>();

function tableOf(language: WrittenLanguage): ReadonlyMap<string, readonly string[]> {
  const known = tablesRead.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, readonly string[]>();
  for (const line of `${tables[language]}\n${topicsOfApps[language]}`.split('\n')) {
    const [name = '', words = ''] = line.split(':');
    if (words === '') continue;
    const key = stemOf(name.trim());
    // "Dépense" and "dépenses" have rows of their own.
    table.set(key, [...new Set([...(table.get(key) ?? []), ...words.trim().split(' ')])]);
  }
  tablesRead.set(language, table);
  return table;
}

const mixed =
  /\b(?:coffees?|brew(?:s|ing)?|espresso|cocktails?|glazes?|dyes?|soaps?|candles?|perfumes?|inks?|paints?|lotions?|resins?|concrete|Glasur|Seife)\b/iu;

function rowOf(word: string, text: string, table: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const row = table.get(stemOf(word)) ?? [];
  const sense = row.length === 0 ? undefined : senses.find(([of]) => of.test(word));
  if (sense === undefined || sense[1].test(text)) return row;
  return sense[2] === '' ? [] : [sense[2]];
}

/** "Lo que bebes" is no baby: what one does stands behind it. */
const whatOne = /(?<!\p{L})(?:lo que|ce que (?:tu|vous)|sons? de|bruits? de|sonidos? de)\s\p{L}+/giu;

/** Words that an app of these words is searched by, in the order of the text and without repeats. */
export function relatedToApp(text: string, language: WrittenLanguage): string[] {
  const table = tableOf(language);
  const words = text
    .replace(whatOne, ' ')
    .split(/[^\p{L}-]+/u)
    .flatMap((word) => [word, ...word.split('-')]);
  // The recipe of a glaze is eaten by nobody.
  const isMixed = mixed.test(text);
  return [
    ...new Set(
      words.filter((word) => !isMixed || !/^re[cz]/iu.test(word)).flatMap((word) => rowOf(word, text, table)),
    ),
  ];
}

/** Words that mean something else where an app only mentions them: filler words that are counted, a pace that is measured. */
const inPassing = new Set(
  (
    'word measure allergy note symptom message grade paint script floor pattern font delivery quote ' +
    'dream history saving story photo document client email contact family event energy school travel ' +
    'video team car station diario tagebuch liste lista rappel rappels recordatorio recordatorios ' +
    'erinnerung notes notas notizen photo photos foto fotos documents documentos pdf santé salud ' +
    'scanner tickets vidéo vídeo vidéos vídeos calendrier calendario kalender agenda journal enfants niños équipe equipo mer mar ' +
    'tiempo test carte mapa baby bébé couple timer budget école colegio'
  )
    .split(' ')
    .map(stemOf),
);

/** Words that an app whose text goes on to name these things is searched by; none for a word that is only passed by. */
export function relatedInPassing(text: string, language: WrittenLanguage): string[] {
  return relatedToApp(
    text.replace(/\p{L}+/gu, (word) => (inPassing.has(stemOf(word)) ? '' : word)),
    language,
  );
}

/** "Recettes", "courses": the nouns of a text that apps are looked for by, as it spells them; each once. */
export function appTopics(text: string, language: 'de' | 'en' | 'es' | 'fr'): string[] {
  const table = tableOf(language);
  const found = new Map<string, string>();
  for (const word of text.split(/[^\p{L}-]+/u)) {
    const stem = stemOf(word);
    if (word.length > 3 && table.has(stem) && !inPassing.has(stem) && !found.has(stem)) found.set(stem, word);
  }
  return [...found.values()];
}

type Said = Readonly<Record<WrittenLanguage, string>>;
const everywhere = (word: string): Said => ({ en: word, de: word, es: word, fr: word, other: word });

/** What many apps can do and people look for, where the app's own text says it. */
const said: readonly (readonly [RegExp, Said])[] = [
  [
    /\boffline\b|\bwithout (?:an? )?(?:internet )?connection\b|(?<!\p{L})(?:sin conexión|sans connexion|hors ligne|ohne internet)(?!\p{L})/iu,
    everywhere('offline'),
  ],
  [/\bwidgets?\b/iu, everywhere('widget')],
  [
    /\bdark mode\b|\bnight mode\b|dunkelmodus|modo oscuro|mode sombre/iu,
    { ...everywhere('dark'), de: 'dunkelmodus', es: 'oscuro', fr: 'sombre' },
  ],
  [
    /\bremind(?:s|ers?)\b|(?<!\p{L})(?:erinnert|erinnerungen|erinnerung|avisa|avisos?|te recuerda|recordatorios?|rappelle|rappels?)(?!\p{L})/iu,
    { en: 'reminder', de: 'erinnerung', es: 'recordatorio', fr: 'rappel', other: '' },
  ],
  [/\bback-?ups?\b/iu, everywhere('backup')],
  [/\bcsv\b/iu, everywhere('csv')],
  ...['stall', 'vendor', 'seller'].map((word): readonly [RegExp, Said] => [
    /\b(?:craft fairs?|market stalls?|flea markets?|farmers.? markets?|(?:sell|trade|stand) at (?:markets|fairs))\b/iu,
    { en: word, de: '', es: '', fr: '', other: '' },
  ]),
];

/** Plain functions that an app's text names without a noun of their own ("works offline"). */
export function saidOfApp(text: string, language: WrittenLanguage): string[] {
  return said.flatMap(([pattern, word]) => (pattern.test(text) ? [word[language]] : []));
}
