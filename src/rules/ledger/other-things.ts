import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';

/** "Most mats are made of PVC", "a normal mat has a seam": what the seller's thing is held against. */
const others =
  /^(?:(?:most|many|some|other|all other|ordinary|normal|regular|conventional|typical|usual|traditional|cheap|cheaper)|an? (?:normal|ordinary|regular|conventional|typical|usual|cheap|cheaper|traditional|standard))\s((?:\p{L}[\p{L}-]*\s){1,4}?)(?:is|are|has|have|use|uses|come|comes|need|needs|weigh|weighs|can|will|do|does|don[’']t|doesn[’']t)\s/iu;

/** Whether an English sentence speaks of other things of the kind: none of their stuffs, colours and figures is the thing's. */
export function tellsOfOthers(sentence: string, name: string): boolean {
  const noun = others.exec(sentence)?.[1]?.trim().split(' ').at(-1);
  return noun !== undefined && stemsOf(name).at(-1) === stemsOf(noun)[0];
}

/** The kind of such a sentence, which tells why the thing was made; null for any other. */
export function storyOfOthers(
  sentence: string,
  language: WrittenLanguage,
  name: string | undefined,
): 'story' | null {
  return language === 'en' && name !== undefined && tellsOfOthers(sentence, name) ? 'story' : null;
}
