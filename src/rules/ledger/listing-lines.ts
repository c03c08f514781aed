import { bareLabel, policySetApart } from './listing-headings.ts';

/** The lines of a pasted listing, without what is drawn around them. */

export interface Line {
  text: string;
  /** Whether it heads what stands below it: over a rule, in capitals, in letters set apart or with nothing behind its colon. */
  isHead: boolean;
  /** Whether its letters are set apart and nobody can tell its words any more. */
  isApart: boolean;
}

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
/** "*These statements …": the star of a footnote. */
const footnote = /^\*(?=\p{Lu}\p{Ll})/u;
/** "1、Waterproof: …", "2.Mesh window": numbers of points without a space behind them. */
const tightNumber = /^\d{1,2}[.、)](?=\p{L})/u;
/** "xx Dusty Road": how a letter ends. */
const signature = /^x{1,3} \p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,3}$/u;
/** "D I S C L A I M E R", "W H A T Y O U ’ L L G E T", "P R O D U C T I O N T I M E: 3-7 days". */
const setApart = /^((?:[\p{L}\p{N}&!?'’‘/-]\s){4,}[\p{L}\p{N}&!?'’‘/-])(?:\s?:\s*(.*))?$/u;
/** "NAME :- Circle rug", "MATERIAL :-Cotton", "Available formats: -". */
const strokedLabel = /^(\p{L}[\p{L} /&'’().-]{1,44}?)\s?:\s?[-–—]+\s*(?=\S|$)/u;
const longestHeading = 50;
const date = /^\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})$/u;
const capitals = /^[\p{Lu}\s&/:’'()?-]+$/u;

const undrawn = (marks: string): string => (drawn.test(marks) ? '' : marks);

/** A line without what is drawn around it; the mark of a point becomes a stroke. */
function withoutMarks(line: string): string {
  if (/^[-–](?=\p{Lu})/u.test(line)) return line.replace(/^[-–]/u, '- ');
  if (footnote.test(line)) return line.slice(1);
  if (tightNumber.test(line)) return line.replace(tightNumber, '- ');
  const marked = pointMark.test(line) && !/[♥♡❤★☆✤]\uFE0E?\uFE0F?$/u.test(line);
  const bare = marked
    ? `- ${line.replace(pointMark, '')}`
    : line.replace(marksBefore, undrawn).replace(marksBehind, undrawn);
  // "[Note]": a heading in brackets of its own.
  if (/^\[[\p{L} /&]{2,40}\]$/u.test(bare)) return bare.slice(1, -1);
  // "(Colours may vary)": a line in brackets is said beside, and still a sentence.
  return bare.replace(/^\(([^()]+)\)?([.!]?)$/u, '$1$2').trim();
}

/** "SIZES" of "S I Z E S": a word that is known by its letters alone, or null. */
function wordSetApart(letters: string): string | null {
  const madeIn = /^madein(\p{L}{4,16})$/iu.exec(letters)?.[1];
  if (madeIn !== undefined) return `Made in ${madeIn.charAt(0)}${madeIn.slice(1).toLowerCase()}`;
  const time = /^(processing|production|making|turnaround|lead|dispatch|shipping)(times?)$/iu.exec(letters);
  const word = time === null ? letters : `${time[1]!} ${time[2]!}`;
  return bareLabel.test(word) ? `${word.charAt(0)}${word.slice(1).toLowerCase()}` : null;
}

function lineSetApart(found: RegExpExecArray): Line {
  const letters = found[1]!.replace(/\s/gu, '');
  const value = found[2] ?? '';
  const word = policySetApart.test(letters) ? null : wordSetApart(letters);
  if (word === null && value === '') return { text: letters, isHead: true, isApart: true };
  const text = word === null ? value : value === '' ? word : `${word}: ${value}`;
  return { text, isHead: value === '' && !text.startsWith('Made in '), isApart: false };
}

/** The lines of a text; rules, dates and signatures are gone. */
export function linesOfListing(text: string): Line[] {
  const given = text.split('\n').map((line) => line.trim());
  const lines: Line[] = [];
  for (const [at, line] of given.entries()) {
    if (ruler.test(line) || date.test(line) || signature.test(line)) continue;
    const apart = setApart.exec(line);
    if (apart !== null) {
      lines.push(lineSetApart(apart));
      continue;
    }
    const plain = withoutMarks(line).replace(strokedLabel, '$1: ').trim();
    const below = given.slice(at + 1).find((next) => next !== '') ?? '';
    const isHead =
      plain !== '' &&
      plain.length <= longestHeading &&
      (plain.endsWith(':') || (ruler.test(below) && !/[.!]$/u.test(plain)) || capitals.test(plain));
    lines.push({ text: plain, isHead, isApart: false });
  }
  return lines;
}
