import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { capitalized } from './page-words.ts';

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
  const words = line.split(' ').map((word) => {
    const lower = word.toLowerCase();
    const plain = lower.replace(/[^\p{L}-]+$/u, '');
    if (plain.length > 3 && isGerman) return main.includes(` ${plain}`) ? lower : capitalized(lower);
    return plain.length > 2 && main.includes(plain) ? lower : word;
  });
  return capitalized(words.join(' '));
}
