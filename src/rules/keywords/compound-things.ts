/** Things whose last word names something else: nobody sleeps in a garden bed. */
const compounds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:garden|raised|flower) bed\b/iu, 'gardening planting planter growing yard outdoor plant'],
  [/\b(?:truck|cargo) bed\b/iu, 'pickup tailgate vehicle'],
  [/\bpen? ?knife|pocket knife\b/iu, 'folding blade edc outdoor'],
  [/\b(?:bike|bicycle|car|roof|boot) rack\b/iu, 'carrier mount transport vehicle'],
  [/\bwatch (?:strap|band)\b/iu, 'wristwatch bracelet replacement'],
];

/** Words for a thing whose last word names something else; undefined for any other. */
export function compoundOf(name: string): string | undefined {
  return compounds.find(([pattern]) => pattern.test(name))?.[1];
}
