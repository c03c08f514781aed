const markdownRow = /^\s*\|(.+)\|\s*$/u;
/** The line under the heads of a table in Markdown. */
const ruler = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/u;
/** Heads that name no more than that there are names and values. */
const says = /^(?:features?|attributes?|specifications?|spec|property|details?|item|name|#|field|)$/iu;
const unit = /^(?:cm|mm|m|in|inch(?:es)?|ft|g|kg|oz|lbs?|ml|l)$/iu;
const longestEntry = 3;

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/** "Size S: 18 x 20 cm" of a row and the heads of its columns. */
function told(cells: readonly string[], heads: readonly string[]): string {
  const [first = '', ...values] = cells;
  const named = Array.from(first).length <= longestEntry && !says.test(heads[0] ?? '') ? `${heads[0]!} ` : '';
  const measured = values
    .map((value, at) =>
      unit.test(heads[at + 1] ?? '') && /\d$/u.test(value) ? `${value} ${heads[at + 1]!}` : value,
    )
    .filter((value) => value !== '');
  return measured.length === 0 ? first : `${named}${first}: ${measured.join(', ')}`;
}

/** "Sizes: mini (length 60 cm, width 23 cm), original (…)" of a table whose columns are sizes and whose rows are what is measured. */
function bySizes(heads: readonly string[], rows: readonly string[][]): string {
  const entries = heads.slice(1).map((name, at) => {
    const measured = rows.map(([of = '', ...values]) => `${of.toLowerCase()} ${values[at] ?? ''}`.trim());
    return `${/^\p{Lu}\p{Ll}{3,}$/u.test(name) ? name.toLowerCase() : name} (${measured.join(', ')})`;
  });
  return `Sizes: ${entries.join(', ')}`;
}

/** "Size | Chest | Length": a chart that is read with the names of its sides (`size-tables.ts`). */
const hasNamedSides = ([first = '', ...sides]: readonly string[]): boolean =>
  /^sizes?$/iu.test(first) &&
  sides.length > 1 &&
  sides.every((side) => /^\p{L}{4,}(?: \p{L}+)*$/u.test(side) && !unit.test(side));

/** The rows of a table from a line on, as cells; none where they are not as many as its heads. */
function rowsBelow(lines: readonly string[], from: number, heads: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const line of lines.slice(from)) {
    const row = markdownRow.exec(line)?.[1];
    if (row === undefined) break;
    rows.push(cellsOf(row));
  }
  const areMeasured = rows.every(
    ([of = '', ...values]) =>
      /\p{L}/u.test(of) && values.length === heads.length - 1 && values.every((value) => /\d/u.test(value)),
  );
  return areMeasured ? rows : [];
}

function fromMarkdown(text: string): string {
  const lines = text.split('\n');
  const plain: string[] = [];
  let heads: string[] = [];
  let read = -1;
  for (const [at, line] of lines.entries()) {
    if (at <= read) continue;
    const row = markdownRow.exec(line)?.[1];
    if (row === undefined) heads = [];
    if (ruler.test(line)) continue;
    if (row !== undefined && ruler.test(lines[at + 1] ?? '')) {
      heads = cellsOf(row);
      if (hasNamedSides(heads)) plain.push(line);
      const rows = heads[0] === '' && heads.length > 2 ? rowsBelow(lines, at + 2, heads) : [];
      if (rows.length === 0) continue;
      plain.push(bySizes(heads, rows));
      read = at + 1 + rows.length;
    } else plain.push(row === undefined || hasNamedSides(heads) ? line : told(cellsOf(row), heads));
  }
  return plain.join('\n');
}

/** "Size: S (chest 38in, length 26in), M (chest 41in, length 27in).": a chart with several columns, each value with its head. */
function inOneRow(rows: readonly string[][], heads: readonly string[]): string {
  const entries = rows.map(([first = '', ...values]) => {
    const measured = values.map((value, at) =>
      value === '' ? '' : `${heads[at + 1]!.toLowerCase()} ${value}`,
    );
    return `${first} (${measured.filter((value) => value !== '').join(', ')})`;
  });
  return `${heads[0]!}: ${entries.join(', ')}.`;
}

const barredRow = /^[^|\n]+(?:\|[^|\n]+){1,6}$/u;
const fewestRows = 2;

/**
 * A table of rows with bars alone: "Size | Chest | Length" over "S | 38in | 26in". Its first row holds no figure and each
 * other one ends in a column of figures; what else is parted by bars is no table.
 */
function fromBars(text: string): string {
  const lines = text.split('\n');
  const plain: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heads = cellsOf(lines[at]!);
    const rows: string[][] = [];
    if (barredRow.test(lines[at]!) && !/\d/u.test(lines[at]!))
      for (const line of lines.slice(at + 1)) {
        const cells = cellsOf(line);
        if (!barredRow.test(line) || cells.length !== heads.length || !/^\d/u.test(cells.at(-1)!)) break;
        rows.push(cells);
      }
    if (rows.length < fewestRows) plain.push(lines[at]!);
    else {
      plain.push(
        heads.length > 2 ? inOneRow(rows, heads) : rows.map((cells) => `${told(cells, heads)}.`).join('\n'),
      );
      at += rows.length;
    }
  }
  return plain.join('\n');
}

const sheetOpening = /^(?:(?:product |technical )?(?:specifications?|specs|details|features):\s?)?/iu;
const rowsInLine =
  /^(?:(?:[Pp]roduct |[Tt]echnical )?(?:[Ss]pecifications?|[Ss]pecs|[Dd]etails|[Ff]eatures):\s?)?(?:\p{Lu}[\p{L}\d /-]{1,28}:\s[^;:\n]{1,80};\s?){3}[^\n]{1,900}$/gmu;

/** "Specifications: Capacity: 0.9 L; Power: 1000 W; …": rows that were pasted as one line, each in a line of its own. */
export function inLines(text: string): string {
  return text.includes('; ')
    ? text.replace(rowsInLine, (line) => line.replace(sheetOpening, '').replace(/;\s?/gu, '\n'))
    : text;
}

/** A text whose copied tables, in Markdown, with bars or with tabs between two columns, are rows of names and values. */
export function withoutTables(text: string): string {
  const read = /\|\s*:?--/u.test(text) ? fromMarkdown(text) : text;
  const rows = read.includes('|') ? fromBars(read) : read;
  return inLines(
    rows.includes('\t') ? rows.replace(/^([^\t\n:]{1,40})\t[^\S\n]*(?=[^\t\n]+$)/gmu, '$1: ') : rows,
  );
}
