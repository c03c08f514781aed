import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { capitalized } from './page-words.ts';

/** Letters from which on a word in capitals is no short form. */
const shouted = 6;
const shoutedAmongMany = 4;
/** Units of a line that a title could hold. */
const longestLine = 100;

/**
 * A shouted line as the page's text writes its words: "BUNGALOWS" as "Bungalows". What the text does not write small keeps
 * its capitals, since it may be a name or short letters ("NATO"), but for German nouns, which have one.
 */
export function quieted(line: string, facts: PageFacts): string {
  if (
    line.length < 5 ||
    line.length > longestLine ||
    line !== line.toUpperCase() ||
    line === line.toLowerCase()
  )
    return line;
  const { main } = facts.text;
  const isGerman = facts.derive(readProse).language.written === 'de';
  const written = line.split(' ');
  const plainOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}-]+$/u, '');
  const isKnown = (word: string): boolean => {
    const plain = plainOf(word);
    return plain.length > 2 && main.includes(plain);
  };
  // Beside words that the text writes small the others were shouted too, short ones where a third are such words.
  const long = written.filter((word) => plainOf(word).length > 3);
  const known = long.filter(isKnown).length;
  const least = known * 3 > long.length ? shoutedAmongMany : known > 0 ? shouted : Infinity;
  const words = written.map((word) => {
    const plain = plainOf(word);
    if (plain.length > 3 && isGerman)
      return main.includes(` ${plain}`) ? word.toLowerCase() : capitalized(word.toLowerCase());
    return isKnown(word) || plain.length >= least ? word.toLowerCase() : word;
  });
  return capitalized(words.join(' '));
}
