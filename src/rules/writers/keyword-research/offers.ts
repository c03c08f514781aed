import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { industries } from '#contract/seo-content.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { saidOffers, speaksOfOffers } from '#rules/offers/offer-sentence.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import { listedFirst, mostWords, openingThing } from './listed.ts';
import { asField, isField, isOrder } from './fields.ts';
import { openingName } from './opening-name.ts';
import { isPartOf, isWare, selling, withoutExtras, withoutHouse, withTenure } from './wares.ts';
import { kindOfOffer, type OfferKind } from './offer-kind.ts';
import { asProgram, isDigital, programWords, whatItIs } from './program-names.ts';
import { shortName } from './short-name.ts';
import { withSharedKind } from './shared-kind.ts';
import { namedTrades, tradesOf } from './trades.ts';
import { englishPlural, romancePlural } from './plural.ts';
import { widerName } from './wider-name.ts';

/** One thing that the business sells, as people search it. */
export interface Offer {
  /** In the user's own words. */
  said: string;
  /** The searched form: singular and lower case in English, else as said. */
  name: string;
  /** The plural; null where it cannot be formed safely. */
  plural: string | null;
  kind: OfferKind;
  /** Its parts stand in the list, too: "carpet and upholstery cleaning"; they are what wordings are made of. */
  parted: boolean;
  /** Path of the form field. */
  source: 'products' | 'currentKeywords' | 'description' | 'businessName' | 'industry';
}

/** Offers that people look for in the plural: "kayak tours oban", "guitar lessons". */
export const keepsPlural =
  /\s(?:services|tours|trips|lessons|classes|courses|retreats|parties|holidays|camps|charters|cruises|safaris|workshops|visits|sessions|supplies|flowers|ends|ribs|wings|fries|chips|nachos|noodles|beans)$|^diagnostics$/u;

export interface OfferTexts {
  products: readonly string[];
  currentKeywords: readonly string[];
  businessName: string;
  industry: string;
  description: string;
  language: WrittenLanguage;
  subject: Platform['subject'];
}

const mostOffers = 40;
/** From here on a name tells details that nobody types. */
const tail: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|with|including|featuring|that|which|who|from|by|made|starting|available|in and around)(?:\s.*)?$/iu,
  de: /\s(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|am \p{Lu}\p{Ll}+tag|jeden|mit|inklusive|inkl\.|aus|von|die|der|das)(?:\s.*)?$/iu,
  es: /\s(?:los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|todos los|todas las|cada|con|incluye|que|hech[oa]s?)(?:\s.*)?$/iu,
  fr: /\s(?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les|chaque|avec|incluant|qui|fait(?:e|s|es)?)(?:\s.*)?$/iu,
  other: /$^/u,
};

/**
 * What is sold: the products and services; without them the user's own keywords, what the description or the name of
 * the business says, and last the industry in the user's words.
 */
export function offersOf(texts: OfferTexts): Offer[] {
  const from = (list: readonly string[], source: Offer['source']): Offer[] =>
    list.flatMap((said) => offerOf(said, source, texts) ?? []);
  const described = (text: string): string[] =>
    typeHits(text, texts.language)
      .filter((hit) => texts.language !== 'en' || !isOrder(text, hit.start, hit.end))
      .map((hit) => hit.text);
  const { description, language } = texts;
  const trades = from(isChoice(texts.industry) ? [] : industryParts(texts), 'industry');
  const named = trades.filter((trade) => !isField(trade));
  const said = withoutExtras(description.slice(0, 600));
  const things = from(
    described(said)
      .map((thing) => withTenure(thing, said))
      .slice(0, 4)
      .filter((thing) => !trades.some((trade) => isPartOf(thing, trade.name, said))),
    'description',
  );
  for (const offers of [
    withWider(
      saidInList(texts.products, language).flatMap((said) => withParts(said, texts, 'products')),
      texts,
    ),
    withWider(
      saidInText(texts).flatMap((said) => withParts(said, texts, 'description')),
      texts,
    ),
    from(
      isApp(texts) && language === 'en'
        ? [
            ...whatItIs(description),
            ...openingThing(description, programWords, language).filter(isNoSentence),
            ...programDeeds(description),
          ]
        : [],
      'description',
    ),
    from(
      listedFirst(
        // The second sentence of a program says what it does: "Updates Windows, macOS and other apps".
        isDigital(texts) ? description.split(/[.!?\n]/u)[0]! : description,
        language,
        texts.subject,
      ),
      'description',
    ),
    from(texts.currentKeywords, 'currentKeywords'),
    from(texts.subject === 'page' ? openingThing(description, described(said), language) : [], 'description'),
    named.some(({ kind }) => !isWare(kind)) ? named : [...named, ...things],
    from(
      texts.subject === 'page' && named.length === 0 ? openingName(description, language) : [],
      'description',
    ),
    from(texts.subject === 'page' ? tradesOf('', '', description, language) : [], 'description'),
    from(
      [...namedTrades(texts.businessName, language), ...described(texts.businessName)].slice(0, 1),
      'businessName',
    ),
    // The twelve choices are shelves that nobody searches; what the user wrote instead is a trade.
    from(isChoice(texts.industry) ? [] : [texts.industry], 'industry').map(asField),
  ]) {
    const distinct = distinctOffers(offers).slice(0, mostOffers);
    if (distinct.length === 0) continue;
    // Who lists no products has own keywords beside what the description says.
    const own = texts.products.length > 0 ? [] : from(texts.currentKeywords, 'currentKeywords');
    return withTrade(distinctOffers([...distinct, ...own]).slice(0, mostOffers), texts);
  }
  return [];
}

