import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { englishSynonyms } from './synonyms-english.ts';
import { englishHome } from './synonyms-english-home.ts';
import { englishLeisure } from './synonyms-english-leisure.ts';
import { englishWares } from './synonyms-english-wares.ts';
import { englishWorn } from './synonyms-english-worn.ts';
import { germanSynonyms } from './synonyms-german.ts';
import { romanceSynonyms } from './synonyms-romance.ts';

/**
 * Other plain names of the same thing. An entry is only allowed in the table when it is true of every
 * such thing: it never adds a material, a feature, an age group or a brand.
 */
const tables: Readonly<Record<WrittenLanguage, ReadonlyMap<string, readonly string[]>>> = {
  en: readTable([englishSynonyms, englishWares, englishWorn, englishHome, englishLeisure].join('\n')),
  de: readTable(germanSynonyms),
  es: readTable(romanceSynonyms.es),
  fr: readTable(romanceSynonyms.fr),
  other: new Map(),
};

function keyOf(phrase: string): string {
  return phrase
    .split(/[\s-]+/u)
    .map(stemOf)
    .join(' ');
}

function readTable(lines: string): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const [name = '', others = ''] = line.split(':');
    if (others === '') continue;
    const key = keyOf(name.trim());
    const list = others.split(',').map((other) => other.trim());
    table.set(key, [...new Set([...(table.get(key) ?? []), ...list])]);
  }
  return table;
}

const inPlural = /[^s]s$/iu;

/**
 * Synonyms of a product type, best known first; empty when none is safe. An English name in the plural takes those in
 * the plural where there are some ("mixing bowls": "prep bowls"), one in the singular the others.
 */
export function synonymsOf(productType: string, language: WrittenLanguage): readonly string[] {
  const all = tables[language].get(keyOf(productType)) ?? [];
  if (language !== 'en' || all.length === 0) return all;
  const agreeing = all.filter((name) => inPlural.test(name) === inPlural.test(productType));
  return agreeing.length > 0 ? agreeing : all;
}
