import { longPattern } from '#rules/text/long-pattern.ts';
import type { Unit } from './units.ts';

/** "I", "we" or what is theirs as the one of whom a clause tells. English. */
const ofMaker =
  /(?<!\p{L})(?:I|[Ww]e)\s\p{Ll}|^(?:and )?(?:[Mm]y|[Oo]ur)\s\p{Ll}[^,;]*\s(?:is|are|was|has|taught|gave|showed|told|started)\s/u;

/** What somebody does to the stuff of a thing. */
const worked = longPattern('iu')`
  (?<!\p{L})(?:hand[- ]?)?(?:mak(?:e|es|ing)|made|knit\p{L}*|crochet\p{L}*|sew\p{L}*|stitch\p{L}*|weav\p{L}*
    |wov\p{L}*|spin|spun|carv\p{L}*|turn(?:s|ed|ing)?|forg\p{L}*|pour\p{L}*|cast(?:s|ing)?|throw\p{L}*|thrown
    |cut(?:s|ting)?|craft\p{L}*|creat\p{L}*|print\p{L}*|felt(?:s|ed|ing)|solder\p{L}*|hammer\p{L}*|fir(?:e|ed)
    |us(?:e|es|ing)|choos\p{L}*|chose|source[sd]?|work(?:s|ing|ed)? (?:in|with|only))(?!\p{L})
`;
const ofTools =
  /(?<!\p{L})(?:kilns?|looms?|workshops?|studios?|sheds?|tables?|bench|vans?|houses?|barns?|ovens?)(?!\p{L})/iu;

/**
 * "I came to clay late", "our lab ate his third nylon collar", "my kiln is a little wood kiln": stuffs of a story that
 * nobody works there are none of the thing.
 */
export function tellsStoryOnly({ kind, text }: Pick<Unit, 'kind' | 'text'>): boolean {
  if ((kind !== 'story' && !/^(?:my|our)\s/iu.test(text)) || !ofMaker.test(text)) return false;
  const deed = worked.exec(text);
  return deed === null || (/^(?:my|our)\s/iu.test(text) && ofTools.test(text.slice(0, deed.index)));
}
