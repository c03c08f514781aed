import { longestAnswer } from '#contract/support-limits.ts';

/**
 * A model's answer as plain text: without tags, Markdown marks and invisible characters, at most 1,200 characters,
 * cut after a whole sentence or else after a whole word.
 */
export function plainAnswer(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/<\/?[a-z!][^<>]{0,500}>/gi, ' ')
    .replace(/!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/[<>`*_~|#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(plain);
}

function shortened(text: string): string {
  if (text.length <= longestAnswer) return text;
  const head = text.slice(0, longestAnswer);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '));
  if (sentence > 0) return head.slice(0, sentence + 1);
  const space = head.lastIndexOf(' ');
  return `${head.slice(0, space > 0 ? space : longestAnswer - 1).trimEnd()}…`.toWellFormed();
}
