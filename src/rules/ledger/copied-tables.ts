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

function fromMarkdown(text: string): string {
  const lines = text.split('\n');
  const plain: string[] = [];
  let heads: string[] = [];
  for (const [at, line] of lines.entries()) {
    const row = markdownRow.exec(line)?.[1];
    if (row === undefined) heads = [];
    if (ruler.test(line)) continue;
    if (row !== undefined && ruler.test(lines[at + 1] ?? '')) heads = cellsOf(row);
    else plain.push(row === undefined ? line : told(cellsOf(row), heads));
  }
  return plain.join('\n');
}

/** A text whose copied tables, in Markdown or with tabs between two columns, are rows of names and values. */
export function withoutTables(text: string): string {
  const rows = /\|\s*:?--/u.test(text) ? fromMarkdown(text) : text;
  return rows.includes('\t') ? rows.replace(/^([^\t\n:]{1,40})\t[^\S\n]*(?=[^\t\n]+$)/gmu, '$1: ') : rows;
}
