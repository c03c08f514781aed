import { longPattern } from '#rules/text/long-pattern.ts';
import { isBoxPart, isSheetPart } from './headed-points.ts';
import { bareLabel } from './listing-headings.ts';
import type { Line } from './listing-lines.ts';

/** Lines of a pasted listing that belong together: a heading and its values, a list below its colon, a sentence that a line broke. */

/** What was read from a line on: its text, and how many lines it took. */
interface Joined {
  text: string;
  used: number;
}
type Join = (lines: readonly Line[], at: number) => Joined | null;

const label = /^[-•*]?\s?\p{L}[^:.!?]{1,40}:(?:\s|$)/u;
/** "Name: Circle cotton rug" among other rows: what the form's own field says; "Description: You get …". */
const ownRow =
  /^(?:(?:product |item )?(?:name|title)\s?:\s.{2,120}$|(?:product |item )?description\s?:\s+(?=\S))/iu;
/** Words behind which no line ends. */
const leansOn = longPattern('iu')`
  (?:^|\s)(?:an?|the|of|in|on|at|to|for|with|and|or|by|as|from|into|your|our|its|is|are|that|which|please|these|very
    |my|their|such as|including)$
`;
/** What a part of the thing is told by: "Shape: Hexagon" below "CENTER STONE". */
const traitRow =
  /^[-•*]?\s?(?:type|stone|shape|cut|size|dimensions|colou?r|weight|material|carat|clarity|quantity|count|finish|diameter|length|width|height)\s?:\s(.{1,60})$/iu;
const bullet = /^[-•*–]\s+(.+)$/u;
const longestEntry = 4;
/** Words of a point that may be one of a row. */
const longestPoint = 6;
const mostPoints = 14;
const fewestSizes = 2;
const fewestThings = 3;
/** Words of a value that stands behind a blank line below its label. */
const longestValue = 6;

const countOf = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
const textAt = (lines: readonly Line[], at: number): string => lines[at]?.text ?? '';
const lowerHead = (head: string): string =>
  // A "Metal" over gold is what the thing is made of, and no stuff itself.
  /^metal$/iu.test(head)
    ? 'Material'
    : head === head.toUpperCase()
      ? head.charAt(0) + head.slice(1).toLowerCase()
      : head;
const hasCommas = (row: string): boolean => (row.match(/,/gu) ?? []).length > 1;

/** A row that the form's own field says. */
const ofForm: Join = (lines, at) => {
  const { text } = lines[at]!;
  if (!ownRow.test(text) || !lines.some((line, other) => other !== at && label.test(line.text))) return null;
  return { text: text.replace(ownRow, ''), used: 1 };
};

/** How many of the lines from a place on are short entries of a list, up to a blank one. */
function entriesFrom(lines: readonly Line[], from: number): number {
  let at = from;
  while (at < lines.length) {
    const { text, isHead } = lines[at]!;
    if (text === '' || isHead || countOf(text) > longestEntry || /[.!?:,]$|^[-•*\d]/u.test(text)) break;
    at += 1;
  }
  return at - from;
}

/** "stitched together as" over "a symbol of the sun", "choose your charm from" over the charms. */
const broken: Join = (lines, at) => {
  const { text } = lines[at]!;
  const next = textAt(lines, at + 1);
  if (next === '' || !leansOn.test(text) || label.test(next)) return null;
  const entries = entriesFrom(lines, at + 1);
  const rest = lines.slice(at + 1, at + 1 + (entries > 1 ? entries : 1)).map((line) => line.text);
  return { text: `${text} ${rest.join(', ')}`, used: rest.length + 1 };
};

