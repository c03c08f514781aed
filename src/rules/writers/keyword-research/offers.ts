import { singularFront, singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { foldWord } from '#rules/text/words.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { listedFirst } from './listed.ts';
import { goodsAtOpening } from './goods-at-opening.ts';
import { goodsOutside, openingThing } from './opening-thing.ts';
import { isNoOffer } from './no-offers.ts';
import { lodgingIn } from './lodging.ts';
import { programsAbroad } from './programs-abroad.ts';
import { saidInList, saidInText } from './said-in.ts';
import { asField, isField, isOrder } from './fields.ts';
import { holds } from './held-words.ts';
import { isDone, mostWords } from './list-words.ts';
import { nameIn, plainOf } from './offer-name.ts';
import { fieldOf, industryParts, isChoice, type OfferTexts } from './offer-texts.ts';
import { isPartOf, isWare, wareOfIndustry, withoutExtras, withTenure } from './wares.ts';
import { kindOfOffer, servesPeople, type OfferKind } from './offer-kind.ts';
import { appWords, asProgram, isDigital, programWords, whatItIs } from './program-names.ts';
import { withSharedKind } from './shared-kind.ts';
import { asShow, isShow } from './shows.ts';
import { alsoSold } from './also-sold.ts';
import { asTyped } from './as-typed.ts';
import { typedOffers } from './typed-offers.ts';
import { spokenByName } from './spoken-by-name.ts';
import { namedTrades, tradesOf } from './trades.ts';
import { englishPlural, romancePlural } from './plural.ts';
import { asLet, letBeside, openingOffers } from './what-is-let.ts';
import { widerName, withoutFittings } from './wider-name.ts';
import { withThingOf } from './with-thing.ts';

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

const mostOffers = 40;
/**
 * What is sold: the products and services; without them the user's own keywords, what the description or the name of
 * the business says, and last the industry in the user's words.
 */
export function offersOf(texts: OfferTexts): Offer[] {
  const from = (list: readonly string[], source: Offer['source']): Offer[] =>
    list.flatMap((said) => offerOf(said, source, texts) ?? []);
  const described = (text: string): string[] =>
    typeHits(text, texts.language)
      .filter(
        (hit) =>
          (texts.language !== 'en' || !isOrder(text, hit.start, hit.end)) &&
          !isVerb.test(text.slice(Math.max(0, hit.start - 8), hit.start)) &&
          // "Prix annoncé au téléphone", "dès 12 bouteilles": what is told on the way.
          !onTheWay.test(text.slice(Math.max(0, hit.start - 40), hit.start)),
      )
      .map((hit) => hit.text);
  const { description, language } = texts;
  const trades = from(isChoice(texts.industry) ? [] : industryParts(texts), 'industry');
  const named = trades.filter((trade) => !isField(trade));
  const isProgram = isApp(texts);
  const lodgings = texts.subject === 'page' && !isProgram ? lodgingIn(texts) : [];
  const isHouse = lodgings.length > 0;
  const spoken = isProgram ? description : spokenByName(description, texts.businessName, language);
  const said = withoutExtras(spoken.slice(0, 600));
  const isServing = texts.subject === 'page' && servesPeople(fieldOf(texts));
  const things = from(
    described(said)
      .map((thing) => withTenure(thing, said))
      .slice(0, 4)
      .filter(
        (thing) =>
          !isNoOffer(thing, language) &&
          !holds(texts.businessName, thing) &&
          !trades.some((trade) => isPartOf(thing, trade.name, said)),
      ),
    'description',
  ).filter(({ kind }) => (!isServing && (!isProgram || texts.subject !== 'page')) || kind === 'property');
  const opened = from(
    texts.subject === 'product' ? goodsOutside(openingThing(spoken, described(said), language), named) : [],
    'description',
  );
  const added = isProgram || isHouse || texts.subject === 'video' ? [] : alsoSold(spoken, language);
  for (const offers of [
    withWider(
      saidInList(texts.products, language).flatMap((said) =>
        withParts(withThingOf(said, texts), texts, 'products'),
      ),
      texts,
    ),
    // A firm that serves people lists what it does further on.
    isProgram || isHouse || isServing || texts.subject === 'video'
      ? []
      : from(goodsOutside(goodsAtOpening(spoken, language), named), 'description'),
    withWider(
      isHouse
        ? [
            ...from(lodgings, 'description').map((offer) =>
              isDone(offer.name, language) ? offer : { ...offer, kind: 'venue' as const },
            ),
            ...from(letBeside(spoken, language), 'description'),
          ]
        : isProgram && language !== 'en'
          ? from(programsAbroad(description, language), 'description')
          : saidInText(spoken, language, texts.subject).flatMap((said) =>
              withParts(said, texts, 'description'),
            ),
      texts,
    ),
    from(
      isProgram && language === 'en'
        ? [
            ...whatItIs(description),
            ...openingThing(description, texts.subject === 'app' ? appWords : programWords, language).filter(
              isNoSentence,
            ),
            ...programDeeds(description),
          ]
        : [],
      'description',
    ),
    from(
      isProgram && language !== 'en' && texts.subject === 'page'
        ? []
        : listedFirst(
            // The second sentence of a program says what it does: "Updates Windows, macOS and other apps".
            isProgram ? description.split(/[.!?\n]/u)[0]! : spoken,
            language,
            texts.subject,
          ).map((said) => withThingOf(said, texts)),
      'description',
    ),
    from(typedOffers(texts), 'currentKeywords'),
    from(texts.subject === 'page' ? openingThing(spoken, described(said), language) : [], 'description'),
    from(
      texts.subject === 'page' && named.length === 0 ? openingOffers(spoken, language) : [],
      'description',
    ),
    opened,
    named.some(({ kind }) => !isWare(kind)) ? named : [...named, ...things],
    from(texts.subject === 'page' ? tradesOf('', '', description, language) : [], 'description'),
    from(
      [
        ...namedTrades(texts.businessName, language),
        // "La Table d'Anaïs" sells none where something else is told.
        ...(description.trim() === '' ? described(texts.businessName) : []),
      ].slice(0, 1),
      'businessName',
    ),
    // The twelve choices are shelves that nobody searches; what the user wrote instead is a trade.
    from(isChoice(texts.industry) ? [] : [texts.industry], 'industry').map(asField),
  ]) {
    const distinct = distinctOffers(offers).slice(0, mostOffers);
    if (distinct.length === 0) continue;
    // Who lists no products has own keywords beside what the description says.
    if (offers === opened && added.length === 0) return distinct;
    const own =
      texts.products.length > 0
        ? []
        : [...from(added, 'description'), ...from(typedOffers(texts), 'currentKeywords')];
    return withTrade(distinctOffers([...distinct, ...own]).slice(0, mostOffers), texts);
  }
  return [];
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
    const wider =
      offer.kind === 'service'
        ? widerName(offer.said, texts.language)
        : offer.kind === 'venue'
          ? withoutFittings(offer.said)
          : offer.said;
    return wider === offer.said
      ? [offer]
      : [offer, ...[offerOf(wider, offer.source, texts)].flatMap((one) => one ?? [])];
  });
}

