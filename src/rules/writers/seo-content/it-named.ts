import { splitSentences } from '#rules/ledger/clauses.ts';
import { thirdPersonVerbs } from '#rules/ledger/verb-words.ts';
import type { Listing } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { thingAgain } from './subject.ts';
import { byLine, sentencesIn } from './unlike-earlier.ts';

const prose: readonly FieldId[] = ['improvedBodyText', 'metaDescription'];
const lists: readonly FieldId[] = ['bulletPoints', 'keyFeatures', 'sellingPoints'];

/** Whom a sentence speaks of: the thing, a part by its words ("the cover"), or something that cannot be told. */
type Spoken = 'thing' | { part: string } | null;

const opensWithIt = /(?:^|[.!?;]\s|>|\n)(?:It|it)[ ’']/u;
const leaning = /^[Ii]t(?= |[’']s )/u;
const opensWithNoun = /^(?:The|This|An?|Its|Our|My|Each|Every) \p{L}/iu;
const finite = new Set('is are was has have can will may must comes'.split(' '));
const mostNouns = 6;

/**
 * English goods: "it" behind a sentence of something else is called by its name. Sellers write "The cover is bamboo. It
 * zips off."; where the order of a text parts the two, "it" would be the mattress.
 */
export function withItNamed(listing: Listing, draft: Draft): Listing {
  const isOfGoods = draft.language.written === 'en' && draft.platform.subject === 'product';
  if (!isOfGoods || !/(?:^|[.!?;\n])\s?it[ ’']/iu.test(draft.brief.product.description)) return listing;
  const told = toldIn(draft);
  const changed: Listing = { ...listing };
  for (const field of prose) {
    const text = listing[field];
    if (typeof text !== 'string' || !opensWithIt.test(text)) continue;
    const isMarked = text.includes('<');
    let before: Spoken = null;
    changed[field] = byLine(text, (line) => {
      const { sign, sentences } = sentencesIn(line);
      if (isMarked) before = null;
      const named = sentences.map((sentence) => {
        const { text: own, spoken } = namedBehind(sentence, before, told, draft);
        before = spoken;
        return own;
      });
      return `${sign}${named.join(' ')}`;
    });
  }
  for (const field of lists) {
    const entries = listing[field];
    if (!Array.isArray(entries)) continue;
    changed[field] = entries.map((entry) =>
      typeof entry === 'string' && /^It[ ’']/u.test(entry)
        ? namedBehind(entry, null, told, draft).text
        : entry,
    ) as typeof entries;
  }
  return changed;
}

/** A sentence with the name in the place of an "it" that says something else there. */
function namedBehind(
  sentence: string,
  before: Spoken,
  told: ReadonlyMap<string, Spoken>,
  draft: Draft,
): { text: string; spoken: Spoken } {
  if (!leaning.test(sentence)) return { text: sentence, spoken: spokenOf(sentence, draft) };
  const own = told.get(keyOf(sentence));
  if (own === undefined || own === null) return { text: sentence, spoken: before };
  if (isSame(own, before)) return { text: sentence, spoken: own };
  // "It" of the thing at the head of a text speaks of it still.
  if (own === 'thing' && before === null) return { text: sentence, spoken: own };
  const name = own === 'thing' ? thingAgain(draft) : own.part;
  // "It's" may be "it is" or "it has": behind a noun it is written out.
  const rest = sentence
    .slice(2)
    .replace(/^[’']s (?=(?:got|been|had)\s)/u, ' has ')
    .replace(/^[’']s /u, ' is ');
  return { text: `${upperFirst(name)}${rest}`, spoken: own };
}

const isSame = (one: Spoken, other: Spoken): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one?.part.toLowerCase() === other?.part.toLowerCase());

/** A sentence as it is known again: small, without what our texts add, shorten or put in brackets. */
function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/\s\([^()]{1,30}\)/gu, '')
    .replaceAll('’', "'")
    .replace(/^it's /u, 'it is ')
    .replaceAll(/n't(?!\p{L})/gu, ' not')
    .replace(/[.!]+$/u, '')
    .trim();
}

/** Of what each "it" of the description speaks, where that is sure. */
function toldIn(draft: Draft): Map<string, Spoken> {
  const told = new Map<string, Spoken>();
  for (const line of draft.brief.product.description.split('\n')) {
    let before: Spoken = 'thing';
    for (const sentence of splitSentences(line)) {
      for (const [at, clause] of sentence.split(/; /u).entries()) {
        // Behind a stop "it" may be the thing again or the part; behind a semicolon it is the part.
        const own: Spoken = at === 0 && before !== 'thing' ? null : before;
        if (leaning.test(clause)) told.set(keyOf(clause), own);
        before = leaning.test(clause) ? own : spokenOf(clause, draft);
      }
    }
  }
  return told;
}

/** Whom a sentence speaks of that names it. */
function spokenOf(sentence: string, { type, name }: Draft): Spoken {
  const part = nounBefore(sentence);
  const kind = stemsOf(type).at(-1) ?? '';
  if (part !== '') return stemsOf(part).includes(kind) ? 'thing' : { part: `the ${part}` };
  // "A jewelry box made of walnut", "Torvik stool, 40 cm": the thing by its name.
  const opening = stemsOf(sentence.split(' ').slice(0, 8).join(' '));
  return opening.includes(kind) && stemsOf(name).some((stem) => opening.includes(stem)) ? 'thing' : null;
}

/** The noun before the verb of a sentence, without its article; empty where none is surely one. */
function nounBefore(sentence: string): string {
  if (!opensWithNoun.test(sentence)) return '';
  // The shortest run before a verb that is surely one.
  const words = sentence.split(' ');
  for (let at = 2; at < Math.min(words.length, mostNouns + 2); at += 1) {
    const word = words[at]!.replace(/[,;.]$/u, '');
    if (finite.has(word) || thirdPersonVerbs.has(word)) return words.slice(1, at).join(' ');
    if (/[,;.]$/u.test(words[at]!)) return '';
  }
  return '';
}
