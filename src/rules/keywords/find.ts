import { foldWord } from '#rules/text/words.ts';
import { withPlusSigns } from './plus-signs.ts';
import type { Brief, Keyword, Ledger } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { abroadCandidates } from './abroad-candidates.ts';
import { appCandidates } from './app-candidates.ts';
import type { Candidate } from './candidate.ts';
import { withoutDoneBy } from './done-by.ts';
import { englishCandidates, offeredOnPage, shortEnglishTags } from './english-candidates.ts';
import { fairCandidate } from './fair-candidate.ts';
import { onFilmTopic } from './film-topic.ts';
import { momentTags, thingsElsewhere } from './moment-tags.ts';
import { pageSearchesAbroad } from './page-searches-abroad.ts';
import { rankCandidates } from './rank.ts';
import { searchOf, type Search } from './search.ts';
import { sellerKeywords, sellerPhrases, videoPhrases } from './seller-phrases.ts';
import { sellerWordsOf } from './seller-words.ts';
import { widerTags } from './wider-tags.ts';
import { widerTagsAbroad } from './wider-tags-abroad.ts';
import { singleWords } from './single-words.ts';
import { local, swapped, withParts } from './variants.ts';
import { stuffTags } from './stuff-tags.ts';
import { verbatimPhrases } from './verbatim-phrases.ts';
import { filmKinds } from './film-kinds.ts';
import { moreOfVideo } from './video-more-abroad.ts';
import { videoNames } from './video-names.ts';

/**
 * Keywords of one product, best first, without near-duplicates: the seller's own target keywords, then
 * phrases of the brief and of typed builders, last single words for fields that take only those.
 * Every phrase is one that a person would type (`typedPhrase`); ranks run from 1 to 0.
 */
export function findKeywords(given: Brief, ledger: Ledger, platform: Platform): Keyword[] {
  const brief = withoutMaker(given, ledger, platform);
  const search = searchOf(brief, ledger, platform);
  const { heads } = search.slots;
  const told = candidatesOf(search);
  const candidates = search.language === 'en' ? told.map(withoutDoneBy(brief)) : withCapitals(told, search);
  const fair = candidates.filter(fairCandidate(search));
  const ranked = withPlusSigns(rankCandidates(fair, { brief, ledger, platform, heads }), brief);
  const all = [...ranked, ...singleWords(ranked, search.phrases, brief, ledger, heads)];
  return platform.subject === 'video' ? onFilmTopic(search, all) : all;
}

/**
 * A brief whose name does not begin with the maker: "Lumibel guirlande lumineuse" is searched as the thing that it is, and by
 * its maker in phrases of their own.
 */
function withoutMaker(brief: Brief, { brand }: Ledger, { goods }: Platform): Brief {
  const { name } = brief.product;
  const isFirst = goods === 'own-brand' && brand !== '' && foldWord(name).startsWith(`${foldWord(brand)} `);
  const rest = isFirst ? name.slice(brand.length + 1) : '';
  if (!/^\p{L}{3}/u.test(rest)) return brief;
  return { ...brief, product: { ...brief.product, name: rest.charAt(0).toUpperCase() + rest.slice(1) } };
}

/** "Auto-école à Lorient" in small letters: a town keeps its capital among words that have none. Spanish and French. */
function withCapitals(
  candidates: readonly Candidate[],
  { slots: { places }, platform, language }: Search,
): readonly Candidate[] {
  if (platform.subject !== 'page' || (language !== 'es' && language !== 'fr')) return candidates;
  const towns = places.map(({ text }) => text).filter((text) => /^\p{Lu}/u.test(text));
  if (towns.length === 0) return candidates;
  return candidates.map((candidate) => {
    const town = towns.find((text) => ` ${candidate.phrase} `.includes(` ${text.toLowerCase()} `));
    return town === undefined
      ? candidate
      : {
          ...candidate,
          phrase: ` ${candidate.phrase} `.replace(` ${town.toLowerCase()} `, ` ${town} `).trim(),
        };
  });
}

/** All phrases in the order in which they were found; the first of two alike is kept. */
function candidatesOf(search: Search): Candidate[] {
  const { brief, ledger, platform, language, slots, path } = search;
  const own = sellerKeywords(brief);
  if (language === 'other') return [...own, ...ofPageElsewhere(search), ...ofSubject(search)];
  const seller = sellerPhrases(brief, ledger, search.phrases);
  const gifts = isGift(search);
  const candidates = [
    ...own,
    ...seller.all,
    ...ofSubject(search),
    ...(language === 'en'
      ? englishCandidates(search, seller.untagged, gifts)
      : abroadCandidates(search, language, gifts)),
  ];
  if (language === 'en' && search.takesShortTags) candidates.push(...shortEnglishTags(search, candidates));
  candidates.push(
    ...withParts(brief.product.name, slots, `${path}.name`, language),
    ...swapped(candidates, slots, platform.subject, language),
    ...local(candidates, slots, platform, ledger, brief.industry),
  );
  if (language === 'en') candidates.push(...offeredOnPage(search));
  if (search.takesShortTags)
    candidates.push(
      ...(language === 'en' ? widerTags : widerTagsAbroad)(candidates, ledger, sellerWordsOf(ledger).heads),
    );
  return candidates;
}

/** The seller's chunks in languages that are not written in full; of a page whose offers are read, those of its name alone. */
function ofPageElsewhere({ brief, ledger, platform, path }: Search): Candidate[] {
  const chunks = [
    ...verbatimPhrases(brief, ledger),
    ...momentTags(brief, ledger, thingsElsewhere(brief, ledger)),
    ...stuffTags(brief, ledger, thingsElsewhere(brief, ledger)),
  ];
  if (platform.subject !== 'page') return chunks;
  const { searches, hasRows } = pageSearchesAbroad(brief, ledger, path);
  return [
    ...searches,
    ...(hasRows ? chunks.filter(({ source }) => !source.endsWith('.description')) : chunks),
  ];
}

/** What films and apps are searched by. */
function ofSubject(search: Search): Candidate[] {
  const { brief, language, slots, platform } = search;
  if (platform.subject === 'app') return appCandidates(search);
  return platform.subject === 'video'
    ? [
        ...videoPhrases(brief, slots),
        ...videoNames(brief, language),
        ...moreOfVideo(brief, language),
        ...filmKinds(brief, language),
      ]
    : [];
}

const giftTalk =
  /\b(?:gifts?(?! (?:box|bag|wrap|pouch|tin|packag))|present|geschenk\w*|regalos?|cadeaux?)\b/iu;

/** Whether people look for such a thing to give it away: handmade, for an occasion, or called a gift by its seller. */
function isGift({ brief, platform, slots }: Search): boolean {
  return (
    platform.handmade === true ||
    (slots.occasions.length > 0 && platform.subject === 'product') ||
    giftTalk.test(`${brief.product.description} ${brief.fields.targetKeywords ?? ''}`)
  );
}
