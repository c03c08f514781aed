import { isWornByTime } from '#rules/ledger/worn-by-time.ts';
import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

const ofSide = /^(?:width|height|depth|length|thickness|breadth)\s?:/iu;

/** "Spare buckles sent for ten years": what is sent once something breaks comes with nothing. English. */
const sentLater = /\bspare \p{L}+ (?:(?:are|is|can be) )?(?:sent|posted|available|supplied|sold|kept)\b/iu;

/** "5 years" of a guarantee, "1.2 kg" of "Hopper: 1.2 kg": alone nobody knows of what it is. Nor does what an old thing suffered head its text. */
export function isOfRow({ kind, value, quote }: Fact, { ledger, name, units }: Draft): boolean {
  if (isWornByTime(name, value)) return true;
  if (/^spare\s/iu.test(value) && sentLater.test(quote)) return true;
  // "Charging: USB-C, 2.5 h".
  const isTime = /^\d[\d.,]* ?(?:h|hrs?|hours?|min|minutes?)$/iu.test(value);
  const isAside = (row: string): boolean =>
    /^(?:charg|warm|dry|cur|lead|deliver)\p{L}*[\p{L} ]{0,16}: /iu.test(row) && row.endsWith(quote);
  if (isTime && ledger.facts.some((other) => isAside(other.value))) return true;
  if (kind === 'duration')
    return ledger.facts.some((other) => other.kind === 'guarantee' && other.value === value);
  // "18 in" of "Width: 18 in": alone it is no size.
  if (
    kind === 'size' &&
    units.some(({ text }) => ofSide.test(text) && text.includes(value) && text !== value)
  )
    return true;
  return kind === 'weight' && /^(?!(?:\p{L}+ )?(?:weight|weighs|mass)\b)\p{L}[\p{L} ]{2,20}: /iu.test(quote);
}

/** Whether a count is only the front of an entry that tells what is in the box. */
export function isHalfOfContents({ value, quote }: Fact, { units, language }: Draft): boolean {
  // "El robot, dos cepillos laterales y una mopa": one entry of the list, which is told whole.
  const goesOn = language.written === 'es' ? /^(?:,| y) |^ \p{L}/u : /^ \p{L}/u;
  return units.some(
    (unit) =>
      unit.kind === 'contents' &&
      unit.quote === quote &&
      unit.text !== value &&
      goesOn.test(unit.text.slice(unit.text.indexOf(value) + value.length)) &&
      unit.text.includes(value),
  );
}

const doneTo = /^\p{Lu}\p{Ll}{2,}[^s\P{L}]s \p{Ll}{3,}(?:, \p{Ll}{3,}){1,5},? and \p{Ll}/u;

/** "Onion" of "Chops garlic, onion, chilli and nuts": one of the things that something is done to. English. */
export function isOneOfDoneTo({ quote, value }: Fact): boolean {
  return doneTo.test(quote) && /^\p{Ll}+$/u.test(value);
}
