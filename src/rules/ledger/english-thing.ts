import { stemsOf } from '#rules/text/words.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import type { Unit } from './units.ts';

/** What is sold, while English sentences are read for what they say of it. */
export interface EnglishThing {
  brief: Brief;
  ledger: Ledger;
  units: readonly Unit[];
  /** Its name as the seller wrote it, and its noun. */
  name: string;
  type: string;
  brand: string;
}

/** What sellers call any thing of theirs. */
const anyThing = /^(?:set|kit|pair|piece|item|product|model|unit|one|thing)s?$/u;
/** "The inner tent" is none of the tent, and "a normal mat" and "the old model" are other ones. */
const partly =
  /\b(?:inner|outer|upper|lower|main|front|back|rear|top|bottom|left|right|included|matching|spare|second|first|other|folded|packed|smaller|larger|smallest|largest|bigger|biggest|normal|ordinary|regular|standard|typical|usual|conventional|common|cheap|cheaper|old|older|previous|earlier|next|good|better|proper|real|decent|average|such)\s/iu;

/** What a thing is also called by the word for all of its kind: "the bag" of a backpack. */
const wider: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:tote|clutch|duffel|beanie|throw|tumbler)s?$/u,
    /^(?:.+ )?(?:tote|clutch|duffel|beanie|throw|tumbler) (?:bag|hat|blanket|cup)s?$/u,
  ],
  [/^bags?$/u, /(?:backpack|rucksack|tote|satchel|holdall|duffel|purse)s?$/u],
  [/^bottles?$/u, /(?:flask|tumbler|canteen)s?$/u],
  [/^(?:lights?|lamps?)$/u, /(?:lamp|light|lantern|torch|headlamp)(?:e?s)?$/u],
  [/^pans?$/u, /(?:skillet|wok|saucepan)s?$/u],
  [/^shoes?$/u, /(?:boot|sneaker|sandal|slipper|trainer)s?$/u],
];

const several = /\s(?:sets?|kits?|packs?|pairs?|bundles?|multipacks?)$/iu;

/** The stems by which a name calls the thing: "gasket set for espresso machine" speaks of a set and of gaskets. */
function headsOf(name: string): string[] {
  const head = name.split(/\s(?:for|with|from|of|to|in)\s/iu, 1)[0]!.trim();
  const one = head.replace(several, '');
  return [stemsOf(name).at(-1) ?? '', ...(one === head ? [] : [stemsOf(one).at(-1) ?? ''])];
}

/** Whether an English noun phrase names the thing that is sold, or any thing. */
export function namesThing(words: string, thing: EnglishThing): boolean {
  if (partly.test(words)) return false;
  const noun = words.trim().split(' ').at(-1)!.toLowerCase();
  const [stem = ''] = stemsOf(noun);
  const type = thing.type.toLowerCase();
  if (wider.some(([word, kinds]) => word.test(noun) && kinds.test(type))) return true;
  return anyThing.test(noun) || headsOf(thing.type).includes(stem) || headsOf(thing.name).includes(stem);
}
