import type { FactKind } from '#rules/listing/listing.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { attributesOf } from './attributes-english.ts';
import { englishPhrases } from './builders-english.ts';
import type { Candidate } from './candidate.ts';
import { decorParts, setParts } from './decor-tags.ts';
import { englishSentenceTags } from './english-sentence-tags.ts';
import { fileParts, fittedParts, nameParts, recordParts } from './name-parts.ts';
import { nameShapes, shortNameTags } from './name-shapes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { offeredThings } from './offered-things.ts';
import { offerParts } from './offer-parts.ts';
import { openingRun } from './opening-run.ts';
import { madeAttributes } from './own-traits.ts';
import { ownWordTags } from './own-word-tags.ts';
import { pageInvites } from './page-invites.ts';
import { pageParts } from './page-parts.ts';
import { forWhomOfPage } from './page-whom.ts';
import { pageTraits } from './page-traits.ts';
import { saysGift } from './recipients.ts';
import { ownSizes, saidOfAll } from './said-of-all.ts';
import { sharedNounRows } from './shared-noun-rows.ts';
import { saidTags } from './said-tags.ts';
import { scentNotes } from './scent-notes.ts';
import { type Search, withoutBrought } from './search.ts';
import { rowsOfDeeds } from './rows-of-deeds.ts';
import { toldServices, wholeOffers } from './shared-deeds.ts';
import { statedAttributes } from './stated-attributes.ts';
import { toldAttributes } from './told-attributes.ts';
import { toldTags, withoutShade } from './told-tags.ts';
import { shortened } from './variants.ts';
import { titleParts } from './video-title-parts.ts';
import { wholeFilm } from './whole-films.ts';
import { withToldParts } from './with-parts.ts';

/** Runs of the name and of what the text names, and typed phrases of the thing with what is said of it. */
export function englishCandidates(
  search: Search,
  untagged: readonly Candidate[],
  gifts: boolean,
): Candidate[] {
  const { brief, ledger, platform, slots } = search;
  const { subject } = platform;
  if (subject === 'product') {
    const said = englishSentenceTags(search);
    return [...partsOfProduct(search), ...said, ...typedPhrases(search, untagged, gifts, said.length)];
  }
  const named = subject === 'video' ? [...titleParts(brief, ledger), ...wholeFilm(brief, slots.heads)] : [];
  return [...named, ...typedPhrases(search, untagged, gifts)];
}

function partsOfProduct({ brief, ledger, platform, slots: { heads, synonyms } }: Search): Candidate[] {
  const isResold = platform.goods === 'resold';
  return [
    ...nameParts(brief, heads, ledger.brand),
    ...nameShapes(brief, heads, synonyms, isResold),
    ...openingRun(brief, heads),
    ...fileParts(brief, heads),
    ...decorParts(brief),
    ...setParts(brief, heads),
    ...(isResold ? [] : withToldParts(brief, heads)),
    ...fittedParts(brief, ledger, heads),
    ...recordParts(brief, ledger),
  ];
}

function typedPhrases(search: Search, untagged: readonly Candidate[], gifts: boolean, said = 0): Candidate[] {
  const { brief, ledger, platform, slots, phrases, read, path } = search;
  const { heads } = slots;
  const nameRun = untagged.map(({ phrase, source }): NounPhrase => ({
    words: phrase.split(' '),
    sentence: 0,
    path: source,
  }));
  const { keyFeatures } = brief.fields;
  const texts = [
    { path: `${path}.name`, text: brief.product.name },
    { path: `${path}.description`, text: read },
    ...saidInSentences(search),
    ...(keyFeatures === undefined ? [] : [{ path: 'keyFeatures', text: keyFeatures }]),
  ];
  const attributes = attributesOf(heads, [...nameRun, ...phrases], ledger, texts);
  const ofProduct =
    platform.subject === 'product'
      ? [
          ...statedAttributes(texts, heads, ledger.productType),
          ...toldAttributes(texts, heads, platform.handmade === true),
          ...madeAttributes(texts),
        ]
      : [];
  return englishPhrases({
    slots,
    attributes: [
      ...attributes,
      ...scentNotes(ledger.productType, texts, search.language),
      ...saidOfAll(texts, heads, attributes, ledger),
      ...ofProduct,
    ],
    sizes: ownSizes(texts, heads, isWeighed(search)),
    gifts,
    saysGift: saysGift(brief),
    subject: platform.subject,
    shortTags: search.takesShortTags,
    said,
  });
}

const traitKinds: ReadonlySet<FactKind> = new Set(['feature', 'safety', 'method', 'environmental', 'power']);
const longestTrait = 40;

/** "Vegan", "undated", "hand-knitted" of "The mist is vegan and made in the USA": what sentences say, as clauses of their own. */
function saidInSentences({ ledger, platform, path }: Search): { path: string; text: string }[] {
  if (platform.subject !== 'product') return [];
  const source = `${path}.description`;
  const said = ledger.facts.filter(
    (fact) =>
      fact.source === source &&
      traitKinds.has(fact.kind) &&
      fact.value.length <= longestTrait &&
      sentence.test(fact.quote) &&
      !fact.quote.startsWith(fact.value),
  );
  return said.length === 0 ? [] : [{ path: source, text: said.map(({ value }) => value).join('. ') }];
}

const sentence = /^(?:It|They|This|These|Our|Each|Every|The) /u;

/** Food and cosmetics are sold by weight, and searched by it. */
function isWeighed({ ledger, brief }: Search): boolean {
  const category = categoryOf(ledger, brief.product.name);
  return category === 'food' || category === 'beauty';
}

/**
 * Short wordings, where no tag may be long.
 * @param before the candidates that they are wordings of
 */
export function shortEnglishTags(search: Search, before: readonly Candidate[]): Candidate[] {
  const { brief, ledger, slots, phrases } = search;
  const { heads, synonyms } = slots;
  return [
    ...shortNameTags(brief, heads, ledger.brand),
    ...shortened(before, slots, brief.product.name),
    ...toldTags(brief, heads, synonyms),
    ...saidTags(brief, heads, synonyms),
    ...ownWordTags(brief, ledger, heads, phrases),
    ...withoutShade(before, [...heads, ...synonyms]),
  ];
}

/** What a page offers; a service on a marketplace is searched as it is on a page. */
export function offeredOnPage({ brief, ledger, platform, slots, phrases, path }: Search): Candidate[] {
  const { name, description } = brief.product;
  if (platform.subject === 'page')
    return [
      ...offerParts(brief, slots, phrases),
      ...pageParts(brief, slots, phrases),
      ...pageTraits(brief, slots),
      ...wholeOffers(name, slots.heads, slots.places, `${path}.name`),
      ...toldServices(description, slots.places, `${path}.description`),
      ...rowsOfDeeds(brief.product, slots.places[0]?.text ?? '', path, 'en'),
      ...sharedNounRows(description, slots.places[0]?.text ?? '', `${path}.description`),
      ...forWhomOfPage(brief.product, slots, path, 'en'),
      ...pageInvites(description, slots.places[0]?.text ?? '', `${path}.description`),
      ...offeredThings(withoutBrought(description), slots.places[0], `${path}.description`),
    ];
  const isService = platform.goods === 'resold' && categoryOf(ledger, name) === 'service';
  return isService ? pageParts(brief, slots, phrases) : [];
}