/** "CENTER STONE" over "Type: Moss agate", "Shape: Hexagon": what a part is, and nothing that the whole is. */
const partOver: Join = (lines, at) => {
  const { text, isHead } = lines[at]!;
  if (!isHead || bareLabel.test(text.replace(/\s?:$/u, ''))) return null;
  const values: string[] = [];
  while (traitRow.test(textAt(lines, at + 1 + values.length)))
    values.push(traitRow.exec(textAt(lines, at + 1 + values.length))![1]!);
  if (values.length === 0 || (text.endsWith(':') && text !== text.toUpperCase())) return null;
  return { text: `${lowerHead(text.replace(/\s?:$/u, ''))}: ${values.join(', ')}`, used: values.length + 1 };
};

/** "S: Waist 60-72 / Hip 76-90" below "Size chart (cm)": a row of sizes, and no side of the thing. */
const sizeChart: Join = (lines, at) => {
  const head =
    /^(?:sizes?|size (?:chart|guide|table)|measurements?)\s?(\((?:cm|mm|in|inch(?:es)?)\))?\s?:?$/iu.exec(
      textAt(lines, at),
    );
  if (head === null) return null;
  const sizes: string[] = [];
  for (let below = at + 1; ; below += 1) {
    const found =
      /^[-•*]?\s?((?:\d?X{0,3}[SL]|M|\dXL|one size)(?:\s?\/\s?(?:\d?X{0,3}[SL]|M))?)\s?[:：-]\s?(.{2,120})$/iu.exec(
        textAt(lines, below),
      );
    if (found === null) break;
    sizes.push(
      `${found[1]!.toUpperCase()} (${found[2]!
        .split(/\s?[/;|,]\s?/u)
        .map((side) => side.charAt(0).toLowerCase() + side.slice(1))
        .join(', ')})`,
    );
  }
  if (sizes.length < fewestSizes) return null;
  return {
    text: `Size${head[1] === undefined ? '' : ` ${head[1]}`}: ${sizes.join(', ')}`,
    used: sizes.length + 1,
  };
};

/** "5 x jeans" over "8 x tops": what a bundle is made of. */
const countedRows: Join = (lines, at) => {
  // "Package included:" heads its own list.
  if (textAt(lines, at - 1).endsWith(':')) return null;
  const things: string[] = [];
  while (/^[-•*]?\s?\d{1,3}\s?x\s\p{L}/iu.test(textAt(lines, at + things.length)))
    things.push(textAt(lines, at + things.length).replace(/^[-•*]\s?|[.,;]$/gu, ''));
  if (things.length < fewestThings) return null;
  const rest = textAt(lines, at + things.length);
  if (/^(?:an?|few|some|a few|couple|a couple)\s[^.!?:]{3,40}$/iu.test(rest)) things.push(rest);
  return { text: `Includes: ${things.join(', ')}`, used: things.length };
};

/** "Used material" over "Jute, cotton". */
const labelOver: Join = (lines, at) => {
  const bare = textAt(lines, at).replace(/\s?:$/u, '');
  if (!bareLabel.test(bare)) return null;
  const isNext = textAt(lines, at + 1) !== '';
  const row = textAt(lines, isNext ? at + 1 : at + 2);
  if (row === '' || bareLabel.test(row)) return null;
  // "Hero ingredients" over "- Vitamin C: …": each point has a heading of its own.
  if (bullet.test(row)) return /:\s|\s[–—]\s/u.test(row) ? { text: '', used: 1 } : null;
  // "LEAD TIME" over "Vermeil: 5-7 days": the rows have labels of their own.
  if (label.test(row)) return { text: '', used: 1 };
  // "Sizes" over "S (36-39)", "M (40-43)": each stands in a line of its own.
  const rows: string[] = [];
  for (let below = isNext ? at + 1 : at + 2; ; below += 1) {
    const { text = '', isHead = false } = lines[below] ?? {};
    if (
      text === '' ||
      isHead ||
      label.test(text) ||
      countOf(text) > longestEntry ||
      /[.!?:]$|^[-•*]/u.test(text)
    )
      break;
    rows.push(text.replace(/[,;]$/u, ''));
  }
  if (rows.length > 1)
    return { text: `${lowerHead(bare)}: ${rows.join(', ')}`, used: rows.length + (isNext ? 1 : 2) };
  const isValue = hasCommas(row) || isNext || (countOf(row) <= longestValue && !/[.!?]$/u.test(row));
  return isValue ? { text: `${lowerHead(bare)}: ${row}`, used: isNext ? 2 : 3 } : null;
};