function isApp(texts: OfferTexts): boolean {
  return texts.subject === 'app' || isDigital(texts);
}

/** The trade with which people look for such a business, beside what it does: "vet", "bike shop", "Zahnarzt". */
function withTrade(offers: Offer[], texts: OfferTexts): Offer[] {
  if (texts.subject === 'product') {
    const ware = wareOfIndustry(texts);
    return ware === ''
      ? offers
      : distinctOffers([...offers, ...[offerOf(ware, 'industry', texts)].flatMap((one) => one ?? [])]);
  }
  if (texts.subject !== 'page') return offers;
  const { businessName, description, language } = texts;
  const whole =
    isDigital(texts) && texts.products.length > 0 ? openingThing(description, programWords, language) : [];
  if (whole.length > 0)
    return distinctOffers([...whole.flatMap((said) => offerOf(said, 'description', texts) ?? []), ...offers]);
  const industry = isChoice(texts.industry) ? '' : texts.industry;
  const said = language === 'other' ? [industry] : tradesOf(businessName, industry, description, language);
  const trades = said.flatMap((trade) => offerOf(trade, 'businessName', texts) ?? []);
  return distinctOffers([...withSharedKind(offers, language, texts.industry), ...trades]);
}

function offerOf(said: string, source: Offer['source'], texts: OfferTexts): Offer | null {
  const { language } = texts;
  const short = nameIn(said, language);
  if (short === '') return null;
  const bare = texts.subject === 'page' ? asTyped(short, texts) : short;
  if (isShow(texts)) {
    const name = asShow(
      language === 'en' && !/^\p{L}+ing\s/u.test(bare) ? singularPhrase(bare) : bare,
      language,
    );
    return { said, name, plural: null, kind: 'topic', parted: false, source };
  }
  const { name: whole, kind } = asLet(
    { name: bare, kind: kindOfOffer(bare, fieldOf(texts), texts.subject, language, isDigital(texts)) },
    said,
    texts,
  );
  const lower =
    language === 'en' && kind === 'software' && texts.subject === 'page' ? asProgram(whole, texts) : whole;
  // "Two photographers" are how many come.
  if (lower === '' || (kind === 'person' && howMany.test(lower))) return null;
  // Homes are looked for in the plural: "apartments for rent".
  const isOne =
    language === 'en' &&
    kind !== 'topic' &&
    kind !== 'property' &&
    // "QuickBooks" is a name.
    !/\p{Ll}\p{Lu}/u.test(said.slice(said.lastIndexOf(' ') + 1)) &&
    !keepsPlural.test(lower) &&
    !/s and \S+s$/u.test(lower);
  const name = isOne ? singularFront(lower) : lower;
  const plural = language === 'en' ? englishPlural(name) : language === 'es' ? romancePlural(name) : null;
  return { said, name, plural, kind, parted: false, source };
}

/** "I throw mugs" */
const isVerb = /(?:^|\s)(?:we|i|they|you|he|she|can|will|wir|ich|nous|je)\s$/iu;

const onTheWay =
  /(?<!\p{L}|(?:ventas?|ventes?|verkauf|sales?|tienda|boutique|fabricación|fabrication|herstellung|producción|production|elaboración|shop|maker|makers)\s)(?:au|à la|du|dès|avec|par|sur|with|by|via|on|from|to|for|your|mit|am|auf|per|vom|bis|im|con|por|al|del|desde)\s(?:\d+\s)?(?:\p{L}+\s)?$|\d\s$/iu;

/** "LedgerLeaf is accounting software" tells it, and is no name of it. */
const isNoSentence = (thing: string): boolean => !/\s(?:is|are|was|has|does)\s/iu.test(thing);

const howMany =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) /u;

function distinctOffers(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ name }) => {
    const key = foldWord(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
