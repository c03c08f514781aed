import { longPattern } from '#rules/text/long-pattern.ts';
import { labelKindOf } from './label-kinds.ts';
import { isBoxPart, isSheetPart } from './headed-points.ts';

/**
 * Who pastes from a shop of its own brings along the headings over its parts: "Größen", "Détails", "Cuidados". Alone they say
 * nothing of the thing. German, Spanish and French.
 */
const partHeading = longPattern('iu')`
  ^(?:(?:das )?materialien?|material und pflege|größen?|farben|maße|abmessungen|details?|produktdetails|pflege(?:hinweise?)?|verarbeitung
      |beschreibung|eigenschaften|besonderheiten|ausstattung|technische daten|anwendung|zutaten|lagerung|hinweise?|passform|auf einen blick
      |wissenswertes|gut zu wissen|herstellung
    |materiales|tallas|tamaños|colores|medidas|dimensiones|detalles|cuidados|características|descripción|ingredientes|conservación|composición
      |modo de empleo|ficha técnica|especificaciones|información|más información|acabados|instrucciones
    |matières?|matériaux|tailles?|coloris|couleurs|dimensions|détails|entretien|caractéristiques|description|ingrédients|conservation|composition
      |fiche technique|informations?|en détail|à savoir|bon à savoir|les plus|finitions|utilisation|conseils)\s?:?$
`;
/** A row of a sheet: its label says what stands behind it. */
const row = /^(?:[-•*·–]\s?)?\p{L}[^:\n]{1,40}\s?:\s*\S/u;
const listed = /^[-*•·–] ?\S/u;
const mostWords = 12;
const fewestLines = 3;

/** Whether one value without a label stands below a heading, and nothing else of its part. */
function isValue(line: string, behind: string): boolean {
  return (
    line !== '' &&
    behind === '' &&
    !row.test(line) &&
    !/[.!?:]$/u.test(line) &&
    line.split(/\s+/u).length <= mostWords
  );
}

/** A pasted description without the headings of its parts; one over a single value is its label: "Farben" over "Petrol, Senf". */
export function withoutHeadingsAbroad(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => line.trim() !== '').length < fewestLines) return text;
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const bare = lines[at]!.trim();
    // "Das ist drin" over a list: what lies in the box, as if it had its colon.
    if (isBoxPart(`${bare}:`) && listed.test((lines[at + 1] ?? '').trim())) {
      told.push(`${bare}:`);
      continue;
    }
    const isHeading = partHeading.test(bare) && !isBoxPart(bare) && !isSheetPart(bare);
    const [first = '', behind = ''] = lines.slice(at + 1, at + 3).map((line) => line.trim());
    // At the end of a text there is nothing that it heads.
    if (!isHeading || (first === '' && behind === '')) {
      told.push(lines[at]!);
      continue;
    }
    const label = bare.replace(/\s?:$/u, '');
    const value = first === '' ? '' : first;
    if (!isValue(value, behind) || labelKindOf(label, value) === undefined) continue;
    told.push(`${label}: ${value}`);
    at += 1;
  }
  return told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
