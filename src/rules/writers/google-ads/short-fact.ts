import { endsOpen } from '#rules/fit/open-ends.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countWidth } from '#rules/text/count.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

type Step = readonly [RegExp, string];

/** Words that a fact can spare in any language, and short ways to write the same: "on all repairs", "Monday to Friday". */
const spare: readonly Step[] = [
  // "First lesson half price (£18 instead of £36)": the figures say the same once more.
  [
    / \([$€£]?\d[\d.,]{0,8} ?[$€£]? (?:instead of|was|rather than|statt|en lugar de|en vez de|au lieu de) [$€£]?\d[\d.,]{0,8} ?[$€£]?\)$/giu,
    '',
  ],
  [
    /(?<=\p{L} )(?<!\b(?:to|from|at|into|of) )(?:all|our|the|your|alle|unsere|todos los|todas las|nuestros|tous les|toutes les) /giu,
    '',
  ],
  [/(?<= )innerhalb von (?=\d)/giu, 'in '],
  [/ (?:and|und) /giu, ' & '],
  [
    /\b(?<day>Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)(?! (?:and|&))\b(?= (?:to|through) \p{Lu})|(?<=(?:to|through) (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))(?:day|sday|nesday|rsday|urday)\b/gu,
    '$<day>',
  ],
  [/(?<=\b(?:7|seven) days) a week\b|(?<=\b24 hours) a day\b/giu, ''],
  // Of a time only: "travel in 100 miles" says nothing.
  [
    /\bwithin (?=(?:\d{1,3}|an?|one) (?:working |business )?(?:hours?|hrs?|minutes?|mins?|days?|weeks?)\b)/giu,
    'in ',
  ],
];

/** What an English fact says as truly without it: who is certified, that vouchers are "emailed", since when or where. */
const shorterEnglish: readonly Step[] = [
  // "Groomer certified in cat handling"
  [
    /^(?:our )?(?!not\b|only\b|most\b|some\b|one\b)\p{L}+(?: \p{L}+)? (?=(?:certified|trained|qualified|registered|accredited|licensed) (?:in|by|with|for|to)\s)/iu,
    '',
  ],
  // "Permits handled for you"
  [/(?<=\p{L}ed) for you$/iu, ''],
  // "Speaks English, Arabic and Spanish"
  [/^(?:(?:we|i) )?speaks? (?=\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* (?:&|and) \p{Lu})/iu, ''],
  [
    / (?:emailed|sent|supplied|provided|offered|given|completed|carried out|available)(?= (?:in|within|by|on|at|to|for)\s)/giu,
    '',
  ],
];

/** Behind these stands since when, where or why; without it the fact is wider, and true where it limits nothing. */
const adjunct = longPattern('giu')`
  \s(?:since \d{4}|(?:seit|desde|depuis) \d{4}|(?:in|on|at|from|by) (?:an?|our|own
      |the) (?!(?:early |late |first |last |second |third )?(?:mornings?|afternoons?|evenings?|nights?|days?
        |week\p{L}*|months?|years?|seasons?|summer|winter|spring|autumn|fall|hours?|same|next|first|last
        |second|third|end|start)(?!\p{L}))|(?<=(?:agreed|quoted) )before\s|which\s|that\s|so\s)
`;
/** Offers, limits and times hold only under their condition: "full refunds" are not had "when the parcel is late" alone. */
const conditional = longPattern('iu')`
  \b(?:no|not|nothing|free|all|any|every|each|only|never|always|guarantee\w*|warrant\w*|off|discount\w*|save
    |savings?|half|refund\w*|returns?|exchanges?|money|cash\w*|pay\w*|credit|deposits?|finance\w*|trials?
    |gifts?|cancel\w*|swaps?|upgrades?|cover\w*|cheap\w*|pric\w*|open|up to|from|unlimited|included|within
    |same|next|deliver\w*|\d+ (?:hours?|minutes?|mins?|days?))\b|[%$€£]
`;
/** A word that waits for what stands behind it: "certified", "based". */
const waiting =
  /(?:^|\s)(?:certified|trained|qualified|registered|accredited|based|made|built|located|run|backed|approved|known|used|seen|featured)$/iu;

/**
 * A fact of the advertiser inside a width: as it is, else without words that it can spare, else without a part that
 * limits nothing. Empty when no true form fits.
 */
export function shortFact(text: string, max: number, language: WrittenLanguage): string {
  const fits = (form: string): boolean => countWidth(form) <= max;
  if (fits(text)) return text;
  let form = text;
  for (const [pattern, replacement] of language === 'en' ? [...spare, ...shorterEnglish] : spare) {
    form = form.replace(pattern, replacement);
    if (fits(form)) return form;
  }
  if (conditional.test(text)) return '';
  for (const { index } of [...form.matchAll(adjunct)].toReversed()) {
    const front = form.slice(0, index);
    // "1,200 homes" of those that were fitted "since 2014" says nothing.
    const least = /^\d/u.test(front) ? 3 : 2;
    if (fits(front) && front.split(' ').length >= least && !endsOpen(front) && !waiting.test(front))
      return front;
  }
  return '';
}
