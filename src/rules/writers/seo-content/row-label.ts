import type { FactKind } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Draft } from './draft.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import type { Message } from './messages.ts';

/**
 * "Farbe: schwarz" of a table: the bare value is no sentence, and only English builds one from it. A state stands behind
 * its label already.
 */
export function withLabel(text: string, { units, topic }: Message, draft: Draft): string {
  const { label = '', text: value = '' } = units[0] ?? {};
  if (label === '' || topic === 'condition') return text;
  if (draft.language.written === 'en' && !needsLabel(units, text)) return text;
  if (foldWord(text).startsWith(foldWord(label))) return text;
  const told = /^\p{Lu}{4,}$/u.test(label) ? label.toLowerCase() : label;
  const behind = `${value.charAt(0)}${text.slice(1)}`;
  return `${upperFirst(told)}${draft.lexicon.colon}${foldWord(behind) === foldWord(text) ? behind : text}`;
}

const longestBare = 3;

/** "Color: negro", since "Negro." between two sentences says not of what; a longer value of a table speaks for itself. */
export function withLabelIfBare(text: string, message: Message, draft: Draft): string {
  // "Écru, rouille et marine.": shades alone are no sentence, however many there are.
  const isShades = message.units[0]?.kind === 'colour';
  return draft.language.written === 'en' || isShades || countPieces(text) <= longestBare
    ? withLabel(text, message, draft)
    : text;
}

const bareMeasure =
  /^\d[\d.,]*\s?(?:\p{L}{1,3}|litres?|liters?|tons?|tonnes?|inch(?:es)?|watts?|volts?|hours?|days?|weeks?|months?|years?|minutes?)\.?$/iu;

const toldByLabel: ReadonlySet<FactKind> = new Set(['exclusion', 'place', 'hours']);
const saysItself =
  /^(?:not?|without|open|closed|in|near|around|across|within|from)\s|\b(?:not included|excluded)\b/iu;

/** English says most values by themselves; "7.6 kg.", "two-piece handle." and "Brown." alone say not of what. */
function needsLabel(units: Message['units'], text: string): boolean {
  const [first, ...others] = units;
  if (first === undefined) return false;
  // "Shoes." of "Not included: shoes" would say the contrary, "Doncaster, Rotherham." not what is there.
  if (toldByLabel.has(first.kind) && others.every(({ label }) => label === first.label))
    return !saysItself.test(text);
  if (others.length > 0) return false;
  if (first.kind === 'model') return true;
  if (first.kind === 'colour') return countPieces(text) < longestBare;
  return bareMeasure.test(text) || (first.kind === 'contents' && first.shape === 'noun');
}

/** The seller's own row of a bare measure or of towns for a list of facts: "Capacity: 12 t", "Area: Leeds and York". English. */
export function labelledMeasure(text: string, { label, kind }: Unit): string {
  const saysNot =
    bareMeasure.test(text) ||
    (kind === 'place' && !saysItself.test(text)) ||
    /^(?:model|mpn|part) ?(?:number|no\.?)?$/iu.test(label);
  return label !== '' && saysNot && !/^(?:size|dimensions?)$/iu.test(label)
    ? `${upperFirst(/^\p{Lu}{4,}$/u.test(label) ? label.toLowerCase() : label)}: ${text}`
    : text;
}

/** "Capacity 12 t" behind a name and its colon: the bare value of a sheet says not of what it is. English. */
export function behindItsRow(text: string, message: Message, draft: Draft): string {
  if (message.units[0]?.kind === 'colour') return text;
  const value = withLabel(upperFirst(text), message, draft);
  return value === upperFirst(text) ? text : lowerFirst(value).replace(/^([^:]{2,30}):\s/u, '$1 ');
}

/** "Größe: Gewicht 580 g": what names its own measure needs no other label. */
export const namesSide =
  /^(?:gewicht|peso|poids|höhe|breite|länge|tiefe|durchmesser|alto|ancho|largo|diámetro|hauteur|largeur|longueur|diamètre|(?:total )?weight|(?:\p{L}{3,12} ){0,2}(?:length|width|height|depth|diameter|weight|capacity|voltage))\s\d/iu;
