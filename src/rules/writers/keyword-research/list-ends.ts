import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { namesDeed } from '#rules/offers/deed-names.ts';
import { isPair } from '#rules/offers/parted-name.ts';
import { isDone } from './list-words.ts';

/**
 * "Beeswax candles, twine and brown paper gift wrap": where whole things stand before it, the "and" of a row parts it, however
 * uneven its sides are.
 */
export function withLastAnd(entries: readonly string[], language: WrittenLanguage): string[] {
  const last = entries.at(-1) ?? '';
  const [left = '', right = '', more] = last.split(/\s(?:and|&)\s/u);
  const areWhole = entries.slice(0, -1).every((entry) => /\s\p{L}+[^s\P{L}]s$/u.test(entry));
  return language !== 'en' ||
    entries.length < 2 ||
    right === '' ||
    more !== undefined ||
    !areWhole ||
    isPair(last) ||
    isDone(last, language)
    ? [...entries]
    : [...entries.slice(0, -1), left, right];
}

/** "Minibagger, Anhänger und Hebebühnen mieten": the verb at the end is said of all. */
export function withLastVerb(sentence: string, language: WrittenLanguage): string[] {
  if (language !== 'de' || !sentence.includes(',') || sentence.includes(':')) return [];
  const asked = sentence.replace(/\szum (?:ausleihen|mieten|leihen)$/iu, ' mieten');
  const verb = asked.slice(asked.lastIndexOf(' ') + 1);
  if (!namesDeed(`Rasen ${verb}`, 'de')) return [];
  const things = asked.slice(0, -verb.length - 1).split(/,\s|\s(?:und|oder)\s/u);
  return things.every((thing) => /^(?:\p{Ll}+e\s)?\p{Lu}[\p{L}-]+$/u.test(thing))
    ? things.map((thing) => `${thing} ${verb}`)
    : [];
}
