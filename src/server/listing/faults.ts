import { violations } from '#rules/fit/fit.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { fillerHits, removeUnbacked } from '#rules/ledger/claims.ts';
import { claimsIn, type ClaimHit } from '#rules/facts/claims-in.ts';
import { entriesOf, textOfField } from '#rules/facts/field-text.ts';
import type { Language, Ledger, Listing } from '#rules/listing/listing.ts';
import { plainSpeech } from '#rules/listing/plain-speech.ts';
import { rivalsNamed } from '#rules/listing/rivals.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { partsOf, stemsOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import type { Fault } from './request.ts';
import { isInStrangeLetters } from './other-script.ts';
import { unfoundedSentences } from './unfounded.ts';
import { fieldsOfAnother } from './of-another.ts';
import { strangeInTitle } from './strange-words.ts';
import { misshapen } from './broken-off.ts';
import { oddCaseOf } from './odd-case.ts';
import { strangePassage } from './strange-passages.ts';
import { unsaidByField } from './without-unsaid.ts';

/** With fewer different words a text's language cannot be told. */
const tellingWords = 12;
/** A field that loses more than this share with its unbacked claims has nothing left to say. */
const lostShare = 0.5;
/** So many unbacked claims make a text an invention, whatever is left when they are cut out. */
const mostClaims = 20;

/**
 * What is wrong with a model's listing, field by field, in words that the model can act on. Filler words are
 * named beside other faults, but are no reason to ask again.
 */
export function faultsOf(prepared: Prepared, listing: Listing): Fault[] {
  const { platform, ledger, brief } = prepared;
  const names = [ledger.brand, brief.fields['appName'] ?? ''].filter((name) => name !== '');
  const reasons = new Map<FieldId, string[]>();
  const add = (field: FieldId, reason: string) => reasons.set(field, [...(reasons.get(field) ?? []), reason]);
  for (const { field, message } of violations(listing, platform, names)) add(field, message);
  for (const { field, name } of rivalsNamed(listing, platform, brief, ledger))
    add(field, `It names “${name}”, another maker.`);
  for (const [field, sentences] of unfoundedSentences(prepared, listing))
    for (const sentence of sentences.slice(0, 3))
      add(field, `No fact stands behind “${sentence.slice(0, 120)}”.`);
  for (const [field, quotes] of unsaidByField(prepared, listing))
    for (const quote of quotes.slice(0, 3)) add(field, `No fact says “${quote}”.`);
  for (const { field, claims, unusable } of judgeFields(prepared, listing)) {
    for (const { text, kind } of claims.slice(0, 6)) add(field, `No fact says “${text}” (${kind}).`);
    if (unusable !== null) add(field, unusable);
  }
  return [...reasons].map(([field, found]) => {
    const filler = fillerHits(textOfField(listing[field]), ledger.language.written).slice(0, 5);
    const told = filler.length > 0 ? [...found, `Says nothing: ${filler.join(', ')}.`] : found;
    return { field, value: listing[field], reasons: told };
  });
}

/** Fields that no fitting can save: empty though required, in another language, or about something else. */
export function unusableFields(prepared: Prepared, listing: Listing): FieldId[] {
  return judgeFields(prepared, listing)
    .filter(({ unusable }) => unusable !== null)
    .map(({ field }) => field);
}

interface Judged {
  field: FieldId;
  claims: readonly ClaimHit[];
  /** Why fitting cannot save the field; null when it can. */
  unusable: string | null;
}

function judgeFields(prepared: Prepared, listing: Listing): Judged[] {
  const { platform, ledger, brief } = prepared;
  const foreign = new Set(foreignFields(prepared, listing));
  const ofAnother = fieldsOfAnother(prepared, listing);
  const plain = plainSpeech(listing, platform, ledger).listing;
  const judged = fieldRules(platform).map((rule) => {
    const { id, required } = rule;
    const text = textOfField(listing[id]);
    if (text.trim() === '') return { field: id, claims: [], unusable: required ? 'It is empty.' : null };
    const claims = claimsIn(listing, [id], ledger, brief.product.name);
    let unusable: string | null = null;
    const another = ofAnother.get(id);
    if (another !== undefined) unusable = `It is about another product, ${JSON.stringify(another)}.`;
    else if (foreign.has(id) || (id !== 'handle' && isInStrangeLetters(text, prepared)))
      unusable = `It must be in the language “${ledger.language.tag}”.`;
    else if (
      isBesideThePoint(prepared, id, listing[id]) ||
      // Orders, refusals, gaps of a template and addresses go with their sentences.
      textOfField(plain[id]).length < text.length * (1 - lostShare) ||
      isMostlyInvented(text, claims, ledger)
    )
      unusable = besideIt;
    // Words that go with the texts are too short to tell.
    else if (!unprinted.has(id)) unusable = strangePassage(prepared, text);
    unusable ??= oddCaseOf(id, text, prepared) ?? (rule.kind === 'text' ? misshapen(rule, text) : null);
    const [strange] = unusable === null ? strangeInTitle(id, text, prepared) : [];
    if (strange !== undefined) unusable = `No fact says “${strange}”.`;
    return { field: id, claims, unusable };
  });
  const isLost = ({ field, unusable }: Judged): boolean =>
    unprinted.has(field) || unusable !== null || textOfField(listing[field]).trim() === '';
  const isOfAnother = main.every((field) => platform.fields[field] === undefined || ofAnother.has(field));
  if (!isOfAnother && !judged.every(isLost)) return judged;
  // Where no text is about this product, the words that go with the texts are not either.
  return judged.map((one) => ({ ...one, unusable: one.unusable ?? besideIt }));
}

