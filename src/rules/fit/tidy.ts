/** Takes in markup whose content is never text for a reader. */
const programs = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;

/** Marks of Markdown that a shop page would show as they are. */
const markdown = /\*\*|__|^#{1,6}\s+/gmu;

/** "_plain_" and "*plain*", whole words only: a star or a line may also stand in a size or a name. */
const slanted =
  /(?<![\p{L}\p{N}_*])([_*])(?=[\p{L}\p{N}])([^_*\n]{0,80}[\p{L}\p{N}.!?])\1(?![\p{L}\p{N}_*])/gu;
/** Marks of direction mean something beside these scripts only. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** ASCII without any sign of markup or Markdown: nothing to compose and nothing to take out. */
const plainSigns = /^[ -"$-)+-;=-^`-~\n]*$/;

/** Well-formed, composed text without programs and Markdown marks; the start of every fitting. */
export function clean(text: string): string {
  if (plainSigns.test(text)) return text;
  let result = text.isWellFormed() ? text : text.toWellFormed().replaceAll('\uFFFD', '');
  if (!result.isWellFormed()) result = '';
  result = result.normalize('NFC');
  if (result.includes('<')) result = result.replace(programs, ' ');
  if (/\*\*|__|^#{1,6}\s/mu.test(result)) result = result.replace(markdown, '');
  if (/[_*]/.test(result)) result = result.replace(slanted, '$2');
  if (/[\u200E\u200F]/.test(result) && !rightToLeft.test(result))
    result = result.replace(/[\u200E\u200F]/gu, '');
  return result;
}

/**
 * A line that needs nothing: it begins with a letter or figure, its spaces are single, its brackets hold something,
 * and after every comma, colon or dash, perhaps after a space, comes a letter, a figure or a bracket.
 */
const tidy =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.!?'’%)"]| (?=[\p{L}\p{N}(&+–—])|[,:;/&+–—-](?= ?[\p{L}\p{N}(])|\((?=[\p{L}\p{N}]))*$/u;

/** What a sign does in a tidy line; one of no class has no place in it. */
const word = 1;
/** May stand anywhere but at the beginning. */
const mark = 2;
/** Needs a word after it, perhaps behind a space. */
const joint = 3;
const opening = 4;
const blank = 5;
const unknown = 255;
/** Classes of the units of the basic plane, looked up when first met. */
const classes = new Uint8Array(0x10000).fill(unknown);

function classOf(unit: number): number {
  const known = classes[unit]!;
  return known === unknown ? learn(unit) : known;
}

function learn(unit: number): number {
  const sign = String.fromCharCode(unit);
  let found = 0;
  if (/[\p{L}\p{N}]/u.test(sign)) found = word;
  else if (/[\p{M}.!?'’%)"]/u.test(sign)) found = mark;
  else if (/[,:;/&+–—-]/u.test(sign)) found = joint;
  else if (sign === '(') found = opening;
  else if (sign === ' ') found = blank;
  classes[unit] = found;
  return found;
}

/** Halves of pairs say nothing alone. */
function isHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Joints that may stand behind a space: "&", "+" and the two dashes. */
function followsSpace(unit: number): boolean {
  return unit === 0x26 || unit === 0x2b || unit === 0x2013 || unit === 0x2014;
}

/** As the pattern `tidy` answers, read by a table; lines with emoji and other pairs are left to the pattern. */
function isTidy(text: string): boolean {
  const { length } = text;
  const first = text.charCodeAt(0);
  if (isHalf(first)) return tidy.test(text);
  let before = 0;
  let here = classOf(first);
  if (here !== word) return false;
  for (let at = 1; at <= length; at += 1) {
    const next = at < length ? text.charCodeAt(at) : 0;
    if (isHalf(next)) return tidy.test(text);
    const after = classOf(next);
    if (here === 0) return false;
    if (here === opening && after !== word) return false;
    // Behind a space may stand a word, a bracket, "&", "+"; behind a joint not even a second space.
    if (here === blank && after !== word && after !== opening && (before === joint || !followsSpace(next)))
      return false;
    if (here === joint && after !== word && after !== opening && after !== blank) return false;
    before = here;
    here = after;
  }
  return true;
}

/** One line: no breaks, single spaces, no stray marks at either end, no empty brackets. */
export function tidyLine(text: string): string {
  if (text === '' || isTidy(text)) return text;
  let result = text;
  if (/\s\s|[^\S ]|^\s|\s$/u.test(result)) result = result.replace(/\s+/gu, ' ').trim();
  if (/[([{]\s*[)\]}]/u.test(result))
    result = result.replace(/\(\s*\)|\[\s*\]|\{\s*\}/gu, ' ').replace(/ {2,}/gu, ' ');
  // Written with one space before the mark only in French; a comma never has one.
  if (/ [,.)\]]|[([] /u.test(result)) {
    result = result
      .replace(/\s+([,)\]])/gu, '$1')
      .replace(/\s+\.(?=\s|$)/gu, '.')
      .replace(/([([])\s+/gu, '$1');
  }
  if (/[,;:|–—][\s,;:|–—]*[,;|]/u.test(result))
    result = result.replace(/[,;:|–—](?:\s*[,;:|–—])+/gu, (marks) => marks[0]!);
  if (!/[\p{L}\p{N}\p{S}]/u.test(result)) return '';
  result = result.replace(/^(?:[\s,;:!?。、，！？…)\]}|·/–—]|\.(?!\d)|-(?!\d))+/u, '');
  // "Ages 16+", "VG+": behind a figure or a grade the sign says that more may be.
  return result.replace(/(?:[\s,;:|·/([{–—&-]|(?<!\d|\s(?:A|VG|NM|EX|G)\+{0,2})\+)+$/u, '');
}

/** Several lines: each tidy at its ends, at most one blank line between. */
export function tidyParagraphs(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/gu, '\n')
    .split('\n')
    .map((line) => tidyProseLine(line))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/^\n+|\n+$/gu, '');
}

function tidyProseLine(line: string): string {
  if (line === '' || isTidy(line)) return line;
  let result = line;
  if (/[^\S ]|\s\s|^\s|\s$/u.test(result)) result = result.replace(/\s+/gu, ' ').trim();
  if (/[([]\s*[)\]]/u.test(result)) result = result.replace(/\(\s*\)|\[\s*\]/gu, ' ').replace(/ {2,}/gu, ' ');
  if (/ [,.]/u.test(result)) result = result.replace(/\s+,/gu, ',').replace(/\s+\.(?=\s|$)/gu, '.');
  if (/[,;][\s,;]*[,;.]/u.test(result))
    result = result.replace(/[,;](?:\s*[,;])+/gu, ',').replace(/[,;]\s*\.(?=\s|$)/gu, '.');
  if (!/[\p{L}\p{N}\p{S}]/u.test(result)) return '';
  return result.replace(/^[,;:.!?)\]](?![\d)(])[\s,;:.!?]*/u, '').trimEnd();
}
