import { claimHits } from './claim-index.ts';

const picture = /\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D\s]*/gu;
const hasPicture = /\p{Extended_Pictographic}/u;
/** What stands behind a label, up to the end of its sentence. */
const behindLabel = /(?<=\p{L}\s?:\s?)[^\n.:;!?]{5,200}/gu;
/** "colours pink 🩷 blue 🩵": the label of such a row without its colon. */
const bareLabel =
  /\b(colou?rs|shades|scents|flavou?rs|farben|colores|couleurs)\s(?:\p{Extended_Pictographic}\uFE0F?\s?)?(?=\p{L}{3,}(?: \p{L}{3,})?\s?\p{Extended_Pictographic})/giu;
const fewestEntries = 3;
const mostWords = 2;

function inRow(row: string): string {
  if (!hasPicture.test(row)) return row;
  const parts = row.split(picture).map((part) => part.replace(/^,\s*|\s*,$/gu, '').trim());
  const entries = parts.filter((part) => part !== '');
  const bare = entries.map((entry) => entry.replace(/^(?:and|or|&)\s/iu, ''));
  const end = bare.findIndex((entry) => entry.split(' ').length > mostWords);
  const count = end === -1 ? entries.length : end;
  if (count < fewestEntries) return row;
  const listed = entries
    .slice(0, count)
    .map((entry, at) => (at === 0 ? entry : bare[at] === entry ? `, ${entry}` : ` ${entry}`))
    .join('');
  const rest = entries.slice(count).join(' ');
  const lead = /^\s*/u.exec(row)![0];
  return rest === '' ? `${lead}${listed}` : `${lead}${listed}. ${rest}`;
}

const priced = /[£$€]\s?\d|\d\s?[£$€]/u;
const fewestPriced = 2;
const fewestBars = 3;
const mostListed = 6;

/** "Basket £15 / bouncer £12 / ALL FOR £40": a row of priced things is one of commas. */
function pricesInRow(line: string): string {
  const entries = line.split(/\s\/{1,2}\s/u);
  const isShort = entries.length > 3 && entries.every((entry) => entry.split(' ').length <= mostListed);
  return isShort ||
    (entries.length > 2 && entries.filter((entry) => priced.test(entry)).length >= fewestPriced)
    ? entries.join(', ')
    : line;
}

const colourRow = /\b(colou?rs)\s?:?\s((?:\p{L}{3,} ){1,8}\p{L}{3,})(?=[.;!\n]|$)/giu;

/** "COLORS BLACK BROWN TAN": single colours in a row without marks between them. */
function coloursInRow(found: string, label: string, row: string): string {
  const words = row.split(' ');
  const isRow = words.every((word) => {
    const [hit, ...others] = claimHits(word.toLowerCase(), 'en');
    return others.length === 0 && hit?.payload.kind === 'colour' && hit.end - hit.start === word.length;
  });
  // What is shouted is calmed as a whole later on.
  const and = row === row.toUpperCase() ? 'AND' : 'and';
  return isRow ? `${label}: ${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}` : found;
}

/** "Efectivo, 💳 tarjeta o ↪️ transferencia": a picture between a comma or a joint and its entry parts nothing. */
const beforeEntry =
  /(?<=(?:,|\s(?:o|u|y|e|or|and|oder|und|ou|et))\s)[\p{Extended_Pictographic}\uFE0F\u200D]+\s?(?=[\p{L}\d])/gu;
/** The first of them, before a row that goes on with such: "Aceptamos 💵 efectivo". */
const beforeFirst = /(?<=\p{Ll})\s[\p{Extended_Pictographic}\uFE0F\u200D]+\s(?=\p{L}[^\n,.;:!?]{1,30},\s)/u;

function picturesOfEntries(line: string): string {
  const told = line.replace(beforeEntry, '');
  return told === line ? line : told.replace(beforeFirst, ' ');
}

/** A text with what a seller parts by pictures ("colours: sage 🌿 rust 🍂 or cream 🤍") or strokes as rows of commas. */
export function withRows(pasted: string): string {
  const given = hasPicture.test(pasted) ? pasted.split('\n').map(picturesOfEntries).join('\n') : pasted;
  const text = /colou?rs/iu.test(given) ? given.replace(colourRow, coloursInRow) : given;
  const labelled = hasPicture.test(text) ? text.replace(bareLabel, '$1: ') : text;
  const told =
    labelled.includes(':') && hasPicture.test(labelled) ? labelled.replace(behindLabel, inRow) : labelled;
  const rows = told.split(' | ').length > fewestBars ? told.replace(/\s\|\s/gu, '\n') : told;
  return /\s\/{1,2}\s/u.test(rows) ? rows.split('\n').map(pricesInRow).join('\n') : rows;
}
