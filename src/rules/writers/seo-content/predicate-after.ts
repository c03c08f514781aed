import { isBarePair } from './english.ts';
import { withArticle } from './english-words.ts';

/**
 * What the words behind a noun and its joint say of it: "with a lid" → "has a lid", "in oak" → "is made of oak".
 * @returns null where no wording is safe
 */
export function predicateAfter(joint: string, rest: string, plural: boolean): string | null {
  if (/\b(?:that|which|who)\b/iu.test(rest) && joint !== 'with') return null;
  switch (joint) {
    case 'with':
      if (isBarePair(rest)) return null;
      return `${plural ? 'have' : 'has'} ${withArticle(rest)}`;
    case 'in':
      // "Chili crisp in oil": what food lies in is not what it is made of.
      return /^(?:oil|olive oil|brine|water|syrup|juice|vinegar|sauce|broth|honey|chocolate)\b/iu.test(
        rest,
      ) ||
        (/^(?:an?|the|one|two|three|four|\d+)\s/iu.test(rest) && !/^\d+\s?%/u.test(rest))
        ? `${plural ? 'come' : 'comes'} in ${rest}`
        : `${plural ? 'are' : 'is'} made in ${rest}`.replace(/made in (?=\d+\s?%|\p{Ll})/u, 'made of ');
    case 'for':
    case 'from':
      // "A tray for wet boots with a raised edge": the edge is the tray's.
      if (/\swith\s/iu.test(rest)) return null;
      return `${plural ? 'are' : 'is'} ${joint} ${rest}`;
    default:
      return `${plural ? 'are' : 'is'} ${joint} ${rest}`;
  }
}
