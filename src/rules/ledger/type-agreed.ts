import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { tokensOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { qualifiers } from './type-front.ts';

export function isAttribute(stem: string, attributeStems: ReadonlySet<string>): boolean {
  return qualifiers.has(stem) || attributeStems.has(stem) || /\d/.test(stem);
}

/** Stems of material, colour and place words of a text. */
export function attributeStemsOf(text: string, language: WrittenLanguage): Set<string> {
  const tokens = tokensOf(text);
  const stems = new Set<string>();
  for (const hit of claimHits(text, language)) {
    for (const token of tokens.slice(hit.from, hit.to)) stems.add(token.stem);
  }
  return stems;
}

/** "Linen shirt long sleeve": behind the thing the cut of its sleeves is no case for anything. */
export const sleeves = /\s(?:long|short|half|3\/4)[ -]sleeved?s?(?=$|[\s,])/iu;

/** "Guitar strings light 12-53": behind a plural the word is a size. */
export const gauge = /(?<=\p{L}s)\s(?:extra )?(?:light|medium|heavy|regular)(?=\s\d|$)/iu;

/** "Laptop 14" i7 16GB 512GB SSD": what a computer holds is none of the things that are sold. */
export const computerParts =
  /(?<=\b(?:laptop|notebook|computer|desktop|pc|macbook|chromebook|tablet|workstation))[\s,]+(?=(?:\d|i[3579]\b|intel\b|amd\b|ryzen\b|core\b|windows\b)).*$/iu;

/** "Punch needle cushion cover": a craft of two words before the thing; before a kit or a pattern it is what that is for. */
export const craftBefore =
  /^(?:punch needle|cross[- ]stitch(?:ed)?|needle[- ]?felt(?:ed)?|block[- ]print(?:ed)?) (?=\p{L}{3})(?!.*\b(?:kits?|patterns?|tools?|sets?|frames?|hoops?|yarns?|cloth|fabric|needles?|threads?|supplies)\b)/iu;

/** "Monstera plant 17cm pot": the pot that a plant comes in is no pot that is sold. */
export const plantsPot =
  /(?<=\b(?:plant|tree|fern|palm|cactus|succulent|orchid|ivy|rose|herb|seedling|bonsai|deliciosa)s?)[,\s]+(?:in (?:an? )?)?\d[\d.,]*\s?(?:cm|mm|in|inch|l|litre|liter)[\s-](?:\p{L}+ )?pot$/iu;

/** "Press on nails": the small word belongs to what is before it. */
export function joined(text: string): string {
  return text.replace(
    /\b(press|stick|clip|iron|slip|snap|roll|pull|lace|bolt|screw|strap|plug|pop|peel|slide|fold|pour) (on|in|up|off|out|down|over)\b/giu,
    '$1-$2',
  );
}
