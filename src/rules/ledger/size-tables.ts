/**
 * A table of sizes as shops paste it: "Standard | 70 cm x 15 cm" below "Long | 80 cm x 15 cm", or "Medium: 28 x 20 in, up to 35 lb"
 * below "Large: …". Its rows say which sizes there are to choose from. Read one by one, the names of the sizes would be traits of the
 * thing and the first row its size, so they are told as one row behind the word for sizes. English.
 */

/** Signs that part the cells of a row. */
const cellSign = /\||\t+/u;
/** A size by its name, with its measures behind a colon or a dash. */
const namedSize =
  /^(?:[-–•*·▪✔✓]\uFE0F?\s?)?((?:(?:extra|x)[- ])?(?:small|large|long|short)|medium|standard|regular|mini|midi|maxi|[2-5]?x{0,3}[sl](?:\/[2-5]?x{0,3}[sml])?|xs(?:\/s)?|m(?:\/l)?|(?:small |super )?(?:single|double|king|queen|twin|full)|(?:(?:größe|gr\.|talla|taille|eu) )?\d{2,3}\/\d{2,3}|\d{1,2}(?:-\d{1,2})? (?:monate|jahre|meses|años|mois|ans)|(?:größe|gr\.|talla|taille|eu) \d{2}|one size|newborn|kids|adults?)\s?(?::|=|[-–—](?=\s))\s?([^:;|]{2,60}?)[.;,]?$/iu;
/** "A4 (21 x 29.7 cm)" above "A3 (29.7 x 42 cm)", and measures alone below them. */
const paperSize = /^(?:[-–•*·]\s?)?([AB]\d)(?: ?\(|\s?[-–:=]\s?)(\d[^()]{3,30}?)\)?$/iu;
const bareSize = /^(?:[-–•*·]\s?)?(\d[\d.,]*\s?[x×]\s?\d[\d.,]*\s?(?:cm|mm|in|inch(?:es)?|"|”))$/iu;
const sizeHeading =
  /^[^\p{L}]{0,4}(?:(?:available |our )?(?:sizes?|sizing|dimensions|measurements)(?: (?:&|and) weights?)?(?: (?:available|options|chart|guide|table))?|größen(?:tabelle|übersicht)?|maßtabelle|(?:tabla|guía) de tallas|tallas|(?:guide|tableau) des tailles|tailles)(?: \(([^()\d]{3,60})\))?[^\p{L}\d]{0,4}$/iu;
/** "Sizes: Standard | 70 cm x 15 cm": the heading may stand before the first row. */
const headed =
  /^[^\p{L}]{0,4}(?:available |our )?(?:sizes?|sizing)(?: (?:chart|guide|table|options))?\s?:\s+(?=\S)/iu;
const nameOfColumn = /^(?:[^\p{L}]{0,4}(?:uk |us |eu |our )?sizes?|name|option|variant)$/iu;
/** Columns that their measures name already. */
const plainColumn = /^(?:dimensions?|measurements?|measures|sizes?|fits)$/iu;
const fewestRows = 2;
/** So long may one row be: what is longer is quoted in pieces. */
const longestRow = 170;

interface Table {
  /** Line behind the last row. */
  end: number;
  rows: readonly { name: string; cells: readonly string[] }[];
}

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^[|\s]+|(?<![|\s])[|\s]+$/gu, '')
    .replace(headed, '')
    .split(cellSign)
    .map((cell) => cell.trim());
  return cells.length > 1 && cells.every((cell) => cell !== '') ? cells : [];
}

/** A row of a Markdown table that only draws its line. */
const isRule = (line: string): boolean => /^[\s|:-]*-{2,}[\s|:-]*$/u.test(line) && line.includes('|');

/** A table whose cells are parted by strokes or tabs, from a line of it on. */
function tableAt(lines: readonly string[], from: number): Table | null {
  const head = cellsOf(lines[from]!);
  if (head.length === 0) return null;
  const found: string[][] = [];
  let end = from;
  for (; end < lines.length; end += 1) {
    if (isRule(lines[end]!)) continue;
    const cells = cellsOf(lines[end]!);
    if (cells.length !== head.length) break;
    found.push(cells);
  }
  const isNamed = head.slice(1).every((cell) => !/\d/u.test(cell));
  const body = isNamed ? found.slice(1) : found;
  const areSizes = body.every(
    ([name = '', ...cells]) =>
      name.length < 25 && cells.every((cell) => /\d/u.test(cell) && cell.length < 40 && !/[()]/u.test(cell)),
  );
  if (body.length < fewestRows || !areSizes || (isNamed && !nameOfColumn.test(head[0]!))) return null;
  const columns = isNamed ? head.map((cell) => cell.toLowerCase()) : [];
  return {
    end,
    rows: body.map(([name = '', ...cells]) => ({
      name,
      cells: cells.map((cell, at) => withColumn(columns[at + 1] ?? '', cell)),
    })),
  };
}

