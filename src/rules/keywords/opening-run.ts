import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { type Candidate, built } from './candidate.ts';
import type { Slot } from './slot.ts';
import { firstWords } from '#rules/text/first-words.ts';

const most = 3;
/** What opens a sentence without describing the thing, or praises it. */
const noDescription = longPattern('iu')`
  ^(?:an?|the|our|my|this|these|your|one|two|three|four|five|six|set|pair|pack|box|used|new|genuine|original
    |official|soft|rich|cosy|cozy|lovely|cute|great|good|nice|little|big|small|healthy|simple|perfect|best
    |beautiful|stunning|premium|every|each|all|no|not|and|or|with|for|in|of|on|to|from|by|is|are|has|have|lm
    |mm|cm|ml|kg|oz|lb|lbs|mah|gb|tb|kwh|in|ft|inch|inches|watt|volt)$
`;

/**
 * What a description puts right before the thing where it opens with it: "Noise cancelling headphones, new ear pads" is
 * searched as that, whatever the name says. English.
 */
export function openingRun(brief: Brief, heads: readonly Slot[]): Candidate[] {
  const first = firstWords(brief.product.description, 160).split(/[.!?:;,\n]/u)[0] ?? '';
  const words = piecesOf(first.trim().toLowerCase());
  return heads.flatMap(({ text }) => {
    const at = ` ${words.join(' ')} `.indexOf(` ${text} `);
    if (at < 1) return [];
    const before = words.join(' ').slice(0, at).trim().split(' ');
    const from =
      before.findLastIndex((word) => noDescription.test(word) || !/^\p{L}[\p{L}-]+$/u.test(word)) + 1;
    const own = before.slice(from);
    if (own.length === 0 || own.length > most) return [];
    return [built(`${own.join(' ')} ${text}`, 'attribute', `products.${brief.product.index}.description`)];
  });
}
