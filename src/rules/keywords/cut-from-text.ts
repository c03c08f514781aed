import { foldWord, stemsOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';

/** Behind these stands where something is or goes, and no trait of the thing: "dry on a hut line", "goes to the rescue". */
const elsewhere =
  /(?:^|\s)(?:on|onto|at|to|along|under|over|behind|around|after|before|between|near|across|towards?|into|through|off|past)\s(?:(?:an?|the|your|my|our|its|their|his|her)\s)?(?:\p{L}+ly\s)?$/u;
/** "The knob on the lid is a little oak ball": what a part is. */
const isOfPart = /^(?:the|its|their|each|both|one)\s(?!set\s)[^,;]{2,60}\s(?:is|are)\s(?:an?\s|the\s)?$/u;
/** "Fits most V60 and Chemex brewers": other things, into which it fits. */
const fitsOthers = /(?:^|[\s,])(?:fits?|suits?|for|with|to)\s(?:most|all|many|any|other|standard)\s[^.;]*$/u;
/** "4 cups" of "1 to 4 cups". */
const endOfSpan = /\d\s?(?:to|[-–]|or)\s$/u;

/** "Free from added sugar", "dissolves in hot or cold drinks". */
const lacking =
  /(?:^|\s)(?:free (?:from|of)|without|safe (?:in|for|on|with)|dissolves? in|mix(?:es)? (?:with|into))\s[^,;.]*$/u;
const measuredNoun =
  /(?:^|\s)(?:lengths?|widths?|heights?|depths?|diameters?|weights?|sizes?|drop|measurements?|odou?r|bar|mix)$/u;
const bareVerb =
  /^(?:suits|fits|holds|makes|takes|needs|comes|keeps|lasts|turns|folds|sticks|works|packs|runs)\s/u;

/** "Leather" of "vegan leather", "storey hutch" of a two storey one, "2 mm" of "3/2 mm", "sheet" of "a single sheet of": half of it. */
const halvesBefore =
  /(?:^|\s)(?:vegan|faux|fake|imitation|mock|artificial|synthetic) $|\d\/$|(?<![\p{L}\d])(?:two|three|four|\d) (?=$)/iu;
const countedFront = /^(?:storey|story|person|piece|seater|tier|drawer|door|way|speed|layer|man)\s/u;
const measureOfStuff =
  /^(?:single|one|solid) (?:piece|sheet|block|length|slab|board|strip|plank|branch|log)$/u;

const inWord = /[\p{L}\d]/u;

/** Where a phrase stands in the text, as whole words; -1 where it does not. */
function placeOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1))
    if (!inWord.test(text[at - 1] ?? '') && !inWord.test(text[at + phrase.length] ?? '')) return at;
  return -1;
}

/** "Chance rescue" of the Second Chance Rescue, "absolute cordless vacuum" of a V8 Absolute: half of a name. */
function isHalfOfName(original: string, before: string): boolean {
  const word = /(?:^|[\s(])(\S{1,60}) $/u.exec(before)?.[1] ?? '';
  const isName = /^(?:\p{Lu}[\p{L}’'-]+|\p{Lu}+\d[\p{L}\d-]*)$/u.test(word);
  // What opens a sentence has its capital from there.
  const isOpening = /(?:^|[.!?\n]\s?)\S{1,60} $/u.test(before) && !/\d/u.test(word);
  if (!isName || isOpening || !/^\p{Lu}/u.test(original)) return false;
  const words = original.split(' ');
  const isAllName = words.every((part) => /^\p{Lu}/u.test(part));
  return isAllName ? words.length > 1 : words.slice(1).every((part) => /^\p{Ll}/u.test(part));
}

/**
 * Whether a run of words was cut out of a sentence that says it of something else than the thing: where it dries, to whom money
 * goes, what one of its parts is, into which other things it fits. English.
 */
export function cutFromText({ brief, slots: { heads } }: Search): (candidate: Candidate) => boolean {
  const source = `products.${brief.product.index}.description`;
  const text = brief.product.description;
  const small = text.toLowerCase();
  const own = new Set(heads.map(({ text: head }) => stemsOf(head).at(-1)));
  const named = foldWord(brief.product.name);
  return ({ phrase, built, source: from }) => {
    if (built || from !== source || named.includes(foldWord(phrase))) return false;
    const at = placeOf(small, phrase.toLowerCase());
    if (at === -1) return false;
    const before = text.slice(Math.max(0, at - 120), at);
    if (isHalfOfName(text.slice(at, at + phrase.length), before)) return true;
    // "Active noise" of "active noise cancelling", "suits plants", the length that something has.
    const behind = small.slice(at + phrase.length);
    if (/^ \p{Ll}{3,}(?:ing|proof)(?!\p{L})/u.test(behind) || behind.startsWith(' of pearl')) return true;
    // "Black breaking to rust".
    if (phrase.endsWith('ing') && /^ (?:to|into|by|at) /u.test(behind)) return true;
    const isHalf = halvesBefore.exec(before)?.[0] ?? '';
    if (
      isHalf !== '' &&
      (!/^(?:two|three|four|\d) $/iu.test(isHalf.trimStart()) || countedFront.test(phrase))
    )
      return true;
    if (measureOfStuff.test(phrase) && behind.startsWith(' of ')) return true;
    if (measuredNoun.test(phrase) || bareVerb.test(phrase)) return true;
    const stems = stemsOf(phrase);
    if (own.has(stems.at(-1))) return false;
    const clause = before.slice(
      Math.max(...['.', ';', '!', '?', '\n', ':'].map((sign) => before.lastIndexOf(sign))) + 1,
    );
    const front = clause.toLowerCase().trimStart();
    if (lacking.test(front) || endOfSpan.test(front) || fitsOthers.test(front)) return true;
    // "On a silver chain", "on sterling silver wires": of what a thing hangs is a part of it.
    if (stems.some((stem) => materialStems.has(stem) || colourStems.has(stem))) return isOfPart.test(front);
    return elsewhere.test(front) || isOfPart.test(front);
  };
}
