import { stemsOf } from '#rules/text/words.ts';

const noFlawWord =
  /^(?:see|photo|picture|pic|image|small|little|light|slight|minor|tiny|one|the|a|an|on|in|at|of|as|shown|has|is|there|some|with)$/u;

/** A flaw that an earlier one names in other words: "stain left armrest, small" after "one stain on the left arm". */
export function isSameFlaw(text: string, flaws: readonly ReadonlySet<string>[]): boolean {
  const stems = stemsOf(text).filter((stem) => !noFlawWord.test(stem));
  const names = (stem: string, other: string): boolean =>
    other === stem ||
    (Math.min(stem.length, other.length) > 2 &&
      !/\d/.test(stem) &&
      (stem.startsWith(other) || other.startsWith(stem)));
  return (
    stems.length > 1 &&
    flaws.some((flaw) => stems.every((stem) => [...flaw].some((other) => names(stem, other))))
  );
}
