import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { namesDeed } from '#rules/offers/deed-names.ts';
import { isPair } from '#rules/offers/parted-name.ts';
import { isDone } from './list-words.ts';

/**
 * "Beeswax candles, twine and brown paper gift wrap": where whole things stand before it, the "and" of a row parts it, however
 * uneven its sides are. "Oyster, shiitake and lion's mane mushrooms" share their last word.
 */
export function withLastAnd(entries: readonly string[], language: WrittenLanguage): string[] {
  const last = entries.at(-1) ?? '';
  const [left = '', right = '', more] = last.split(/\s(?:and|&)\s/u);
  const isRow =
    language === 'en' && entries.length > 1 && right !== '' && more === undefined && !isPair(last);
  if (!isRow || isDone(last, language)) return [...entries];
  const before = entries.slice(0, -1);
  if (before.every((entry) => /(?:^|\s)\p{L}+[^s\P{L}]s$/u.test(entry))) return [...before, left, right];
  const head = /\s(\p{L}{3,}[^s\P{L}]s)$/u.exec(right)?.[1];
  const isKind = (entry: string): boolean =>
    /^\p{L}+[^s\P{L}]$/u.test(entry) && typeHits(entry, 'en').length === 0 && !isDone(entry, 'en');
  return head !== undefined && [...before, left].every(isKind)
    ? [...[...before, left].map((kind) => `${kind} ${head}`), right]
    : [...entries];
}

/** "Minibagger, Anhänger und Hebebühnen mieten": the verb at the end is said of all. */
export function withLastVerb(sentence: string, language: WrittenLanguage): string[] {
  if (language !== 'de' || !sentence.includes(',') || sentence.includes(':')) return [];
  const asked = sentence
    .replace(/\s(?:(?:oder|und)\s)?(?:tage|wochen|stunden|monats)weise(?=\s)/giu, '')
    .replace(/\szum (?:ausleihen|mieten|leihen)$/iu, ' mieten');
  const verb = asked.slice(asked.lastIndexOf(' ') + 1);
  if (!namesDeed(`Rasen ${verb}`, 'de')) return [];
  const things = asked.slice(0, -verb.length - 1).split(/,\s|\s(?:und|oder)\s/u);
  return things.every((thing) => /^(?:\p{Ll}+e\s)?\p{Lu}[\p{L}-]+$/u.test(thing))
    ? things.map((thing) => `${thing} ${verb}`)
    : [];
}
