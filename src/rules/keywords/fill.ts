import { isIdleInApp } from './idle-in-app.ts';
import { saysSignsAgain } from './same-signs.ts';
import { isIdleAbroad } from './half-phrases-abroad.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import type { Keyword, Ledger, Listing, WrittenLanguage } from '#rules/listing/listing.ts';
import type { FieldId, ListFieldRule, Platform } from '#rules/platforms/platform.ts';
import { idleOfGoods } from './no-single-words.ts';
import { isRowName } from './no-terms.ts';
import { countCharacters } from '#rules/text/count.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { allowedText } from './allowed.ts';
import { packFilterTags } from './filter-tags.ts';
import { hashtagOf, isFollowed, packFilmHashtags, packHashtags } from './hashtags.ts';
import { packByKind, packTags } from './pack-phrases.ts';
import { packWords } from './pack-words.ts';
import { entryStems, PhraseList } from './phrase-list.ts';
import { addTopicWords } from './topic-words.ts';
import { chapterTest } from './video-chapters.ts';

/** Keywords worth naming when they found no room. */
const leftoverRank = 0.4;
const mostLeftover = 6;

/** Facts whose words a store already searches: the app's and company's names and the category. */
const searchedAnyway = new Set(['appName', 'appCategory', 'businessName', 'amazonBrand']);

/**
 * Fills the keyword fields of a listing (`keywords`, `tags`, `hashtags`, `searchTerms`, `keywordField`) with
 * what the platform takes: entries that stand there stay when they fit, the best keywords follow, nothing
 * goes over a limit, nothing is said twice. `leftover` lists good phrases that found no room, best first.
 */
export function fillKeywordFields(
  listing: Listing,
  keywords: readonly Keyword[],
  platform: Platform,
  ledger: Ledger,
): { listing: Listing; leftover: string[] } {
  const filled: Listing = { ...listing };
  for (const id of ['keywords', 'tags', 'hashtags', 'searchTerms'] as const) {
    const rule = platform.fields[id];
    if (rule?.kind !== 'list') continue;
    filled[id] = fillList(id, rule, { listing: filled, keywords, platform, ledger });
  }
  const field = platform.fields.keywordField;
  if (field?.kind === 'text')
    filled.keywordField = commaWords(filled, keywords, platform, ledger, field.limit.max);
  return { listing: filled, leftover: leftoverOf(filled, keywords, platform, ledger.language.written) };
}

/** Three words, and beside them the small one that Spanish and French set between two nouns: "mesa de ping pong". */
const isShortNoun = (phrase: string): boolean =>
  phrase.split(' ').filter((word) => !/^(?:de|à)$/u.test(word)).length <= 3;

interface FillContext {
  listing: Listing;
  keywords: readonly Keyword[];
  platform: Platform;
  ledger: Ledger;
}

function fillList(id: FieldId, rule: ListFieldRule, context: FillContext): string[] {
  const { listing, keywords, platform, ledger } = context;
  const list = new PhraseList(rule, platform, ledger, new Set(keywords.map(({ phrase }) => phrase)));
  const wanted = Math.min(rule.count.max, rule.countTarget?.to ?? platform.keywordCount.to);
  const start = textsOf(listing[id]).slice(0, rule.count.max);
  if (rule.entryFormat === 'word' || id === 'searchTerms') return searchTerms(rule, start, context);
  if (id === 'hashtags') {
    for (const entry of start) list.add(hashtagOf(entry));
    const heads = keywords.filter(({ kind }) => kind === 'head').map(({ phrase }) => phrase);
    const { isName } = chapterTest(ledger, heads);
    const fair = keywords.filter(
      (keyword) => !isName(keyword.phrase) && (platform.subject !== 'product' || isFollowed(keyword)),
    );
    if (platform.subject === 'video' && ledger.language.written !== 'other')
      packFilmHashtags(list, fair, wanted, filmIn(listing, ledger));
    // "Come fare la pasta all'uovo": a film's question is no hashtag, what it asks about is one.
    else packHashtags(list, fair, wanted, ledger.language.written === 'other' ? 3 : undefined);
    return list.entries;
  }
  for (const entry of start) {
    if (list.size < wanted) list.add(allowedText(entry, platform, ledger));
  }
  if (id === 'keywords') fillShown(list, wanted, rule, context);
  else if (rule.filling === 'every-place') packTags(list, keywords, ledger, platform, wanted);
  else if (rule.filling === 'filters') packFilterTags(list, keywords, ledger, wanted);
  else if (rule.filling === 'shared-room') packSharedRoom(list, wanted, rule, context);
  else
    packByKind(list, keywords, platform, wanted, ledger.language.written, ({ phrase }) =>
      isShortNoun(phrase),
    );
  return list.entries;
}

/** The phrases shown to the user; single words where people search by them, as in the App Store. */
function fillShown(
  list: PhraseList,
  wanted: number,
  rule: ListFieldRule,
  { keywords, platform, ledger, listing }: FillContext,
): void {
  if (rule.filling !== 'words') {
    packByKind(list, keywords, platform, wanted, ledger.language.written);
    if (platform.subject === 'app') addTopicWords(list, keywords, platform, ledger);
    return;
  }
  const words = packWords(bestWordsFirst(keywords, ledger), ledger, {
    maxBytes: 10_000,
    separatorBytes: 0,
    minLength: 3,
    most: wanted,
    indexed: [textOf(listing.productTitle).split(/[:–—-]/u)[0] ?? ''],
    withoutAccents: false,
    refused: (word) =>
      isRefused(word, 'keywordField', platform) ||
      isIdleInApp(word, ledger.language.written) ||
      allowedText(word, platform, ledger) !== word,
    start: [],
  });
  const { written, tag } = ledger.language;
  for (const word of written === 'other' ? keywords.map(({ phrase }) => phrase) : words) {
    if (list.size < wanted && !(written === 'other' && isIdleAbroad(word, tag))) list.add(word);
  }
}

