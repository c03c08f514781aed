import { stemsOf } from '#rules/text/words.ts';
import type { AdsBrief } from './brief.ts';
import type { FactPhrase } from './fact-phrases.ts';
import type { Theme } from './themes.ts';

/**
 * Whether a fact can stand in the ad of a theme: "one dog at a time" is told of dog grooming and of nail trims, not of
 * cat grooming. Rivals are the words that stand in another service's name where the theme has one of its own.
 */
export function suits(theme: Theme, brief: AdsBrief): (fact: Pick<FactPhrase, 'text'>) => boolean {
  const own = new Set(stemsOf(theme.service.name));
  const rivals = new Set(
    brief.services.flatMap(({ name }) => {
      const stems = [...new Set(stemsOf(name))];
      const others = stems.filter((stem) => !own.has(stem));
      // Names of one pattern: one word of theirs stands where one of the theme's does.
      return own.size > 1 && stems.length === own.size && others.length === 1 ? others : [];
    }),
  );
  if (rivals.size === 0) return () => true;
  return ({ text }) => {
    const said = stemsOf(text);
    return said.some((stem) => own.has(stem)) || !said.some((stem) => rivals.has(stem));
  };
}
