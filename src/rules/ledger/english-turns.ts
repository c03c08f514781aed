import { foldWord, stemsOf } from '#rules/text/words.ts';
import { type EnglishPhrase, partsIn, phraseThat } from './english-phrases.ts';
import { type EnglishThing, namesThing } from './english-thing.ts';
import { wayByHand } from './made-by-hand.ts';

/** "I bind every journal by hand, using vegetable-tanned leather": of what somebody makes which thing. */
const maker =
  /^(?:I|We)\s\p{Ll}+\s(it|them|(?:this|these|every|each|all|our|my|the)\s(?:\p{L}[\p{L}-]*\s){0,3}?\p{L}[\p{L}-]*)(?=,?\s(?:by|in|at|on|from|using|out|with|myself|ourselves)\s|,).*?\s(?:from|using|out of)\s(.+)$/u;
/** "All made from organic cotton that we coat": of what it is made, behind whatever else. */
const madeFrom =
  /(?:^Made|(?:^|\s)(?:made|\p{Ll}{3,}(?:ed|en|wn)))\s(?:entirely\s)?(?:of|from|out of)\s(?:an? blend of\s|(?:an?|one) (?:single |solid )?(?:piece|block|sheet|length|slab|board|strip|plank|branch|log) of\s)?(.+)$/u;
/** "Size L is 36 by 20 inches", "With 1.8 pounds they are light". */
const sized = /^Size\s\S{1,4}\s(?:is|measures)\s(\d[\d.,]*\s?(?:x|×|by)\s?\d[\d.,]*(?:\s\p{L}+)?)(?=$|\s|,)/u;
const withWeight =
  /^(?:With|At)\s(?:only\s|just\s)?(\d[\d.,]*\s?(?:g|kg|grams?|lbs?|pounds|oz|ounces))\s(?:it|they)(?=\s|[’'])/u;
/** "So there's no monthly fee": of what buyers are glad to be rid. */
const without =
  /\bthere(?:[’']s| is| are) (no \p{Ll}+ (?:fees?|costs?|subscription|smell|odou?r|noise|assembly|drilling|glue|wiring|waste|plastic))(?=$|[,.;]| in| on| at)/u;
/** "Knitted in Portugal". */
const madeIn =
  /(?:^|\s)((?:hand)?(?:made|woven|knitted|sewn|cast|forged|thrown|printed|built|roasted|blended|turned|stitched)\sin\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u;
/** A class of protection, a picture's sharpness: signs that say what they are. */
const sign = /(?<![\p{L}\d])(IP(?:X\d|\d[\dX])|[248]K|1080p|720p)(?![\p{L}\d])/u;
/** What is said of another thing, or denied: "It is not made in China", "unlike jackets from cheap nylon". */
const ofOther =
  /(?<!\p{L})(?:not|n[’']t|never|no longer|unlike|instead|than|other|others|most|many|some|cheap|cheaper|usual|ordinary|normal|copies|once|used to|if)(?!\p{L})/iu;

/**
 * What a sentence about the thing tells in turns that stand anywhere in it.
 * @param isOfPart whether its subject is a part, whose stuff and place are not the thing's
 */
export function saidAnywhere(sentence: string, isOfPart: boolean, thing: EnglishThing): EnglishPhrase[] {
  const found: EnglishPhrase[] = [];
  const size = sized.exec(sentence);
  if (size !== null && !/\bsizes?\b/iu.test(thing.brief.product.description.replace(size[0], '')))
    found.push(phraseThat('side', size[1]!));
  const weight = withWeight.exec(sentence)?.[1];
  if (weight !== undefined) found.push(phraseThat('weight', weight));
  const lacking = without.exec(sentence)?.[1];
  if (lacking !== undefined) found.push(phraseThat('without', lacking));
  if (isOfPart || ofOther.test(sentence)) return found;
  const place = madeIn.exec(sentence)?.[1];
  if (place !== undefined) found.push(phraseThat('place', place));
  const way = wayByHand(sentence);
  if (way !== '') found.push(phraseThat('trait', way));
  const mark = sign.exec(sentence)?.[1];
  if (mark !== undefined && !isToldShortly(mark, thing)) found.push(phraseThat('figure', mark));
  const [, object = '', stuffs = ''] = maker.exec(sentence) ?? [];
  if (object !== '' && (/^(?:it|them)$/u.test(object) || namesThing(object, thing)))
    found.push(...stuffIn(stuffs, thing));
  const from = /^(?:I|We)\s/u.test(sentence) ? null : madeFrom.exec(sentence);
  if (from !== null && !isOfOneNoun(sentence.slice(0, from.index), thing))
    found.push(...stuffIn(from[1]!, thing));
  return found;
}

/** "An old railway spike" from which it was forged. */
const oneFormer =
  /^an? ((?:recycled|reclaimed|upcycled|salvaged|repurposed|vintage|antique|old) \p{Ll}{3,}(?: \p{Ll}{3,})?)(?=$|[.,;]|\s(?:with|and|by|in|from)\s)/u;

function stuffIn(list: string, thing: EnglishThing): EnglishPhrase[] {
  const former = oneFormer.exec(list)?.[1];
  if (former !== undefined) return [phraseThat('stuff', former)];
  return partsIn(list)
    .slice(0, 1)
    .filter((stuff) => isStuff(stuff, thing))
    .map((stuff) => phraseThat('stuff', stuff));
}

/** "Box made of clay": what is said of a noun that is not the thing's. */
function isOfOneNoun(before: string, thing: EnglishThing): boolean {
  const noun = before.trim();
  // "They come in a pouch made of faux leather".
  const last = /(?:^|\s)(?:an?|the|its|their|two|three)\s(?:[\p{L}-]+\s){0,2}?([\p{L}-]+)$/u.exec(noun)?.[1];
  if (last !== undefined && noun.includes(' ')) return !namesThing(last, thing);
  if (!/^\p{L}+$/u.test(noun) || /^(?:all|it|they|this|these|is|are|each|both)$/iu.test(noun)) return false;
  return !stemsOf(thing.name).includes(stemsOf(noun)[0] ?? '');
}

/** "Waterproof to IPX7" tells more than its sign. */
function isToldShortly(told: string, { ledger }: EnglishThing): boolean {
  return ledger.facts.some(({ value }) => value.length < 30 && value.includes(told));
}

/** "Recycled wine bottles", "vintage watch movements": what was a thing of its own before. */
const formerThings =
  /^(?:(?:real|genuine) )?(?:recycled|reclaimed|upcycled|salvaged|repurposed|vintage|antique|old) (?:\p{Ll}{3,} ){0,2}\p{Ll}{3,}s(?:$|\sand\s)/u;

/** Whether a phrase names something that things are made of. */
function isStuff(phrase: string, { ledger }: EnglishThing): boolean {
  if (formerThings.test(phrase)) return true;
  const words = ` ${foldWord(phrase)} `;
  return ledger.facts.some(
    ({ kind, value }) => kind === 'material' && words.includes(` ${foldWord(value)} `),
  );
}
