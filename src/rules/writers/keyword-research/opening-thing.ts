import { stemsOf } from '#rules/text/words.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';

const program = /\s(?:software|app|platform|system|tool|suite)$/iu;

/** "Patch management software" of "Patch management software for small IT teams": a name that opens the description. */
export function openingThing(
  description: string,
  things: readonly string[],
  language: WrittenLanguage,
): string[] {
  // "One bedroom apartments for rent" are looked for as apartments for rent.
  if (language !== 'en' || /^[^.,]{3,60}\s(?:for|to) (?:rent|sale|let)(?!\p{L})/iu.test(description))
    return [];
  const named = (ends: RegExp): string | undefined =>
    /^(?:(?:an?|the|our)\s)?((?:[\p{L}\p{N}&'’-]+\s){1,4}[\p{L}-]+)$/iu.exec(
      description.trim().split(ends)[0]!,
    )?.[1];
  const endsSo = (name: string | undefined): boolean =>
    things.some((thing) => ` ${name?.toLowerCase()}`.endsWith(` ${thing.toLowerCase()}`));
  // "Payroll and HR software" is one name; "a shop and café" are two.
  const pair = named(/\s(?:for|with|that|in|from|to)\s|[.,:;\n]/u);
  const opening =
    program.test(pair ?? '') && endsSo(pair) ? pair : named(/\s(?:for|with|that|in|from|to|and)\s|[.,:;\n]/u);
  const isNamed = endsSo(opening);
  return opening === undefined || !isNamed || /^(?:we|i|you|it|this|your|my)\s/iu.test(opening)
    ? []
    : [opening];
}

/**
 * "Hand grinder with steel burrs" in the field of coffee is what a shop sells, which sells no coffee; "custom pet portraits" in
 * that of pet portraits is told by its field.
 */
export function goodsOutside(things: readonly string[], fields: readonly { name: string }[]): string[] {
  const heads = fields.flatMap(({ name }) => stemsOf(name).at(-1) ?? []);
  return things.filter((thing) => !stemsOf(thing).some((stem) => heads.includes(stem)));
}
