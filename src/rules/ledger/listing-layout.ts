import { longPattern } from '#rules/text/long-pattern.ts';
import { bareLabel, policy, policySetApart, saysNothing } from './listing-headings.ts';

/**
 * Sellers draw their listings with the keys that they have: rules of strokes and stars, headings in letters set apart, labels
 * with ":-" behind them, lists below a colon, lines broken where a box was full. Read as it stands, a rule is a fact, a heading a
 * feature, and a line ends where its sentence does not.
 */

/** A line of strokes, stars or dots alone. */
const ruler = /^[\s\-–—=_*~.•·#+^<>|:♥♡★☆✤❤\u2500-\u257F\u2580-\u259F]{4,}$/u;
/** "**** Not for children ****", "✨ DETAILS ✨", "♥ WELCOME ♥": what is drawn around a line. */
const marksBefore = /^[*~=_•#+♥♡❤★☆✤✨➳»→\p{Extended_Pictographic}\uFE0E\uFE0F\s-]{1,14}(?=[\p{L}\d(])/u;
const marksBehind = /(?<=[\p{L}\d.!?:)])[*~=_•#+♥♡❤★☆✤✨«←\p{Extended_Pictographic}\uFE0E\uFE0F\s-]{1,14}$/u;
/** A picture, or a row of keys: one stroke or star alone marks a point. */
const drawn = /[♥♡❤★☆✤✨➳»«→←]|(?![©®™])\p{Extended_Pictographic}|[*~=_•#+-]{2}/u;
/** "→ 8 oz", "① Choose a size", "♡ Runs small": marks of points that no list of marks knew. */
const pointMark =
  /^(?:[→➳»♡♥❤☆★]\uFE0E?\uFE0F?|[\u2460-\u2473\u2776-\u277F\u2780-\u2793])\s?(?=[\p{L}\d"“(])/u;
/** "xx Dusty Road": how a letter ends. */
const signature = /^x{1,3} \p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,3}$/u;
/** "D I S C L A I M E R", "W H A T Y O U ’ L L G E T". */
const setApart = /^(?:[\p{L}\p{N}&!?'’‘/-]\s){4,}[\p{L}\p{N}&!?'’‘/-](?:\s?:)?$/u;
/** "NAME :- Circle rug", "MATERIAL :-Cotton", "Available formats: -". */
const strokedLabel = /^(\p{L}[\p{L} /&'’().-]{1,44}?)\s?:\s?[-–—]+\s*(?=\S|$)/u;
/** "Name: Circle cotton rug" among other rows: what the form's own field says; "Description: You get …". */
const ownRow =
  /^(?:(?:product |item )?(?:name|title)\s?:\s.{2,120}$|(?:product |item )?description\s?:\s+(?=\S))/iu;
const label = /^[-•*]?\s?\p{L}[^:.!?]{1,40}:(?:\s|$)/u;

/** Words behind which no line ends. */
const leansOn = longPattern('iu')`
  (?:^|\s)(?:an?|the|of|in|on|at|to|for|with|and|or|by|as|from|into|your|our|its|is|are|that|which|please|these|very
    |my|their|such as|including)$
`;
const longestHeading = 50;
const longestEntry = 4;
/** Words of a value that stands behind a blank line below its label. */
const longestValue = 6;
const date = /^\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})$/u;
/** "1-1.4 mm. approx.": the stop of a unit ends no sentence. */
const stoppedUnit =
  /(?<=\d\s?(?:mm|cm|in|ft|oz|lbs?|kg|g|ml))\.(?=\s(?:(?:approx|each|x|by|per|net|gross|total)(?!\p{L})|(?:long|wide|high|tall|thick|deep)(?=$|[.,;)\n]| (?:and|x|by) )))/giu;
/** "Q'ty: 50 Pieces". */
const shortQuantity = /(?<!\p{L})(q)[’']ty(?!\p{L})/giu;
/** "No problem! (Do not swim with them.)": a whole sentence in brackets is one without them. */
const ownBrackets = /(?<=[.!?]\s)\((\p{Lu}[^()\n]{4,200})([.!?])\)(?=\s|$)/gu;
/** "…, I am always ready to help.))": smiles of who writes on a Russian keyboard. */
const bareSmile = /(?<=[.!?\p{L}])(?<!\([^()\n]{0,80})\){1,4}(?=\s|$)/gu;
const anyLayout = /\n|^\(|[.!?]\)|\)\)|q[’']ty|\d\s?(?:mm|cm|in|ft|oz|lbs?|kg|g|ml)\.\s/iu;

const countOf = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

interface Line {
  text: string;
  /** Whether it stands over a rule, in letters set apart or with nothing behind its colon. */
  isHead: boolean;
  /** Whether its letters are set apart: nobody can tell its words any more. */
  isApart: boolean;
}

const undrawn = (marks: string): string => (drawn.test(marks) ? '' : marks);

/** A line without what is drawn around it; the mark of a point becomes a stroke. */
function withoutMarks(line: string): string {
  const marked = pointMark.test(line) && !/[♥♡❤★☆✤]\uFE0E?\uFE0F?$/u.test(line);
  const bare = /^[-–](?=\p{Lu})/u.test(line)
    ? line.replace(/^[-–]/u, '- ')
    : marked
      ? `- ${line.replace(pointMark, '')}`
      : line.replace(marksBefore, undrawn).replace(marksBehind, undrawn);
  // "(Colours may vary)": a line in brackets is said beside, and still a sentence.
  return bare.replace(/^\(([^()]+)\)?([.!]?)$/u, '$1$2').trim();
}

function linesOf(text: string): Line[] {
  const given = text.split('\n').map((line) => line.trim());
  const lines: Line[] = [];
  for (const [at, line] of given.entries()) {
    if (ruler.test(line) || date.test(line) || signature.test(line)) continue;
    const isApart = setApart.test(line);
    const plain = isApart
      ? line.replace(/\s/gu, '')
      : withoutMarks(line).replace(strokedLabel, '$1: ').trim();
    const below = given.slice(at + 1).find((next) => next !== '') ?? '';
    const isHead =
      plain !== '' &&
      plain.length <= longestHeading &&
      (isApart ||
        plain.endsWith(':') ||
        (ruler.test(below) && !/[.!]$/u.test(plain)) ||
        /^[\p{Lu}\s&/:’'()?-]+$/u.test(plain));
    lines.push({ text: plain, isHead, isApart });
  }
  return lines;
}

const isPolicy = ({ text, isHead, isApart }: Line): boolean =>
  isHead && (isApart ? policySetApart : policy).test(text);

/** The lines without parts on how the shop sends, takes back and is paid, and without headings that say nothing. */
function withoutParts(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let isAside = false;
  for (const line of lines) {
    if (line.isHead) {
      isAside = isPolicy(line);
      if (isAside || line.isApart || saysNothing.test(line.text)) continue;
    } else if (saysNothing.test(line.text)) {
      isAside = false;
      continue;
    }
    // "Material: jute" among the terms of the shop is told of the thing again.
    if (isAside && bareLabel.test(/^[^:]*(?=:\s)/u.exec(line.text)?.[0] ?? '')) isAside = false;
    if (!isAside) kept.push(line);
  }
  return kept;
}

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

/** The lines with those that were broken in the middle of a sentence in one again. */
function joined(lines: readonly Line[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { text } = lines[at]!;
    const before = told.at(-1);
    if (ownRow.test(text) && lines.some((line) => line !== lines[at] && label.test(line.text))) {
      const rest = text.replace(ownRow, '');
      if (rest !== '') told.push(rest);
      continue;
    }
    if (text !== '' && before !== undefined && /^[,;]\s?\p{L}/u.test(text)) {
      told[told.length - 1] = `${before}${text}`;
      continue;
    }
    const next = lines[at + 1]?.text ?? '';
    if (text !== '' && next !== '' && leansOn.test(text) && !label.test(next)) {
      const entries = entriesFrom(lines, at + 1);
      const isList = entries > 1;
      const rest = lines.slice(at + 1, at + 1 + (isList ? entries : 1)).map((line) => line.text);
      told.push(`${text} ${rest.join(', ')}`);
      at += rest.length;
      continue;
    }
    const below = next === '' ? at + 2 : at + 1;
    const row = lines[below]?.text ?? '';
    const isRow = (row.match(/,/gu) ?? []).length > 1;
    const bare = text.replace(/\s?:$/u, '');
    if (
      bareLabel.test(bare) &&
      !label.test(row) &&
      !bareLabel.test(row) &&
      !/^[-•*]/u.test(row) &&
      (isRow || next !== '' || (row !== '' && countOf(row) <= longestValue && !/[.!?]$/u.test(row)))
    ) {
      told.push(
        `${bare.charAt(0)}${bare === bare.toUpperCase() ? bare.slice(1).toLowerCase() : bare.slice(1)}: ${row}`,
      );
      at = below;
      continue;
    }
    // "Available in these formats:" over a row with commas, at once or behind a blank line.
    if (/[\p{L}\d)]\s?:$/u.test(text) && isRow && !/[.!?]\s|:/u.test(row)) {
      told.push(`${text} ${row.replace(/,$/u, '')}`);
      at = below;
      continue;
    }
    told.push(text);
  }
  return told;
}

/** A seller's description as its lines are meant; what has no such layout is given back as it is. */
export function withoutLayout(given: string): string {
  if (!anyLayout.test(given)) return given;
  const text = given
    .replace(stoppedUnit, '')
    .replace(shortQuantity, '$1ty')
    .replace(ownBrackets, '$1$2')
    .replace(bareSmile, '');
  if (!text.includes('\n')) return text;
  const plain = joined(withoutParts(linesOf(text)))
    .join('\n')
    .replace(/(?<=[.!?])\s\p{Lu}(?=\n|$)/gu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? given : plain;
}
