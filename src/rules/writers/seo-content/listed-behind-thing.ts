import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { isShort } from './front-part.ts';

/** A figure with its unit, or letters of a norm. */
const tellsSpec =
  /\d ?(?:W|V|A|Hz|kHz|MHz|GHz|K|mAh|Ah|GB|TB|MB|MP|dB|lm|nm|rpm|psi|bar)(?![\p{L}])|(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u;
/** "4x 10in": how many of which size are among them. */
const countsSizes = /^\d+ ?x ?\d/iu;

/** "HDMI 4K 60Hz", "100W PD passthrough" of a "7 in 1 USB-C hub: HDMI 4K 60Hz, 3x USB 3.0, 100W PD passthrough": what a list behind the thing and a colon says that it has. English. */
export function listedBehindThing({ units, type, language, platform }: Draft): string[] {
  if (language.written !== 'en' || platform.subject !== 'product') return [];
  const head = stemsOf(type).at(-1) ?? '';
  return units.flatMap(({ text, path, kind, label }) => {
    const colon = text.indexOf(': ');
    if (colon < 1 || label !== '' || kind !== 'feature' || !path.endsWith('.description')) return [];
    if (stemsOf(text.slice(0, colon)).at(-1) !== head) return [];
    return text
      .slice(colon + 2)
      .split(', ')
      .filter((entry) => isShort(entry) && tellsSpec.test(entry) && !countsSizes.test(entry));
  });
}
