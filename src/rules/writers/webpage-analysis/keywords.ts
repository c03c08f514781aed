import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { foldWord } from '#rules/text/words.ts';
import { readPhrases, type PagePhrase } from './phrases.ts';

/** Keywords that a report shows at most. */
const mostKeywords = 20;
const mostImproved = 12;

/** What the page is about now: its heaviest phrases, without those that a longer one holds whole. */
export function pageKeywords(facts: PageFacts): string[] {
  return facts
    .derive(distinctPhrases)
    .slice(0, mostKeywords)
    .map(({ text }) => text);
}

/**
 * What the page should be found by: phrases of two or three words that it already speaks of, since single words are
 * searched for by people who want something else. Nothing is added that the page does not say.
 */
export function improvedKeywords(facts: PageFacts): string[] {
  const phrases = facts.derive(distinctPhrases);
  const long = phrases.filter(({ words }) => words > 1);
  return [...long, ...phrases.filter(({ words }) => words === 1)]
    .slice(0, mostImproved)
    .map(({ text }) => text);
}

function distinctPhrases(facts: PageFacts): PagePhrase[] {
  const kept: { phrase: PagePhrase; words: string }[] = [];
  for (const phrase of facts.derive(readPhrases)) {
    const folded = ` ${foldWord(phrase.text)} `;
    const held = kept.some(
      ({ phrase: { count }, words }) => words.includes(folded) && phrase.count <= count * 2,
    );
    const holds = phrase.count < 2 && kept.some(({ words }) => folded.includes(words));
    const goesOn = kept.some(
      ({ phrase: { count }, words }) => phrase.count <= count && overlap(folded, words),
    );
    if (!held && !holds && !goesOn) kept.push({ phrase, words: folded });
  }
  return kept.map(({ phrase }) => phrase);
}

/** Whether two phrases of three words are one row of four, such as "fig soy candle" and "soy candle gift". */
function overlap(a: string, b: string): boolean {
  const one = a.trim().split(' ');
  const other = b.trim().split(' ');
  if (one.length < 3 || other.length < 3) return false;
  const edge = (words: readonly string[], from: number) => words.slice(from, from + 2).join(' ');
  return edge(one, one.length - 2) === edge(other, 0) || edge(other, other.length - 2) === edge(one, 0);
}
