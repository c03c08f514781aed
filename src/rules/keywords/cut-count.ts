import type { Brief } from '#rules/listing/listing.ts';

/**
 * "Legged side table" of a three legged one, "1/2 woodworking vice" of a "No 52 1/2": the figure that counts its first word, or
 * that it belongs to, is missing.
 */
export function isCutCount(phrase: string, { name, description }: Brief['product']): boolean {
  const [, part] =
    /^((?:legg|tier|sid|foot|arm|hand|prong|blad|string|layer|wheel|door|toe|fold)ed|1\/[248]) \p{L}/u.exec(
      phrase,
    ) ?? [];
  if (part === undefined) return false;
  const before = part.startsWith('1')
    ? String.raw`\d\s`
    : String.raw`(?<!\p{L})(?:\d{1,2}|two|three|four|five|six|eight)[ -]`;
  return new RegExp(`${before}${part}(?!\\p{L})`, 'iu').test(`${name}. ${description}`);
}
