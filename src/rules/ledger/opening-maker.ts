import { tagEnglish } from '#rules/keywords/tagger.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { isMaker } from './maker-in-name.ts';
import { typeHits } from './type-hits.ts';

const properName = /^\p{Lu}[\p{Ll}&’'-]{2,}$/u;
const modelWord = /^[\p{Lu}\d][\p{L}\d-]*$/u;
const longestModel = 3;

const saysNothing = (word: string): boolean =>
  claimHits(word, 'en').length === 0 && typeHits(word, 'en').length === 0;
const isNoun = (word: string): boolean => tagEnglish(word.toLowerCase())[0]?.class === 'noun';

/** The first clause of a description up to the thing that the name names; empty where it names another. English. */
function beforeThing(description: string, name: string): string[] {
  const words = piecesOf(description.split(/[,.;\n(]/u)[0]!);
  const head = stemsOf(name).at(-1) ?? '';
  const at = words.findIndex((word) => stemsOf(word).includes(head));
  return at === -1 ? [] : words.slice(0, at);
}

/**
 * "Ridgeback Velocity hybrid bike" of a "hybrid bike": two proper names that open the text before its thing are a maker whom
 * nobody need know and his line. Empty where either is a word that describes. English.
 */
export function strangeMaker(description: string, name: string): string {
  const words = beforeThing(description, name);
  const [maker = '', line = '', next = ''] = words;
  const areNames =
    properName.test(maker) &&
    (properName.test(line)
      ? isNoun(line) && saysNothing(line) && !isMaker(line.toLowerCase())
      : /^(?=.*\d)\p{Lu}[\p{Lu}\d-]+$/u.test(line));
  if (!areNames || !isNoun(maker) || !saysNothing(maker) || (next !== '' && properName.test(next))) return '';
  return maker;
}

/** "Allez" of "Specialized Allez road bike in a 54 cm frame": the line between maker and thing. English. */
export function modelBeforeThing(description: string, maker: string, name: string): string {
  const words = beforeThing(description, name).slice(piecesOf(maker).length);
  const end = words.findIndex((word) => !modelWord.test(word));
  const model = end === -1 ? words : words.slice(0, end);
  const isModel = model.length > 0 && model.length <= longestModel && model.every(saysNothing);
  return isModel && /\p{L}/u.test(model[0]!) ? model.join(' ') : '';
}
