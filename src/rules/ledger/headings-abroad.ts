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
/** Over how the shop sends, takes back and answers: what stands below tells itself what it is. */
const shopHeading = longPattern('iu')`
  ^(?:(?:versand|lieferung|rückgabe|retouren?|zahlung|umtausch)(?: (?:&|und|\+|\/) (?:versand|lieferung|rückgabe|retouren?|zahlung|umtausch))?
      |liefer-? ?(?:zeit|informationen)(?:en)?|versand(?:kosten|informationen|info)?|häufige fragen|häufig gestellte fragen|fragen (?:&|und) antworten|faqs?
      |über (?:uns|mich)|kontakt|warum du (?:ihn|sie|es) lieben wirst|das wirst du (?:daran )?lieben|warum \p{L}+\?
    |(?:envíos?|entregas?|devoluciones|cambios|pagos?)(?: (?:y|&|\/) (?:envíos?|entregas?|devoluciones|cambios|pagos?))?
      |plazos? de entrega|gastos de envío|preguntas(?: frecuentes)?|sobre (?:nosotr[oa]s|mí|la tienda)|contacto|¿?por qué (?:te|os|les) (?:va|van) a (?:gustar|encantar)|¿?cómo (?:se )?(?:prepara|usa|prepararlo|usarlo|utilizarlo)
    |(?:livraison|expédition|envois?|retours?|paiement|échanges?)(?: (?:&|et|\/) (?:livraison|expédition|envois?|retours?|paiement|échanges?))?
      |délais?(?: de livraison)?|questions fréquentes|foire aux questions|à propos(?: de (?:moi|nous))?|pourquoi (?:vous allez|tu vas|on va)(?: l['’])? ?(?:l['’])?(?:adorer|aimer)|comment (?:le |la |les |l['’])?(?:préparer|utiliser))\s?[:?!]?$
`;
/** What the parts of a box are told under, by how their heading opens. */
const boxLabels: readonly (readonly [RegExp, string])[] = [
  [/^(?:was|das) (?:du |ihr |sie )?(?:bek|erh)/iu, 'Lieferumfang:'],
  [/^(?:lo que rec|¿?qué (?:inc|rec))/iu, 'Contenido:'],
  [/^(?:ce que )?vous recevez/iu, 'Contenu :'],
];

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
    const over = `${bare.replace(/\s?:$/u, '')}:`;
    if (isBoxPart(over) && listed.test((lines[at + 1] ?? '').trim())) {
      told.push(boxLabels.find(([opening]) => opening.test(bare))?.[1] ?? over);
      continue;
    }
    // "WAS DU BEKOMMST: 1 Bezug, 1 Kissen" of a list that was joined.
    const [, head = '', entries = ''] = /^([^:\n]{5,40}):\s+(\S.*)$/u.exec(bare) ?? [];
    const boxLabel = head === '' ? undefined : boxLabels.find(([opening]) => opening.test(head))?.[1];
    if (boxLabel !== undefined && isBoxPart(`${head}:`)) {
      told.push(`${boxLabel} ${entries}`);
      continue;
    }
    const isHeading =
      (partHeading.test(bare) || shopHeading.test(bare)) && !isBoxPart(bare) && !isSheetPart(bare);
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
