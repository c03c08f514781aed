import { isOneOfMany } from '#rules/ledger/one-of-many.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { measuresNothing } from './title-words.ts';

export function namesThingIn(value: string, { type, language }: Draft): boolean {
  const stems = stemsOf(value);
  const own = stemsOf(type);
  return language.written === 'en' && own.length > 0 && own.every((stem) => stems.includes(stem));
}

/** Maker and thing in one phrase. */
export function namesItself(value: string, { brand, type }: Draft): boolean {
  const stems = stemsOf(value);
  return [...stemsOf(brand), ...stemsOf(type)].every((stem) => stems.includes(stem));
}

/** What is bought by how much goes into it, hangs on it or is lifted by it. */
const loaded =
  /\b(?:dryer|washer|washing machine|scales?|hoist|winch|jack|hooks?|hangers?|brackets?|trolley|hammock|swing|kettle|slow cooker|bread ?maker|mixer|sling|carrier)s?\b/iu;
/** "Blue dial day/date", "black strap new": the colour of a part. */
const colourOfPart =
  /^\p{L}+(?: \p{L}+)? (?:dial|face|strap|handles?|lid|trim|sole|lining|stitching|label)\s/iu;
const sound = /^(?:\p{L}+ ){1,3}condition,? (?:with |and )?no\s/iu;

/** "Check your plug before buying", "2 people needed to lift": what the buyer is asked for. */
const asks = /^(?:check|please|read|measure|message|ask|contact|note|make sure|look at)\s/iu;
const fetched = /\b(?:collect(?:ion|ed)?|pick[- ]?up|lift)\b/iu;

/** "Sizes 15cm" of "Sizes 15cm, 18cm, 21cm". */
function isOneOfRow(value: string, quote: string): boolean {
  return isOneOfMany(value.replace(/^\p{L}+\s/u, ''), quote);
}

/** Whether a fact of an English brief is nothing that buyers filter by, though its kind says so. */
export function isNoTrait({ kind, value, quote, source }: Fact, { brand, type }: Draft): boolean {
  const at = quote.indexOf(value);
  switch (kind) {
    case 'duration':
      // "Used 6 months", "2 years old": since when it is there, and not how long it runs.
      return (
        /^used\s|\sold$/iu.test(value) ||
        /\b(?:used|owned|worn|had it|bought)(?: for)?(?: about| only| just)?\s$/iu.test(
          quote.slice(0, Math.max(0, at)),
        ) ||
        (at !== -1 && /^\s(?:old|ago|warranty|guarantee)/iu.test(quote.slice(at + value.length)))
      );
    case 'weight':
      // "Tumble dryer 8kg": how much it takes.
      return source.endsWith('.name') && loaded.test(type);
    case 'capacity':
      // "1.5 pt" of three bowls of "1.5 pt, 1.5 qt and 2.5 qt".
      return isOneOfMany(value, quote);
    case 'flaw':
      // "Great condition no rips or stains".
      return sound.test(value);
    case 'colour':
      return colourOfPart.test(value);
    case 'size':
      return measuresNothing.test(value) || isOneOfRow(value, quote);
    case 'number':
      // "Seiko 5 automatic mens watch": a line of the maker.
      return (
        fetched.test(quote) ||
        measuresNothing.test(value) ||
        (brand !== '' && at > 0 && foldWord(quote.slice(0, at).trim()).endsWith(foldWord(brand)))
      );
    default:
      // "7009-3040, 1983" says not what it is.
      return kind === 'feature' && (!/\p{L}{2}/u.test(value) || asks.test(value));
  }
}
