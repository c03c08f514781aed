import type { Keyword } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { looseRank, saidRank } from './candidate.ts';
import type { PhraseList } from './phrase-list.ts';

/** Tags that ride on a platform's feed and name nothing; they make a post look like spam. */
const feedTags =
  /^(?:fyp\p{L}*|foryou\p{L}*|viral\p{L}*|trending|explore|tiktok\p{L}*|xyzbca|followme|like4like|shorts|parati|pourtoi|fürdich)$/iu;
/** Longest hashtag that people still type. Own bound. */
const longest = 24;

/** Fewer hashtags than this make room for longer ones. */
const fewest = 4;

/** "dry hair" → "dryhair": letters and digits only, lower case; empty when it is no usable hashtag. */
export function hashtagOf(phrase: string): string {
  // The Turkish letter is two signs in the small letters of any other language.
  const joined = phrase
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  // "GR20", "NC500": a way by its code.
  if (
    !/(?:\p{L}\p{M}*){3}|^\p{L}{2}\d{2,4}$/u.test(joined) &&
    !/[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3]{2}/u.test(joined)
  )
    return '';
  // "1% serum" as "#1serum" reads as a rank, and stores refuse it.
  if (phrase.includes('%') || /^1\p{L}/u.test(joined)) return '';
  // "Two hundred stickers" without its first word.
  if (/^(?:hundred|thousand|dozen) /iu.test(phrase)) return '';
  return countCharacters(joined) > longest || feedTags.test(joined) ? '' : `#${joined}`;
}

/** "#30mlserum" of goods: nobody follows a measure. */
const opensWithMeasure = /^\d[\d.,]{0,6}\s?(?:ml|l|cl|oz|g|kg|lbs?|mm|cm|m|in|inch|ft|w|v|mah)\s/iu;

/** Whether a phrase of goods may be a hashtag. */
export const isFollowed = ({ phrase }: Keyword): boolean => !opensWithMeasure.test(phrase);

const ownSources = new Set(['targetKeywords', 'videoTags', 'channelName']);
const ownTags = new Set(['targetKeywords', 'videoTags']);
/** Hashtags of the creator's own words that leave room for the film's. */
const mostOwn = 2;
const fewestOfFilm = 3;
/** Words of the longest tag of a group. */
const mostOfTag = 3;

/**
 * Hashtags of a film: what its title names and where it goes; only where these are few what else its text shows, and last the
 * shelf that the creator put it on. "#shoppingtrip" of a film about timber is what nobody looks for.
 */
export function packFilmHashtags(
  list: PhraseList,
  keywords: readonly Keyword[],
  wanted: number,
  about: { title: string; shelf: string },
): void {
  const stems = new Set(stemsOf(about.title));
  const bare = (phrase: string): string => phrase.replace(/\s(?:an?|the|my|your|à|nach|hasta)(?=\s)/giu, '');
  const phrases = new Set(keywords.map(({ phrase }) => phrase));
  const isNear = ({ phrase, source, kind }: Keyword): boolean =>
    // "#splittingabeehive" beside "#splittingbeehive" is the same.
    (bare(phrase) === phrase || !phrases.has(bare(phrase))) &&
    (ownSources.has(source) ||
      kind === 'place' ||
      stemsOf(phrase).some((stem) => stem.length > 2 && stems.has(stem)));
  // What the creator wants to be found by names the film before anything of its title.
  for (const { phrase, source } of keywords) {
    const tag = hashtagOf(phrase);
    if (list.size < mostOwn && ownTags.has(source) && phrase.split(' ').length <= mostOfTag && tag !== '')
      list.add(tag);
  }
  const shelf = hashtagOf(about.shelf);
  if (list.size > 0 && list.size < wanted && shelf !== '' && about.shelf.split(' ').length < 3)
    list.add(shelf);
  packHashtags(list, keywords.filter(isNear), wanted);
  // Words of a longer head stand alone too: "#appletree" of "overgrown apple tree".
  for (const keyword of keywords.filter(isNear)) {
    const tag = hashtagOf(keyword.phrase);
    if (list.size < fewestOfFilm && keyword.phrase.split(' ').length < 3 && tag !== '') list.add(tag);
  }
  if (list.size < fewestOfFilm) packHashtags(list, keywords, fewestOfFilm);
  if (list.size < fewestOfFilm && shelf !== '' && about.shelf.split(' ').length < 3) list.add(shelf);
}

/** Adds hashtags: the seller's own, the thing, what it is for and whom, up to a number. What a head of more words than `mostOfHead` ends in stands alone. */
export function packHashtags(
  list: PhraseList,
  keywords: readonly Keyword[],
  wanted: number,
  mostOfHead = Number.POSITIVE_INFINITY,
): void {
  const kinds = [['head'], ['synonym', 'use'], ['attribute'], ['audience'], ['occasion', 'place']];
  const longHeads = keywords
    .filter(
      ({ kind, phrase }) => kind === 'head' && phrase.includes(' ') && phrase.split(' ').length <= mostOfHead,
    )
    .map(({ phrase }) => phrase);
  const heads = new Set(keywords.flatMap(({ kind, phrase }) => (kind === 'head' ? stemsOf(phrase) : [])));
  const namesThing = ({ phrase }: Keyword): boolean =>
    phrase.split(' ').length < 3 && stemsOf(phrase).some((stem) => heads.has(stem));
  // "20 minute chickpea curry" is too long to be a tag itself, so "#chickpeacurry" stands.
  const isShorter = ({ kind, phrase }: Keyword, head: string): boolean =>
    kind === 'head' && phrase.includes(' ') && head.split(' ').length > mostOfTag;
  const usable = keywords.filter(
    (keyword) =>
      keyword.rank > looseRank &&
      !/\s(?:for|für|para|pour|with|mit|con|avec)\s/iu.test(keyword.phrase) &&
      !longHeads.some((head) => head.endsWith(` ${keyword.phrase}`) && !isShorter(keyword, head)),
  );
  const taken = new Set(list.entries.map((entry) => entry.toLowerCase()));
  const take = (keyword: Keyword): boolean => {
    const tag = hashtagOf(keyword.phrase);
    if (tag === '' || taken.has(tag) || list.size >= wanted || !list.add(tag)) return false;
    taken.add(tag);
    return true;
  };
  for (const keyword of keywords) if (keyword.source === 'tiktokHashtags') take(keyword);
  for (const group of kinds) {
    const inGroup = usable.filter(
      (keyword) =>
        group.includes(keyword.kind) &&
        !taken.has(hashtagOf(keyword.phrase)) &&
        keyword.phrase.split(' ').length <= mostOfTag,
    );
    // What is shown beside the thing names it less than what says the thing in other words.
    const next = group.includes('head')
      ? (inGroup.find(({ phrase }) => phrase.includes(' ')) ?? inGroup[0])
      : (inGroup.find(namesThing) ?? inGroup[0]);
    if (next !== undefined) take(next);
  }
  for (const keyword of usable) if (namesThing(keyword)) take(keyword);
  for (const keyword of usable) if (keyword.phrase.split(' ').length <= 2) take(keyword);
  for (const keyword of usable) {
    const words = keyword.phrase.split(' ').length;
    const isSaid = words === 4 && keyword.rank === saidRank;
    if (list.size < fewest && (words === 3 || isSaid)) take(keyword);
  }
}
