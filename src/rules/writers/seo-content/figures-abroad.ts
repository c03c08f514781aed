import type { NamedValue } from '#contract/seo-content.ts';
import { ownWordsOf } from '#rules/ledger/not-its-own.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';
import { names, tensions } from './specific-names.ts';

const sockets: Partial<Record<WrittenLanguage, string>> = { de: 'Sockel', es: 'Casquillo', fr: 'Culot' };

/** "Bis 60 W", "max. 40 W" bound what may be put in, "zwei 18-V-Akkus" is of each of them. */
const bounds =
  /(?:bis(?: zu)?|max(?:imal)?\.?|höchstens|hasta|máx(?:imo)?\.?|jusqu[’']à|maxi?|(?:zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|[2-9]) ?x?) $/iu;
const watts = /(?<![\p{L}\d.,/–-])(\d{1,4}(?:[.,]\d)? ?k?W(?:att)?)(?![\p{L}\d/-])/gu;
const volts = /(?<![\p{L}\d.,/–-])(\d{1,3}(?:[.,]\d)? ?V(?:olt)?)(?![\p{L}\d/-])/gu;
const socket = /(?<![\p{L}\d])((?:E(?:14|27|40)|B22|GU10|GU5[.,]3|G(?:4|9|13)|R7s))(?![\p{L}\d])/gu;

/** "Netzteil 65 W" is of a part: what stands right before a figure of the thing itself. */
const before =
  /(?:^|[.,;:(\n|–—-]|(?<!\p{L})(?:mit|und|hat|von|leistung|motor|spannung|de|con|y|tiene|potencia|voltaje|avec|et|à|puissance|tension|moteur|fait))\s?$/iu;

/** The only value of its kind in a text, as it stands; empty where the text tells none or several. */
function onlyOne(text: string, pattern: RegExp, name: string): string {
  const found = [...text.matchAll(pattern)].filter(({ index }) => {
    const front = text.slice(Math.max(0, index - 16), index);
    return !bounds.test(front) && (pattern === socket || index < name.length || before.test(front));
  });
  const values = new Set(found.map(([, value = '']) => value.replace(' ', '')));
  return values.size === 1 ? found[0]![1]! : '';
}

/**
 * What German, Spanish and French texts tell by a unit that means only one thing: how much a device draws, at what tension it runs and
 * which lamp it takes. Of several values none.
 */
export function figuresAbroad({ brief: { product }, language, ledger }: Draft): NamedValue[] {
  const { written } = language;
  const table = names[written];
  const lamp = sockets[written];
  if (table === undefined || lamp === undefined || !/\d/.test(product.description)) return [];
  const left = ledger.facts.flatMap(({ kind, quote }) => (kind === 'exclusion' ? [quote] : []));
  const told = left
    .reduce((text, quote) => text.replace(quote, ' '), product.description)
    .split(/(?<=[.!?])\s/u)
    .map((sentence) => ownWordsOf(sentence, written, product.name));
  const text = [`${product.name}.`, ...told].join(' ');
  return [
    { name: table['power'] ?? '', value: onlyOne(text, watts, product.name) },
    { name: tensions[written] ?? '', value: onlyOne(text, volts, product.name) },
    { name: lamp, value: onlyOne(text, socket, product.name) },
  ].filter(({ name, value }) => name !== '' && value !== '');
}

/** Those that a title has room for: beside other figures, as in "Bosch 0124515050, 14V 120A", they stand in it with their row. */
export function figuresAlone(draft: Draft): NamedValue[] {
  return figuresAbroad(draft).filter(
    ({ value }) =>
      !draft.units.some(({ text }) => text.includes(value) && (text.match(/\d[\d.,]*/gu) ?? []).length > 1),
  );
}
