import { foldWord } from '#rules/text/words.ts';
import { refusedOffers } from './refused-offers.ts';
import type { Brief, Keyword, Ledger } from '#rules/listing/listing.ts';
import { germanRuns } from './german-runs.ts';
import { openingRun } from './opening-run.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { tradeLine } from '#rules/ledger/unit-lists.ts';
import { appChunks, appDoings, appOpening, namedApp } from './app-doings.ts';
import { toollessApps } from './app-words.ts';
import { attributesOf } from './attributes-english.ts';
import { cutCompounds } from './cut-compounds.ts';
import { decorParts, setParts } from './decor-tags.ts';
import { englishPhrases } from './builders-english.ts';
import { romanceAndGermanPhrases } from './builders-other.ts';
import type { Candidate } from './candidate.ts';
import { clausePhrases } from './clause-phrases.ts';
import { motifChoices } from './motif-choices.ts';
import { tradePhrases } from './trade-phrases.ts';
import { romanceClauses } from './romance-clauses.ts';
import { fileParts, fittedParts, recordParts, nameParts } from './name-parts.ts';
import { nameShapes, shortNameTags } from './name-shapes.ts';
import { englishNounPhrases } from './noun-phrases.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { heldTitles } from './held-titles.ts';
import { germanMadeTags } from './german-made-tags.ts';
import { germanThinTags } from './german-thin-tags.ts';
import { germanTags } from './german-tags.ts';
import { offerParts } from './offer-parts.ts';
import { rankCandidates } from './rank.ts';
import { appPhrases, sellerKeywords, sellerPhrases, videoPhrases } from './seller-phrases.ts';
import { verbatimPhrases } from './verbatim-phrases.ts';
import { ownSizes, saidOfAll } from './said-of-all.ts';
import { saidAbroad } from './said-abroad.ts';
import { saysGift } from './recipients.ts';
import { saidTags } from './said-tags.ts';
import { sellerTails } from './seller-tails.ts';
import { scentNotes } from './scent-notes.ts';
import type { Slot } from './slot.ts';
import { isHalfOfDeed, toldServices, wholeOffers } from './shared-deeds.ts';
import { slotsOf } from './slots.ts';
import { local, shortened, swapped, withParts } from './variants.ts';
import { shortTags } from './short-tags.ts';
import { statedAttributes } from './stated-attributes.ts';
import { toldAttributes } from './told-attributes.ts';
import { toldTags, withoutShade } from './told-tags.ts';
import { singleWords } from './single-words.ts';
import { chapterTest } from './video-chapters.ts';
import { toldOfMaking } from './video-films.ts';
import { moreOfVideo } from './video-more-abroad.ts';
import { videoNames } from './video-names.ts';
import { ownWordTags } from './own-word-tags.ts';
import { pageParts } from './page-parts.ts';
import { withToldParts } from './with-parts.ts';
import { halvedCompounds } from './halved-compounds.ts';
import { wrongParts } from './wrong-parts.ts';
import { looseInFilm } from './video-said.ts';
import { countedIn } from './video-told.ts';
import { titleParts } from './video-title-parts.ts';
import { wholeFilm } from './whole-films.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** A data sheet without the names of its rows, which nobody searches, and without its terms of trade. */
function withoutLabels(text: string): string {
  if (!text.includes('\n') || !text.includes(':')) return text;
  return text
    .split('\n')
    .filter((line) => !tradeLine.test(line.trim()))
    .map((line) => line.replace(/^\s*\p{Lu}[\p{L} /()-]{2,28}:\s/u, ''))
    .join('\n');
}

/** What an app's own text says that it does and has; a field of single words takes its words from elsewhere. */
function toldOfApp(
  brief: Brief,
  phrases: readonly NounPhrase[],
  heads: readonly Slot[],
  { fields }: Platform,
): Candidate[] {
  const language = brief.language.written;
  if (fields.keywordField !== undefined || language === 'other') return [];
  return language === 'en'
    ? [...appDoings(brief), ...appOpening(brief, phrases), ...toollessApps(heads), ...namedApp(brief)]
    : appChunks(brief, language);
}

/** "Trace ta rando sans compte", "offline splitnest": a name with what many apps have is nobody's search. */
function ofName({ product, fields }: Brief): (candidate: Candidate) => boolean {
  const name = (fields.appName ?? product.name).toLowerCase();
  return ({ phrase, built: isBuilt, source }) => {
    const text = phrase.toLowerCase();
    return (
      isBuilt &&
      source !== 'targetKeywords' &&
      text !== `${name} app` &&
      text !== name &&
      ` ${text} `.includes(` ${name} `)
    );
  };
}

