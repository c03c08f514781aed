import type { Ledger } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { countedBehind, type Figure, figuresOf, textsOfLedger } from './figures.ts';
import { canonicalUnit, inBaseUnit, type NumberFound, numbersIn } from './numbers.ts';

/** A figure that follows from the seller's own by arithmetic. */
interface Derived {
  /** In base units, or a count. */
  amount: number;
  /** Dimension of a measure; empty for a count. */
  base: string;
  /** Stems of what is counted; empty where the brief does not say. */
  nouns: ReadonlySet<string>;
  /**
   * What has to be said for it to be true: that it is all together ("150 ml in total" of 3 x 50 ml), or by how much
   * something changes ("by two feet" of 4 to 6 ft).
   */
  needs: 'total' | 'by' | null;
}

const summed = new Set(['volume', 'mass', 'time', 'charge', 'data']);
const largestCount = 10_000;
const counts = (figure: Figure): boolean => figure.unit === '';
const stopBetween = /[.!?;:\n]/u;
const times = /^\s?[x×]\s?$|^\s(?:mal|por|fois)\s$/iu;
const packOf = /^[\s-](?!out\s)\p{L}{3,}\s(?:of|à|zu je|zu|mit je|von je|von|de|con|avec)\s$/iu;
const setOf =
  /(?<!\p{L})(?:sets?|packs?|box|bundle|pair|jeu|lot|paquet|boîte|lote|paquete|juego|caja|Packung|Karton|Päckchen)\s(?:of|mit|à|von|de)\s$|(?<!\p{L})set$/iu;
const packBehind =
  /^(?:[\s-](?:pack|piece|pc|pcs|pieces|count|set|teilig\p{L}*|Stück|piezas|unidades|pièces)(?!\p{L})|er[\s-]?(?:set|pack))/iu;
const eachBehind =
  /^[^.;\n]{0,24}?(?<!\p{L})(?:each|apiece|a piece|je Stück|pro Stück|cada un[oa]|por unidad|chacune?|par pièce)(?!\p{L})/iu;
const eachBefore = /(?<!\p{L})(?:each|every|je|jeweils|jede[rsnm]?|cada|chaque)\s(?:\p{L}+\s){0,3}$/iu;
/** "Per week", "pro Woche", "por semana", "a brake": what the figure is told for. */
const perBehind = /^[^.;\n]{0,20}?(?<!\p{L})(?:per|pro|por|par|a)\s(\p{L}{3,})/iu;

/** What follows from the figures of one text of the seller. */
function derivedFrom(text: string): Derived[] {
  const figures = figuresOf(text);
  const found: Derived[] = [];
  const multiply = (factor: number, of: Figure): void => {
    if (!Number.isInteger(factor) || factor < 2 || factor > largestCount) return;
    if (of.unit === '') {
      found.push({
        amount: factor * of.value,
        base: '',
        nouns: new Set(of.nouns),
        needs: of.nouns.length === 0 ? 'total' : null,
      });
      return;
    }
    const measure = inBaseUnit(String(of.value), of.unit);
    if (measure !== null && summed.has(measure.base))
      found.push({ amount: factor * measure.amount, base: measure.base, nouns: new Set(), needs: 'total' });
  };
  const packs = figures.filter(
    (figure) =>
      counts(figure) &&
      (setOf.test(text.slice(Math.max(0, figure.start - 14), figure.start)) ||
        packBehind.test(text.slice(figure.end, figure.end + 14))),
  );
  for (const [index, figure] of figures.entries()) {
    const before = figures[index - 1];
    const gap = before === undefined ? '' : text.slice(before.end, figure.start);
    const isThird =
      figures[index + 1] !== undefined && times.test(text.slice(figure.end, figures[index + 1]!.start));
    if (before !== undefined && counts(before)) {
      if (times.test(gap) && !isThird) multiply(before.value, figure);
      else if (packOf.test(gap)) multiply(before.value, figure);
    }
    if (before !== undefined && rangeTo.test(gap)) addDifference(before, figure, found);
    const behind = text.slice(figure.end, figure.end + 40);
    const per = perBehind.exec(behind)?.[1];
    const isEach =
      eachBehind.test(behind) || eachBefore.test(text.slice(Math.max(0, figure.start - 30), figure.start));
    if (isEach) {
      // "Each" looks back to what is counted last, or to the pack.
      const counted = figures
        .slice(0, index)
        .findLast(
          (one) => counts(one) && one.value > 1 && one.nouns.length > 0 && nearEnough(text, one, figure),
        );
      for (const whole of new Set([...(counted === undefined ? [] : [counted]), ...packs]))
        if (whole !== figure) multiply(whole.value, figure);
    } else if (per !== undefined) {
      const [stem = ''] = stemsOf(per);
      const perUnit = unitOf(per);
      for (const whole of figures)
        if (
          whole !== figure &&
          (perUnit !== ''
            ? whole.unit === perUnit
            : counts(whole) && (whole.nouns.includes(stem) || packs.includes(whole)))
        )
          multiply(whole.value, figure);
    }
  }
  addSums(text, figures, found);
  return found;
}

