import { withAmounts } from './amounts.ts';
import { noteOldWare, noteSubject } from './category.ts';
import { namesAilments } from './ailments.ts';
import { placeOf } from './place-in-text.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { type BrandFound, brandOf, isSelling } from './brand-name.ts';
import { type Facts, collectedFacts } from './collected-facts.ts';
import { isOfferType } from './type-hits.ts';
import { quotesOf } from './clauses.ts';
import { sellsOwnThing } from './sellers-sentence.ts';
import { conditionPatterns, isSound, renewedPart, withoutDenied, saysWorn } from './condition-patterns.ts';
import { partAils, tellsFault } from './fault-turns.ts';
import { modelInName } from './maker-in-name.ts';
import { kindsByType } from './kind-by-type.ts';
import { withPatterns } from './pattern-names.ts';
import { nameTail } from './name-tail.ts';
import { ledgerOf } from './ledger-of.ts';
import { tellsReasonOfSale } from './reason-of-sale.ts';
import { productTypeOf } from './product-type.ts';
import { saidModel } from './german-model.ts';
import { textsOf } from './texts-of-brief.ts';
import { type Reading, addUnit, heldTitle, unitOnThing } from './unit-facts.ts';
import { type Unit, unitsOfText } from './units.ts';
import { isVintageWithFaults } from './worn-by-time.ts';

const unitsByLedger = new WeakMap<Ledger, readonly Unit[]>();

const unusedWords = /\b(?:new|sealed|unopened|stock|neu|nuev[oa]s?|neufs?|neuves?)\b/iu;

