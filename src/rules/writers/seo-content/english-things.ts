import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** What sellers call any thing of theirs. */
const anyThing = /^(?:set|kit|pair|piece|item|product|model|unit|one|thing)s?$/u;
/** "The inner tent" is none of the tent, and "a normal mat" and "the old model" are other ones. */
const partly =
  /\b(?:inner|outer|upper|lower|main|front|back|rear|top|bottom|left|right|included|matching|spare|second|first|other|folded|packed|smaller|larger|smallest|largest|bigger|biggest|normal|ordinary|regular|standard|typical|usual|conventional|common|cheap|cheaper|old|older|previous|earlier|next|good|better|proper|real|decent|average|such)\s/iu;

/** What a thing is also called by the word for all of its kind: "the bag" of a backpack. */
const wider: readonly (readonly [RegExp, RegExp])[] = [
  [/^bags?$/u, /(?:backpack|rucksack|tote|satchel|holdall|duffel|purse)s?$/u],
  [/^bottles?$/u, /(?:flask|tumbler|canteen)s?$/u],
  [/^(?:lights?|lamps?)$/u, /(?:lamp|light|lantern|torch|headlamp)(?:e?s)?$/u],
  [/^pans?$/u, /(?:skillet|wok|saucepan)s?$/u],
  [/^shoes?$/u, /(?:boot|sneaker|sandal|slipper|trainer)s?$/u],
];

/** Whether an English noun phrase names the thing that is sold, or any thing. */
export function namesThing(words: string, draft: Draft): boolean {
  if (partly.test(words)) return false;
  const noun = words.trim().split(' ').at(-1)!.toLowerCase();
  const [stem = ''] = stemsOf(noun);
  const type = draft.type.toLowerCase();
  if (wider.some(([word, kinds]) => word.test(noun) && kinds.test(type))) return true;
  return anyThing.test(noun) || stemsOf(draft.type).at(-1) === stem || stemsOf(draft.name).at(-1) === stem;
}