/** What lies between the ends of "4 to 6 ft". */
function addDifference(from: Figure, to: Figure, found: Derived[]): void {
  const measure = inBaseUnit(String(to.value - from.value), to.unit);
  if (measure === null || measure.amount <= 0 || (from.unit !== '' && from.unit !== to.unit)) return;
  found.push({ amount: measure.amount, base: measure.base, nouns: new Set(), needs: 'by' });
}

const nearEnough = (text: string, { end }: Figure, { start }: Figure): boolean =>
  (text.slice(end, start).match(/[.!?\n]/gu) ?? []).length < 2;

const unitOf = (word: string): string => numbersIn(`2 ${word}`)[0]?.unit ?? '';

const listJoint = /^[^.!?;:\n]{0,40}?(?:,|&|\+|\s(?:and|und|y|e|et|plus))\s?$/iu;
const plus =
  /(?<!\p{L})(?:plus|\+|another|more|additional|further|extra|weitere|zusätzlich\p{L}*|más|adicional\p{L}*|otr[oa]s|de plus|supplémentaires?|autres)(?!\p{L})/iu;

/** "Two chest pockets, one inside pocket" are three pockets; "4 forks and 4 knives" are 8 pieces; "8 h plus 24 h" are 32 h. */
function addSums(text: string, figures: readonly Figure[], found: Derived[]): void {
  for (let index = 0; index < figures.length; index += 1) {
    const row = [figures[index]!];
    for (let next = figures[index + 1]; next !== undefined; next = figures[index + row.length]) {
      const last = row.at(-1)!;
      const gap = text.slice(last.nounEnd, next.start);
      if (counts(next) !== counts(row[0]!) || stopBetween.test(gap) || !listJoint.test(gap)) break;
      row.push(next);
    }
    if (row.length < 2) continue;
    if (counts(row[0]!)) addCounts(row, found);
    else if (plus.test(text.slice(row[0]!.start, row.at(-1)!.nounEnd + 12))) addMeasures(row, found);
    index += row.length - 1;
  }
}

function addCounts(row: readonly Figure[], found: Derived[]): void {
  const sum = row.reduce((all, { value }) => all + value, 0);
  if (row.some(({ nouns }) => nouns.length === 0)) return;
  const shared = row[0]!.nouns.filter((noun) => row.every(({ nouns }) => nouns.includes(noun)));
  found.push({ amount: sum, base: '', nouns: new Set([...shared, ...pieces]), needs: null });
}

function addMeasures(row: readonly Figure[], found: Derived[]): void {
  const measures = row.map(({ value, unit }) => inBaseUnit(String(value), unit));
  const [first] = measures;
  if (first === null || first === undefined || !summed.has(first.base)) return;
  if (measures.some((measure) => measure === null || measure.base !== first.base)) return;
  const amount = measures.reduce((all, measure) => all + measure!.amount, 0);
  found.push({ amount, base: first.base, nouns: new Set(), needs: 'total' });
}