/** The entries of the list; a sentence in it is read as one, also where its commas parted it into entries. */
function saidInList(products: readonly string[], language: WrittenLanguage): string[] {
  if (products.length === 0) return [];
  const whole = saidOffers(products.join(', '), language);
  if (whole !== null) return whole.things;
  return products.flatMap((entry) => {
    const said = saidOffers(entry, language);
    if (said !== null) return said.things;
    // "We love what we do" names nothing, and what is done to the things of "we look after dogs" is not known.
    if (speaksOfOffers(entry, language)) return [];
    const parts = entry.split(/,\s(?:(?:and|und|y|et)\s)?/u);
    if (parts.length < 2 || parts.some((part) => part.split(' ').length > mostWords)) return [entry];
    const last = parts.at(-1)!.split(/\s(?:and|und|y|et)\s/u);
    // "Dog walking, cat sitting and puppy visits".
    return [
      ...parts.slice(0, -1),
      ...(/\s(?:and|und|y|et)\s/u.test(entry) && last.length === 2 ? last : [parts.at(-1)!]),
    ];
  });
}

/** What a sentence of the description says; beside it the list before it where the sentence begins "We also". */
function saidInText({ description, language, subject }: OfferTexts): string[] {
  const said = saidOffers(description, language)?.things ?? [];
  const isMore = /(?:^|[.!?\n]\s*)(?:we|i) also\s/iu.test(description);
  return said.length > 0 && isMore ? [...listedFirst(description, language, subject), ...said] : said;
}

function withParts(said: string, texts: OfferTexts, source: Offer['source']): Offer[] {
  const whole = offerOf(said, source, texts);
  if (whole === null) return [];
  const parts = texts.subject === 'page' ? partsOfName(plainOf(said), texts.language) : [];
  if (parts.length === 0) return [whole];
  return [
    ...parts.flatMap((part) => offerOf(part, source, texts) ?? []),
    { ...whole, name: plainWhole(whole, texts), parted: true },
  ];
}

/** The whole as it was said: "loft conversions and extensions". */
function plainWhole({ said, name }: Offer, { language }: OfferTexts): string {
  return language === 'en' && plainOf(said).split(' ').length <= mostWords
    ? plainOf(said).toLowerCase()
    : name;
}

function withWider(offers: readonly Offer[], texts: OfferTexts): Offer[] {
  if (texts.subject !== 'page') return [...offers];
  return offers.flatMap((offer) => {
    const wider = offer.kind === 'service' ? widerName(offer.said, texts.language) : offer.said;
    return wider === offer.said
      ? [offer]
      : [offer, ...[offerOf(wider, offer.source, texts)].flatMap((one) => one ?? [])];
  });
}

function isApp(texts: OfferTexts): boolean {
  return texts.subject === 'app' || isDigital(texts);
}

/** "Café and bicycle repair" are two trades, "bike and coffee shop" is one. */
function industryParts({ industry, language }: OfferTexts): string[] {
  const [left = '', right, ...more] = industry.split(/\s(?:and|&|\+|und|y|et)\s/iu);
  const isTwo = right !== undefined && more.length === 0 && businessNounOf(left, language) !== null;
  return isTwo ? [left, right] : [industry];
}

