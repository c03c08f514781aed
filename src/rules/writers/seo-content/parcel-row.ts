import { shapeOf } from '#rules/ledger/shape.ts';

/** What opens a sentence of which the rest lists what is in the parcel, though it is a verb. */
const opensList =
  /^(?:also )?(?:comes?|includes?|including|included|contains?|supplied|delivered|sold|packed|boxed|ships?|has|holds) /iu;

/** "Cover and strap" is a row though one may cover; "wipe off with", "hang it" tell what to do. */
const tellsToDo =
  /^\p{L}+ (?:off|out|up|down|on|onto|into|over|away|it|them|the|your|before|after|until|to) /iu;

const openEnd = /\s(?:that|which|who|with|and|or|of|for|to|the|an?)[.\s]*$/iu;

/**
 * "Runs 10 hours on a charge, USB-C cable", "wipe off with the muslin cloth that": a sentence that does more than list what lies in
 * the parcel breaks behind "In the box", and stands as its seller wrote it. English.
 */
export function isNoParcelRow(text: string): boolean {
  // "Two sticks are in the box - pick a colour - and they seal 20 letters": it says where they are, and goes on.
  if (openEnd.test(text) || / (?:is|are) in the box (?!too|as well)\S/u.test(text)) return true;
  if (opensList.test(text)) return /^(?:supplied|delivered|sold) without /iu.test(text);
  const shape = shapeOf(text.replace(/[.\s]+$/u, ''), 'en');
  return shape === 'verb' || (shape === 'order' && tellsToDo.test(text));
}
