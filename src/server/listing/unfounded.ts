import type { FieldValue } from '#contract/seo-content.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { numbersIn } from '#rules/ledger/numbers.ts';
import { type Listing, type WrittenLanguage } from '#rules/listing/listing.ts';
import { sentenceFields } from '#rules/listing/told-sentences.ts';
import { withoutBrokenEnds } from './broken-off.ts';
import { isKnown, stemsKnown } from './known-stems.ts';
import { foundedHandle, isFoundedTag } from './founded-tags.ts';
import { isCount } from './neutral.ts';
import { isSaidOfNameAlone } from './name-alone.ts';
import { lineFields, strangeWordsIn, withoutStrangeWords } from './strange-words.ts';
import { namesDenied } from './denied-things.ts';
import { isOtherScript, withoutLatin } from './other-script.ts';
import { isPlacedElsewhere, withoutOtherPeople } from './placing-words.ts';
import { foldedBrief, hasDenial } from './brief-words.ts';
import { isDeniedThere } from './unsaid-lacking.ts';
import { harmlessWords } from './unsaid-words.ts';
import { isSellers } from './sellers-words.ts';
import { isStrangeJapanese } from './unsaid-japanese.ts';
import { unsaidIn } from './unsaid.ts';
import { tellsNothing } from './unsaid-empty.ts';
import { isMostlyStrange, isStrangePhrase } from './other-tongues.ts';
import { unitsOf } from './word-roles.ts';
import { wellEnded } from './well-ended.ts';
import { withoutUnsaid } from './without-unsaid.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { contentStemsOf, foldWord, partsOf, stemsOf } from '#rules/text/words.ts';
import { isPageHeading } from '#rules/writers/seo-content/page-headings.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Shorter sentences say too little to be about something else. */
const fewestWords = 3;

/** Whether a sentence shares no telling word with the brief: whatever it says, no fact stands behind it. */
function isUnfounded(sentence: string, prepared: Prepared, isEntry = false): boolean {
  const parts = partsOf(sentence);
  const telling = parts.filter(({ small, stem }) => !small && stem.length > 1);
  // "Enjoy." says nothing; "it is mouth-blown" says one thing, and that is no fact.
  const { written } = prepared.ledger.language;
  if (aside.test(sentence)) return true;
  if (telling.length === 0 || endsAsTold(sentence, parts.length, prepared)) return false;
  // "Certainly!", "Sale today.": short, and of nothing that the brief says. Without a stop it is a heading.
  if (parts.length < fewestWords) {
    // Without a stop it is a heading.
    if (written === 'other')
      return isEntry
        ? isStrangePhrase(sentence, prepared)
        : /[.!]$/u.test(sentence.trim()) && isMostlyStrange(sentence, prepared);
    const strange = strangeWordsIn(sentence, prepared);
    const isTold = telling.some(({ stem }) => isKnown(stem, stemsKnown(prepared)));
    const isSaid = isEntry || /^[^:]+[.!]$/u.test(sentence.trim()) || sideOfTalk.test(sentence);
    return strange.length > 0 && !isTold && isSaid;
  }
  // Other languages have no stems to compare; a sentence of Latin letters among their own is a stranger all the same.
  if (written === 'other' && !/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(sentence)) return false;
  if (written === 'other' && isMostlyStrange(sentence, prepared)) return true;
  const stems = stemsKnown(prepared);
  const isDeniedToo = ({ text }: { text: string }): boolean => isDeniedThere(foldWord(text), prepared);
  if (hasDenial(sentence) && telling.some(isDeniedToo)) return false;
  if (telling.some(({ stem }) => !isCount(stem) && isKnown(stem, stems)))
    return isSaidOfNameAlone(sentence, prepared) || isOfNobody(sentence, prepared);
  if (written !== 'other') {
    const units = unitsOf(sentence, prepared, written);
    // A word of a root that the brief has: "dryer" of "tumble dry".
    if (units.some(({ isKnown: isOfBrief }) => isOfBrief)) return isSaidOfNameAlone(sentence, prepared);
    // "Light it in the evening" tells the buyer what to do, in words that claim nothing.
    if (orders.test(sentence) && !units.some(({ isStrange }) => isStrange)) return false;
  }
  // "It goes into the dishwasher", "cable length 120 cm": the claim and the figure are the seller's.
  const tellsFact =
    claimHits(sentence, written).some(({ payload }) => payload.kind !== 'plain') ||
    (numbersIn(sentence).length > 0 && !isOtherCount(sentence, prepared));
  if (tellsFact && unbackedClaims(sentence, prepared.ledger).length === 0) return false;
  // "For sailors, anglers and swimmers" says of the thing only who may like it.
  if (isForSomebody(sentence, prepared)) return false;
  // "Take your time", "call or write to arrange a date": an invitation invents nothing.
  return written === 'other' || !telling.every(({ stem }) => isHarmless(stem, written));
}

