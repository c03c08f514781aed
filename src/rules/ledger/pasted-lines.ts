import { foldWord } from '#rules/text/words.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { withoutDecoration } from './decorated-heads.ts';
import { withRowsApart } from './labels-in-run.ts';
import { withoutWraps } from './wrapped-lines.ts';

/** What sellers paste out of sheets and forms, as the lines that it stands for. */

const plusPoint = /^[^\S\n]*\+[^\S\n]+(?=\p{L})/gmu;
const fewestPoints = 2;
/** "22 x 8 cms", "80 kgs", "3 mts": units that Spanish sellers write in the plural, which no unit is. */
const tidyUnit: Readonly<Record<string, string>> = {
  cms: 'cm',
  mts: 'm',
  mms: 'mm',
  kgs: 'kg',
  grs: 'g',
  lts: 'l',
};
const sloppyUnit = /\d\s?(?:cms|mts|mms|kgs|grs|lts)(?!\p{L})/iu;
const sloppyUnits = /(?<=\d\s?)(cms|mts|mms|kgs|grs|lts)(?!\p{L})/giu;
/** "[Specification]" alone in its line heads what stands below it. */
const headInBrackets = /^[^\S\n]*\[[\p{L} /&]{2,40}\][^\S\n]*:?[^\S\n]*\n/gmu;
/** "Voltage:DC 12V", "Waterproof:No": no web address and no time. */
const tightRow = /^([^\S\n]*[-•*]?[^\S\n]*\p{L}[\p{L} /()-]{1,30}):(?=[\p{L}\d])/gmu;
/** "1*LED strip,1*remote": how many there are of what lies in the box. */
const counted = /(?<=(?:^|[;:+]\s?|(?<!\d),\s?)\d{1,3})[^\S\n]?\*[^\S\n]?(?=\p{L})/gmu;
/** "Energieklasse: -", "Material: n/a": a row that its sheet left open; "Payment policy:-" heads what stands below it, as does a stroke over a list. */
const openRow =
  /^[^\n:|;]{2,40}:(?:[^\S\n]+[-–—]{1,3}(?!\s*\n\s*[^\n:,]+,[^\n:,]+,)|[^\S\n]*(?:n\/?\.?a\.?|k\. ?a\.?|s\/d|\?{1,3}|\.{2,3}))[^\S\n]*(?:\n|$)/gimu;
/** "Visit www.example.com": without its address it asks to visit nothing. */
const askToVisit =
  /(?<=^|[.!?\n]\s?)(?:(?:please )?(?:visit|see|go to|check out|find us (?:at|on|online)|more (?:at|on|info(?:rmation)?(?: at| on)?)|website|web|besuchen sie(?: uns)?(?: auf| unter)?|mehr (?:auf|unter|infos?(?: unter)?)|visita|visítanos en|más (?:información )?en|visitez|plus d’infos sur|rendez-vous sur)(?: us(?: at| on)?| our (?:web)?site| my (?:web)?site)?\s?:?\s)(?:https?:\/\/|www\.)[^\s]{3,200}?(?:[.!]?(?=\s|$))\s?(?:(?:for (?:more|details|info(?:rmation)?|further)|to (?:see|read|find|learn))(?: [^.!?\n]{1,50})?[.!?]\s?)?/giu;
/** "Tel 600555019", "WhatsApp +34 600 555 012": no shop shows it in a text about a thing. */
const phone =
  /(?:[,.;]\s?)?(?:(?<!\p{L})(?:interesad[oa]s?|contactar|llamar|razón|info)[:,]?\s)?(?<!\p{L})(?:(?:call|phone|ring|email|message) (?:or|and|\/) )?(?:tel(?:éfono|efon)?|tlf|móvil|movil|whats?app|handy|portable|text|txt|call(?: me| us)?)(?: (?:me|on|at|al|auf|au|\p{Lu}\p{Ll}{1,12}))?\s?[.:]{0,2}\s?\+?\d{2,5}(?:[ -]?\d{2,5}){1,4}(?!\d)/giu;