/** "Cooking method:" over "Dry heat": a label of any name, on the one line that stands below it. */
const oneLineOver: Join = (lines, at) => {
  const text = textAt(lines, at);
  const what = /^(\p{L}[\p{L} &/’'()-]{2,40}?)\s?[:：]$/u.exec(text)?.[1];
  const below = textAt(lines, at + 1);
  if (what === undefined || countOf(what) > longestEntry || below === '') return null;
  if (isBoxPart(text) || isSheetPart(text)) return null;
  const isLine = !/^(?:[-*•\d]|\p{Extended_Pictographic})|^[^.]{0,40}:(?:\s|$)/u.test(below);
  const after = lines[at + 2];
  return isLine && (after === undefined || after.text === '' || after.isHead || bareLabel.test(after.text))
    ? { text: `${lowerHead(what)}: ${below}`, used: 2 }
    : null;
};

/** "What's in the box" without its colon, above what lies in it. */
const boxOver: Join = (lines, at) => {
  const { text } = lines[at]!;
  return isBoxPart(`${text}:`) && textAt(lines, at + 1) !== '' ? { text: `${text}:`, used: 1 } : null;
};

/** "What can’t be edited:" over "- Artwork", "- Background": short points as a row. */
const pointsOver: Join = (lines, at) => {
  const { text, isHead } = lines[at]!;
  if (isSheetPart(text)) return null;
  if (!isHead || text.includes(',') || !(text.endsWith(':') || bareLabel.test(text))) return null;
  const points: string[] = [];
  for (let below = at + 1; bullet.test(textAt(lines, below)); below += 1)
    points.push(bullet.exec(textAt(lines, below))![1]!.replace(/[.,;]$/u, ''));
  const isRow =
    points.length > 0 &&
    points.length <= mostPoints &&
    points.every(
      (point) => countOf(point) <= longestPoint && !/[.!?:]/u.test(point.replace(/\d[.:]\d/gu, '')),
    );
  if (!isRow) return null;
  return {
    text: `${lowerHead(text.replace(/\s?:$/u, ''))}: ${points.join(', ')}`,
    used: points.length + 1,
  };
};

/** "Available in these formats:" over a row with commas, at once or behind a blank line. */
const rowOver: Join = (lines, at) => {
  const { text } = lines[at]!;
  const below = textAt(lines, at + 1) === '' ? at + 2 : at + 1;
  const row = textAt(lines, below);
  // "Docking station, 11-in-1:" names the thing.
  if (!/^[^,]*[\p{L}\d)]\s?:$/u.test(text) || !hasCommas(row) || /[.!?]\s|:/u.test(row)) return null;
  return { text: `${text} ${row.replace(/,$/u, '')}`, used: below - at + 1 };
};

const joins: readonly Join[] = [
  ofForm,
  sizeChart,
  countedRows,
  broken,
  partOver,
  labelOver,
  pointsOver,
  rowOver,
  oneLineOver,
  boxOver,
];

/** The lines with those that belong together in one. */
export function joinedLines(lines: readonly Line[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < lines.length;) {
    const { text } = lines[at]!;
    const before = told.at(-1);
    if (text !== '' && before !== undefined && /^[,;]\s?\p{L}/u.test(text)) {
      told[told.length - 1] = `${before}${text}`;
      at += 1;
      continue;
    }
    const found = text === '' ? null : joins.map((join) => join(lines, at)).find((join) => join !== null);
    if (found == null) told.push(text);
    else if (found.text !== '') told.push(found.text);
    at += found?.used ?? 1;
  }
  return told;
}
