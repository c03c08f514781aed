import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { englishSynonyms } from './synonyms-english.ts';
import { englishHome } from './synonyms-english-home.ts';
import { englishLeisure } from './synonyms-english-leisure.ts';
import { englishThingNames } from './synonyms-english-things.ts';
import { englishTurned } from './synonyms-english-turned.ts';
import { englishWares } from './synonyms-english-wares.ts';
import { englishDoers } from './synonyms-english-doers.ts';
import { englishWorn } from './synonyms-english-worn.ts';
import { germanSynonyms } from './synonyms-german.ts';
import { germanWares } from './synonyms-german-wares.ts';
import { romanceSynonyms } from './synonyms-romance.ts';
import { romanceWares } from './synonyms-romance-wares.ts';

/**
 * Other plain names of the same thing. An entry is only allowed in the table when it is true of every
 * such thing: it never adds a material, a feature, an age group or a brand.
 */
const lines: Readonly<Record<WrittenLanguage, string>> = {
  en: [
    englishSynonyms,
    englishWares,
    englishWorn,
    englishDoers,
    englishHome,
    englishLeisure,
    englishThingNames,
    englishTurned,
  ].join('\n'),
  de: germanSynonyms + germanWares,
  es: romanceSynonyms.es + romanceWares.es,
  fr: romanceSynonyms.fr + romanceWares.fr,
  other: '',
};

interface Names {
  byKey: ReadonlyMap<string, readonly string[]>;
  /** The names as the table writes them. */
  own: ReadonlySet<string>;
}

/** Read at the first question about a language: a start asks none. */
const read = new Map<WrittenLanguage, Names>();

function namesOf(language: WrittenLanguage): Names {
  const known = read.get(language) ?? readTable(lines[language]);
  read.set(language, known);
  return known;
}

function keyOf(phrase: string): string {
  return phrase
    .split(/[\s-]+/u)
    .map(stemOf)
    .join(' ');
}

function readTable(text: string): Names {
  const byKey = new Map<string, string[]>();
  const own = new Set<string>();
  for (const line of text.split('\n')) {
    const [name = '', others = ''] = line.split(':');
    if (others === '') continue;
    own.add(name.trim());
    const key = keyOf(name.trim());
    const list = others.split(',').map((other) => other.trim());
    byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...list])]);
  }
  return { byKey, own };
}

/** Names of stuff and of shelves, which have no plural. */
const uncounted = longPattern('iu')`
  (?:wear|ware|care|tape|decor|art|jewelry|coffee|tea|milk|cheese|sugar|water|wash|cream|butter|paint|food
    |soap|oil|lotion|treatment|wax|wool|yarn|furniture|luggage|lighting|footwear|clothing|bedding|candy
    |powder|mix|storage|paper|underwear|sleepwear|swimwear|hosiery|stemware|flatware|silverware|putty|salve
    |fragrance|scent|perfume|cologne|varnish|polish|lacquer|seasoning|muesli|cereal|compost|soil|feed)$
`;

function pluralOf(name: string): string {
  if (/(?:ch|sh|x|ss)$/iu.test(name)) return `${name}es`;
  if (/(?:shel|kni|loa|lea|scar|hal|cal|wol|thie)f$/iu.test(name)) return `${name.slice(0, -1)}ves`;
  return /[^aeiou]y$/iu.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

const inPlural = /[^s]s$/iu;

/**
 * Synonyms of a product type, best known first; empty when none is safe. An English name in the plural takes those in
 * the plural where there are some ("mixing bowls": "prep bowls"), one in the singular the others.
 */
export function synonymsOf(productType: string, language: WrittenLanguage): readonly string[] {
  const { byKey, own } = namesOf(language);
  const all = byKey.get(keyOf(productType)) ?? [];
  if (language !== 'en' || all.length === 0) return all;
  const isPlural = inPlural.test(productType);
  const agreeing = all.filter((name) => inPlural.test(name) === isPlural);
  if (agreeing.length > 0) return agreeing;
  const name = productType.toLowerCase();
  // A trainer is no sneakers: one of what the table holds in the plural alone is another thing.
  if (!isPlural && !own.has(name) && own.has(`${name}s`) && all.every((other) => inPlural.test(other)))
    return [];
  // Headphones and press-on nails: what the table holds in the plural has other names of its own number.
  return isPlural && !own.has(productType.toLowerCase())
    ? all.map((name) => (uncounted.test(name) ? name : pluralOf(name)))
    : all;
}
