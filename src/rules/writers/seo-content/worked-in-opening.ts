import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { isNew } from './new-in-title.ts';
import { hasPraise } from './praise.ts';

/** How a thing was worked, with what or in what: "screen printed with a sleeping fox and ferns". */
const worked = longPattern('u')`
  (?<![\p{L}-])((?:(?:hand|screen|block|lino|laser|machine|foil|letter|pen|wheel|slip|needle|wet|resist|tie|eco|wood|kiln|pit|sand|silver|gold|brush)[ -])?
    (?:printed|stamped|engraved|embroidered|painted|carved|burned|burnt|etched|appliquéd|quilted|woven|knitted|crocheted|stitched|felted|thrown|forged|hammered|dyed|pressed|inlaid|lined|edged|trimmed|backed)
    \s(?:with|in|from|on)\s\p{L}[^,.;:()!?]{2,44}?)(?=\s?(?:[,.;:()!?]|$)|\sand\s(?:is|has|comes|then|can)\s|\s(?:that|which|by|so|for)\s)
`;
/** Where and by whom it was worked has no place in a title. */
const ofMaker =
  /(?<!\p{L})(?:i|me|my|we|us|our|your?|his|her|studio|workshop|home|house|kitchen|shed|garage|small batches|the (?:uk|usa?)|like|most|them|it|each|this|these|those|one|same)(?!\p{L})/iu;
const listGoesOn = /^, \p{L}+(?: \p{L}+)?(?:,? (?:and|or) |, )/u;
const lastOfList = / (?:in|with|on|from) \p{L}+(?: \p{L}+)?$/u;
const mostWords = 9;
const sentencesRead = 3;

/** What a maker's first sentences say that was done to the thing, as phrases of its title. English, where things are handmade. */
export function workedInOpening({ brief, language, platform, units }: Draft): string[] {
  if (language.written !== 'en' || platform.handmade !== true) return [];
  const { name } = brief.product;
  return units
    .filter(({ path, kind }) => path.endsWith('.description') && kind !== 'care' && kind !== 'flaw')
    .slice(0, sentencesRead)
    .flatMap(({ text, quote }) => {
      const found = worked.exec(text);
      if (found === null) return [];
      const behind = quote.slice(quote.indexOf(found[0]) + found[0].length);
      // "In sage, oat and clay": half of a list is told by no title.
      return listGoesOn.test(behind) ? found[1]!.replace(lastOfList, '') : found[1]!;
    })
    .map((phrase) => phrase.charAt(0).toLowerCase() + phrase.slice(1))
    .filter((phrase) => !ofMaker.test(phrase) && !hasPraise(phrase, 'en'))
    .flatMap((phrase) => [phrase, phrase.split(/ (?:with|in|from|on) /u)[0]!])
    .filter((phrase) => phrase.includes(' ') && countPieces(phrase) <= mostWords && isNew(phrase, name))
    .slice(0, 1);
}
