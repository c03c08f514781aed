import { longPattern } from '#rules/text/long-pattern.ts';

/** "Lose 10 lbs", "5 Kilo abnehmen": so much less of the buyer, an effect on the body that no platform takes. */
const slimming = longPattern('iu')`
  (?<!\p{L})(?:lose|losing|drop|shed) (?:up to |about |over |at least )?\d{1,3} ?(?:lbs?|pounds?|kgs?|kilos?|stone|dress sizes)(?!\p{L})
  |\d{1,3} ?(?:kg|kilos?|kilogramm) (?:abnehmen|verlieren|leichter)(?!\p{L})|(?<!\p{L})verlier\p{L}{1,3} (?:bis zu )?\d{1,3} ?(?:kg|kilos?)(?!\p{L})
  |(?<!\p{L})(?:pierde|pierda|perder|baja|bajar|adelgaza|adelgazar) (?:hasta |unos )?\d{1,3} ?(?:kg|kilos?)(?!\p{L})
  |(?<!\p{L})(?:perdez|perdre|perds|maigrir de) (?:jusqu[’']à )?\d{1,3} ?(?:kg|kilos?)(?!\p{L})
`;

/** Whether a clause promises that who takes or uses the thing loses weight. */
export function promisesSlimming(text: string): boolean {
  return /\d/.test(text) && slimming.test(text);
}
