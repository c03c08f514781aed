import { thirdPersonVerbs } from '#rules/ledger/verb-words.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { hasFiniteVerb } from '#rules/ledger/finite-verb.ts';
import { namesPart } from '#rules/ledger/part-nouns.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { type Draft, labelOf } from './draft.ts';
import { lowerFirst, upperFirst, withArticle } from './english-words.ts';
import { thingAgain } from './subject.ts';
import { byLine, sentencesIn } from './unlike-earlier.ts';

/** Words of an entry that is none but a word or two. */
const mostWords = 4;

/** "No artificial colors." stands alone. */
const denies = /^(?:no|not|never|without)\s/iu;

/** "Windproof", "dual sided": how a thing is, by the end of the word. */
const trait = /^(?:\p{L}+[ -])?\p{L}{2,}(?:proof|less|free|able|ible|ent|ant|ed)$/iu;

/**
 * English goods: the entries of the features that no verb could be found for stand in one row, where they stood alone between
 * sentences: "Absorbent. Non-slip rubber backing." → "Details: absorbent, non-slip rubber backing."
 */
export function withFeatureRow(listing: Listing, draft: Draft): Listing {
  const body = listing['improvedBodyText'];
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product' || typeof body !== 'string')
    return listing;
  const bare = new Set(
    draft.units
      .filter(
        ({ path, text, kind, shape }) =>
          path === 'keyFeatures' &&
          // "Wipe clean", "hand wash": what to do is no trait, and needs no row.
          kind !== 'care' &&
          shape !== 'order' &&
          countPieces(text) <= mostWords &&
          !hasFiniteVerb(text) &&
          !denies.test(text),
      )
      .map(({ text }) => keyOf(text)),
  );
  if (bare.size === 0) return listing;
  const row: string[] = [];
  const isBare = (sentence: string): boolean => bare.has(keyOf(sentence));
  byLine(body, (line) => {
    row.push(...sentencesIn(line).sentences.filter(isBare));
    return line;
  });
  if (row.length === 0) return listing;
  const all = row.map((entry) => lowerFirst(entry.replace(/\.$/u, '')));
  const told = sentencesOf(all, draft).join(' ');
  let isTold = false;
  const improvedBodyText = byLine(body, (line) => {
    const { sign, sentences } = sentencesIn(line);
    if (!sentences.some(isBare)) return line;
    const kept = sentences.flatMap((sentence) => {
      if (!isBare(sentence)) return [sentence];
      if (isTold) return [];
      isTold = true;
      return [told];
    });
    return kept.length === 0 ? '' : `${sign}${kept.join(' ')}`;
  });
  return { ...listing, improvedBodyText };
}

/** "Locks with 2 keys", "drains from the spout": what it does, where its verb reads as a noun. */
const doesIt = /^\p{Ll}+s (?:with|from|to|into|by|flat|over|under|onto|through) /u;

/** The entries as sentences of what the thing does, has or is, and in a row where they are none. */
function sentencesOf(all: readonly string[], draft: Draft): string[] {
  const thing = upperFirst(thingAgain(draft));
  const verbs = draft.plural
    ? []
    : all.filter((entry) => doesIt.test(entry) && thirdPersonVerbs.has(entry.split(' ', 1)[0]!));
  const entries = all.filter((entry) => !verbs.includes(entry));
  const [word = ''] = entries;
  const does = verbs.length === 0 ? [] : [`${thing} ${draft.lexicon.list(verbs)}.`];
  if (entries.length === 0) return does;
  // "Hardwood handles": one part alone is had.
  if (entries.length === 1 && namesPart(word) && !/\d/u.test(word))
    return [...does, `${thing} ${draft.plural ? 'have' : 'has'} ${withArticle(word)}.`];
  if (entries.every((entry) => trait.test(entry)))
    return [...does, `${thing} ${draft.plural ? 'are' : 'is'} ${draft.lexicon.list(entries)}.`];
  return [...does, `${labelOf(draft, 'features')}${draft.lexicon.colon}${entries.join(', ')}.`];
}

const keyOf = (text: string): string => text.toLowerCase().replace(/\.$/u, '').trim();
