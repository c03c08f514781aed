import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import type { BrandFound } from './brand-name.ts';
import { isShortSize } from './maker-in-name.ts';

/** A model number after the brand or the word "model": letters with digits, as printed. */
export function modelIn(text: string, brief: Brief, brand: BrandFound | null): string {
  const mayName = text.includes('odel') || text.includes('odèle') || text.includes('MPN');
  const named = mayName
    ? /\b(?:[Mm]odel(?:l|o)?|[Mm]odèle|MPN)\s?[:#]?\s+([\p{L}\d][\p{L}\d./-]*\d[\p{L}\d./-]*|\p{Lu}\p{L}*\d*)/u.exec(
        text,
      )
    : null;
  if (named !== null) return named[1]!.replace(/[.,]$/u, '');
  if (brand === null || platforms[brief.platform].handmade) return '';
  const at = foldWord(text).indexOf(foldWord(brand.name));
  if (at === -1) return '';
  const after = /^\s+((?=[\p{L}-]*\d)[\p{L}\d][\p{L}\d-]{1,15})(?=[\s,.;)]|$)/u.exec(
    text.slice(at + brand.name.length),
  );
  if (after === null || /^\d+(?:[.,]\d+)?(?:mm|cm|m|in|ml|l|g|kg|oz|w|v|k|gb|tb|-\p{L}+)?$/iu.test(after[1]!))
    return '';
  return isShortSize(after[1]!, brief.language.written) ? '' : after[1]!;
}