/** "Chest 104 cm" of "104" below "Chest (cm)". */
function withColumn(column: string, cell: string): string {
  const unit = /\((cm|mm|in|inch(?:es)?|kg|lbs?|g)\)/u.exec(column)?.[1] ?? '';
  const name = column.replace(/\s?\([^()]*\)/u, '').trim();
  const measure = unit === '' || /\p{L}/u.test(cell) ? cell : `${cell} ${unit}`;
  return name === '' || plainColumn.test(name) ? measure : `${name} ${measure}`;
}

/** "A2 - 420 x 594 mm (up to 60 guests)": what is said of a size behind its measures. */
const said = /^(.{1,40}\d ?(?:mm|cm|m|in|inches)) \(([^()\d]{3,20}\d{1,4}[^()]{2,20})\)$/u;

/** Sizes by their names, one below the other. */
function namedAt(lines: readonly string[], from: number): Table | null {
  const rows: { name: string; cells: string[] }[] = [];
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end]!.trim().replace(headed, '').replace(said, '$1, $2');
    const bare = rows.length === 0 ? undefined : bareSize.exec(line)?.[1];
    const [, name = bare ?? '', measures = ''] = paperSize.exec(line) ?? namedSize.exec(line) ?? [];
    if (name === '' || (bare === undefined && !/\d/u.test(measures)) || /[()]/u.test(measures)) break;
    rows.push({ name, cells: bare === undefined ? [measures] : [] });
  }
  return rows.length < fewestRows ? null : { end, rows };
}

/** "Extra long"; letters and figures of a size keep their capitals. */
const small = (name: string): string =>
  /^\p{Lu}\p{Ll}{3,}(?: \p{L}?\p{Ll}{3,})*$/u.test(name) ? name.toLowerCase() : name;

const told = (rows: Table['rows']): string =>
  rows
    .map(({ name, cells }) => (cells.length === 0 ? name : `${small(name)} (${cells.join(', ')})`))
    .join(', ');

/** "56 cm / 48 cm" below "(Brustumfang / Länge)": each measure behind what it measures. */
function withNames(rows: Table['rows'], columns: string): Table['rows'] {
  const names = columns.split(/\s?[/,|]\s?/u);
  return rows.map((row) => {
    const cells = row.cells.length === 1 ? row.cells[0]!.split(/\s?[/|]\s?/u) : row.cells;
    return cells.length === names.length
      ? { ...row, cells: cells.map((cell, at) => `${names[at]!} ${cell}`) }
      : row;
  });
}

/** Rows in as few lines as hold them. */
function linesOf(rows: Table['rows']): string[] {
  if (told(rows).length <= longestRow || rows.length < fewestRows * 2) return [`Sizes: ${told(rows)}`];
  const half = Math.ceil(rows.length / 2);
  return [...linesOf(rows.slice(0, half)), ...linesOf(rows.slice(half))];
}

/** "SIZE: 0-3m (height 56-62cm), 3-6m (height 62-68cm)": a table that was read as a row before. */
const readRow =
  /^[^\p{L}]{0,4}(?:sizes?[ \p{L}&]{0,12}:\s)?sizes?(?: [\p{L}/&]{1,12}){0,2}\s?:\s([^(),;]{1,24} \([^()\n]{3,80}\),\s.+\))\.?$/iu;

function rowsRead(line: string): Table['rows'] {
  const entries = readRow.exec(line.trim())?.[1]?.split(/(?<=\)),\s/u) ?? [];
  return entries.map((entry) => {
    const [, name = entry, cells = ''] = /^([^(]+?) \(([^()]*)\)$/u.exec(entry) ?? [];
    return { name, cells: [cells] };
  });
}

/** A text in which each table of sizes is told as one row, without the heading above it. */
export function withSizeTables(text: string): string {
  if (!/[|\t:=–—]|\s-\s/u.test(text)) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const table = tableAt(lines, at) ?? namedAt(lines, at);
    if (table === null) {
      const rows = rowsRead(lines[at]!);
      if (/^sizes?:/iu.test(lines[at]!.trim()) && sizeHeading.test(out.at(-1) ?? '')) out.pop();
      out.push(...(rows.length > 0 ? linesOf(rows) : [lines[at]!]));
      continue;
    }
    while (out.length > 0 && out.at(-1)!.trim() === '') out.pop();
    const [heading, columns = ''] = sizeHeading.exec(out.at(-1) ?? '') ?? [];
    if (heading !== undefined) out.pop();
    out.push(...linesOf(columns === '' ? table.rows : withNames(table.rows, columns)));
    at = table.end - 1;
  }
  return out.join('\n');
}
