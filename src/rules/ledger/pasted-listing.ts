import type { Platform } from '#rules/platforms/platform.ts';
import { withoutLayout } from './listing-layout.ts';
import { withoutShopTalk } from './shop-talk.ts';

/** "Tired of chopping garlic? Looking for a press?": what a text asks before it says anything. */
const opening = /^(?:[^.!?\n:;]{2,80}\?+\s+){1,4}(?=[\p{L}\d"“])/u;
/** Words that are left when a question goes. */
const fewestWords = 6;

function withoutOpeningQuestions(text: string): string {
  if (!text.includes('?')) return text;
  // "5 pigs? no 5 animals": the answer goes with its question.
  const rest = text.replace(opening, '').replace(/^(?:no|nope|nah),? (?=\d)/iu, '');
  return rest.split(/\s+/u).length < fewestWords ? text : rest;
}

/**
 * What a description tells of its thing, in the lines that it is meant in: without how it is drawn, what it says of the shop and
 * what it asks before it begins. Where films sell, one may begin with what it asks.
 */
export function withoutSurroundings(description: string, { fields }: Platform): string {
  const told = withoutShopTalk(withoutLayout(description));
  return fields.videoIdeas ? told : withoutOpeningQuestions(told);
}
