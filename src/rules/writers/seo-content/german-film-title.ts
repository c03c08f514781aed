import { germanHow, germanShown } from '#rules/keywords/german-film.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { longestTitle, shortTitle, withTold } from './told-in-title.ts';

/** A German title with how it is done, else with the things that the film goes through. */
export function germanTitle(given: string, draft: Draft): string {
  const { description } = draft.brief.product;
  const how = germanHow(given, description);
  if (how !== given) return how;
  const told = withTold(given, draft);
  if (told !== given || countCharacters(given) >= shortTitle || /[:|(–—?!]|\s-\s/u.test(given)) return told;
  const own = new Set(stemsOf(given));
  const things = germanShown(description).filter((thing) => !stemsOf(thing).some((stem) => own.has(stem)));
  const full = `${given}: ${things.join(', ')}`;
  return things.length > 1 && countCharacters(full) <= longestTitle ? full : given;
}
