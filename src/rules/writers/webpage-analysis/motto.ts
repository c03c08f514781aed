import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { saidOfItself } from './self-description.ts';
import { holds } from './title-details.ts';
import { inTown, isHome } from './town.ts';

/** Letters in which a word of the heading comes back in the text, whatever its ending. */
const stemLength = 5;

/** "Rust en ruimte" over a text that speaks of none of it and says what the house is: what no list of promises knows. */
export function isMotto(facts: PageFacts, heading: string, brand: string): boolean {
  if (!isHome(facts) || brand === '' || holds(heading, brand) || inTown.test(heading)) return false;
  const said = foldWord(`${facts.head.title ?? ''}\n${facts.text.main.slice(heading.length, 3_000)}`);
  const words = stemsOf(heading).filter((stem) => stem.length > 3);
  return (
    words.every((word) => !said.includes(word.slice(0, stemLength))) && saidOfItself(facts, brand) !== ''
  );
}