const mostCells = 14;
const fewestColumns = 2;
const thingColumn =
  /^(?:item|name|title|product(?: name)?|artikel(?:name)?|produkt(?:name)?|bezeichnung|nombre|producto|artículo|nom|produit|article)$/iu;
const column =
  /^(?:item|name|title|product(?: name)?|brand|type|model|colou?r|size|material|qty|quantity|pack|weight|price|width|height|length|depth|diameter|capacity|volume|finish|style|condition|sku|fabric|(?:dishwasher|microwave) safe|bpa free|waterproof|care|origin|made in|artikel(?:name)?|produkt(?:name)?|bezeichnung|marke|farbe|größe|maße|menge|gewicht|preis|breite|höhe|länge|tiefe|volumen|nombre|producto|artículo|marca|talla|tamaño|medidas|peso|precio|cantidad|capacidad|ancho|alto|largo|nom|produit|article|marque|couleur|taille|matière|dimensions|poids|prix|quantité|contenance|largeur|hauteur|longueur)$/iu;
/** "Hair claw clips|4 pcs|large 11cm|matte": points between bars in one line. */
const barredPoint = /[^\S\n]*\|[^\S\n]*/gu;
const fewestBars = 3;
/** "⭐⭐⭐⭐⭐ “Best app ever” - Tom": what somebody wrote, alone in its line. */
const reviewLine =
  /^[^\S\n]*(?:[⭐★☆]\uFE0F?[^\S\n]?){0,5}["“«][^"“”«»\n]{3,200}["”»][^\S\n]*(?:[-–—~][^\S\n]*)?(?:\p{Lu}[\p{L}.]{0,20}(?:[^\S\n]\p{Lu}[\p{L}.]{0,20})?(?:,[^\S\n]\p{Lu}\p{L}{1,20})?)?[^\S\n]*$/gmu;
/** "Doppelwandig: ja", "Spülmaschinenfest: nein": a sheet answers itself. German. */
const germanYes =
  /^([^\S\n]*[-•*]?[^\S\n]*\p{L}[\p{L}-]{1,30}(?:ig|fest|frei|bar|dicht|geeignet|los|sicher|isch|lich)):[^\S\n]*ja[.;]?[^\S\n]*$/gimu;
const germanNo =
  /^([^\S\n]*[-•*]?[^\S\n]*)(\p{L}[\p{L}-]{4,30}(?:ig|fest|frei|bar|dicht|geeignet|sicher|isch|lich)):[^\S\n]*nein[.;]?[^\S\n]*$/gimu;
const numberRow = /^[^\S\n]*(?:EAN|GTIN|UPC|ISBN-13)\s?:?[^\S\n]*\d{8,14}[^\S\n]*(?:\n|$)/gimu;
/** "-Button closure", "-76% cotton": a stroke without its space before a point, and no figure below zero. */
const tightPoint = /^([^\S\n]*)-(?=\p{L}|\d{1,3}\s?%|\d{1,2} \p{L}{3})/gmu;
/** "The color is: Black", "Conditions: pre-owned": a row whose label is written out. English. */
const wordyLabel = /^([^\S\n]*)the (colou?r|size|brand|material|condition) (?:is|are)\s?:(?=\s)/gimu;
const nameRow = /^[^\S\n]*name\s?:[^\S\n]*(?=\S[^\n]*\n)/gimu;
/** "Length: 32.5”": how long it is, and no time. English. */
const longIn =
  /^([^\S\n]*(?:[-•*]\s)?)length(?=\s?:\s?(?:(?:about|approx\.?) )?\d[\d.,/ ]{0,8}\s?(?:["”″']|in\b|inch))/gimu;
/** "Armpit to armpit-22.5 inch": a stroke where the colon of a row stands. English. */
const strokedRow =
  /^((?:[\p{L}]+ ){0,4}(?:length|width|height|hem|armpit|pit|sleeves?|shoulders?|chest|bust|waist|rise|hips|inseam))\s?-\s?(?=\d{1,3}(?:\.\d{1,2})?\s?(?:in\b|inch|cm\b|["”″]))/gimu;
/** A whole text between quotation marks, as it was copied out of a table. */
const inQuotes = /^\s*["“]([^"“”]{20,})["”]\s*$/u;
/** "★ 24 HOURS COLD ★ The double wall …": a heading between two signs, before its point in the same line. */
const headBetween =
  /^[^\S\n]*([★☆⭐✪✦❖◆◇●■▶►✔✅♥❤✓]\uFE0F?)[^\S\n]*([^\n★☆⭐✪✦❖◆◇●■▶►✔✅♥❤✓.:!?]{3,60}?)[^\S\n]*\1[^\S\n]*:?[^\S\n]*(?=[\p{L}\d])/gmu;
/** "Hersteller: Kissenwerk GmbH, Musterweg 4, 33602 Bielefeld": who answers for the goods by law; its address sells nothing. */
const liable =
  /^([^\S\n]*(?:hersteller|fabricante|fabricant|produttore|manufacturer)\s?:)[^\S\n]*([^,\n]{2,40}?)(?:\s(?:GmbH(?: (?:&|und) Co\. KG)?|UG|AG|OHG|KG|e\. ?K\.|S\. ?L\. ?U?\.?|S\. ?A\.?|SARL|SAS|Ltd\.?|LLC|Inc\.?|B\.?V\.?))?,[^\n]*(?:\d{4,5}|@)[^\n]*$/gimu;
const liablePerson =
  /^[^\S\n]*(?:(?:eu-)?verantwortliche person|inverkehrbringer|responsable (?:en la ue|ue)|personne responsable|eu responsible person|gpsr)[^:\n]{0,30}:[^\n]*(?:\n|$)/gimu;
/** "▶ POSTURA CORRECTA ◀ Panel …": a heading between two arrows. */
const headInArrows =
  /^[^\S\n]*[▶►❱➤»]\uFE0F?[^\S\n]*([\p{Lu}\d][^\n▶►◀◄.:!?\p{Ll}]{3,60}?)[^\S\n]*[◀◄❰«]\uFE0F?[^\S\n]*:?[^\S\n]*(?=[\p{L}\d])/gmu;
/** "Frage: Läuft es ein?" over "Antwort: Nein": the two labels of a shop's answers. */
const askedLabel =
  /^[^\S\n]*(?:(?:kunden)?frage|pregunta|question|[FPQ])\s?\d{0,2}\s?[:.][^\S\n]*([^\n]{5,160}\?)[^\S\n]*\n{1,2}[^\S\n]*(?:antwort|respuesta|réponse|answer|[AR])\s?[:.][^\S\n]*/gimu;
/** "⭒ 180 g", "➸ Pflege": a drawn sign at the front of a line, which is no picture and denies nothing. */
const frontSign =
  /^[^\S\n]*(?:(?![\p{Extended_Pictographic}✘✗✖✕✓✔★☆])[\u2194-\u21FF\u2600-\u27BF\u2B00-\u2BFF]){1,3}[^\S\n]*(?=[\p{L}\d¿¡])/gmu;
/** "Säure: ●○○○○": how much of it, of five. */
const drawnScale = /(?<=\p{L}\s?:?\s)([●⬤■◆]{0,9})([○◯□◇]{0,9})(?=[^\S\n]*(?:\n|$))/gu;
const fewestSteps = 3;
const mostSteps = 10;
const fewestCells = 3;

/** A sheet of one thing: its heads in the first row, what they are in the second, between tabs or bars. */
function fromSheet(text: string, name: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const mark = lines[at]!.includes('\t') ? '\t' : '|';
    const cellsOf = (line = ''): string[] =>
      line
        .trim()
        .replace(/^\||\|$/gu, '')
        .split(mark)
        .map((cell) => cell.trim());
    const heads = cellsOf(lines[at]);
    const values = cellsOf(lines[at + 1]);
    const isSheet =
      heads.length >= fewestCells &&
      heads.length <= mostCells &&
      values.length === heads.length &&
      heads.every((head) => /^\p{L}[\p{L} ()/.-]{1,30}$/u.test(head)) &&
      // "Cushioned sole | flat toe seam" heads no column.
      heads.filter((head) => column.test(head)).length >= fewestColumns &&
      // A second row of things is a table of several.
      cellsOf(lines[at + 2]).length !== heads.length;
    if (!isSheet) {
      out.push(lines[at]!);
      continue;
    }
    heads.forEach((head, place) => {
      const value = values[place]!;
      const isThing = place === 0 && thingColumn.test(head);
      if (value === '' || (isThing && foldWord(value) === foldWord(name))) return;
      // "Qty" over "6": how many there are.
      const isCount = /^(?:qty|quantity|pcs|pieces)$/iu.test(head) && /^\d{1,3}$/u.test(value);
      out.push(isThing ? value : isCount ? `${value} pieces` : `${head}: ${value}`);
    });
    at += 1;
  }
  return out.join('\n');
}

/** A description as it was pasted, with its points, sheets and rows as lines that can be read. */
export function withPastedLines(given: string, name: string, subject: Platform['subject']): string {
  let text = withRowsApart(
    withoutWraps(
      withoutDecoration(given, subject === 'product')
        .replace(inQuotes, '$1')
        .replace(tightPoint, '$1- '),
    ),
  );
  text = text
    .replace(headInArrows, '$1: ')
    .replace(frontSign, '')
    .replace(headBetween, (point: string, _sign: string, head: string) =>
      /\p{Lu}{3}/u.test(head) && !/\p{Ll}/u.test(head) ? `${head}: ` : point,
    );
  if (text.includes('?')) text = text.replace(askedLabel, '$1 ');
  if (text.includes(':')) text = text.replace(liable, '$1 $2').replace(liablePerson, '');
  if (/[●⬤■◆○◯□◇]{3}/u.test(text))
    text = text.replace(drawnScale, (drawn: string, full: string, empty: string) => {
      const steps = full.length + empty.length;
      return steps < fewestSteps || steps > mostSteps ? drawn : `${full.length}/${steps}`;
    });
  if (sloppyUnit.test(text))
    text = text.replace(sloppyUnits, (_unit, unit: string) => tidyUnit[unit.toLowerCase()]!);
  if (text.includes('Bsp')) text = text.replace(/(?<!\p{L})z\. ?Bsp\./gu, 'z. B.');
  if (text.includes('\t') || text.includes('|')) text = fromSheet(text, name);
  if (text.includes('+') && (text.match(plusPoint) ?? []).length >= fewestPoints)
    text = text.replace(plusPoint, '- ');
  if (/-\s?\d/u.test(text)) text = text.replace(strokedRow, '$1: ');
  if (text.includes(':')) text = text.replace(tightRow, '$1: ').replace(openRow, '');
  if (text.includes(':'))
    text = text
      .replace(
        wordyLabel,
        (_label, before: string, what: string) => `${before}${what.charAt(0).toUpperCase()}${what.slice(1)}:`,
      )
      .replace(nameRow, '')
      .replace(longIn, '$1Total length')
      .replace(germanYes, '$1')
      .replace(
        germanNo,
        (_row, mark: string, what: string) => `${mark}Nicht ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      )
      .replace(numberRow, '');
  if (/["“«]/u.test(text)) text = text.replace(reviewLine, '');
  if (text.includes('|') && !text.includes('\n') && (text.match(barredPoint) ?? []).length >= fewestBars)
    text = text.replace(barredPoint, '\n');
  if (subject !== 'page') text = text.replace(phone, '');
  if (text.includes('[')) text = text.replace(headInBrackets, '');
  // "20%, 30%, ..., 100%": from one figure to the last.
  if (text.includes('...')) text = text.replace(/(?<=\d\S{0,3}),\s?\.{3},\s?(?=\d)/gu, '-');
  // "(family, friends, …)": what goes on in brackets ends no sentence.
  if (text.includes(')')) text = text.replace(/,?[^\S\n]?(?:…|\.{3})\)/gu, ')');
  if (text.includes('*')) text = text.replace(counted, ' x ').replace(/,(?=\d{1,3} x \p{L})/gu, ', ');
  if (/https?:\/\/|www\./iu.test(text)) text = text.replace(askToVisit, '');
  return text.trim() === '' ? given : text;
}
