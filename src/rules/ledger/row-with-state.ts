import { countPieces } from '#rules/text/spaces.ts';
import { shapeOf } from './shape.ts';

/** "Regular graphite shaft, right hand, grip was changed last year": two traits and what happened to a part. English. */
export function isRowWithState(fragments: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = fragments;
  const isTrait = (part: string): boolean => {
    const words = countPieces(part);
    return (
      words > 1 &&
      words < 5 &&
      !/^(?:the|an?|this|these|it|my|our|your)\s/iu.test(part) &&
      shapeOf(part, 'en') === 'noun'
    );
  };
  return (
    fragments.length === 3 &&
    isTrait(first) &&
    isTrait(second) &&
    /^\p{Ll}+ (?:is|was|has been) \p{Ll}+(?: \p{Ll}+){0,4}$/u.test(third)
  );
}
