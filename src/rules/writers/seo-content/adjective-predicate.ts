import { piecesOf } from '#rules/text/spaces.ts';
import { withArticle } from './english-words.ts';
import { be } from './measure-predicate.ts';

/** "cable included" is said of a part: the product comes with it, or does not include it. */
export function adjectivePredicate(text: string, plural: boolean): string | null {
  const included = /^(.+?)\s(not )?included$/iu.exec(text);
  if (included !== null) {
    // "2 AAA each not included": without its noun a figure stays with the seller's own words.
    if (/^\d+ (?:x )?\p{Lu}{2,}\d{0,4}(?: each)?$/u.test(included[1]!)) return null;
    // "Assembly required - tools not included": what stands before the stroke is no part of it.
    if (/\s[-–—]\s/u.test(included[1]!)) return null;
    const part = withArticle(included[1]!);
    if (included[2] !== undefined) return `${plural ? 'do' : 'does'} not include ${part}`;
    return `${plural ? 'come' : 'comes'} with ${part}`;
  }
  // "Food-safe certificate not available": a thing that there is or is not, and no quality.
  if (/^(?:used|new|available)\b|\s(?:not|available)\b/iu.test(text)) return null;
  const words = piecesOf(text);
  const isOwn =
    words.length === 1 ||
    /^(?:fully|machine|hand|dishwasher|microwave|oven|freezer|food|easily|completely|not|very|both|height|water|weather|heat|stain)\b/iu.test(
      text,
    );
  return isOwn || (words.length === 2 && /-/.test(text)) ? `${be(plural)} ${text}` : null;
}
