import { stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';

/** Place of an attribute before the noun: size, age, shape and making, colour, material, purpose (writing guide §4.4). */
export type AttributeOrder = 1 | 2 | 3 | 3.5 | 4 | 5;

/** Adjectives that buyers type before any noun, once the seller has used them of the product. */
const buyerAdjectives = (
  'personalised personalized custom engraved embroidered monogrammed handmade hand-made hand-knitted ' +
  'hand-thrown hand-woven hand-painted hand-stamped hand-forged wheel-thrown carved knitted crochet woven ' +
  'wireless cordless portable foldable folding collapsible adjustable reversible removable ' +
  'refillable reusable rechargeable insulated electric ultrasonic digital manual automatic vintage ' +
  'retro minimalist rustic boho bohemian scandinavian nordic farmhouse coastal industrial gothic ' +
  'printable editable undated monthly weekly orthopedic orthopaedic ergonomic organic vegan ' +
  'unscented fragrance-free freeze-dried decaf whole-grain washable double-sided self-adhesive ' +
  'non-slip noise-cancelling offline unisex extendable height-adjustable dotted lined hardcover ' +
  'softcover second-hand refurbished unlocked furnished galvanized galvanised'
).split(' ');
export const buyerAdjectiveSet = new Set(buyerAdjectives);
export const sizeWords = new Set([
  'mini',
  'tiny',
  'small',
  'medium',
  'large',
  'big',
  'tall',
  'wide',
  'long',
  'short',
  'thick',
  'thin',
  'double',
  'king',
  'queen',
  'single',
]);

/** What a thing is made to do stands behind its colour: a "blue folding chair", a "grey collapsible basket". */
const purpose =
  /^(?:foldable|folding|fold-up|collapsible|adjustable|extendable|removable|refillable|reusable|rechargeable|electric|ultrasonic|digital|manual|automatic|wireless|cordless|portable|insulated|stacking|hanging|rocking|reclining|rolling|self-adhesive)$/u;

/** Where an attribute stands before the noun, by its words. */
export function orderOf(text: string): AttributeOrder {
  const stems = text.split(/[\s-]+/u).map(stemOf);
  if (stems.some((stem) => sizeWords.has(stem)) || /\d/.test(text)) return 1;
  if (stems.some((stem) => colourStems.has(stem))) return 3;
  if (stems.some((stem) => materialStems.has(stem))) return 4;
  if (purpose.test(text)) return 3.5;
  return buyerAdjectiveSet.has(text) || /(?:\p{L}{2}ed|able|ible|made)$/u.test(text) ? 2 : 5;
}
