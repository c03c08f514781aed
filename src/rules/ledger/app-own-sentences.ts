import type { Brief } from '#rules/listing/listing.ts';
import { deedBehindName } from './app-deed-type.ts';
import { opensWithAppOrder } from './app-order.ts';
import { opensWithThird } from './finite-verb.ts';
import { shapeOf } from './shape.ts';
import { openingOf } from './app-parts.ts';

/** "White noise machine for babies: …" says what the app is; a "fade out timer" is a part of it. */
const forWhom = /^(?:an? )?[\p{L}-]+(?: [\p{L}-]+){1,3} for \p{L}/iu;

/**
 * The sentences of an English text in which its app may be named. "Find and pay for parking. Reminder before the ticket ends.",
 * "Kerbly finds parking bays. Reminder …": where the first sentence says what is done, what a later one names is a part.
 */
export function ownSentences(brief: Brief): string {
  const { description } = brief.product;
  const [first = ''] = description.split(/(?<=[.!?])\s|\n/u);
  // "Shows golden hour. Map of …", and behind a colon: "Track houseplants: watering reminders".
  return opensWithAppOrder(first) ||
    deedBehindName(brief) !== '' ||
    opensWithThird(first) === 'verb' ||
    (forWhom.test(first) && shapeOf(first, 'en') === 'noun') ||
    /^(?:shows|tells|gives|finds|lists|plays|reads|keeps)\s|^\p{Lu}\p{L}+ (?:teaches|helps) you\s/iu.test(
      first,
    )
    ? first.split(/:\s/u)[0]!
    : openingOf(description);
}
