import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';

const manyOf =
  /^(?:set of )?(?:[2-9]|1\d|two|three|four|five|six|eight|ten|twelve)(?: \p{L}[\p{L}-]*){0,3}? (\p{L}+[^s\P{L}]s)(?: |$)/iu;

/** A "cord organizer, set of 3" or a "loaf pan set" whose text opens with "two loaf pans": several, and no "it". */
export function areSeveral({ product }: Brief, type: string): boolean {
  if (!/\b(?:set|pack|pair|lot)\b/iu.test(product.name)) return false;
  const found = manyOf.exec(
    product.description
      .slice(0, 80)
      .split(/[,.;:]/u)[0]!
      .trim(),
  )?.[1];
  if (found === undefined) return false;
  return /(?:^|\s)(?:set|pack) of \d/iu.test(product.name) || stemsOf(type).includes(stemsOf(found)[0] ?? '');
}
