import type { FactKind } from '#rules/listing/listing.ts';
import { chanceOf } from '#rules/text/sieve.ts';

interface Trait {
  kind: FactKind;
  value: string;
  start: number;
}

/** "It is hand-knitted from merino wool": how it was made. */
const byHand =
  /^(?:It|They) (?:is|are) (hand[- ]\p{Ll}{2,}(?:ed|en|wn|de|ut|st|un)) (?:from|in|by|using|with|on|and|out)(?!\p{L})/u;
/** "It is undated, so you can start at any time": a trait by the form of its word. */
const trait =
  /^(?:It|They) (?:is|are) (?:fully |completely |also |100% )?((?:un\p{Ll}{3,}ed|vegan|double-walled|\p{L}+(?:-free|-proof|-resistant)|(?:water|leak|splash|shatter|sweat|child|oven|weather|fire|odor|chew)proof|rechargeable|washable|reusable|foldable|adjustable|stackable|dimmable|reversible|collapsible|extendable|detachable|wireless|cordless|waterproof))(?=$|, (?:so|which|and)\s| and | to IP)/u;
/** "It smells of lavender, cedarwood and a hint of vanilla". */
const scent =
  /^(?:It|They|This \p{Ll}+|The scent) (?:smells? of|(?:is|are) scented with|smells? like|tastes? of) ((?:\p{Ll}+(?: \p{Ll}+)?, ){0,2}\p{Ll}+(?: \p{Ll}+)?(?: and (?!an? )\p{Ll}+(?: \p{Ll}+)?(?=$))?)(?=$|,? and )/u;
/** "This is a Game Boy Color from 1998", "I am selling my MacBook from 2020": of what year a used thing is. */
const ofYear =
  /^(?:(?:This|It) is|(?:I am|I['’]m|We are) selling) (?:an?|the|my|our) [^.,;]{3,60}? from ((?:19|20)\d\d)(?!\d)/u;
/** "Strengths from 5 to 40 pounds". */
const range = /\bfrom (\d[\d.]* to \d[\d.]* (?:pounds|lbs|kg))(?!\p{L})/u;
const resolution =
  /^(?:It|They) (?:records?|films?|shoots?|streams?|plays?) (?:video )?(?:in|at) ([248]K|\d{3,4}p)(?![\p{L}\d])/u;
const players = /\bfor (?:up to )?((?:\p{L}+|\d+) to (?:\p{L}+|\d+) players)(?!\p{L})/u;
/** "This is the original 1979 UK pressing of …": what exactly it is. */
const whatItIs =
  /^(?:This|It|These|They) (?:is|are) (?:an? |the |my )((?:[\p{L}\d-]+ ){1,4}\p{Ll}{3,})(?=$| (?:of|with|from|that|in|for|on|which|by) )/u;
const praised =
  /^(?:very|really|truly|great|beautiful|lovely|perfect|nice|good|big|small|rare|used|new|brand)\s/u;

const mayTell = chanceOf([byHand, scent, ofYear, range, resolution, players]);

/** What an English sentence says that the thing is, in a word or a phrase: "hand-knitted", "undated", "two to five players". */
export function saidTraits(text: string): Trait[] {
  const found: Trait[] = [];
  const add = (kind: FactKind, value: string | undefined): void => {
    if (value !== undefined) found.push({ kind, value, start: text.indexOf(value) });
  };
  const mayTellMore = mayTell(text);
  if (mayTellMore) add('method', byHand.exec(text)?.[1]);
  add('feature', trait.exec(text)?.[1]);
  if (mayTellMore) {
    add('feature', scent.exec(text)?.[1]);
    add('age', ofYear.exec(text)?.[1]);
    add('weight', range.exec(text)?.[1]);
    add('feature', resolution.exec(text)?.[1]);
    add('feature', players.exec(text)?.[1]);
  }
  const thing = whatItIs.exec(text)?.[1] ?? '';
  if (/\d/u.test(thing) && !praised.test(thing)) add('feature', thing);
  return found;
}
