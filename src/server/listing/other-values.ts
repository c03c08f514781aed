import type { Ledger } from '#rules/listing/listing.ts';
import { strangeSizes } from '#rules/ledger/letter-sizes.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stemsOf } from '#rules/text/words.ts';
import { otherDays } from './open-days.ts';
import { sellersText, type Stretch } from './sellers-text.ts';

const currencies: readonly RegExp[] = [
  /€|(?<!\p{L})(?:euros?|EUR)(?!\p{L})/giu,
  /\$|(?<!\p{L})(?:(?:us |canadian )?dollars?|bucks|USD|dólares|US-Dollar)(?!\p{L})/giu,
  /£|(?<=\d\s?)(?:pounds(?! of)|quid|GBP)(?!\p{L})/giu,
  /¥|(?<!\p{L})(?:yen|yuan|JPY)(?!\p{L})/giu,
  /(?<!\p{L})(?:CHF|Franken|francs)(?!\p{L})/gu,
];

const ofWeight = /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:lbs?|pounds)(?!\p{L})/giu;
const weights = new WeakMap<Ledger, ReadonlySet<number>>();

/** Whether "500 pounds" is what the brief gives as 500 lb. */
function isWeight(said: string, ledger: Ledger): boolean {
  const [, figure] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?pounds$/iu.exec(said) ?? [];
  if (figure === undefined) return false;
  const brief = sellersText(ledger);
  if (!/\dlbs?|\slbs?(?!\p{L})/iu.test(brief)) return false;
  const known =
    weights.get(ledger) ??
    new Set(matchesOf(ofWeight, brief).map(({ 1: one = '' }) => Number(one.replace(',', '.'))));
  weights.set(ledger, known);
  return known.has(Number(figure.replace(',', '.')));
}

const mayBeMoney = /[€$£¥]|euro|eur|dollar|bucks|usd|dólar|pound|quid|gbp|yen|yuan|jpy|chf|franken|francs/iu;
const moneys = new WeakMap<Ledger, readonly RegExp[]>();

/** Currencies that the brief does not use; none where it gives no price. */
function strangeMoney(ledger: Ledger): readonly RegExp[] {
  const before = moneys.get(ledger);
  if (before !== undefined) return before;
  const brief = sellersText(ledger);
  const strange = currencies.filter((currency) => matchesOf(currency, brief).length === 0);
  const found = strange.length === currencies.length ? [] : strange;
  moneys.set(ledger, found);
  return found;
}

