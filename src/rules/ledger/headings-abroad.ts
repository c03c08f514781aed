import { longPattern } from '#rules/text/long-pattern.ts';
import { withSharpS } from './german-sharp-s.ts';
import { asLabel, bareHeading } from './heading-marks.ts';
import { isAdvised } from './told-whole.ts';
import { labelKindOf } from './label-kinds.ts';
import { isBoxPart, isSheetPart } from './headed-points.ts';

/**
 * Who pastes from a shop of its own brings along the headings over its parts: "Größen", "Détails", "Cuidados". Alone they say
 * nothing of the thing. German, Spanish and French.
 */
const partHeading = longPattern('iu')`
  ^(?:(?:das )?materialien?|material(?:ien)? ?(?:und|&|\/) ?pflege(?:hinweise)?|pflege ?(?:und|&) ?material|größen?|farben|maße|abmessungen|details?|produktdetails|pflege(?:hinweise?)?|verarbeitung
      |beschreibung|eigenschaften|besonderheiten|ausstattung|technische daten|anwendung|zutaten|allergene|verkostung|lagerung|hinweise?|passform|auf einen blick
      |wissenswertes|gut zu wissen|herstellung|(?:unsere |meine )?leistungen|garantie|zubereitung(?:stipps?|sempfehlung)?|brühempfehlung|für wen|größen(?:tabelle|übersicht)?|geschmack(?:sprofil)?|so pflegst du (?:es|ihn|sie)
    |materiales|tallas|tamaños|colores|medidas|dimensiones|detalles|cuidados|características|descripción|ingredientes|conservación|composición|cata|alérgenos|notas de cata
      |(?:composición|materiales?) (?:y|&) cuidados?|(?:nuestros |mis )?servicios|garantía|modo de empleo|preparación|cómo se prepara|para quién|formatos?|sabor|aroma|cómo cuidarl[oa]s?|ficha técnica|especificaciones|información|más información|acabados|instrucciones
    |matières?|matériaux|tailles?|coloris|couleurs|dimensions|détails|entretien|caractéristiques|description|ingrédients|conservation|composition|allergènes|dégustation|notes de dégustation
      |(?:matières?|composition) (?:et|&) entretien|(?:nos |mes )?prestations|garantie|préparation|pour qui|formats?(?: (?:fournis|disponibles|proposés))?|senteurs?|parfums?|goût|saveurs?|conseils d['’]utilisation|fiche technique|informations?|en détail|à savoir|bon à savoir|les plus|finitions|utilisation|conseils)\s?[:?]?$
`;
/** Over how the shop sends, takes back and answers: what stands below tells itself what it is. */
const shopHeading = longPattern('iu')`
  ^(?:(?:versand|lieferung|rückgabe|retouren?|zahlung|umtausch)(?: (?:&|und|\+|\/) (?:versand|lieferung|rückgabe|retouren?|zahlung|umtausch))?
      |liefer-? ?(?:zeit|informationen)(?:en)?|versand(?:kosten|informationen|info)?|häufige fragen|häufig gestellte fragen|fragen (?:&|und) antworten|(?:oft|häufig) gefragt|das werde ich oft gefragt|faqs?
      |über (?:uns|mich)|kontakt|warum du (?:ihn|sie|es) lieben wirst|das wirst du (?:daran )?lieben|warum \p{L}+\?
    |(?:envíos?|entregas?|devoluciones|cambios|pagos?)(?: (?:y|&|\/) (?:envíos?|entregas?|devoluciones|cambios|pagos?))?
      |(?:plazos?|tiempos?) de (?:entrega|envío|preparación|elaboración)|gastos de envío|preguntas(?: frecuentes)?|sobre (?:nosotr[oa]s|mí|la tienda)|contacto|me preguntan (?:mucho|a menudo)|¿?por qué (?:te|os|les) (?:va|van) a (?:gustar|encantar)|¿?cómo (?:se )?(?:prepara|usa|prepararlo|usarlo|utilizarlo)
    |(?:livraison|expédition|envois?|retours?|paiement|échanges?)(?: (?:&|et|\/) (?:livraison|expédition|envois?|retours?|paiement|échanges?))?
      |délais?(?: de livraison)?|on me demande souvent|vos questions|questions fréquentes|foire aux questions|à propos(?: de (?:moi|nous))?|pourquoi (?:vous allez|tu vas|on va)(?: l['’])? ?(?:l['’])?(?:adorer|aimer)|comment (?:le |la |les |l['’])?(?:préparer|utiliser))\s?[:?!]?$
`;
/** What the parts of a box are told under, by how their heading opens. */
const boxLabels: readonly (readonly [RegExp, string])[] = [
  [/^(?:was|das) (?:du |ihr |sie )?(?:bek|erh)/iu, 'Lieferumfang:'],
  [/^(?:lo que rec|¿?qué (?:inc|rec))/iu, 'Contenido:'],
  [/^(?:ce que )?vous recevez/iu, 'Contenu :'],
  [/^(?:co otrzym)/iu, 'W zestawie:'],
  [/^(?:cosa ricev)/iu, 'Contenuto:'],
  [/^(?:wat (?:krijg|je kr))/iu, 'Inhoud:'],
  [/^(?:o que (?:recebe|vai))/iu, 'Conteúdo:'],
];

