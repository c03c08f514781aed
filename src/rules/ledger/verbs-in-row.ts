import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Unit } from './units.ts';

const mostVerbs = 2;

/** "Connects to banks, matches receipts, sends invoices": among verbs in a row what looks like a noun in -s is one too. */
export function withVerbsInRow(units: Unit[], language: WrittenLanguage): Unit[] {
  if (language !== 'en' || units[0]?.shape !== 'verb') return units;
  if (units.filter(({ shape }) => shape === 'verb').length < mostVerbs) return units;
  return units.map((unit) =>
    unit.shape === 'noun' && /^\p{Ll}{3,}[^s\P{Ll}]s\s(?!and\b|or\b)\p{L}/u.test(unit.text)
      ? { ...unit, shape: 'verb' }
      : unit,
  );
}