/** "65 dollars" of 65 euros: the figure is the seller's, the money is not. */
function otherMoney(text: string, ledger: Ledger): Stretch[] {
  if (!mayBeMoney.test(text)) return [];
  return strangeMoney(ledger)
    .flatMap((currency) => matchesOf(currency, text))
    .filter(({ 0: said, index }) => {
      const figure = /[\d.,]{1,9}\s?$/u.exec(text.slice(Math.max(0, index - 10), index))?.[0] ?? '';
      return !isWeight(`${figure}${said}`, ledger);
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

const amount =
  /[€$£¥]\s?(\d{1,6}(?:[.,]\d{1,3})?)|(\d{1,6}(?:[.,]\d{1,3})?)\s?(?:[€£$]|(?:euros?|dollars?|pounds(?! of)|quid|EUR|USD|GBP)(?!\p{L}))/giu;
const amounts = new WeakMap<Ledger, ReadonlySet<number>>();

const amountsIn = (text: string): { value: number; start: number; end: number }[] =>
  matchesOf(amount, text).map(({ 0: said, 1: behind, 2: before = '', index }) => ({
    value: Number((behind ?? before).replace(',', '.')),
    start: index,
    end: index + said.length,
  }));

/** "£10" of a class for £12 in a room for 10 people: the figure is the seller's, the price is not. */
function otherPrices(text: string, ledger: Ledger): Stretch[] {
  const found = amountsIn(text);
  if (found.length === 0) return [];
  const known = amounts.get(ledger) ?? new Set(amountsIn(sellersText(ledger)).map(({ value }) => value));
  amounts.set(ledger, known);
  return found.filter(
    ({ value, start, end }) => !known.has(value) && !isWeight(text.slice(start, end), ledger),
  );
}

/** Words of which a thing of the brief bears one, so that another of them before the same thing is another thing. */
const variants: readonly RegExp[] = [
  'small|medium|large|big|giant|tiny|miniature|toy',
  'dry|oily|normal|combination|mature|sensitive|greasy|fine|curly',
  'indoor|outdoor',
  'single|double|queen|king|twin',
  'square|round|oval|rectangular',
  'matt|matte|glossy|satin',
  'upright|grand|digital',
  'road|city|mountain|gravel|cargo',
  'acoustic|electric|classical|bass',
  'wired|wireless|cordless',
  'salted|unsalted|sweet|bitter',
].map((words) => new RegExp(`(?<![\\p{L}-])(${words})\\s(\\p{L}{3,})`, 'giu'));

interface Variant {
  pattern: RegExp;
  /** Stems of the things that the brief tells by one of the words, and the words that it uses. */
  things: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

const told = new WeakMap<Ledger, readonly Variant[]>();

function variantsOf(ledger: Ledger): readonly Variant[] {
  const before = told.get(ledger);
  if (before !== undefined) return before;
  const brief = sellersText(ledger);
  const words = new Set(brief.toLowerCase().match(/\p{L}+/gu) ?? []);
  const found = variants.flatMap((pattern) => {
    const things = matchesOf(pattern, brief).flatMap(({ 2: noun = '' }) => stemsOf(noun));
    return things.length === 0 ? [] : [{ pattern, things: new Set(things), words }];
  });
  told.set(ledger, found);
  return found;
}

/** Words of a row that say the same. */
const same: Readonly<Record<string, string>> = { large: 'big', big: 'large', matt: 'matte', matte: 'matt' };

/** "For large dogs" of what is for medium dogs. */
function otherVariants(text: string, ledger: Ledger): Stretch[] {
  if (ledger.language.written !== 'en') return [];
  return variantsOf(ledger).flatMap(({ pattern, things, words }) =>
    matchesOf(pattern, text)
      .filter(
        ({ 1: word = '', 2: noun = '' }) =>
          !words.has(word.toLowerCase()) &&
          !words.has(same[word.toLowerCase()] ?? '') &&
          things.has(stemsOf(noun)[0] ?? ''),
      )
      .map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  );
}

const smallSize = /(?<=(?<!\p{L})(?:size|größe|talla|taille)\s)(?:x{0,3}[sl]|m)(?![\p{L}\p{N}])/gu;

/** "Jacket size l", as tags write it. */
function smallSizes(text: string, ledger: Ledger): Stretch[] {
  if (matchesOf(smallSize, text).length === 0) return [];
  return strangeSizes(
    text.replace(smallSize, (size) => size.toUpperCase()),
    ledger,
  );
}

const nounsBehind = '((?:(?!with|for|of|in|on|at|and|or|to|is|are)\\p{L}[\\p{L}-]*\\s?){1,3})';
const single = new RegExp(`(?<![\\p{L}\\d.,])(?:one|1|a single)\\s${nounsBehind}`, 'giu');
const several = new RegExp(
  `(?<![\\p{L}\\d.,])(?:two|three|four|five|six|several|[2-9])\\s${nounsBehind}`,
  'giu',
);

/** What is measured is judged with its figure: 6 litres of six bags that make one each. */
const unit =
  /^(?:lit(?:re|er)|ml|cl|(?:kilo|centi|milli)?met(?:re|er)|cm|mm|kg|gram(?:me)?|kilo(?:gram)?|pound|ounce|inch|foot|feet|minute|second|hour|day|week|month|year|degree|percent)s?(?!\p{L})/iu;
const headOf = (nouns: string): string => (unit.test(nouns) ? '' : (stemsOf(nouns).at(-1) ?? ''));
const counts = new WeakMap<Ledger, ReadonlySet<string>>();

/** "Two side pockets" of what has one front pocket. */
function otherCounts(text: string, ledger: Ledger): Stretch[] {
  if (ledger.language.written !== 'en') return [];
  let one = counts.get(ledger);
  if (one === undefined) {
    const brief = sellersText(ledger);
    const found = new Set(matchesOf(single, brief).map(({ 1: nouns = '' }) => headOf(nouns)));
    for (const { 1: nouns = '' } of matchesOf(several, brief)) found.delete(headOf(nouns));
    found.delete('');
    counts.set(ledger, (one = found));
  }
  if (one.size === 0) return [];
  return matchesOf(several, text)
    .filter(({ 1: nouns = '' }) => one.has(headOf(nouns)))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.trimEnd().length }));
}

/** Values that a text gives in place of the seller's: another money, another day, another size of what it is for. */
export function otherValuesIn(text: string, ledger: Ledger): Stretch[] {
  return [
    ...otherMoney(text, ledger),
    ...otherPrices(text, ledger),
    ...otherDays(text, ledger),
    ...otherVariants(text, ledger),
    ...smallSizes(text, ledger),
    ...otherCounts(text, ledger),
  ];
}
