import type { Unit } from '#rules/ledger/units.ts';
import type { Draft } from './draft.ts';

const bareFrom = /^(?:from|ab|desde|à partir de|dès)\s(?:[£€$]\s?)?\d[\d.,]*\s?(?:[£€$]|euros?|EUR)?$/iu;
const timed =
  /\d|\b(?:hours?|days?|weeks?|months?|minutes?|year|stunden?|tagen?|wochen?|monaten?|horas?|días?|semanas?|meses|heures?|jours?|semaines?|mois)\b/iu;
const counts = /\d\s(?:people|persons?|guests|personen|personas|personnes|invités)(?!\p{L})/iu;

/**
 * Whether a clause says nothing behind its label: "from £120" of "bird nests removed, from £120" beside other prices, which
 * is the price of something else, or what is no length of time.
 */
export function isHalfLine({ kind, text, quote }: Unit, { units }: Draft): boolean {
  // "25 years" of a firm says not of what.
  if (kind === 'story' && /^\d{1,2}\+? \p{L}{3,6}$/u.test(text)) return true;
  if (kind === 'duration') return !timed.test(text) || counts.test(text);
  return (
    kind === 'price' &&
    bareFrom.test(text) &&
    quote.length > text.length + 2 &&
    units.some((unit) => unit.kind === 'price' && unit.text !== text && unit.quote !== quote)
  );
}