/** "Verkauf von privat", "vendo": somebody sells what is his own. */
const ownSale: Partial<Record<Brief['language']['written'], RegExp>> = {
  de: /\b(?:verkaufe|verkaufen (?:hier )?unser[en]?|privatverkauf|von privat|keine rücknahme|(?:nur |selbst)?abholung in)\b/iu,
  fr: /(?:^|[.!\n] ?)(?:à vendre|vends?) (?=\p{Ll})|\b(?:je vends?|cause double emploi|vente (?:entre|de) particuliers?|vendue?s? (?:sans|avec|tels?|telles?|en l['’]état))(?!\p{L})/iu,
  es: /\b(?:vendo|se vende (?:sin|con|tal)|venta (?:entre|de) particular(?:es)?)\b/iu,
  other:
    /(?<!\p{L})(?:vendo|vende-se|te koop|ik verkoop|sprzedam|sprzedaję|säljer|sælger|selger|prodám|prodávám|продам|продаю|vând|myydään|myyn|satılık|satıyorum|bán)(?!\p{L})/iu,
};

/** "Seat is torn" of a neighbour's bike: who sells a thing with its flaws there has used it. */
function tellsFlaw({ fields, product, language: { written } }: Brief): boolean {
  const isPrivate =
    fields['facebookLocation'] !== undefined ||
    product.ownSale === true ||
    ownSale[written]?.test(product.description) === true ||
    (written === 'en' && /(?:^|[.!?]\s)(?:I|We|My|Our)[\s’']|\s(?:my|our)\s/u.test(product.description));
  if (!isPrivate || unusedWords.test(product.name)) return false;
  return withoutDenied(product.description, written)
    .split(/[.!?\n]+/u)
    .some(
      (sentence) =>
        tellsFault(sentence, written) &&
        !isSound(sentence) &&
        !(written === 'en' && /\bno \p{L}|\bnew\b/iu.test(sentence.replace(renewedPart, ''))),
    );
}

/** "Aus gebrauchter LKW-Plane", "cut from used sails": what the stuff was before makes nothing second-hand. */
const reused =
  /(?<!\p{L})(?:aus|from|of|out of|en|de|à partir de|con) (?:(?:alte[rnm]|old|des|de) )?(?:gebrauchte[rnms]?|ausgediente[rnms]?|used|second-hand|reclaimed|pre-loved|usad[oa]s?|usagée?s?|recyclée?s?|recuperad[oa]s?) \p{L}+/giu;

/** "Record player from the 1980s": what is sold on and so old has been used. English. */
function isOfDecade(text: string): boolean {
  const opening = text.slice(0, 120).split(/[.!?\n](?:\s|$)/u)[0]!;
  return (
    /\sfrom (?:the )?(?:early |late |mid )?1[89]\d\ds?(?=$|[,\s])/u.test(opening) &&
    !/\b(?:style|inspired|look|design|reproduction|replica|copy)\b/iu.test(opening)
  );
}

/** "Hits great, upgrading": who says why he lets it go has had it. English. */
const isSoldForReason = (text: string): boolean =>
  text.split(/[.,;!\n]+/u).some((piece) => tellsReasonOfSale(piece.trim(), 'en'));

function isUsed(brief: Brief): boolean {
  const stated = `${brief.fields['itemCondition'] ?? ''} ${brief.fields['facebookCondition'] ?? ''}`.trim();
  const { condition } = conditionPatterns[brief.language.written];
  if (stated !== '')
    return (
      !/^(?:brand )?(?:new|neu|nuev[oa]|neuf|neuve|nuov[oa]|nieuw|nov[oa]|now[ya])\b(?! other)/iu.test(
        stated,
      ) || tellsFault(stated, brief.language.written)
    );
  const text = brief.product.description.replace(reused, ' ');
  if (isSelling(brief))
    return (
      condition.test(text) ||
      tellsFlaw(brief) ||
      saysWorn(text, brief.language.written) ||
      (brief.language.written === 'en' &&
        (sellsOwnThing(text) ||
          isSoldForReason(text) ||
          isOfDecade(text) ||
          (partAils.test(text) && !unusedWords.test(brief.product.name))))
    );
  return (
    /\b(?:pre-?owned|second[- ]hand|refurbished|used (?:but|condition|in good)|gebraucht\w*|segunda mano|d[’']occasion)\b/iu.test(
      text,
    ) || isVintageWithFaults(brief)
  );
}

/** A part's name holds the model of what it fits, not its own. */
const fitsOthers =
  /\b(?:(?<!still )fits?(?! (?:in|into|under|well|nicely|snugly|easily)\b)|compatible|replacement|passend|kompatibel|compatibles?|spare)\b/iu;

/**
 * Builds the ledger of a brief: every typed fact that its texts hold, with the form path and the seller's words.
 * The quotes of the facts cover the whole brief; a sentence that tells no fact is kept as kind `other`.
 */
export function extractLedger(brief: Brief): Ledger {
  const language = brief.language.written;
  const { subject, goods } = platforms[brief.platform];
  const context = { language, platform: brief.platform, used: isUsed(brief), name: brief.product.name };
  const brand = brandOf(brief);
  const type = productTypeOf(brief, brand?.name ?? '');
  const namePath = `products.${brief.product.index}.name`;
  const nameQuote = quotesOf(brief.product.name)[0] ?? brief.product.name;
  const facts = collectedFacts(brief, type, namePath);
  facts.add('type', type, namePath, nameQuote);
  if (brand !== null) facts.add('brand', brand.name, brand.source, brand.quote.slice(0, 200));
  const reading: Reading = {
    brief,
    language,
    brand,
    type,
    namePath,
    model: addModel(brief, brand, facts, namePath, nameQuote),
    isOffer: isOfferType(type, language),
    isPage: subject === 'page',
    isResold: goods === 'resold',
    isTitle: heldTitle.test(type),
    kinds: withPatterns(kindsByType(type, language), brief.product.description),
  };
  for (const { kind, value } of nameTail(brief.product.name, type, language))
    facts.add(kind, value, namePath, nameQuote);
  const units: Unit[] = [];
  const place = placeOf(brief);
  for (const { path, text } of textsOf(brief)) {
    const here = unitsOfText(path, text, context).map((unit) => unitOnThing(unit, reading));
    units.push(...(reading.isPage ? withAmounts(here) : here));
    if (place?.source === path && path !== 'location') {
      const inPlace = here.find(({ quote }) => quote.includes(place.text));
      if (inPlace !== undefined) facts.add('place', place.text, path, inPlace.quote);
    }
    for (const unit of here) addUnit(unit, path, reading, facts);
    facts.addRest(path, text);
  }
  // "Yoga for back pain" of a page is what it offers: a service says what it is about.
  if (reading.isPage && namesAilments(brief.product.name, language))
    facts.add('service', brief.product.name, namePath, nameQuote);
  const ledger = ledgerOf(facts.list, brief.language);
  unitsByLedger.set(ledger, units);
  noteSubject(ledger, subject);
  if (isVintageWithFaults(brief)) noteOldWare(ledger);
  return ledger;
}

const ofHouse =
  /^(?:frères|fils|& ?fils|et fils|cie|& ?cie|söhne|gebrüder|hermanos|hijos|brothers|bros|& ?sons|sons|figli)(?=$|\s)/iu;

/** Adds the model that the form or the name of a resold thing tells, and returns it, or empty. */
function addModel(
  brief: Brief,
  brand: BrandFound | null,
  facts: Facts,
  namePath: string,
  nameQuote: string,
): string {
  if (brand === null) return '';
  const { name, description } = brief.product;
  // "R2345 Class 08": a class is told with its figure or not at all.
  const said = (brand.model ?? '').replace(/(?<=\S) Class$/u, '');
  if (said !== '') {
    facts.add('model', said, brand.source, brand.quote);
    return said;
  }
  if (!isSelling(brief) || fitsOthers.test(`${name} ${description}`)) return '';
  const type = facts.list[0]?.kind === 'type' ? facts.list[0].value : '';
  const named = modelInName(brief, brand.name, type).replace(/(?<=\S) Class$/u, '');
  // "Peugeot Frères", "Zeiss Söhne": the rest of the maker's own name.
  const model = ofHouse.test(named) ? '' : named;
  if (model !== '') facts.add('model', model, namePath, nameQuote);
  if (model !== '') return model;
  const told = saidModel(brief, brand.name);
  if (told !== '')
    facts.add('model', told, `products.${brief.product.index}.description`, `${brand.name} ${told}`);
  return told;
}

/** Clauses of the brief behind a ledger, for the writer. They are read again when the ledger was not built here. */
export function unitsOf(ledger: Ledger, brief: Brief): readonly Unit[] {
  const known = unitsByLedger.get(ledger);
  if (known !== undefined) return known;
  const context = {
    language: brief.language.written,
    platform: brief.platform,
    used: isUsed(brief),
    name: brief.product.name,
  };
  return textsOf(brief).flatMap(({ path, text }) => unitsOfText(path, text, context));
}
