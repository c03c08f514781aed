/** Takes in markup whose content is never text for a reader. */
const programs = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;

/** Marks of Markdown that a shop page would show as they are. */
const markdown = /\*\*|__|^#{1,6}\s+/gmu;

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
  return result;
}

/**
 * A line that needs nothing: it begins with a letter or figure, its spaces are single, its brackets hold something,
 * and after every comma, colon or dash, perhaps after a space, comes a letter, a figure or a bracket.
 */
const tidy =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.!?'’%)"]| (?=[\p{L}\p{N}(&+–—])|[,:;/&+–—-](?= ?[\p{L}\p{N}(])|\((?=[\p{L}\p{N}]))*$/u;

/** What a sign of ASCII does in a tidy line; one of no class needs the whole look. */
const word = 1;
/** May stand anywhere but at the beginning. */
const mark = 2;
/** Needs a word after it, perhaps behind a space. */
const joint = 3;
const opening = 4;
const blank = 5;
const classes = new Uint8Array(0x80);
for (let unit = 0; unit < classes.length; unit += 1) {
  const sign = String.fromCharCode(unit);
  if (/[a-z\d]/i.test(sign)) classes[unit] = word;
  else if (`.!?'%)"`.includes(sign)) classes[unit] = mark;
  else if (',:;/&+-'.includes(sign)) classes[unit] = joint;
}
classes[0x28] = opening;
classes[0x20] = blank;

/** As the pattern `tidy` answers; lines of plain signs, which most are, are read by a table. */
function isTidy(text: string): boolean {
  const { length } = text;
  let before = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) return tidy.test(text);
    const here = classes[unit]!;
    const next = at + 1 < length ? text.charCodeAt(at + 1) : 0;
    if (next >= 0x80) return tidy.test(text);
    const after = classes[next]!;
    if (at === 0 && here !== word) return false;
    if (here === 0) return false;
    if (here === opening && after !== word) return false;
    // Behind a space may stand a word, a bracket, "&", "+"; behind a joint not even a second space.
    if (
      here === blank &&
      after !== word &&
      after !== opening &&
      (before === joint || !(next === 0x26 || next === 0x2b))
    )
      return false;
    if (here === joint && after !== word && after !== opening && after !== blank) return false;
    before = here;
  }
  return length > 0;
}

/** One line: no breaks, single spaces, no stray marks at either end, no empty brackets. */
export function tidyLine(text: string): string {
  if (isTidy(text)) return text;
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
  return result.replace(/[\s,;:|·/([{–—&+-]+$/u, '');
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
  if (isTidy(line)) return line;
  let result = line;
  if (/[^\S ]|\s\s|^\s|\s$/u.test(result)) result = result.replace(/\s+/gu, ' ').trim();
  if (/[([]\s*[)\]]/u.test(result)) result = result.replace(/\(\s*\)|\[\s*\]/gu, ' ').replace(/ {2,}/gu, ' ');
  if (/ [,.]/u.test(result)) result = result.replace(/\s+,/gu, ',').replace(/\s+\.(?=\s|$)/gu, '.');
  if (/[,;][\s,;]*[,;.]/u.test(result))
    result = result.replace(/[,;](?:\s*[,;])+/gu, ',').replace(/[,;]\s*\.(?=\s|$)/gu, '.');
  if (!/[\p{L}\p{N}\p{S}]/u.test(result)) return '';
  return result.replace(/^[,;:.!?)\]](?![\d)(])[\s,;:.!?]*/u, '').trimEnd();
}