/** What a listing is about is told by these. */
const main: readonly FieldId[] = ['productTitle', 'improvedBodyText'];

const besideIt = 'It must say what the facts say about this product, and nothing else.';

/**
 * Fields in another language than the brief's. Only prose tells its language; when two texts or more are all
 * foreign, so are the titles and lists beside them.
 */
function foreignFields({ ledger, platform }: Prepared, listing: Listing): FieldId[] {
  const texts = fieldRules(platform).map(({ id, kind }) => ({ id, kind, text: textOfField(listing[id]) }));
  const prose = texts.filter(({ kind, text }) => kind === 'text' && distinctWords(text) >= tellingWords);
  const foreign = prose.filter(({ text }) => isForeign(text, ledger.language));
  if (foreign.length === 0) return [];
  if (foreign.length < Math.max(2, prose.length)) {
    // Titles and lists are too short to tell their language, unless a text beside them has told it already.
    const tongues = new Set(foreign.map(({ text }) => detectLanguage([text], 'auto').tag));
    const isLikewise = (text: string): boolean =>
      distinctWords(text) > 2 &&
      isForeign(text, ledger.language) &&
      tongues.has(detectLanguage([text], 'auto').tag);
    return texts
      .filter((one) => foreign.includes(one) || (!prose.includes(one) && isLikewise(one.text)))
      .map(({ id }) => id);
  }
  return texts.filter(({ text }) => distinctWords(text) > 2).map(({ id }) => id);
}

/** Of these each tells as much as a word, and no space parts them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Codes and figures ("0124525035 VW 1.9 TDI 120A") are in every language the same and tell none. */
function distinctWords(text: string): number {
  const signs = new Set(text.match(unspaced) ?? []).size;
  return (
    signs + new Set(stemsOf(text).filter((stem) => !/^[\p{Script=Latin}\p{N}]{1,2}$|\p{N}/u.test(stem))).size
  );
}

const scripts: readonly (readonly string[])[] = [
  ['ja'],
  ['zh'],
  ['ko'],
  ['ar', 'fa', 'ur'],
  ['ru', 'uk', 'bg', 'sr', 'be', 'mk'],
  ['el'],
  ['he'],
  ['hi', 'mr', 'ne'],
  ['th'],
];
/** A Japanese title may have no kana; so many letters without one are Chinese. */
const leastLetters = 20;

/** A Chinese text of a Japanese brief: what one sees by its signs. */
function isOfOtherScript(text: string, found: Language, expected: Language): boolean {
  const scriptOf = ({ tag }: Language): number =>
    scripts.findIndex((tags) => tags.includes(tag.slice(0, 2).toLowerCase()));
  const own = scriptOf(found);
  if (own === -1 || own === scriptOf(expected)) return false;
  return (text.match(/\p{L}/gu) ?? []).length >= leastLetters;
}

function isForeign(text: string, expected: Language): boolean {
  const found = detectLanguage([text], 'auto');
  // A language that is not written in full is often taken for its neighbour, seldom for English.
  if (expected.written === 'other')
    return found.written === 'en' || (found.written === 'other' && isOfOtherScript(text, found, expected));
  return found.written !== expected.written;
}

/** Words that the texts do not say: the better filled, the less of the brief stands in them. */
const unprinted: ReadonlySet<FieldId> = new Set(['keywordField', 'searchTerms']);

/** True when a whole text, or a list with all its entries, shares no word with the seller's brief, or has none. */
function isBesideThePoint({ ledger, platform }: Prepared, field: FieldId, value: Listing[FieldId]): boolean {
  const kind = platform.fields[field]?.kind;
  const text = textOfField(value);
  if (!/\p{L}/u.test(text)) return kind === 'text' || kind === 'list';
  if (ledger.language.written === 'other' || kind === 'pairs' || unprinted.has(field)) return false;
  // Words that go with the thing without being said of it ("gift for her") are a part of every good list.
  const texts = kind === 'list' ? entriesOf(value) : [text];
  return !texts.some((one) => {
    // "With", "that" and "your" stand in every brief.
    const stems = partsOf(one).flatMap(({ stem, small }) => (small ? [] : [stem]));
    const telling = stems.filter((stem) => stem.length > 2);
    return (telling.length > 0 ? telling : stems).some(
      // Hashtags write words as one: "#soycandle".
      (stem) =>
        ledger.stems.has(stem) ||
        (kind === 'list' ? holdsKnown(stem, ledger.stems) : beginsAlike(stem, ledger.stems)),
    );
  });
}

function holdsKnown(word: string, known: ReadonlySet<string>): boolean {
  for (const stem of known) if (stem.length > 3 && word.includes(stem)) return true;
  return false;
}

const sharedFront = 6;

/** "Einkaufen" speaks of the "Einkaufszettel". */
function beginsAlike(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < sharedFront) return false;
  const front = word.slice(0, sharedFront);
  for (const stem of known) if (stem.startsWith(front)) return true;
  return false;
}

function isMostlyInvented(text: string, claims: readonly ClaimHit[], ledger: Ledger): boolean {
  if (claims.length === 0) return false;
  if (claims.length > mostClaims) return true;
  return removeUnbacked(text, ledger).text.length < text.length * (1 - lostShare);
}