/** The trade with which people look for such a business, beside what it does: "vet", "bike shop", "Zahnarzt". */
function withTrade(offers: Offer[], texts: OfferTexts): Offer[] {
  if (texts.subject === 'product') return distinctOffers([...offers, ...wareOf(texts)]);
  if (texts.subject !== 'page') return offers;
  const { businessName, description, language } = texts;
  const whole =
    isDigital(texts) && texts.products.length > 0 ? openingThing(description, programWords, language) : [];
  if (whole.length > 0)
    return distinctOffers([...whole.flatMap((said) => offerOf(said, 'description', texts) ?? []), ...offers]);
  const industry = isChoice(texts.industry) ? '' : texts.industry;
  const said = language === 'other' ? [industry] : tradesOf(businessName, industry, description, language);
  const trades = said.flatMap((trade) => offerOf(trade, 'businessName', texts) ?? []);
  return distinctOffers([...withSharedKind(offers, language), ...trades]);
}

/** Goods that the industry names in the user's own words: "handwoven rugs" beside kilim rugs and runners. */
function wareOf(texts: OfferTexts): Offer[] {
  const { industry, language } = texts;
  const isWare = !isChoice(industry) && industry.split(' ').length <= 4 && !/[,;&/]/u.test(industry);
  if (!isWare || typeHits(industry, language).length === 0 || businessNounOf(industry, language) !== null)
    return [];
  return [offerOf(withoutHouse(industry), 'industry', texts)].flatMap((offer) => offer ?? []);
}

/** What the business is in: its name says it where "Other" was chosen. */
function fieldOf({ industry, businessName, language }: OfferTexts): string {
  if (industry !== 'Other' || language === 'other') return industry;
  return namedTrades(businessName, language)[0] ?? industry;
}

function isChoice(industry: string): boolean {
  return industries.some((choice) => choice.toLowerCase() === industry.toLowerCase());
}

function offerOf(said: string, source: Offer['source'], texts: OfferTexts): Offer | null {
  const { language } = texts;
  const plain = plainOf(said).replace(selling, '');
  const words = plain.split(' ').length;
  const isCut = words > mostWords || (tail[language].test(plain) && !besideIt.test(plain));
  const short = isCut ? plain.replace(tail[language], '') : plain;
  const cut = language === 'other' ? short.slice(0, 60) : shortName(short, language);
  const kept = cut === plain ? plain : withoutOpenEnd(cut.replace(/[,\s]+$/u, '')).replace(/[,\s]+$/u, '');
  if (!/\p{L}{2}/u.test(kept)) return null;
  const bare = language === 'de' || language === 'other' ? kept : kept.toLowerCase();
  const kind = kindOfOffer(bare, fieldOf(texts), texts.subject, language, isDigital(texts));
  const lower =
    language === 'en' && kind === 'software' && texts.subject === 'page' ? asProgram(bare, texts) : bare;
  // "Two photographers" are how many come.
  if (lower === '' || (kind === 'person' && howMany.test(lower))) return null;
  // Homes are looked for in the plural: "apartments for rent".
  const isOne =
    language === 'en' &&
    kind !== 'topic' &&
    kind !== 'property' &&
    !keepsPlural.test(lower) &&
    !/s and \S+s$/u.test(lower);
  const name = isOne ? singularFront(lower) : lower;
  const plural = language === 'en' ? englishPlural(name) : language === 'es' ? romancePlural(name) : null;
  return { said, name, plural, kind, parted: false, source };
}

/** "LedgerLeaf is accounting software" tells it, and is no name of it. */
const isNoSentence = (thing: string): boolean => !/\s(?:is|are|was|has|does)\s/iu.test(thing);

const howMany =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) /u;

/** "Ferienwohnung mit Hund", "cottage with hot tub": a house is looked for with what it has. */
const besideIt =
  /^(?:\p{L}*ferien(?:wohnung|haus)\p{L}*|\p{L}*hotel\p{L}*|(?:holiday )?(?:cottages?|lodges?|cabins?|apartments?)|glamping|casas? rural(?:es)?|gîtes?|chambres? d['’]hôtes) (?:mit|with|con|avec) \S+(?: \S+)?$|^\p{L}{5,} mit \p{L}+$|^(?:wartung|reparatur|reinigung|pflege|montage|vermietung|installation|beratung|einbau|austausch) von \S+(?: und)?(?: \S+)?$/iu;

function plainOf(said: string): string {
  return said
    .split(/[|(–—:;]|\s-\s/u)[0]!
    .replace(/["“”*#<>]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** "Apps for freelancers": the things are one, those whom they are for stay many. */
function singularFront(phrase: string): string {
  const [, front = phrase, rest = ''] = /^(.*?)(\s(?:for|of|in|at|on|with|from)\s.*)?$/u.exec(phrase) ?? [];
  return singularPhrase(front) + rest;
}

function distinctOffers(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ name }) => {
    const key = foldWord(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
