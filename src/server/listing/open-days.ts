import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { sellersText, type Stretch } from './sellers-text.ts';

/** The days of a week, Monday first, in the four languages. */
const days: readonly string[] = [
  'mondays?|montags?|lunes|lundis?',
  'tuesdays?|dienstags?|martes|mardis?',
  'wednesdays?|mittwochs?|miércoles|mercredis?',
  'thursdays?|donnerstags?|jueves|jeudis?',
  'fridays?|freitags?|viernes|vendredis?',
  'saturdays?|samstags?|sonnabends?|sábados?|samedis?',
  'sundays?|sonntags?|domingos?|dimanches?',
];
const anyDay = new RegExp(`(?<!\\p{L})(?:${days.map((day) => `(${day})`).join('|')})(?!\\p{L})`, 'giu');
const weekend = /(?<!\p{L})(?:weekends?|wochenenden?|fin(?:es)? de semana|week-ends?)(?!\p{L})/giu;
const allWeekdays =
  /(?<!\p{L})(?:weekdays|werktags|entre semana|en semaine|mon\s?[-–]\s?fri|mo\s?[-–]\s?fr)(?!\p{L})/iu;
const between = /^\.?\s?(?:to|till|until|through|-|–|bis|a|al|au|à)\s?$/iu;

/** The same days as people shorten them before an hour or another day: "Mo bis Do 8 bis 18", "Tue–Sat". */
const shortDays: Readonly<Record<'en' | 'de', string>> = {
  en: '(Mon)|(Tues?)|(Wed)|(Thu(?:rs?)?)|(Fri)|(Sat)|(Sun)',
  de: '(Mo)|(Di)|(Mi)|(Do)|(Fr)|(Sa)|(So)',
};
const shortDay = {
  en: new RegExp(
    `(?<!\\p{L})(?:${shortDays.en})(?=\\.?\\s?(?:[-–/&+:\\d]|,\\s?(?:\\d|Mon|Tue|Wed|Thu|Fri|Sat|Sun(?!\\p{L}))|to\\s|and\\s|till\\s|$))`,
    'gmu',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:${shortDays.de})(?=\\.?\\s?(?:[-–/&+:\\d]|,\\s?(?:\\d|Mo|Di|Mi|Do|Fr|Sa|So(?!\\p{L}))|bis\\s|und\\s|u\\.|$))`,
    'gmu',
  ),
};

/** Days in the brief, in full or shortened, in order. */
function daysNamed({ language }: Ledger, brief: string): RegExpExecArray[] {
  const { written } = language;
  const short = written === 'en' || written === 'de' ? matchesOf(shortDay[written], brief) : [];
  return [...matchesOf(anyDay, brief), ...short].sort((one, other) => one.index - other.index);
}

const openDays = new WeakMap<Ledger, ReadonlySet<number> | null>();

/** Days that the brief names, alone or within a span; null where it names none. */
function daysOf(ledger: Ledger): ReadonlySet<number> | null {
  const before = openDays.get(ledger);
  if (before !== undefined) return before;
  const brief = sellersText(ledger);
  const found = new Set<number>(allWeekdays.test(brief) ? [0, 1, 2, 3, 4] : []);
  let last: { day: number; end: number } | null = null;
  for (const match of daysNamed(ledger, brief)) {
    const day = match.slice(1).findIndex((one) => one !== undefined);
    const isSpan: boolean = last !== null && between.test(brief.slice(last.end, match.index));
    for (let one: number = isSpan ? last!.day : day; ; one = (one + 1) % days.length) {
      found.add(one);
      if (one === day) break;
    }
    last = { day, end: match.index + match[0].length };
  }
  const result = found.size === 0 ? null : found;
  openDays.set(ledger, result);
  return result;
}

const closed =
  /(?<!\p{L})(?:not|closed|no|never|except|nicht|kein\p{L}*|geschlossen|außer|cerrado|salvo|excepto|fermé\p{L}*|sauf|pas)(?!\p{L})/iu;

/** Whether a word is a day on which the brief says that somebody is there. */
export function isOpenDay(word: string, ledger: Ledger): boolean {
  const [match] = matchesOf(anyDay, word);
  if (match === undefined) return false;
  return daysOf(ledger)?.has(match.slice(1).findIndex((one) => one !== undefined)) === true;
}

/** A day on which the brief does not say that anybody is there. */
export function otherDays(text: string, ledger: Ledger): Stretch[] {
  const open = daysOf(ledger);
  if (open === null) return [];
  const strange = matchesOf(anyDay, text).filter(
    (match) => !open.has(match.slice(1).findIndex((one) => one !== undefined)),
  );
  if (!open.has(5) && !open.has(6)) strange.push(...matchesOf(weekend, text));
  return strange
    .filter(
      ({ index }) =>
        !closed.test(
          text
            .slice(0, index)
            .split(/[.!?;\n]/u)
            .at(-1) ?? '',
        ),
    )
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}