/** Whether what stands below a heading is read with it here. */
export const isPartHeading = (heading: string): boolean =>
  [partHeading, shopHeading, mixedHeading, choiceHeading, careHeading, useHeading].some((pattern) =>
    pattern.test(withSharpS(heading)),
  ) || isAdvised(heading);

/** Over what the buyer tells for a piece of his own. */
const neededLabels: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:was (?:wir|ich) (?:von dir |von ihnen |von euch )?(?:brauche?n?|benötige?n?)|was brauch(?:en|e) (?:wir|ich)(?: (?:von dir|von ihnen|von euch))?|(?:diese )?angaben (?:brauche?n?|benötige?n?) (?:wir|ich))\s?[:?]?$/iu,
    'Personalisierung:',
  ],
  [
    /^(?:(?:para personalizarl[oa]s?|datos (?:necesarios|que necesito)|qué (?:datos )?necesit(?:o|amos)|necesit(?:o|amos)(?: saber)?|indícanos|indícame))\s?[:?]?$/iu,
    'Personalización:',
  ],
  [
    /^(?:ce dont (?:j['’]ai|nous avons) besoin|(?:les )?informations (?:à (?:fournir|communiquer|m['’]indiquer|nous indiquer)|nécessaires)|merci d['’]indiquer|à (?:m['’]|nous )indiquer)\s?[:?]?$/iu,
    'Personnalisation :',
  ],
];
/** Over how a thing is looked after: what stands below is told behind it. */
const careHeading =
  /^(?:pflege(?:hinweise?)?|reinigung|waschen|lavado|limpieza|cuidados|mantenimiento|entretien|lavage|nettoyage)$/iu;

/** Over how much of it is taken, and how. */
const useHeading =
  /^(?:verzehrempfehlung|einnahme(?:empfehlung)?|dosierung|anwendungsempfehlung|modo de (?:uso|empleo)|dosis(?: recomendada)?|posología|conseils? d['’](?:utilisation|emploi)|posologie|mode d['’]emploi)$/iu;

/** Over all that a thing is mixed of, and over what one chooses from: in one line with what stands below they are labels. */
const mixedHeading = /^(?:zutaten|inhaltsstoffe|ingredientes|ingrédients)(?: \(?inci\)?)?$/iu;
const choiceHeading =
  /^(?:(?:coloris|couleurs?|tailles?|modèles?) (?:au choix|disponibles?)|(?:farben|größen|motive) (?:zur auswahl|zur wahl|nach wahl|wählbar|verfügbar)|(?:colores|tallas|tamaños|modelos) (?:disponibles|a elegir)|passend für|passt (?:zu|für)|kompatib(?:el mit|ilität)|compatible con|compatibilidad|compatible avec|compatibilité|größen|farben|formate|düfte|sorten|geschmacksrichtungen|tallas|tamaños|colores|formatos|aromas|sabores|tailles|coloris|couleurs|taglie|misure|colori|maten|kleuren|rozmiary|kolory|tamanhos|cores|senteurs|parfums|saveurs|formats(?: (?:fournis|disponibles|proposés))?|titres|titel|titelliste|títulos|canciones|morceaux|tracklist|enthaltene (?:titel|bände|spiele)|bände|volumes|tomos|juegos|jeux|spiele)$/iu;
const shortEntry = /^(?:[-•*·–]\s?([\p{L}\d][^:.!?\n]{0,60})|([\p{L}\d][^:.!?\n]{0,40}))$/u;
const fewestChoices = 2;

const tasteHeading = /^(?:geschmack(?:sprofil)?|duft|sabor|aroma|goût|saveurs?|garantie|garantía)$/iu;
/** "LIVRAISON" over "Offerte dès 45 €": without its heading nobody knows what is free. */
const sendsHeading = /^(?:versand|lieferung|envíos?|entregas?|livraison|expédition|envois?)$/iu;
const freeFrom =
  /^(?:kostenlos|gratis|frei|kostenfrei|offerte?|gratuite?|ab|dès|à partir|desde|a partir)(?!\p{L})/iu;

/** Headings of the row in Spanish and French, which goes on in small letters: "Marrón oscuro" below "COLORES". */
const romanceChoice =
  /^(?:tallas|tamaños|colores|formatos|aromas|sabores|tailles|coloris|couleurs?|senteurs|parfums|saveurs|formats)/iu;
const inRow = (choice: string, label: string): string =>
  romanceChoice.test(label) && /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(choice)
    ? choice.charAt(0).toLowerCase() + choice.slice(1)
    : choice;

/** What short points below a heading list. */
function choicesBelow(lines: readonly string[], at: number, label: string): string[] {
  const choices: string[] = [];
  for (let next = at + 1; next < lines.length; next += 1) {
    const [, listedOne, bareOne] = shortEntry.exec(lines[next]!.trim()) ?? [];
    const choice = listedOne ?? bareOne;
    if (choice === undefined || /^(?:non?|nicht|kein\p{L}*|ohne|sin|sans)(?!\p{L})/iu.test(choice)) break;
    choices.push(inRow(choice.trim(), label));
  }
  return choices;
}

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

