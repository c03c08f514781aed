import { isFunctionWord } from '#rules/text/function-words.ts';

/** Words that join a thing to what it is for, of or with; the thing stands before them. */
const romanceJoints = new Set(
  'de del para con sin en al por d du des pour avec sans a au aux y et'.split(' '),
);
const englishJoints = new Set('for with without of to from and on by near the'.split(' '));
const germanJoints = new Set('fur mit ohne aus von zum zur im und bei gegen am auf'.split(' '));
const joints = {
  first: romanceJoints,
  last: englishJoints,
  free: germanJoints,
} as const;

/**
 * Where keywords put the thing: first in Spanish and French, last in English; German has both ("blaue Tasse", "Tasse
 * Keramik").
 */
export type ThingPlace = keyof typeof joints;

/** They name a form of offer, not the thing: "mug set" and "set of mugs" are about mugs. */
const genericHeads = new Set(
  'set sets gift gifts pack packs idea ideas pair piece kit box boxes present presents geschenk geschenke regalo regalos cadeau cadeaux juego lot coffret service services size sizes color colors features funktionen fonctionnalites funciones idee idees'.split(
    ' ',
  ),
);

/** Told by the words that join, over all keywords. */
export function thingPlace(keywords: readonly (readonly string[])[]): ThingPlace {
  const counts = { first: 0, last: 0, free: 0 };
  for (const words of keywords)
    for (const word of words) {
      // "a" is an article in English.
      if (word !== 'a' && romanceJoints.has(word)) counts.first += 1;
      if (englishJoints.has(word)) counts.last += 1;
      if (germanJoints.has(word)) counts.free += 1;
    }
  if (counts.first > Math.max(counts.last, counts.free)) return 'first';
  return counts.free > counts.last ? 'free' : 'last';
}

/**
 * Words that may name the thing, the likeliest first: those before the first joint. Empty when the keyword has nothing
 * but small words.
 * @param words folded, in order
 * @param isSubject whether a word belongs to what the keyword is about
 */
export function headWords(
  words: readonly string[],
  place: ThingPlace,
  isSubject: (word: string, index: number) => boolean,
): string[] {
  const generic: string[] = [];
  let segment: string[] = [];
  const ofSegment = (): string[] => {
    const ordered = place === 'first' ? segment : segment.toReversed();
    segment = [];
    generic.push(...ordered);
    return ordered.filter((word) => !genericHeads.has(word) && !/^\d+$/u.test(word));
  };
  for (const [index, word] of words.entries()) {
    if (joints[place].has(word)) {
      const heads = ofSegment();
      if (heads.length > 0) return heads;
    } else if (!isFunctionWord(word) && isSubject(word, index)) segment.push(word);
  }
  const heads = ofSegment();
  return heads.length > 0 ? heads : generic;
}
