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

/** One line: no breaks, single spaces, no stray marks at either end, no empty brackets. */
export function tidyLine(text: string): string {
  if (tidy.test(text)) return text;
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
  if (tidy.test(line)) return line;
  let result = line;
  if (/[^\S ]|\s\s|^\s|\s$/u.test(result)) result = result.replace(/\s+/gu, ' ').trim();
  if (/[([]\s*[)\]]/u.test(result)) result = result.replace(/\(\s*\)|\[\s*\]/gu, ' ').replace(/ {2,}/gu, ' ');
  if (/ [,.]/u.test(result)) result = result.replace(/\s+,/gu, ',').replace(/\s+\.(?=\s|$)/gu, '.');
  if (/[,;][\s,;]*[,;.]/u.test(result))
    result = result.replace(/[,;](?:\s*[,;])+/gu, ',').replace(/[,;]\s*\.(?=\s|$)/gu, '.');
  if (!/[\p{L}\p{N}\p{S}]/u.test(result)) return '';
  return result.replace(/^[,;:.!?)\]](?![\d)(])[\s,;:.!?]*/u, '').trimEnd();
}
