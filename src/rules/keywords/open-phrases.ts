import { opensWithOrder } from '#rules/ledger/shape.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';

/** What opens a clause inside a phrase: "tables for people who avoid", "cloth that comes". */
const clauseInside =
  /\s(?:who|whom|whose|which|that|because|while|until|unless|if|than|so)(?:\s|$)|^\p{L}+s (?:any|every|each|some|your|the|an?) /u;

/** "Is Obsidian better than Notion": a question is typed whole. */
const isQuestion = /^(?:how|what|why|when|where|which|who|is|are|can|do|does|should|will)\s/u;

/** "Wednesday evenings otley": when it is. */
const dayTime =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings?|afternoons?|evenings?|nights?)(?: |$)/u;
/** A colour before "and", at the end of a text. */
const endsInPair = /(?<!\p{L})(\p{L}+) and $/u;

/** "Also treat pouches": the word adds a sentence to the one before it. */
const addsOn = /^also /u;

/** What a phrase cannot close on: a word behind which its noun or its verb goes on. */
const openEnd =
  /\s(?:a|an|the|and|or|but|of|to|for|with|without|in|into|on|onto|at|by|from|per|via|as|is|are|be|was|were|has|have|had|not|no|very|too|more|most|each|every|both|its|their|my|your|our|this|these|those)$/u;

/** "Share as picture": what somebody does with it. */
const orderFor = /^\p{Ll}+ (?:as|to|by|from|via|into|onto|through|at) /u;
/** "Smoke free building set": from what home a used thing comes is no kind of it. */
const homeOf = /^(?:smoke|pet)[ -]free(?: |$)/u;

/** Fields in which the seller types what is searched. */
const rows: ReadonlySet<string> = new Set(['targetKeywords', 'videoTags', 'shopifyTags']);

/**
 * Phrases that are cut out of a clause: nobody types "pivot tables for people who avoid". The whole title of a film may be searched
 * as it stands, and what the seller types as a keyword stays. English.
 */
export function openPhrases({ name, description }: Brief['product']): (candidate: Candidate) => boolean {
  const whole = name.toLowerCase();
  const told = description.toLowerCase();
  return ({ phrase, source, kind }) => {
    if (rows.has(source) || kind === 'question' || !phrase.includes(' ')) return false;
    const text = phrase.toLowerCase();
    if (text === whole) return false;
    return (
      (clauseInside.test(text) && !isQuestion.test(text)) ||
      openEnd.test(text) ||
      (orderFor.test(text) && opensWithOrder(text)) ||
      homeOf.test(text) ||
      addsOn.test(text) ||
      dayTime.test(text) ||
      isHalfOfPair(text, told)
    );
  };
}

/** "White symbols" of "black and white symbols". */
function isHalfOfPair(text: string, told: string): boolean {
  if (!colourStems.has(stemOf(text.slice(0, text.indexOf(' '))))) return false;
  const at = told.indexOf(text);
  const before = at === -1 ? undefined : endsInPair.exec(told.slice(Math.max(0, at - 24), at))?.[1];
  return before !== undefined && colourStems.has(stemOf(before));
}
