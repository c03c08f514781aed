import { upperFirst } from './english-words.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';

/** "Split bills with roommates": verb and object before what says with whom, where or how. */
const verbAndObject =
  /^\p{Lu}\p{Ll}+ (?:(?:your|a|an|the|my|all) )?\p{Ll}{3,}(?= (?:and|with|for|from|in|on|by)\b|[.,])/u;
/** "Find and pay for parking in 40 cities": the second verb has the object. */
const secondVerb =
  /^\p{Lu}\p{Ll}+ and (\p{Ll}+ (?:for )?(?:(?:your|a|an|the|my|all) )?\p{Ll}{3,})(?= (?:with|for|from|in|on|by)\b|[.,])/u;
/** "Save where you parked, add a photo": the first clause. */
const firstClause = /^[\p{L} ’']{8,28}(?=[,.;])/u;

/** What an English app does by the beginning of its description, for names of apps that tell nothing; the shortest way first. */
export function doneFirstInEnglish(description: string): string[] {
  // A hurried seller opens with a small letter.
  const isSmall = /^\p{Ll}{2,}\s/u.test(description) && opensWithAppOrder(description);
  const told = isSmall ? upperFirst(description) : description;
  const found = [
    verbAndObject.exec(told)?.[0],
    secondVerb.exec(told)?.[1],
    opensWithAppOrder(told) ? firstClause.exec(told)?.[0] : undefined,
  ];
  return found.filter((text) => text !== undefined);
}