/** What is told in place of a heading's line, and how many of the lines below are told with it. */
interface Part {
  told: readonly string[];
  taken: number;
}

const labelOfBox = (heading: string): string | undefined =>
  boxLabels.find(([opening]) => opening.test(heading))?.[1];

/** The part that lists what lies in the box, or what the shop needs of its buyer. */
function boxAt(lines: readonly string[], at: number, bare: string): Part | undefined {
  const below = (lines[at + 1] ?? '').trim();
  // "Das ist drin" over a list: what lies in the box, as if it had its colon.
  const over = `${bare.replace(/\s?:$/u, '')}:`;
  if (isBoxPart(over)) {
    if (/^(?:[-*•·–] ?\S|\d{1,2} ?(?:x )?\p{L})/u.test(below))
      return { told: [labelOfBox(bare) ?? over], taken: 0 };
    const asked = bare.endsWith('?') ? labelOfBox(bare) : undefined;
    if (asked !== undefined && below !== '' && !row.test(below))
      return { told: [`${asked} ${below}`], taken: 1 };
  }
  // "WAS DU BEKOMMST: 1 Bezug, 1 Kissen" of a list that was joined.
  const [, head = '', entries = ''] = /^([^:\n]{5,40}):\s+(\S.*)$/u.exec(bare) ?? [];
  const boxLabel = head === '' ? undefined : labelOfBox(head);
  if (boxLabel !== undefined && isBoxPart(`${head}:`)) return { told: [`${boxLabel} ${entries}`], taken: 0 };
  const needed = neededLabels.find(([pattern]) => pattern.test(bare))?.[1];
  const choices = needed === undefined ? [] : choicesBelow(lines, at, '');
  return choices.length === 0
    ? undefined
    : { told: [`${needed!} ${choices.join('; ')}`], taken: choices.length };
}

/** Points in lines of their own below a heading, whatever they tell. */
function pointsBelow(lines: readonly string[], at: number): string[] {
  const points: string[] = [];
  for (let next = at + 1; next < lines.length && listed.test(lines[next]!.trim()); next += 1)
    points.push(lines[next]!.trim().replace(/^[-*•·–] ?|[.;,]$/gu, ''));
  return points;
}

/** What a heading labels of the lines below it; nothing of it is told where it labels nothing. */
function labelledAt(lines: readonly string[], at: number, label: string): Part {
  const [first = '', behind = ''] = lines.slice(at + 1, at + 3).map((line) => line.trim());
  const choices = choiceHeading.test(label) ? choicesBelow(lines, at, label) : [];
  if (choices.length >= fewestChoices)
    return { told: [`${asLabel(label)}: ${choices.join(', ')}`], taken: choices.length };
  const labels = (value: string): Part => ({ told: [`${asLabel(label)}: ${value}`], taken: 1 });
  const isRow = /^\p{L}[^:.,\n]{1,30}\s?:/u.test(first) || listed.test(first);
  const advised = isAdvised(label) ? pointsBelow(lines, at) : [];
  if (advised.length > 0)
    return { told: [`${asLabel(label)}: ${advised.join('; ')}`], taken: advised.length };
  if ((careHeading.test(label) || isAdvised(label) || useHeading.test(label)) && first !== '' && !isRow)
    return labels(first);
  if (mixedHeading.test(label) && first.split(', ').length > fewestChoices)
    return { told: [`${asLabel(label.replace(/ \(?inci\)?$/iu, ''))}: ${first}`], taken: 1 };
  if (sendsHeading.test(label) && freeFrom.test(first))
    return labels(`${first.charAt(0).toLowerCase()}${first.slice(1)}`);
  // "GARANTÍA" over "3 años. Servicio técnico en España.": the years are those of what they stand below.
  if (/^garantía|^garantie/iu.test(label) && first !== '' && !row.test(first)) return labels(first);
  const isLabelled = tasteHeading.test(label) || labelKindOf(label, first) !== undefined;
  return isValue(first, behind) && isLabelled ? labels(first) : { told: [], taken: 0 };
}

/** A pasted description without the headings of its parts; one over a single value is its label: "Farben" over "Petrol, Senf". */
export function withoutHeadingsAbroad(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => line.trim() !== '').length < fewestLines) return text;
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const bare = withSharpS(bareHeading(lines[at]!) || lines[at]!.trim());
    // At the end of a text there is nothing that it heads.
    const isLast = [1, 2].every((behind) => (lines[at + behind] ?? '').trim() === '');
    const isHeading =
      !isLast && isPartHeading(bare.replace(/\s?:$/u, '')) && !isBoxPart(bare) && !isSheetPart(bare);
    const part =
      boxAt(lines, at, bare) ??
      (isHeading ? labelledAt(lines, at, bare.replace(/\s?[:?]$/u, '')) : { told: [lines[at]!], taken: 0 });
    told.push(...part.told);
    at += part.taken;
  }
  return told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
