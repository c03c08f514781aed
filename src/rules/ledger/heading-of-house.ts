import { foldWord } from '#rules/text/words.ts';

const mostWords = 4;

/** A text without the short lines in which a shop only names itself ("GAMING CITY COMPUTACIÓN" between two rules): it made nothing. */
export function withoutHouseLines(text: string, business: string): string {
  if (!text.includes('\n')) return text;
  const name = foldWord(business);
  return text
    .split('\n')
    .filter((line) => {
      const words = line.trim().split(/\s+/u);
      return words.length > mostWords || !foldWord(line).includes(name);
    })
    .join('\n');
}
