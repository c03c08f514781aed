import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Detail } from './details.ts';
import { typeHits } from './type-hits.ts';

/**
 * Words that are a plant, a stuff or a drink elsewhere and a colour behind the name of what is worn: "wax jacket olive L".
 * English; colours that are nothing else are known without this.
 */
export const colourBehind: ReadonlySet<string> = new Set(
  'olive wine stone oatmeal ecru mocha berry rose violet silver gold bronze copper champagne nude chestnut espresso petrol moss aubergine raspberry claret oxblood lemon lime mint peach heather slate ash pewter gunmetal biscuit cinnamon ink plum mustard moss clay brick'.split(
    ' ',
  ),
);

/** A size in letters or words, as shops write it at the end of a name. */
const sizeBehind =
  /^(?:X{1,3}S|S|M|L|X{1,3}L|[2-6]XL|small|medium|large|x-?(?:small|large)|(?:petite|plus) size)$/iu;
/** Frames of bicycles are sized as clothes are. */
const sizedThing = /^(?:(?:\p{L}+ )?(?:bike|bicycle)|(?:dog|cat|horse) (?:coat|jumper|harness|collar))s?$/iu;
const mostTail = 4;

/**
 * Colour and size that an English name sets behind what is worn, in the last words: "Barbour Bedale jacket olive L". In a
 * name of other things such a word may be anything.
 */
export function nameTail(name: string, type: string, language: WrittenLanguage): Detail[] {
  if (language !== 'en' || type === '') return [];
  const isWorn = typeHits(type, 'en').at(-1)?.category === 'apparel';
  if (!isWorn && !sizedThing.test(type)) return [];
  const last = foldWord(type).split(' ').at(-1)!;
  const at = foldWord(name).lastIndexOf(last);
  if (at === -1 || foldWord(name).length !== name.length) return [];
  const from = at + last.length;
  const words = [...name.slice(from).matchAll(/[^\s,()/|–-]+/gu)];
  // "Jacket with gold zip, small tear": behind a joint something else is described.
  const joint = words.findIndex(([word]) => /^(?:with|and|or|in|for|of|on|no|&|\+)$/iu.test(word));
  const tail = (joint === -1 ? words : words.slice(0, joint)).slice(-mostTail);
  const found: Detail[] = [];
  for (const [place, { 0: word, index }] of tail.entries()) {
    const isLast = place >= tail.length - 2;
    const isLetter = /^\p{L}$/u.test(word);
    if (isWorn && colourBehind.has(word.toLowerCase()) && !followedByPart(tail[place + 1]?.[0]))
      found.push({ kind: 'colour', value: word, start: from + index });
    // "Dress s" may be anything; "L" is a size.
    else if (isLast && sizeBehind.test(word) && (!isLetter || word === word.toUpperCase()))
      found.push({
        kind: 'size',
        value: isLetter || /\d|x/iu.test(word) ? word.toUpperCase() : word,
        start: from + index,
      });
  }
  return found;
}

/** "Jacket gold buttons": the colour of a part. */
function followedByPart(next: string | undefined): boolean {
  return (
    next !== undefined &&
    /^(?:buttons?|zips?|zippers?|buckles?|trim|lining|collar|hardware|thread|print|studs?|chain|sole|heels?|laces|branch|leaf|wreath|wash(?:ed)?)$/iu.test(
      next,
    )
  );
}
