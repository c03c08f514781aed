import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { partsIn } from './english-predicate-phrases.ts';

/** "I bind every journal by hand, using vegetable-tanned leather": of what somebody makes the thing. */
const maker =
  /^(?:I|We)\s\p{Ll}+\s(?:(?:this|these|every|each|all|our|my|the|it|them)\s).*?\s(?:from|using|out of)\s(.+)$/u;
/** "All made from organic cotton that we coat": of what it is made, behind whatever else. */
const madeFrom =
  /(?:^|\s)(?:made|\p{Ll}{3,}(?:ed|en|wn))\s(?:entirely\s)?(?:of|from|out of)\s(?:an? blend of\s)?(.+)$/u;
/** "Size L is 36 by 20 inches", "With 1.8 pounds they are light". */
const sized = /^Size\s\S{1,4}\s(?:is|measures)\s(\d[\d.,]*\s?(?:x|×|by)\s?\d[\d.,]*(?:\s\p{L}+)?)(?=$|\s|,)/u;
const withWeight =
  /^(?:With|At)\s(?:only\s|just\s)?(\d[\d.,]*\s?(?:g|kg|grams?|lbs?|pounds|oz|ounces))\s(?:it|they)(?=\s|[’'])/u;
/** "So there's no monthly fee". */
const without = /\bthere(?:[’']s| is| are) (no \p{Ll}+ \p{Ll}{3,})(?=$|[,.;]| in| on| at)/u;
/** "Knitted in Portugal". */
const madeIn =
  /(?:^|\s)((?:hand)?(?:made|woven|knitted|sewn|cast|forged|thrown|printed|built|roasted|blended|turned|stitched)\sin\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u;
/** A class of protection, a picture's sharpness: signs that say what they are. */
const sign = /(?<![\p{L}\d])(IP(?:X\d|\d[\dX])|[248]K|1080p|720p)(?![\p{L}\d])/u;

/** What a sentence tells in turns that stand anywhere in it. */
export function saidAnywhere(sentence: string, draft: Draft): string[] {
  const found: string[] = [];
  const size = sized.exec(sentence);
  if (size !== null && !/\bsizes?\b/iu.test(draft.brief.product.description.replace(size[0], '')))
    found.push(size[1]!);
  for (const pattern of [withWeight, without, madeIn, sign]) {
    const told = pattern.exec(sentence)?.[1];
    if (told !== undefined && !(pattern === sign && isToldShortly(told, draft))) found.push(told);
  }
  for (const pattern of [maker, madeFrom]) {
    const told = pattern.exec(sentence);
    const [stuff = ''] = partsIn(told?.[1] ?? '');
    if (stuff !== '' && !isOfOneNoun(sentence.slice(0, told!.index), draft) && isStuff(stuff, draft))
      found.push(stuff);
  }
  return found;
}

/** "Box made of clay": what is said of a noun that is not the thing's. */
function isOfOneNoun(before: string, draft: Draft): boolean {
  const noun = before.trim();
  if (!/^\p{L}+$/u.test(noun) || /^(?:all|it|they|this|these|is|are|each|both)$/iu.test(noun)) return false;
  return !stemsOf(draft.name).includes(stemsOf(noun)[0] ?? '');
}

/** "Waterproof to IPX7" tells more than its sign. */
function isToldShortly(told: string, { ledger }: Draft): boolean {
  return ledger.facts.some(({ value }) => value.length < 30 && value.includes(told));
}

/** Whether a phrase names something that things are made of. */
function isStuff(phrase: string, { ledger }: Draft): boolean {
  const words = ` ${foldWord(phrase)} `;
  return ledger.facts.some(
    ({ kind, value }) => kind === 'material' && words.includes(` ${foldWord(value)} `),
  );
}