/** "Subtitles in three languages": a count in words of which the brief has none. */
const isOtherCount = (sentence: string, prepared: Prepared): boolean =>
  !/\p{N}/u.test(sentence) &&
  !partsOf(sentence).some(
    ({ text, stem }) => isCount(stem) && foldedBrief(prepared).includes(` ${foldWord(text)} `),
  );

/** Shorter ends of sentences stand in briefs by chance, and longer sentences say more than their end. */
const leastTail = 8;
const mostBeforeTail = 5;

/** "They have been used once": a short sentence that ends as the seller says it. */
function endsAsTold(sentence: string, words: number, prepared: Prepared): boolean {
  if (words > mostBeforeTail) return false;
  const last = (foldWord(sentence).match(/\p{L}+/gu) ?? []).slice(-2).join(' ');
  return last.length >= leastTail && foldedBrief(prepared).includes(` ${last}`);
}

/** Whether nothing in a sentence is the seller's but what people look for such things with. */
const isOfNobody = (sentence: string, prepared: Prepared): boolean => {
  const { written } = prepared.ledger.language;
  if (written === 'other' || !tellsNothing(unitsOf(sentence, prepared, written), sentence, prepared, written))
    return false;
  // "Condition: used - good" of the form, in words that claim nothing alone.
  const stated = prepared.brief.fields['itemCondition']?.toLowerCase();
  const said = sentence.trim().replace(/^\p{L}{2,20}: /u, '');
  if (said.replace(/\.$/u, '').toLowerCase() === stated) return false;
  // "Carry it to a picnic", "call or write to arrange a date".
  if (prepared.platform.subject !== 'app' && orders.test(sentence)) return false;
  if (partsOf(sentence).every(({ small, stem }) => small || isHarmless(stem, written))) return false;
  return !claimHits(sentence, written).some(({ payload }) => payload.kind !== 'plain');
};

const orders = /^\p{Lu}\p{Ll}+ (?:it|them)(?!\p{L})[^\p{N}]+$/u;

/** "System: obey": a side of a talk with a machine. */
const sideOfTalk = /^\s*(?:system|assistant|user|human|developer|admin)\s?:/iu;

/** What a model says to whoever asked it. */
const aside = longPattern('iu')`
  (?<!\p{L})(?:I(?:[’']ve| have)? (?:invented|assumed|made up|estimated|optimi[sz]ed|tailored)
    |I hope this helps|let me know if you (?:need|want|would like) (?:any |more |further )?(?:changes|edits
      |adjustments|revisions|tweaks)|(?:approve|rank|rate) this (?:listing|product)
    |ich habe (?:[\p{L}]+ ){0,3}(?:angenommen|erfunden|geschätzt)|ich hoffe, das hilft
    |espero que (?:esto )?te ayude|j[’']espère que cela vous aide)(?!\p{L})
`;

const forSomebody =
  /^(?:(?:perfect|ideal|great|good|handy|made|schön|gut|ideale?s?|parfaite?s?|perfect[oa]s?)\s)?(?:for|für|para|pour)\s[^.!?:;]{3,70}[.!]?$/iu;

/** Whether a sentence only names who or what something is for: no figure, no name and no claim. */
function isForSomebody(sentence: string, prepared: Prepared): boolean {
  const text = sentence.trim();
  if (!forSomebody.test(text) || /\p{N}/u.test(text)) return false;
  if (prepared.ledger.language.written !== 'de' && /(?<=\s)\p{Lu}/u.test(text)) return false;
  // "For complete beginners" says how hard it is.
  if (isPlacedElsewhere(text, prepared)) return false;
  return unbackedClaims(text, prepared.ledger).length === 0 && unsaidIn(text, prepared).length === 0;
}

const harmless = new Map<string, ReadonlySet<string>>();

function isHarmless(stem: string, written: Exclude<WrittenLanguage, 'other'>): boolean {
  const known =
    harmless.get(written) ?? new Set(harmlessWords[written].split(' ').flatMap((word) => stemsOf(word)));
  harmless.set(written, known);
  return known.has(stem);
}