/** What anything is called when it is counted together with others. */
const pieces = stemsOf(
  'piece part item thing pieces parts items things Teil Teile Teilen Stück Stücke Gegenstände piezas partes artículos cosas unidades pièces parties objets éléments choses',
);
const inAll =
  /(?<!\p{L})(?:in all|in total|total|altogether|all together|together|combined|in sum|insgesamt|zusammen|gesamt\p{L}*|alles in allem|en total|en conjunto|en todo|juntos|juntas|au total|en tout|ensemble|the (?:set|pack)|das set|el juego|le lot)(?!\p{L})/iu;

const known = new WeakMap<Ledger, readonly Derived[]>();

function derivedOf(ledger: Ledger): readonly Derived[] {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const found = textsOfLedger(ledger).flatMap(derivedFrom);
  known.set(ledger, found);
  return found;
}

const tolerance = 0.005;

/** The sentence that a place stands in. */
function sentenceAt(text: string, at: number): string {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => text.lastIndexOf(stop, at)));
  const rest = /[.!?](?:\s|$)|\n/u.exec(text.slice(at));
  return text.slice(from + 1, rest === null ? text.length : at + rest.index);
}

/**
 * Whether a number follows from the seller's figures by arithmetic: so many packs of so many, so much each, the sum of
 * what is counted in one list. A sum of measures needs a word that says it is one: three tubes of 50 ml are 150 ml in
 * total, and no tube of 150 ml.
 */
export function isDerived(
  number: Pick<NumberFound, 'readings' | 'unit' | 'start' | 'unitEnd'>,
  text: string,
  ledger: Ledger,
): boolean {
  const derived = derivedOf(ledger);
  if (derived.length === 0) return false;
  const { nouns } = countedBehind(text, number.unitEnd);
  const saysAll = inAll.test(sentenceAt(text, number.start));
  const isBy = /(?<!\p{L})(?:by|um)\s$/iu.test(text.slice(Math.max(0, number.start - 4), number.start));
  return number.readings.some((reading) => {
    const measure =
      number.unit === '' ? { base: '', amount: Number(reading) } : inBaseUnit(reading, number.unit);
    if (measure === null) return false;
    return derived.some(
      ({ amount, base, nouns: counted, needs }) =>
        base === measure.base &&
        Math.abs(amount - measure.amount) <= amount * tolerance &&
        (needs === 'by'
          ? isBy
          : saysAll || (needs === null && (base !== '' || nouns.some((noun) => counted.has(noun))))),
    );
  });
}

interface Counted {
  /** Values that the brief gives for what is counted, by its stem. */
  values: ReadonlyMap<string, ReadonlySet<number>>;
  /** Units of measures that the brief gives each figure with; a figure that it also gives bare has none. */
  units: ReadonlyMap<number, ReadonlySet<string>>;
}

const counted = new WeakMap<Ledger, Counted>();
const rangeTo = /^[\s-]?(?:-|–|to|or|and|bis|oder|und|a|o|y|à|ou|et)[\s-]?$/iu;

function countedOf(ledger: Ledger): Counted {
  const before = counted.get(ledger);
  if (before !== undefined) return before;
  const values = new Map<string, Set<number>>();
  const units = new Map<number, Set<string>>();
  const bare = new Set<number>();
  for (const text of textsOfLedger(ledger)) {
    const figures = figuresOf(text);
    for (const [index, figure] of figures.entries()) {
      const next = figures[index + 1];
      const isLower = next !== undefined && rangeTo.test(text.slice(figure.end, next.start));
      const { nouns, unit } = isLower && figure.unit === '' ? next : figure;
      if (unit === '') bare.add(figure.value);
      else units.set(figure.value, (units.get(figure.value) ?? new Set()).add(unit));
      if (unit === '' && figure.value > 1)
        for (const noun of nouns) values.set(noun, (values.get(noun) ?? new Set()).add(figure.value));
    }
  }
  for (const { readings, unit } of ledger.sentences.flatMap(({ text }) => numbersIn(text)))
    if (unit === '') for (const reading of readings) bare.add(Number(reading));
  for (const value of bare) units.delete(value);
  const found = { values, units };
  counted.set(ledger, found);
  return found;
}

