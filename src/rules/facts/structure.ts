import { countWords } from '#rules/text/count.ts';
import { plainText } from './plain-text.ts';

export interface TextStructure {
  /** Words of the longest paragraph that is no list. */
  longestParagraph: number;
  /** At least three list entries: `li`, lines that start with a dash, bullet or digit, or `Label: fact` lines. */
  hasList: boolean;
  paragraphs: number;
}

const listLine = /^\s*(?:[-–•*✓]|\d{1,2}[.):]\s|\d{1,2}:\d{2})/u;
const labelLine = /^[\p{Lu}\p{N}\p{Script=Han}\p{Script=Kana}][^.!?:：]{1,40}\s?[:：]\s*\S/u;

/** How a description is laid out. */
export function structureOf(text: string): TextStructure {
  const items = text.match(/<li\b/giu)?.length ?? 0;
  const lines = plainText(text)
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const listed = lines.filter((line) => listLine.test(line) || labelLine.test(line)).length;
  const prose = items > 0 || listed > 0 ? lines.filter((line) => !listLine.test(line)) : lines;
  return {
    longestParagraph: prose.reduce((most, line) => Math.max(most, countWords(line)), 0),
    hasList: items >= 3 || listed >= 3,
    paragraphs: lines.length,
  };
}
