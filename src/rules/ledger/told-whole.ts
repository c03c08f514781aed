import { longPattern } from '#rules/text/long-pattern.ts';
import type { Unit } from './units.ts';

/**
 * The table of a food's nutrients as shops paste it: a heading and a row for each. Told as one line it stays what it is; its "Sal
 * 0,02 g" is no weight of what is sold.
 */

const opening = longPattern('iu')`
  ^(?:(?:durchschnittliche )?nähr(?:werte?|wertangaben|wertinformation(?:en)?|wertdeklaration)|información nutricional|(?:valores?|tabla) nutricional(?:es)?
    |(?:valeurs? |informations? |déclaration )nutritionnelles?(?: moyennes)?|nutrition(?:al)?(?: (?:information|facts|values?|declaration))?|typical values)
  (?![\p{L}])[^:\n]{0,40}
`;
/** A row: what, and how much of it. */
const row =
  /^(?:[-•*·–]\s?)?((?:(?:davon|of which|de (?:los|las) cuales|dont)\s)?\p{L}[\p{L}\d ,()-]{1,60}?)\s?[:|–-]?\s+((?:<\s?)?\d[\d.,]*\s?(?:kJ|kcal|g|mg|µg|%)[^\n]{0,40})$/iu;
const measured = /\d\s?(?:kJ|kcal|g|mg)(?!\p{L})/iu;
const fewestRows = 2;

/** A text whose table of nutrients stands in one line behind its heading. */
export function withNutritionInRow(text: string): string {
  if (!/n[uä](?:tri|hrw)|typical values/iu.test(text)) return text;
  const lines = text.split('\n');
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!.trim();
    const heading = opening.exec(line)?.[0].replace(/\s{0,2}[:：]?\s{0,2}$/u, '') ?? '';
    if (heading === '' || line.length > heading.length + 2) {
      told.push(lines[at]!);
      continue;
    }
    const entries: string[] = [];
    let end = at + 1;
    for (; end < lines.length; end += 1) {
      const [, what = '', amount = ''] = row.exec(lines[end]!.trim()) ?? [];
      if (what === '') break;
      entries.push(`${what.replace(/,$/u, '')} ${amount}`);
    }
    if (entries.length < fewestRows) {
      told.push(lines[at]!);
      continue;
    }
    told.push(`${heading}: ${entries.join('; ')}`);
    at = end - 1;
  }
  return told.join('\n');
}

/** Whether a line tells the nutrients of a food. */
function tellsNutrients(line: string): boolean {
  const heading = opening.exec(line)?.[0];
  return heading !== undefined && measured.test(line.slice(heading.length));
}

const advised = longPattern('iu')`
  ^(?:(?:empfohlene?|passende) (?:stoffe|garne?|materialien|wolle)|(?:stoff|material|garn)empfehlung(?:en)?
    |(?:telas?|tejidos?|lanas?|hilos?|materiales) (?:recomendad|aconsejad|necesari)[oa]s?
    |(?:tissus?|fils?|laines?|matières?|fournitures) (?:conseillée?|recommandée?|nécessaire|adaptée?)s?
    |benötigtes material|(?:das |was )?(?:du )?(?:brauchst|benötigst)(?: du)?(?: dafür)?|du brauchst|(?:lo que )?necesitas|(?:ce qu['’])?il vous faut|materialliste)$
`;
const asked = /^(?:personalisierung|personalización|personnalisation)$/iu;

/** "Extras opcionales: goma elástica (+2 €)": what one may pay for besides is no stuff of the thing. */
const paidBeside =
  /^(?:extras?(?: opcionales)?|opciones(?: extra)?|optionale extras|optional|gegen aufpreis|(?:en )?options?(?: (?:en supplément|payantes))?)$/iu;

/** Whether a heading names other things than what is sold: the cloth that a pattern is good for. */
export const isAdvised = (heading: string): boolean => advised.test(heading);

/** Whether a line is told as it stands, and nothing of the thing is read out of its parts. */
export function isToldWhole(line: string): boolean {
  const label = /^([^:\n]{5,40}?)\s?:\s/u.exec(line)?.[1] ?? '';
  return (
    (paidBeside.test(label) && /[€$£]/u.test(line)) ||
    advised.test(label) ||
    (asked.test(label) && line.includes(';')) ||
    tellsNutrients(line)
  );
}

/** The line as it stands. */
export const wholeUnit = (line: string, path: string): Unit => ({
  text: line.replace(/[.\s]{1,9}$/u, ''),
  kind: 'other',
  shape: 'sentence',
  path,
  quote: line,
  label: '',
  whole: true,
});