/** Longest text that is tagged for phrases; what a buyer searches stands near the front. UTF-16 units. */
const taggedLength = 800;
/** Where no tag may be longer, in characters, the short wordings are wanted. */
const shortTag = 20;
const giftTalk =
  /\b(?:gifts?(?! (?:box|bag|wrap|pouch|tin|packag))|present|geschenk\w*|regalos?|cadeaux?)\b/iu;

/** Food and cosmetics are sold by weight, and searched by it. */
function isWeighed(ledger: Ledger, name: string): boolean {
  const category = categoryOf(ledger, name);
  return category === 'food' || category === 'beauty';
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

/**
 * Keywords of one product, best first, without near-duplicates: the seller's own target keywords, then
 * phrases of the brief and of typed builders, last single words for fields that take only those.
 * Every phrase is one that a person would type (`typedPhrase`); ranks run from 1 to 0.
 */
export function findKeywords(given: Brief, ledger: Ledger, platform: Platform): Keyword[] {
  const brief = withoutMaker(given, ledger, platform);
  const language = ledger.language.written;
  const takesShortTags = platform.fields.tags?.kind === 'list' && platform.fields.tags.each.max <= shortTag;
  const slots = slotsOf(brief, ledger, platform.subject);
  const candidates: Candidate[] = sellerKeywords(brief);
  const path = `products.${brief.product.index}`;
  const read = firstWords(brief.product.description, taggedLength);
  let phrases: NounPhrase[] = [];
  if (language === 'en') {
    phrases = englishNounPhrases(withoutLabels(read), `${path}.description`);
  }
  if (language === 'other') candidates.push(...verbatimPhrases(brief, ledger));
  const seller = language === 'other' ? null : sellerPhrases(brief, ledger, phrases);
  if (seller !== null) candidates.push(...seller.all);
  if (platform.subject === 'video')
    candidates.push(
      ...videoPhrases(brief, slots),
      ...videoNames(brief, language),
      ...moreOfVideo(brief, language),
    );
  if (platform.subject === 'app')
    candidates.push(...appPhrases(brief, language), ...toldOfApp(brief, phrases, slots.heads, platform));
  const gifts =
    platform.handmade === true ||
    (slots.occasions.length > 0 && platform.subject === 'product') ||
    giftTalk.test(`${brief.product.description} ${brief.fields.targetKeywords ?? ''}`);
  if (language === 'en') {
    const nameRun = (seller?.untagged ?? []).map(({ phrase, source }) => ({
      words: phrase.split(' '),
      sentence: 0,
      path: source,
    }));
    const productTexts = [
      { path: `${path}.name`, text: brief.product.name },
      { path: `${path}.description`, text: read },
      ...(brief.fields.keyFeatures === undefined
        ? []
        : [{ path: 'keyFeatures', text: brief.fields.keyFeatures }]),
    ];
    const attributes = attributesOf(slots.heads, [...nameRun, ...phrases], ledger, productTexts);
    if (platform.subject === 'product')
      candidates.push(
        ...nameParts(brief, slots.heads, ledger.brand),
        ...nameShapes(brief, slots.heads, slots.synonyms, platform.goods === 'resold'),
        ...openingRun(brief, slots.heads),
        ...fileParts(brief, slots.heads),
        ...decorParts(brief),
        ...setParts(brief, slots.heads),
        ...(platform.goods === 'resold' ? [] : withToldParts(brief, slots.heads)),
        ...fittedParts(brief, ledger, slots.heads),
        ...recordParts(brief, ledger),
      );
    if (platform.subject === 'video')
      candidates.push(...titleParts(brief, ledger), ...wholeFilm(brief, slots.heads));
    candidates.push(
      ...englishPhrases({
        slots,
        attributes: [
          ...attributes,
          ...scentNotes(ledger.productType, productTexts, language),
          ...saidOfAll(productTexts, slots.heads, attributes, ledger),
          ...(platform.subject === 'product'
            ? statedAttributes(productTexts, slots.heads, ledger.productType)
            : []),
          ...(platform.subject === 'product'
            ? toldAttributes(productTexts, slots.heads, platform.handmade === true)
            : []),
        ],
        sizes: ownSizes(productTexts, slots.heads, isWeighed(ledger, brief.product.name)),
        gifts,
        saysGift: saysGift(brief),
        subject: platform.subject,
        shortTags: takesShortTags,
      }),
    );
  } else if (language !== 'other') {
    candidates.push(
      ...romanceAndGermanPhrases(slots, ledger, language, gifts, brief.product.name),
      ...(language === 'de' ? germanRuns(brief, slots.heads) : []),
      ...sellerTails(brief, slots, language),
      ...clausePhrases(brief, slots, language),
      ...(language !== 'de' && platform.subject === 'product'
        ? romanceClauses(brief, slots, ledger, language, takesShortTags)
        : []),
      ...(platform.subject === 'product' ? [...recordParts(brief, ledger), ...heldTitles(brief)] : []),
      ...(takesShortTags || platform.subject === 'video' ? shortTags(brief, slots, ledger, language) : []),
      ...((takesShortTags || platform.subject === 'product') && language === 'de'
        ? [
            ...germanTags(brief, slots, ledger),
            ...germanThinTags(brief, slots, ledger),
            ...germanMadeTags(brief, slots, ledger),
          ]
        : []),
      ...(platform.subject === 'product' ? motifChoices(brief, slots, language) : []),
      ...(platform.subject === 'page' ? tradePhrases(brief, slots, language) : []),
    );
  }
  if (language === 'en' && takesShortTags)
    candidates.push(
      ...shortNameTags(brief, slots.heads, ledger.brand),
      ...shortened(candidates, slots, brief.product.name),
      ...toldTags(brief, slots.heads, slots.synonyms),
      ...saidTags(brief, slots.heads, slots.synonyms),
      ...ownWordTags(brief, ledger, slots.heads, phrases),
      ...withoutShade(candidates, [...slots.heads, ...slots.synonyms]),
    );
  if (language !== 'other')
    candidates.push(
      ...withParts(brief.product.name, slots, `${path}.name`, language),
      ...swapped(candidates, slots, platform.subject, language),
      ...local(candidates, slots, platform, ledger, brief.industry),
    );
  if (language === 'en' && platform.subject === 'page')
    candidates.push(
      ...offerParts(brief, slots, phrases),
      ...pageParts(brief, slots, phrases),
      ...wholeOffers(brief.product.name, slots.heads, slots.places, `${path}.name`),
      ...toldServices(brief.product.description, slots.places, `${path}.description`),
    );
  // A service on a marketplace is searched as it is on a page.
  else if (
    language === 'en' &&
    platform.goods === 'resold' &&
    categoryOf(ledger, brief.product.name) === 'service'
  )
    candidates.push(...pageParts(brief, slots, phrases));
  const isWrong = wrongParts(brief, ledger);
  const isCut = platform.subject === 'product' && language === 'en' ? cutCompounds(ledger) : () => false;
  const isHalved =
    platform.subject === 'product' && language === 'en' ? halvedCompounds(brief, ledger) : () => false;
  const isCounted = platform.subject === 'video' && language === 'en' ? countedIn(brief) : () => false;
  const isLoose = platform.subject === 'video' && language === 'en' ? looseInFilm(brief) : () => false;
  const isMaking = platform.subject === 'video' && language === 'en' ? toldOfMaking(brief) : () => false;
  const isSaid = saidAbroad(brief);
  const isRefused = refusedOffers(brief);
  // "Kinderwagen" of a "Kinderwagen Organizer": what a German thing is for is another thing.
  const isHalfOfType = (phrase: string): boolean =>
    language === 'de' &&
    platform.subject === 'product' &&
    ledger.productType.startsWith(`${phrase} `) &&
    !phrase.includes(' ');
  const { isDeed } = chapterTest(ledger, [brief.product.name, ...slots.heads.map(({ text }) => text)]);
  const isIdle = platform.subject === 'app' ? ofName(brief) : () => false;
  // "How an old quilt should look" makes no old quilt of it.
  const isOld = /\bold\b/iu.test(brief.product.name);
  const fair = candidates.filter(
    (candidate) =>
      !isWrong(candidate) &&
      !isCut(candidate) &&
      !isHalved(candidate) &&
      !isIdle(candidate) &&
      !isSaid(candidate) &&
      !isHalfOfType(candidate.phrase) &&
      (candidate.source === 'targetKeywords' || !isRefused(candidate.phrase)) &&
      !isCounted(candidate) &&
      !isDeed(candidate.phrase) &&
      !isMaking(candidate) &&
      !isLoose(candidate) &&
      !(language === 'en' && isHalfOfDeed(candidate.phrase, slots.heads)) &&
      // "Housing: grain mill": a row of a data sheet with its label.
      !candidate.phrase.includes(': ') &&
      (isOld ||
        candidate.source === 'targetKeywords' ||
        candidate.phrase.slice(0, 4).toLowerCase() !== 'old '),
  );
  const ranked = rankCandidates(fair, { brief, ledger, platform, heads: slots.heads });
  return [...ranked, ...singleWords(ranked, phrases, brief, ledger, slots.heads)];
}