/** One total for the whole list, as YouTube's 500 units: topic, questions and chapters share it. */
function packSharedRoom(
  list: PhraseList,
  wanted: number,
  rule: ListFieldRule,
  { keywords, platform, ledger }: FillContext,
): void {
  const room = rule.totalTarget?.to ?? rule.total?.max ?? 0;
  packByKind(
    list,
    keywords,
    platform,
    wanted,
    ledger.language.written,
    ({ phrase }) => countCharacters(phrase) <= 40 && list.total + countCharacters(phrase) + 3 <= room,
  );
}

function searchTerms(
  rule: ListFieldRule,
  start: readonly string[],
  { listing, keywords, platform, ledger }: FillContext,
): string[] {
  const title = textOf(listing.productTitle).toUpperCase();
  return packWords(keywords, ledger, {
    maxBytes: rule.total?.max ?? rule.each.max,
    separatorBytes: 1,
    minLength: 2,
    most: rule.count.max,
    indexed: [...platform.indexedFields.map((id) => textOf(listing[id])), ...namesOf(ledger)],
    withoutAccents: ledger.language.written === 'es',
    refused: (word) =>
      countCharacters(word) > rule.each.max ||
      isRefused(word, 'searchTerms', platform) ||
      (ledger.language.written === 'en' && idleOfGoods.has(word)) ||
      saysSignsAgain(word.toUpperCase(), title) ||
      (ledger.language.written !== 'en' && isRowName(word)),
    start: start.flatMap((entry) => entry.split(/[\s,]+/u)),
  });
}

/** The other names of a kind of app before the words of what its text says in passing: "aura" before "screen". English. */
function bestWordsFirst(keywords: readonly Keyword[], { language }: Ledger): readonly Keyword[] {
  return language.written === 'en' ? keywords.toSorted((one, other) => other.rank - one.rank) : keywords;
}

/** Apple's keyword field: single words, commas without spaces, bytes. */
function commaWords(
  listing: Listing,
  keywords: readonly Keyword[],
  platform: Platform,
  ledger: Ledger,
  maxBytes: number,
): string {
  return packWords(bestWordsFirst(keywords, ledger), ledger, {
    maxBytes,
    separatorBytes: 1,
    minLength: 3,
    most: 40,
    indexed: [...platform.indexedFields.map((id) => textOf(listing[id])), ...namesOf(ledger)],
    withoutAccents: false,
    refused: (word) =>
      isRefused(word, 'keywordField', platform) ||
      isIdleInApp(word, ledger.language.written) ||
      (ledger.language.written === 'other' && isIdleAbroad(word, ledger.language.tag)),
    start: textOf(listing.keywordField).split(/[,\s]+/u),
  }).join(',');
}

/** Names and categories of the brief, which stores search by themselves. */
function namesOf(ledger: Ledger): string[] {
  return ledger.sentences.filter(({ path }) => searchedAnyway.has(path)).map(({ text }) => text);
}

function isRefused(word: string, field: FieldId, platform: Platform): boolean {
  return platform.forbidden.some(
    ({ fields, pattern }) => (fields === undefined || fields.includes(field)) && matches(pattern, word),
  );
}

/** A comma that parts two words without a space, as in a keyword field. */
const gluedComma = /,\S/u;

function leftoverOf(
  listing: Listing,
  keywords: readonly Keyword[],
  platform: Platform,
  language: WrittenLanguage,
): string[] {
  const fields: readonly FieldId[] = [
    'keywords',
    'tags',
    'hashtags',
    'searchTerms',
    'keywordField',
    ...platform.indexedFields,
  ];
  const texts = fields.flatMap((id) => textsOf(listing[id]));
  const placed = new Set<string>();
  // Texts are cut one by one, as everybody else asks for them.
  for (const text of texts)
    for (const stem of stemsOf(
      text.includes(',') && gluedComma.test(text) ? text.replaceAll(',', ' ') : text,
    ))
      placed.add(stem);
  const shown = new Set(texts.map(foldWord));
  const left: string[] = [];
  for (const { phrase, rank } of keywords) {
    if (left.length >= mostLeftover) break;
    if (rank < leftoverRank || !phrase.includes(' ') || shown.has(foldWord(phrase))) continue;
    const fresh = entryStems(phrase, language).filter((stem) => !placed.has(stem));
    if (fresh.length === 0) continue;
    left.push(phrase);
    for (const stem of fresh) placed.add(stem);
  }
  return left;
}

function textsOf(value: FieldValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`));
}

function textOf(value: FieldValue | undefined): string {
  return textsOf(value).join(' ');
}

/** What a film is about by its title and its topic, and the shelf that the creator named. */
function filmIn(listing: Listing, { facts, productType }: Ledger): { title: string; shelf: string } {
  const shelf = facts.find(({ source }) => source.endsWith('.category'))?.value ?? '';
  return {
    title: `${textOf(listing.productTitle)} ${productType}`,
    shelf: /^(?:how ?to|other|misc\p{L}*|videos?|youtube|general|comparison)\b/iu.test(shelf) ? '' : shelf,
  };
}
