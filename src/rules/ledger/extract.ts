import { withAmounts } from './amounts.ts';
import { noteSubject } from './category.ts';
import { namesAilments } from './ailments.ts';
import { isTown, placeOf } from './place-in-text.ts';
import type { Brief, Fact, FactKind, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import { type BrandFound, brandOf, isSelling } from './brand-name.ts';
import { tellsCount } from './told-count.ts';
import { isOfferType, isThingType } from './type-hits.ts';
import { linesOf, quotesOf, splitSentences } from './clauses.ts';
import { conditionPatterns, isSound, renewedPart, withoutDenied, saysWorn } from './condition-patterns.ts';
import { detailsIn } from './details.ts';
import { isShortSize, modelInName } from './maker-in-name.ts';
import { isInMaker } from './maker-pair.ts';
import { showsColours, tellsOtherStuff } from './other-stuffs.ts';
import { kindsByType } from './kind-by-type.ts';
import { nameTail } from './name-tail.ts';
import { thingsOfPoint } from './point-things.ts';
import { isPacked } from './packed-size.ts';
import { ledgerOf } from './ledger-of.ts';
import { productTypeOf } from './product-type.ts';
import { textsOf } from './texts-of-brief.ts';
import { type Unit, unitsOfText } from './units.ts';

/** Things whose name is the title of a work. */
const heldTitle =
  /^(?:book|vinyl record|LPs?|Vinyl|Schallplatten?|CDs?|DVDs?|Blu-rays?|Buch|Roman|vinilos?|discos?|libros?|novela|vinyles?|disques?|livres?|roman|album|álbum|bd|cómic|tebeo|comic|revista|revue|magazine|bande dessinée)$/iu;

const unitsByLedger = new WeakMap<Ledger, readonly Unit[]>();

const metal = /^(?:gold|silver|bronze|platinum)(?:en)?$/iu;
const ofNoMetal =
  /(?<!\p{L})(?:clay|compost|soil|feed|seeds?|coffee|tea|flour|oil|tobacco|cement|mortar|plaster|glue|fertili[sz]er|membership|subscription|software|course|hay|straw|pellets|beans|rice|honey|wine|beer|gin|vodka|rum|shampoo|detergent|wax|litter|food|treats)$/iu;

/** Whether a metal in a text names a grade or a line of what is made of none. English. */
function isGrade(value: string, type: string): boolean {
  return metal.test(value) && ofNoMetal.test(type);
}

const varying =
  /(?<!\p{L})(?:var(?:y|ies) by|differs? by|weich\p{L}+ (?:um|bis)|varía(?:n)? (?:en|hasta)|varient? de)(?!\p{L})/iu;

/** Clauses whose materials are none of the thing. */
const stateless: ReadonlySet<FactKind> = new Set(['condition', 'flaw', 'shipping', 'exclusion']);

/** Fields whose words describe this product, so that materials and measures in them are facts about it. */
const productFields = new Set([
  'keyFeatures',
  'productDimensions',
  'appFeatures',
  'handmadeStory',
  'itemCondition',
  'uniqueSellingProposition',
  'certifications',
  'deviceCompatibility',
  'videoDescription',
  'facebookCondition',
  'videoLength',
]);

/** Kinds of clause whose "with …" names a part of the product. */
const namesParts = new Set<FactKind>(['feature', 'material', 'method', 'colour', 'name', 'origin']);

function isProductPath(path: string): boolean {
  return path.endsWith('.name') || path.endsWith('.description') || productFields.has(path);
}

/** Whether a clause is nothing but the place of the form. */
function isOwnTown(text: string, { fields }: Brief): boolean {
  const town = (fields['facebookLocation'] ?? fields['location'] ?? '').split(/[,(/]/u)[0]!.trim();
  // "Toulouse Saint-Cyprien": with its quarter.
  const front = /^\p{Lu}\S*(?: \p{Lu}[\p{L}-]+){1,2}$/u.test(text) ? text.slice(0, town.length) : text;
  return town !== '' && foldWord(front) === foldWord(town);
}

const unusedWords = /\b(?:new|sealed|unopened|stock|neu|nuev[oa]s?|neufs?|neuves?)\b/iu;

/** "Seat is torn" of a neighbour's bike: who sells a thing with its flaws there has used it. */
function tellsFlaw({ fields, product, language: { written } }: Brief, flaw: RegExp): boolean {
  if (fields['facebookLocation'] === undefined || unusedWords.test(product.name)) return false;
  return withoutDenied(product.description, written)
    .split(/[.!?\n]+/u)
    .some(
      (sentence) =>
        flaw.test(sentence) &&
        !isSound(sentence) &&
        !(written === 'en' && /\bno \p{L}|\bnew\b/iu.test(sentence.replace(renewedPart, ''))),
    );
}

/** "Aus gebrauchter LKW-Plane", "cut from used sails": what the stuff was before makes nothing second-hand. */
const reused =
  /(?<!\p{L})(?:aus|from|of|out of|en|de|à partir de|con) (?:(?:alte[rnm]|old|des|de) )?(?:gebrauchte[rnms]?|ausgediente[rnms]?|used|second-hand|reclaimed|pre-loved|usad[oa]s?|usagée?s?|recyclée?s?|recuperad[oa]s?) \p{L}+/giu;

function isUsed(brief: Brief): boolean {
  const stated = `${brief.fields['itemCondition'] ?? ''} ${brief.fields['facebookCondition'] ?? ''}`.trim();
  const { condition, flaw } = conditionPatterns[brief.language.written];
  if (stated !== '')
    return (
      !/^(?:brand )?(?:new|neu|nuev[oa]|neuf|neuve|nuov[oa]|nieuw|nov[oa]|now[ya])\b(?! other)/iu.test(
        stated,
      ) || flaw.test(stated)
    );
  const text = brief.product.description.replace(reused, ' ');
  if (isSelling(brief))
    return condition.test(text) || tellsFlaw(brief, flaw) || saysWorn(text, brief.language.written);
  return /\b(?:pre-?owned|second[- ]hand|refurbished|used (?:but|condition|in good)|gebraucht\w*|segunda mano|d[’']occasion)\b/iu.test(
    text,
  );
}

/**
 * Builds the ledger of a brief: every typed fact that its texts hold, with the form path and the seller's words.
 * The quotes of the facts cover the whole brief; a sentence that tells no fact is kept as kind `other`.
 */
export function extractLedger(brief: Brief): Ledger {
  const language = brief.language.written;
  const context = { language, platform: brief.platform, used: isUsed(brief) };
  const brand = brandOf(brief);
  const type = productTypeOf(brief, brand?.name ?? '');
  const namePath = `products.${brief.product.index}.name`;
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const quoted = new Map<string, Set<string>>();
  const isQuoted = (source: string, quote: string): boolean => quoted.get(source)?.has(quote) === true;
  const noteQuote = (source: string, quote: string): void => {
    const known = quoted.get(source);
    if (known === undefined) quoted.set(source, new Set([quote]));
    else known.add(quote);
  };
  const add = (kind: FactKind, value: string, source: string, quote: string): void => {
    const clean = value.trim();
    const key = `${kind}\n${foldWord(clean)}`;
    if (clean === '' || seen.has(key)) return;
    if (kind === 'pack' && source === namePath && tellsCount(brief.product.description, clean, type)) return;
    seen.add(key);
    noteQuote(source, quote);
    facts.push({ id: `f${facts.length + 1}`, kind, value: clean, source, quote });
  };

  const isResold = platforms[brief.platform].goods === 'resold';
  const nameQuote = quotesOf(brief.product.name)[0] ?? brief.product.name;
  add('type', type, namePath, nameQuote);
  addBrand(brand, add);
  const said = brand?.model ?? '';
  const nameModel =
    said === '' &&
    brand !== null &&
    isSelling(brief) &&
    !fitsOthers.test(`${brief.product.name} ${brief.product.description}`)
      ? modelInName(brief, brand.name, facts[0]?.kind === 'type' ? facts[0].value : '')
      : '';
  if (nameModel !== '') add('model', nameModel, namePath, nameQuote);
  if (brand !== null && said !== '') add('model', said, brand.source, brand.quote);
  for (const { kind, value } of nameTail(brief.product.name, type, language))
    add(kind, value, namePath, nameQuote);
  const isOffer = isOfferType(type, language);
  const isPage = platforms[brief.platform].subject === 'page';
  const kinds = kindsByType(type, language);
  const units: Unit[] = [];
  const place = placeOf(brief);
  for (const { path, text } of textsOf(brief)) {
    const here = unitsOfText(path, text, context).map((unit) => {
      // A firm's "green cards" are no colour of anything.
      // "Pink Floyd, Wish You Were Here": the words of a title again.
      if (unit.kind === 'colour' && heldTitle.test(type) && brief.product.name.includes(unit.text))
        return { ...unit, kind: 'feature' as const };
      // "45 pounds, Goole": where it is fetched.
      if (isOwnTown(unit.text, brief) || (isResold && isTown(unit.text)))
        return { ...unit, kind: 'place' as const };
      const isFirms = isPage && unit.kind === 'colour' && !isThingType(type, language);
      // "£600 minimum spend Fri and Sat" tells no hours.
      if (unit.kind === 'hours' && /^[£$€]\s?\d/u.test(unit.text)) return { ...unit, kind: 'price' as const };
      const kind = isFirms ? 'service' : kinds.kindOf(unit.kind, unit.text, unit.text, unit.quote);
      return kind === unit.kind ? unit : { ...unit, kind };
    });
    units.push(...(isPage ? withAmounts(here) : here));
    const inPlace =
      place?.source === path && path !== 'location'
        ? here.find(({ quote }) => quote.includes(place.text))
        : undefined;
    if (inPlace !== undefined) add('place', place!.text, path, inPlace.quote);
    for (const unit of here) {
      const isState = path === 'facebookCondition' || path === 'itemCondition';
      // A service is neither new nor used, and its "green waste" is no colour.
      if (isOffer && isState) {
        add('other', unit.text, path, unit.quote);
        continue;
      }
      if (unit.kind !== 'name' || !path.endsWith('.name')) add(unit.kind, unit.text, path, unit.quote);
      // "360° rotation: ball joint, telescopic arm": the heading is a fact, and so is each thing behind it.
      for (const part of thingsOfPoint(unit, language)) add('feature', part, path, unit.quote);
      // The stamp of a chapter counts nothing: "10 hydration" of "2:10 hydration".
      if (!isProductPath(path) || unit.kind === 'chapter') continue;
      // The words of a title are those of its story: no silver in "The Silver Chair".
      if (heldTitle.test(type) && path === namePath) continue;
      for (const detail of detailsIn(unit.text, language)) {
        if (isOffer && (detail.kind === 'colour' || detail.kind === 'material')) continue;
        if (brand !== null && isInMaker(detail.start, detail.value, unit.text, brand.name)) continue;
        // "Glass is clean", "Versand im LP-Karton": of a part's state and of a parcel nothing is made.
        if (detail.kind === 'material' && (stateless.has(unit.kind) || tellsOtherStuff(unit))) continue;
        if (detail.kind === 'colour' && showsColours(unit, language)) continue;
        // "Folds into a bag, 72 cm long": of the bag.
        if (detail.kind === 'size' && language === 'en' && isPacked(unit.text)) continue;
        // "Sizes vary by 3 mm" tells none, and how long a guarantee runs is no time of the thing's.
        if (detail.kind === 'size' && varying.test(unit.text)) continue;
        if (detail.kind === 'duration' && unit.kind === 'guarantee') continue;
        // The gum of a stamp is what is on its back, and a fruity green oil has no colour that one chooses.
        if (detail.kind === 'material' && /original[- ]?gumm/iu.test(unit.text)) continue;
        if (detail.kind === 'colour' && /(?:frutado|fruité)s? \p{L}+/iu.test(unit.text)) continue;
        // "Some rust on one bar end" is no colour, "deux poussières" no number of parts.
        if (unit.kind === 'flaw' && (detail.kind === 'colour' || detail.value === unit.text)) continue;
        // "Smoke free home, 2 dogs" counts nothing that is sold.
        if (unit.kind === 'other' && /\s(?:cat|dog|pet)s?$/iu.test(detail.value)) continue;
        // "Evesham Gold clay" is a line of a maker's.
        if ((detail.kind === 'colour' || detail.kind === 'material') && isGrade(detail.value, type)) continue;
        // "Used twice, mint" has no colour either.
        if (unit.kind === 'condition' && /^mint$/iu.test(detail.value)) continue;
        // What was read as a material may be a colour, or a scent, which the clause tells.
        const kind = kinds.kindOf(detail.kind, detail.value, unit.text, unit.quote);
        if (kind !== detail.kind && (kind === 'feature' || kind === 'flaw')) continue;
        // The cloth of "wipe with a dry cloth" is no part of the thing.
        // "The 3/4 inch brass fittings do not rust" is about its part; "the lid comes with a seal" about the lid.
        const isNamed = unit.text.startsWith(`The ${detail.value} `);
        const tellsParts =
          (namesParts.has(unit.kind) && !/\byou can\b.*\bwith\b/u.test(unit.text)) || isNamed;
        if (detail.kind === 'feature' && (unit.shape === 'order' || !tellsParts)) continue;
        // "Levi's 501 jeans", "Thule 757 footpack": a model, and no number of things.
        if (kind === 'number' && path === namePath && isResold && bigCount.test(detail.value)) continue;
        add(kind, detail.value, path, unit.quote);
      }
      const model = modelIn(unit.text, brief, brand);
      if (model !== '' && nameModel + said === '') add('model', model, path, unit.quote);
    }
    for (const line of linesOf(text)) {
      for (const sentence of splitSentences(line)) {
        for (const quote of quotesOf(sentence)) {
          if (isQuoted(path, quote)) continue;
          add('other', quote, path, quote);
          // The same words may stand in two fields; the second quote still has to be covered.
          if (!isQuoted(path, quote)) {
            noteQuote(path, quote);
            facts.push({ id: `f${facts.length + 1}`, kind: 'other', value: quote, source: path, quote });
          }
        }
      }
    }
  }
  // "Yoga for back pain" of a page is what it offers: a service says what it is about.
  if (isPage && namesAilments(brief.product.name, language))
    add('service', brief.product.name, namePath, nameQuote);
  const ledger = ledgerOf(facts, brief.language);
  unitsByLedger.set(ledger, units);
  noteSubject(ledger, platforms[brief.platform].subject);
  return ledger;
}

/** A figure of three digits or more that counts nothing that is sold in hundreds. */
const bigCount = /^\d{3,}\s(?!pieces?|pcs|count|pages?|sheets?|leds?|grit|thread)/iu;

/** A part's name holds the model of what it fits, not its own. */
const fitsOthers = /\b(?:fits?|compatible|replacement|passend|kompatibel|compatibles?|spare)\b/iu;

function addBrand(
  brand: BrandFound | null,
  add: (kind: FactKind, value: string, source: string, quote: string) => void,
): void {
  if (brand !== null) add('brand', brand.name, brand.source, brand.quote.slice(0, 200));
}

/** A model number after the brand or the word "model": letters with digits, as printed. */
function modelIn(text: string, brief: Brief, brand: BrandFound | null): string {
  const mayName = text.includes('odel') || text.includes('odèle') || text.includes('MPN');
  const named = mayName
    ? /\b(?:[Mm]odel(?:l|o)?|[Mm]odèle|MPN)\s?[:#]?\s+([\p{L}\d][\p{L}\d./-]*\d[\p{L}\d./-]*|\p{Lu}\p{L}*\d*)/u.exec(
        text,
      )
    : null;
  if (named !== null) return named[1]!.replace(/[.,]$/u, '');
  if (brand === null || platforms[brief.platform].handmade) return '';
  const at = foldWord(text).indexOf(foldWord(brand.name));
  if (at === -1) return '';
  const after = /^\s+((?=[\p{L}-]*\d)[\p{L}\d][\p{L}\d-]{1,15})(?=[\s,.;)]|$)/u.exec(
    text.slice(at + brand.name.length),
  );
  if (after === null || /^\d+(?:[.,]\d+)?(?:mm|cm|m|in|ml|l|g|kg|oz|w|v|k|gb|tb|-\p{L}+)?$/iu.test(after[1]!))
    return '';
  return isShortSize(after[1]!, brief.language.written) ? '' : after[1]!;
}

/** Clauses of the brief behind a ledger, for the writer. They are read again when the ledger was not built here. */
export function unitsOf(ledger: Ledger, brief: Brief): readonly Unit[] {
  const known = unitsByLedger.get(ledger);
  if (known !== undefined) return known;
  const context = { language: brief.language.written, platform: brief.platform, used: isUsed(brief) };
  return textsOf(brief).flatMap(({ path, text }) => unitsOfText(path, text, context));
}