/** Sentences of a listing that no fact stands behind, by field. */
export function unfoundedSentences(prepared: Prepared, listing: Listing): Map<FieldId, string[]> {
  const found = new Map<FieldId, string[]>();
  for (const field of sentenceFields) {
    const value = listing[field];
    if (value === undefined || prepared.platform.fields[field] === undefined) continue;
    const sentences = linesIn(value)
      .flatMap((line) => [...splitSentences(line)])
      .filter(
        (sentence) => !isPageHeading(sentence) && isUnfounded(sentence, prepared, typeof value !== 'string'),
      );
    if (sentences.length > 0) found.set(field, sentences);
  }
  return found;
}

function linesIn(value: FieldValue): string[] {
  const texts = typeof value === 'string' ? [value] : value.filter((entry) => typeof entry === 'string');
  return texts.flatMap((text) => text.replaceAll(/<[^<>]{1,99}>/gu, '\n').split('\n'));
}

/** A listing without the sentences that no fact stands behind, and without words of its tags and address that are no words of the product. */
export function founded(prepared: Prepared, listing: Listing): Listing {
  const said = withoutStrangeWords(
    prepared,
    withoutUnsaid(prepared, withoutBrokenEnds(listing, prepared.platform)),
  );
  const result: Listing = wellEnded(
    said,
    prepared.platform,
    prepared.ledger.language.written,
    foldedBrief(prepared),
  );
  for (const [field, sentences] of unfoundedSentences(prepared, result)) {
    const value = result[field]!;
    const without = (text: string): string =>
      sentences
        .reduce((left, sentence) => left.replace(sentence, ' '), text)
        .replaceAll(/<(p|li)>\s*<\/\1>/gu, '')
        .replaceAll(/[ \t]{2,}/gu, ' ')
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim();
    result[field] =
      typeof value === 'string'
        ? without(value)
        : value
            .filter((entry) => typeof entry === 'string')
            .map(without)
            .filter((entry) => entry !== '');
  }
  if (isOtherScript(prepared)) withoutLatin(result, prepared);
  withoutStrangeSegments(result, prepared);
  const { hashtags, handle } = result;
  if (Array.isArray(hashtags))
    result.hashtags = hashtags
      .filter((tag) => typeof tag === 'string')
      .filter((tag) => isFoundedTag(tag, prepared));
  if (typeof handle === 'string') result.handle = foundedHandle(handle, prepared);
  return result;
}

const segmentEnds = /(\s?[,|;·•–—]\s|\s-\s)/u;

/** "Stoneware mug, mouth-blown": what stands in a title after its first part must be known; so must each material. */
function withoutStrangeSegments(listing: Listing, prepared: Prepared): void {
  if (prepared.ledger.language.written === 'other') {
    if (prepared.ledger.language.tag.startsWith('ja')) withoutStrangeSigns(listing, prepared);
    return;
  }
  const { written } = prepared.ledger.language;
  const stems = stemsKnown(prepared);
  const isStrange = (text: string): boolean => {
    const telling = contentStemsOf(text).filter((stem) => stem.length > 1);
    // "Insole" of what has a sole.
    if (telling.length === 1 && /^\s*\p{L}+\s*$/u.test(text))
      return !stems.has(telling[0]!) && !isSellers(text.trim(), prepared, written);
    return telling.length > 0 && !telling.some((stem) => isKnown(stem, stems));
  };
  const isStrangePart = (text: string): boolean =>
    strangeWordsIn(text, prepared).length > 0 || namesDenied(text, prepared) || isStrange(text);
  for (const field of lineFields) {
    const value = listing[field];
    if (typeof value !== 'string') continue;
    const pieces = value.split(segmentEnds);
    const kept = pieces
      .filter((_piece, at) => at === 0 || !isStrangePart(pieces[at % 2 === 0 ? at : at + 1] ?? ''))
      .map((piece) => withoutOtherPeople(piece, prepared));
    listing[field] = kept.join('');
  }
  const { materials } = listing;
  if (Array.isArray(materials))
    listing.materials = materials
      .filter((entry) => typeof entry === 'string')
      .filter((entry) => !isStrange(entry));
}

/** Parts of a Japanese title, of which a space or a bar parts each from the next. */
const signEnds = /([\s|｜・／/、]+|(?<=[】」])|(?=[【「]))/u;

function withoutStrangeSigns(listing: Listing, prepared: Prepared): void {
  for (const field of lineFields) {
    const value = listing[field];
    if (typeof value !== 'string') continue;
    const kept = value.split(signEnds).filter((piece) => !isStrangeJapanese(piece, prepared));
    listing[field] = kept
      .join('')
      .replaceAll(/([\s|｜・／/、])[\s|｜・／/、]+/gu, '$1')
      .replace(/(?<![\s|｜・／/、])[\s|｜・／/、]+$/u, '');
  }
}
