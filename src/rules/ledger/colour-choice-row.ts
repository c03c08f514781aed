import type { Unit } from './units.ts';

const offers =
  /^(?:existe(?:nt)?|disponibles?|déclinée?s?|se décline(?:nt)?|proposée?s?|hay|está disponible|en tonos?) en \p{L}+(?: \p{L}+)?$/iu;
const opensRow = /^en \p{L}+(?: \p{L}+)?$/iu;

/**
 * "En écru, terracotta ou bleu nuit" behind the sizes, "existe en kaki, ocre et noir": one row from which a colour is chosen, where
 * each comma would make an entry of its own. Spanish and French.
 */
export function inOneChoice(units: Unit[]): Unit[] {
  const first = units.findIndex(({ text, kind }) =>
    kind === 'colour' ? opensRow.test(text) : offers.test(text),
  );
  const last = units.at(-1);
  if (first === -1 || last === undefined || units.length < first + 2) return units;
  const row = units.slice(first);
  const isChoice =
    row.every(({ kind, label }, at) => (at === 0 || kind === 'colour') && label === '') &&
    /\s(?:ou|et|o|u|y)\s/u.test(last.text);
  const text = row.map((unit) => unit.text).join(', ');
  return isChoice && last.quote.includes(text) ? [...units.slice(0, first), { ...last, text }] : units;
}
