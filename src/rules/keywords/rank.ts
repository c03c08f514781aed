import type { Brief, Keyword, KeywordKind, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { singleSpaced } from '#rules/text/spaces.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { phraseStems } from './phrase-stems.ts';
import type { Candidate } from './candidate.ts';
import { looseRank, saidRank, widerRank } from './candidate.ts';
import { allowedText, rulesThatHit } from './allowed.ts';
import { lastPartOf } from './german-heads.ts';
import { genericWords, giftWords, isSmallWord, pluralThings, questionOpeners } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { typedPhrase } from './typed.ts';
import { ofClause } from './whole-pieces.ts';
import { firstWords } from '#rules/text/first-words.ts';

export interface RankContext {
  brief: Brief;
  ledger: Ledger;
  platform: Platform;
  heads: readonly Slot[];
}

/** Lists in which the seller names what the thing does or has: nearly as good as a keyword. */
const listed = new Set(['appFeatures', 'keyFeatures', 'channelName']);
const sellerSources = new Set(['targetKeywords', 'videoTags']);
/** Most phrases that are kept; no platform uses more. */
const most = 80;

/** Weighted rank of writing guide §4.3, near-duplicates cut by stem set, longest list 80. */
export function rankCandidates(candidates: readonly Candidate[], context: RankContext): Keyword[] {
  const { brief, ledger, platform, heads } = context;
  const nameStems = new Set(stemsOf(brief.product.name));
  // A "Geburtstagsposter" is a poster: the last part of a compound is the thing as well.
  const parts = ledger.language.written === 'de' ? heads.map((head) => lastPartOf(head.text) ?? '') : [];
  // "Cycling to work" is cycling, and no work.
  const isFilm = platform.subject === 'video';
  const named = heads.map(({ text }) => (isFilm ? text.split(/\sto\s/u)[0]! : text));
  const headStems = new Set([...named, ...parts].flatMap((text) => stemsOf(text).slice(-1)));
  // "Bastones de aluminio" are "bastones de trekking": in Spanish and French the thing stands first.
  const isHeadFirst = platform.subject === 'product' && /^(?:es|fr)$/u.test(ledger.language.written);
  const firsts = isHeadFirst ? named.flatMap((text) => stemsOf(text).slice(0, 1)) : [];
  const thingStems = new Set([...headStems, ...firsts]);
  const fields = fieldStems(brief);
  // Without templates the seller's own chunks are all there is.
  const verbatimFloor = ledger.language.written === 'other' ? looseRank + 0.1 : 0;
  const appNames = new Set(platform.subject === 'app' ? stemsOf(brief.fields.appName ?? '') : []);
  const best = new Map<string, Keyword>();
  const rules = rulesThatHit(
    candidates.map(({ phrase }) => phrase),
    platform,
  );
  // The same phrase comes from several places; what it costs to judge it is paid once.
  const allowed = once((text: string) =>
    allowedText(singleSpaced(text.startsWith('#') ? text.slice(1) : text), platform, ledger, rules),
  );
  const typed = once((text: string) => typedPhrase(text, ledger));
  const read = once((text: string) => {
    const stems = contentStems(text, ledger.language.written);
    return {
      stems,
      key: stems.length > 0 ? phraseStems(text).toSorted().join(' ') : text.toLowerCase(),
    };
  });
  for (const candidate of candidates) {
    const phrase = pluralOf(allowed(candidate.phrase));
    if (phrase === '') continue;
    const own = sellerSources.has(candidate.source) && !candidate.built;
    if (!own && (candidate.sure === true ? endsOpen(phrase, ledger) : !typed(phrase))) continue;
    if (!own && holdsClause(phrase, candidate, ledger)) continue;
    if (!own && isBareWord(phrase, candidate, context, headStems)) continue;
    const { stems, key } = read(phrase);
    if (!own && isOfAnother(candidate, stems, context, headStems, nameStems)) continue;
    if (!own && candidate.kind !== 'brand' && stems.length > 0 && stems.every((stem) => appNames.has(stem)))
      continue;
    const weighed = rankOf(stems, candidate, {
      nameStems,
      headStems: stems.length > 1 ? thingStems : headStems,
      fields,
      own,
    });
    const rank =
      candidate.wider === true
        ? widerRank
        : candidate.loose === true
          ? Math.min(looseRank, weighed * 0.4)
          : candidate.least === saidRank
            ? saidRank
            : Math.max(weighed, candidate.least ?? 0, verbatimFloor - candidate.sentence / 1000);
    const kind = kindOf(candidate, stems, headStems, own);
    const known = best.get(key);
    if (known === undefined) best.set(key, { phrase, kind, rank, source: candidate.source });
    else if (
      !own &&
      !sellerSources.has(known.source) &&
      phrase.length < known.phrase.length &&
      !isPluralThing(known.phrase)
    )
      best.set(key, { ...known, phrase });
    else if (
      rank > known.rank + 0.05 ||
      (known.kind === 'attribute' && kind !== 'attribute' && rank >= known.rank - 0.1)
    ) {
      best.set(key, {
        phrase:
          own || (known.source !== 'targetKeywords' && phrase.length <= known.phrase.length)
            ? phrase
            : known.phrase,
        kind,
        rank: Math.max(rank, known.rank),
        source: candidate.source,
      });
    }
  }
  return [...best.values()]
    .toSorted((a, b) => b.rank - a.rank || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, most);
}

/**
 * "Glass beads" of a weighted blanket, "wooden meeples" of a game: what a text names besides the thing finds other things,
 * where a shop shows keywords and no tags that tell of a thing in parts. English.
 */
function isOfAnother(
  { built, kind, source, sure }: Candidate,
  stems: readonly string[],
  { ledger, platform }: RankContext,
  heads: ReadonlySet<string>,
  name: ReadonlySet<string>,
): boolean {
  return (
    !built &&
    sure !== true &&
    kind === 'attribute' &&
    stems.length > 1 &&
    ledger.language.written === 'en' &&
    platform.subject === 'product' &&
    platform.fields.tags === undefined &&
    source.endsWith('.description') &&
    !stems.some((stem) => heads.has(stem) || sharesFront(stem, name))
  );
}

const sharedFront = 4;

/** "Brownies" of a brownie box, "curling" of a curl set. */
function sharesFront(stem: string, names: ReadonlySet<string>): boolean {
  if (names.has(stem)) return true;
  const front = stem.slice(0, sharedFront);
  return front.length === sharedFront && [...names].some((name) => name.startsWith(front));
}

/** "Manta bebé tejida a": however sure a builder is, nobody types a phrase that stops at a joint. German, Spanish and French. */
function endsOpen(phrase: string, { language }: Ledger): boolean {
  if (language.written === 'en' || language.written === 'other') return false;
  const at = phrase.lastIndexOf(' ');
  return at !== -1 && isSmallWord(phrase.slice(at + 1), language.written);
}

/** "Mortero con mano también de granito": what a sentence says over again with a word of its own is no search. Spanish and French. */
function holdsClause(phrase: string, { source, kind }: Candidate, { language }: Ledger): boolean {
  return (
    (language.written === 'es' || language.written === 'fr') &&
    kind !== 'question' &&
    source.endsWith('.description') &&
    phrase.includes(' ') &&
    phrase.split(' ').some((word) => ofClause.has(foldWord(word)))
  );
}

/** A single word of a name or list finds everything and nothing, unless it names the thing. */
function isBareWord(
  phrase: string,
  candidate: Candidate,
  { ledger, platform }: RankContext,
  heads: ReadonlySet<string>,
): boolean {
  if (phrase.includes(' ') || phrase.includes('-') || candidate.built || candidate.sure === true)
    return false;
  if (ledger.language.written === 'other') return false;
  const shown = platform.fields.keywords;
  if (shown?.kind === 'list' && shown.filling === 'words' && candidate.source === 'appFeatures') return false;
  if (candidate.source === 'tiktokHashtags') return false;
  // A German compound is a phrase: "Lesebändchen".
  if (candidate.loose === true && ledger.language.written === 'de') return false;
  return !heads.has(stemOf(phrase));
}

const onesOfPairs = new Set(
  'boot shoe sock glove mitten slipper bootie sneaker sandal earring headphone earbud legging bean'.split(
    ' ',
  ),
);

/** "boot" → "boots": one of a pair is not what people search. */
function pluralOf(phrase: string): string {
  return onesOfPairs.has(phrase.slice(phrase.lastIndexOf(' ') + 1)) ? `${phrase}s` : phrase;
}

function isPluralThing(phrase: string): boolean {
  return pluralThings.has(phrase.split(' ').at(-1) ?? '');
}

function contentStems(phrase: string, language: WrittenLanguage): string[] {
  return phraseStems(phrase).filter((stem) => !isSmallWord(stem, language));
}

/** Stems of each field of the brief, to see in how many a phrase occurs. */
function fieldStems(brief: Brief): ReadonlySet<string>[] {
  const texts = [
    brief.product.name,
    brief.product.category,
    firstWords(brief.product.description, 3000),
    brief.fields.keyFeatures ?? brief.fields.appFeatures ?? '',
    brief.fields.targetKeywords ?? '',
  ];
  return texts.map((text) => new Set(stemsOf(text)));
}

interface Measured {
  nameStems: ReadonlySet<string>;
  headStems: ReadonlySet<string>;
  fields: readonly ReadonlySet<string>[];
  own: boolean;
}

function rankOf(stems: readonly string[], candidate: Candidate, measured: Measured): number {
  if (stems.length === 0) return 0.1;
  const inName = stems.filter((stem) => measured.nameStems.has(stem)).length / stems.length;
  const fieldCount = measured.fields.filter((field) => stems.every((stem) => field.has(stem))).length;
  const hasHead = stems.some((stem) => measured.headStems.has(stem));
  const specific = stems.length === 2 || stems.length === 3 ? 1 : stems.length === 4 ? 0.6 : 0.3;
  const generic =
    stems.filter((stem) => genericWords.has(stem) && !giftWords.has(stem)).length / stems.length;
  return Math.min(
    1,
    0.3 * inName +
      0.15 / (1 + candidate.sentence) +
      (fieldCount >= 2 ? 0.15 : 0) +
      (hasHead ? 0.15 : 0) +
      0.15 * specific * (1 - generic) +
      (measured.own || listed.has(candidate.source) ? 0.1 : 0),
  );
}

function kindOf(
  candidate: Candidate,
  stems: readonly string[],
  heads: ReadonlySet<string>,
  own: boolean,
): KeywordKind {
  if (candidate.built && candidate.kind !== 'attribute') return candidate.kind;
  if (questionOpeners.has(foldWord(candidate.phrase.split(' ')[0] ?? ''))) return 'question';
  const rest = stems.filter((stem) => !heads.has(stemOf(stem)));
  if (rest.length === 0) return 'head';
  if (stems.some((stem) => giftWords.has(stem))) return 'occasion';
  if (own && stems.length === rest.length) return 'synonym';
  return candidate.kind;
}

function once<T>(judge: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = judge(text);
    known.set(text, answer);
    return answer;
  };
}
