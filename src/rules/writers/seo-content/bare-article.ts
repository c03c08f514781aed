import { isThingWord } from '#rules/ledger/type-hits.ts';
import { headOf, withArticle } from './english-words.ts';

/** "Comes with shoulder strap" → "comes with a shoulder strap". */
export function withWhat(text: string): string {
  // "Screws included": no screw that turns.
  const included = /^(\p{Ll}+s) included$/u.exec(text)?.[1];
  if (included !== undefined) return `comes with ${included}`;
  // "Includes veil"; "includes delivery" and "includes breakfast" take none.
  const thing = /^includes? ((?:\p{Ll}{3,} )?\p{Ll}{3,})$/u.exec(text)?.[1];
  if (thing !== undefined && isThingWord(headOf(thing)) && !determiner.test(thing))
    return text.slice(0, -thing.length) + withArticle(thing);
  const front = /^comes? (?=with )/u.exec(text)?.[0] ?? '';
  return front === '' ? text : front + withBareArticle(text.slice(front.length));
}

/** "with carry bag" → "with a carry bag"; what is longer than two words may be a list or has its article. */
export function withBareArticle(text: string): string {
  const bare = /^with ((?:\p{Ll}{3,} )?\p{Ll}{3,})$/u.exec(text)?.[1];
  return bare === undefined || determiner.test(bare) ? text : `with ${withArticle(bare)}`;
}

const determiner =
  /^(?:the|its|each|every|all|both|some|any|two|three|four|five|six|more|less|extra|your|their|one|another|matching)\s|\s(?:and|or)$/u;
