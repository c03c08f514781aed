import type { Listing } from '#rules/listing/listing.ts';
import { type Point, pointsOf } from './bullets.ts';
import type { Draft } from './draft.ts';
import { type Message, messagesOf } from './messages.ts';

/** What there is to tell: sentences for the body, points for lists. */
export interface Telling {
  messages: readonly Message[];
  points: readonly Point[];
}

/** One platform's way to write a draft. */
export type PlatformWriter = (draft: Draft, telling: Telling) => Listing;

/** Reads the draft's facts into sentences and points, once for all fields. */
export function tellingOf(draft: Draft): Telling {
  const messages = messagesOf(draft);
  return { messages, points: pointsOf(draft, messages) };
}
