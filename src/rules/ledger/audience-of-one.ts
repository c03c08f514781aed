import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Whom the goods are for, said once in a form. */
export const audienceFields = [
  'targetAudience',
  'tiktokAudience',
  'facebookCommunityFocus',
  'shopifyTargetSegments',
] as const;

/** "People who rent and cannot drill": behind such a word stands what they need, and a product may answer it or not. */
const whoNeed = /\s(?:who|whose|that)\s/iu;
/** What a shop says of all that it sells, and words that every certificate has. */
const ofAll = longPattern('iu')`
  ^(?:vegan|cruelty|free|certifi\p{L}*|approv\p{L}*|register\p{L}*|compliant|complies|tested|safe|safety|standard
    |class|grade|list(?:ed)?|member|award|small|business|family|women|owned|people|anyone|owners?)$
`;

/**
 * Whether an audience or a certificate of a form is that of another product: one of its words stands in the text of that
 * one, and none in that of this. "USDA Organic" of an organic tea and a powder that says nothing of it; "pet owners who love a
 * dog" of a portrait of one and a robin. English.
 * @param stems of the entry; what behind "who" they need, where it is an audience
 */
export function isAnothers(
  stems: readonly string[],
  language: WrittenLanguage,
  tellsMine: (stem: string) => boolean,
  tellsOther: (stem: string) => boolean,
): boolean {
  if (language !== 'en') return false;
  const own = stems.filter((stem) => stem.length > 2 && !ofAll.test(stem));
  return own.some(tellsOther) && !own.some(tellsMine);
}

/** What stands behind "who" in an audience; empty where it names people alone. */
export function needOf(audience: string): string {
  const at = audience.search(whoNeed);
  return at === -1 ? '' : audience.slice(at);
}

/** What proves a food or a cosmetic, and nothing that is neither. */
const ofMixed =
  /\b(?:leaping bunny|cruelty[- ]free|vegan|kosher|halal|non[- ]?gmo|gluten[- ]free|usda|organic|fairtrade|fair trade)\b/iu;
/** Parts of the body that a cosmetic is put on. */
const ofBody = /\b(?:skin|hair|scalp|acne|eczema|complexion)\b/iu;

/** "Leaping Bunny", "people with sensitive skin" of a soap and its dish: of things that are mixed, and of no tool beside them. */
export function isOfMixed(text: string): boolean {
  return ofMixed.test(text) || ofBody.test(text);
}