const currencyBehind = /^\s?(?:[£$€]|(?:euros?|dollars?|pounds|quid|EUR|USD|GBP)(?!\p{L}))/iu;
const magnitude =
  /^\s?(?:hundred|thousand|million|billion|tausend|milliard|millard|mil(?!\p{L})|millones|mille)/iu;

const sides =
  /^\s(?:deep|wide|high|tall|long|thick|breit|hoch|tief|lang|dick|de (?:ancho|alto|largo|fondo)|de (?:large|haut|long))(?!\p{L})/iu;
const isYear = /^(?:1[5-9]|20)\d\d$/u;
const dates =
  /(?<!\p{L})(?:in|since|until|from|by|early|late|before|after|im jahr|seit|bis|um|ab|vor|nach|en|desde|hasta|hacia|depuis|avant|après|vers|dès)\s$/iu;

const behindFigure = 12;

/** "From a 2008 five-door hatch": a figure with the words behind it as in the brief, whatever else of the kind is counted there. */
function standsSo({ start, unitEnd }: NumberFound, text: string, ledger: Ledger): boolean {
  const said = text.slice(start, unitEnd + behindFigure).replace(/[.\s]+$/u, '');
  return ledger.sentences.some((sentence) => sentence.text.includes(said));
}

/**
 * Whether a number that the brief gives counts something else here: "24 pockets" of what keeps cold for 24 hours, or
 * "six pockets" of a set of six with two pockets each.
 */
export function isMiscounted(number: NumberFound, text: string, ledger: Ledger): boolean {
  if (number.unit !== '' || number.code !== '') return false;
  // "£60 if two pianos in the same house": a sum counts none of what stands behind it.
  if (/[£$€]\s?$/u.test(text.slice(Math.max(0, number.start - 2), number.start))) return false;
  if (currencyBehind.test(text.slice(number.unitEnd, number.unitEnd + 9))) return false;
  // "£5 million public liability": the figure counts the millions, and they the rest.
  if (magnitude.test(text.slice(number.unitEnd, number.unitEnd + 12))) return false;
  // "In 1910 two comets came": a year counts nothing.
  if (isYear.test(text.slice(number.start, number.end)) && dates.test(text.slice(0, number.start).slice(-12)))
    return false;
  // "120 cm wide, 60 deep": a side counts nothing.
  if (sides.test(text.slice(number.unitEnd, number.unitEnd + 9))) return false;
  // "85 by 95 cm": so is the first of two.
  if (/^\s(?:by|auf|mal|por|par|sur)\s\d/iu.test(text.slice(number.unitEnd, number.unitEnd + 7)))
    return false;
  const { nouns, words } = countedBehind(text, number.unitEnd);
  if (/[x×]\s?$/iu.test(text.slice(Math.max(0, number.start - 2), number.start))) return false;
  // One of them may be told apart from the twelve.
  if (nouns.length === 0 || number.readings.includes('1')) return false;
  if (standsSo(number, text, ledger)) return false;
  const { values, units } = countedOf(ledger);
  const all = number.readings.map(Number);
  const known = nouns.flatMap((noun) => values.get(noun) ?? []);
  if (known.length > 0) return !known.some((given) => all.some((value) => given.has(value)));
  return all.some((value) => {
    const given = units.get(value);
    // A sign is left away in an address: "niacinamide-10-serum".
    if (given === undefined || ['%', '°', 'c', 'f'].some((sign) => given.has(sign))) return false;
    // "24 cold hours", "une quarantaine d’heures": the unit stands further on.
    return !words.some((word) => given.has(canonicalUnit(word)));
  });
}
