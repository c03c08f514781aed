import type { Brief, FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import type { BrandFound } from './brand-name.ts';
import type { Facts } from './collected-facts.ts';
import { type Detail, detailsIn } from './details.ts';
import { isInMaker } from './maker-pair.ts';
import { isToldWhole } from './told-whole.ts';
import { ofMixture } from './label-kinds.ts';
import { modelIn } from './model-in-text.ts';
import type { MaterialReading } from './material-readings.ts';
import {
  holdsThings,
  isHadByPeople,
  isModelsName,
  isStuffOfParcel,
  showsColours,
  tellsOtherStuff,
  ofColours,
  smellsOf,
} from './other-stuffs.ts';
import { isBlank, ownWordsOf, tellsNeeds } from './not-its-own.ts';
import { isPacked, tellsVariance } from './packed-size.ts';
import { isTown } from './place-in-text.ts';
import { thingsOfPoint } from './point-things.ts';
import { isThingType } from './type-hits.ts';
import type { Unit } from './units.ts';

/** What the name of a brief tells, with which each of its clauses is read. */
export interface Reading {
  brief: Brief;
  language: WrittenLanguage;
  brand: BrandFound | null;
  type: string;
  namePath: string;
  /** The model that the name or the form tells, or empty. */
  model: string;
  isOffer: boolean;
  isPage: boolean;
  isResold: boolean;
  /** The name is the title of a work. */
  isTitle: boolean;
  kinds: MaterialReading;
}

/** Things whose name is the title of a work. */
export const heldTitle =
  /^(?:book|vinyl record|LPs?|Vinyl|Schallplatten?|CDs?|DVDs?|Blu-rays?|Buch|Roman|vinilos?|discos?|libros?|novela|vinyles?|disques?|livres?|roman|album|álbum|bd|cómic|tebeo|comic|revista|revue|magazine|bande dessinée)$/iu;

const metal = /^(?:gold|silver|bronze|platinum)(?:en)?$/iu;
const ofNoMetal =
  /(?<!\p{L})(?:clay|compost|soil|feed|seeds?|coffee|tea|flour|oil|tobacco|cement|mortar|plaster|glue|fertili[sz]er|membership|subscription|software|course|hay|straw|pellets|beans|rice|honey|wine|beer|gin|vodka|rum|shampoo|detergent|wax|litter|food|treats)$/iu;

/** Whether a metal in a text names a grade or a line of what is made of none. English. */
function isGrade(value: string, type: string): boolean {
  return metal.test(value) && ofNoMetal.test(type);
}

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

/** "Gebrauchte Lichtmaschine Bosch 0124515050": the form says how it is, and the clause which one it is; empty for any other. */
function behindUsed({ kind, text, path }: Unit, { brief, type }: Reading): string {
  const { itemCondition, facebookCondition } = brief.fields;
  if (
    kind !== 'condition' ||
    !path.endsWith('.description') ||
    (itemCondition ?? facebookCondition ?? '') === ''
  )
    return '';
  const behind = /^(?:gebrauchte[rsn]?|used) (?=\p{L})/iu.exec(text)?.[0];
  const rest = text.slice(behind?.length ?? 0);
  // What is told of its state beside its name stays one thought.
  return behind !== undefined &&
    /\d|\p{Lu}\p{Ll}+ \p{Lu}/u.test(rest) &&
    !/\s(?:but|aber|mit|with|condition|zustand|working|works?)(?:\s|$)/iu.test(rest) &&
    foldWord(rest).startsWith(foldWord(type))
    ? rest
    : '';
}

/** A clause with the kind that it has on this thing. */
export function unitOnThing(unit: Unit, reading: Reading): Unit {
  const { brief, language, type } = reading;
  const { kind, text, quote } = unit;
  // "Pink Floyd, Wish You Were Here": the words of a title again.
  if (kind === 'colour' && reading.isTitle && brief.product.name.includes(text))
    return { ...unit, kind: 'feature' };
  const opened = behindUsed(unit, reading);
  if (opened !== '') return { ...unit, kind: 'feature', text: opened };
  // "45 pounds, Goole": where it is fetched.
  if (isOwnTown(text, brief) || (reading.isResold && isTown(text))) return { ...unit, kind: 'place' };
  // "£600 minimum spend Fri and Sat" tells no hours.
  if (kind === 'hours' && /^[£$€]\s?\d/u.test(text)) return { ...unit, kind: 'price' };
  // A firm's "green cards" are no colour of anything.
  const isFirms = reading.isPage && kind === 'colour' && !isThingType(type, language);
  const read = isFirms ? 'service' : reading.kinds.kindOf(kind, text, text, quote);
  return read === kind ? unit : { ...unit, kind: read };
}

/** Adds what one clause tells: itself, the things of a point, the details in it and a model. */
export function addUnit(unit: Unit, path: string, reading: Reading, facts: Facts): void {
  const { brief, language, brand } = reading;
  const isState = path === 'facebookCondition' || path === 'itemCondition';
  // A service is neither new nor used, and its "green waste" is no colour.
  if (reading.isOffer && isState) {
    facts.add('other', unit.text, path, unit.quote);
    return;
  }
  if (unit.kind !== 'name' || !path.endsWith('.name')) facts.add(unit.kind, unit.text, path, unit.quote);
  // "360° rotation: ball joint, telescopic arm": the heading is a fact, and so is each thing behind it.
  // Of a page's rows each tells of what it heads, and of nothing else on the page.
  if (reading.isPage && unit.point !== undefined) return;
  for (const part of thingsOfPoint(unit, language)) facts.add('feature', part, path, unit.quote);
  // The stamp of a chapter counts nothing: "10 hydration" of "2:10 hydration".
  if (!isProductPath(path) || unit.kind === 'chapter' || isToldWhole(unit.text)) return;
  // The words of a title are those of its story: no silver in "The Silver Chair".
  if (reading.isTitle && path === reading.namePath) return;
  // A pattern has none of what it needs; a film shows it.
  if (platforms[brief.platform].subject === 'product' && tellsNeeds(unit.quote, language)) return;
  const told = spokenText(unit);
  const details = detailsIn(told, language);
  // "Most mats are made of PVC", "not of plastic": nothing in it is the thing's.
  const own = details.length === 0 ? told : ownWordsOf(told, language, brief.product.name, unit.quote);
  for (const detail of details) {
    if (isOfOther(detail, unit, reading) || isBlank(own, detail)) continue;
    const kind = kindOfDetail(detail, unit, path, reading);
    if (kind !== null) facts.add(kind, detail.value, path, unit.quote);
  }
  const model = modelIn(unit.text, brief, brand);
  if (model !== '' && reading.model === '') facts.add('model', model, path, unit.quote);
}

/** "It has a lid" of "lid": parts are read behind their verb. The tin of "each tin contains 30 g" is no stuff. */
function spokenText({ predicate = '', text, kind }: Unit): string {
  // "It has a small crack": a fault is no part.
  const isState = kind === 'flaw' || kind === 'condition';
  return !isState && /^(?:It|They) /u.test(predicate) ? predicate : text;
}

const finishChoice =
  /(?:^|[^\p{L}])(?:finitions?|acabados?|oberflächen?|finish(?:es)?)\s?:\s[^.:;]{0,80}\s(?:ou|o|u|oder|or)\s/iu;

/** Whether a detail is of something else than what is sold, or no detail at all. */
function isOfOther(detail: Detail, unit: Unit, reading: Reading): boolean {
  const { kind, value, start } = detail;
  // "Finition : doré, argenté ou or rose": how it looks, and of what it is not.
  if (kind === 'material' && finishChoice.test(unit.quote)) return true;
  // "The 50 mm lens is not included" measures nothing that is.
  if (unit.kind === 'exclusion') return true;
  if (kind === 'material' && isStuffOfParcel(unit.text, start, reading.language)) return true;
  if (reading.brand !== null && isInMaker(start, value, unit.text, reading.brand.name)) return true;
  // "Deux poussières" is no number of parts.
  if (unit.kind === 'flaw' && value === unit.text) return true;
  // "Smoke free home, 2 dogs" counts nothing that is sold.
  if (unit.kind === 'other' && /\s(?:cat|dog|pet)s?$/iu.test(value)) return true;
  if (kind === 'number' && unit.kind === 'story' && unit.point !== undefined) return true;
  // "%100 yün": a share that is written the Turkish way counts nothing.
  if (kind === 'number' && unit.text.charAt(start - 1) === '%') return true;
  // "Everyone here lives with a brain injury": what people have, and no part.
  if (kind === 'feature' && isHadByPeople(unit.text.slice(0, start))) return true;
  // "Used twice, mint" has no colour either.
  if (unit.kind === 'condition' && /^mint$/iu.test(value)) return true;
  if (kind === 'material') return isOtherStuff(value, unit, reading);
  if (kind === 'colour') return isOtherColour(detail, unit, reading);
  if (kind === 'size') return isOtherSize(detail, unit, reading);
  // How long a guarantee runs is no time of the thing's.
  return kind === 'duration' && unit.kind === 'guarantee';
}

function isOtherStuff(value: string, unit: Unit, { isOffer, type }: Reading): boolean {
  return (
    isOffer ||
    // "Glass is clean", "Versand im LP-Karton": of a part's state and of a parcel nothing is made.
    stateless.has(unit.kind) ||
    // "Colour: rock, velvet, granite": shades, whatever stuffs they are called by.
    (unit.kind === 'colour' && ofColours.test(unit.label)) ||
    tellsOtherStuff(unit) ||
    // "It smells of orange and cedar": a scent.
    smellsOf.test(unit.predicate ?? unit.text) ||
    // The gum of a stamp is what is on its back.
    /original[- ]?gumm/iu.test(unit.text) ||
    // "Evesham Gold clay" is a line of a maker's.
    isGrade(value, type)
  );
}

function isOtherColour({ value, start }: Detail, unit: Unit, { isOffer, type, language }: Reading): boolean {
  return (
    isOffer ||
    showsColours(unit, language) ||
    isModelsName(unit.text, start, value) ||
    // "Ingredients: water (aqua), yellow 6": no shade of the thing.
    (unit.kind === 'contents' && ofMixture.test(unit.label)) ||
    // A fruity green oil has no colour that one chooses.
    /(?:frutado|fruité)s? \p{L}+/iu.test(unit.text) ||
    // "Some rust on one bar end" is no colour.
    unit.kind === 'flaw' ||
    isGrade(value, type)
  );
}

function isOtherSize({ start, value }: Detail, unit: Unit, { language }: Reading): boolean {
  return (
    (language === 'en' &&
      holdsThings.test(unit.text) &&
      /\b(?:an?|your|most|one|two|three|\d) (?:\p{L}+ )?$/iu.test(unit.text.slice(0, start)) &&
      /^[- ]\p{L}{3,}/u.test(unit.text.slice(start + value.length))) ||
    // "Folds into a bag, 72 cm long": of the bag.
    (language === 'en' && isPacked(unit.text)) ||
    // "Sizes vary by 3 mm" tells none.
    tellsVariance(unit.text)
  );
}

/** The kind under which a detail is a fact of its own; null where its clause tells it. */
function kindOfDetail(detail: Detail, unit: Unit, path: string, reading: Reading): FactKind | null {
  // What was read as a material may be a colour, or a scent, which the clause tells.
  const kind = reading.kinds.kindOf(detail.kind, detail.value, unit.text, unit.quote);
  // "Weighs just 0.9 pounds".
  if (kind === 'number' && unit.kind === 'weight' && /\d pounds?$/u.test(detail.value)) return 'weight';
  if (kind !== detail.kind && (kind === 'feature' || kind === 'flaw')) return null;
  if (detail.kind === 'feature' && (unit.shape === 'order' || !tellsParts(detail, unit))) return null;
  // "Levi's 501 jeans", "Thule 757 footpack": a model, and no number of things.
  if (kind === 'number' && path === reading.namePath && reading.isResold && bigCount.test(detail.value))
    return null;
  return kind;
}

const apartFrom: ReadonlySet<FactKind> = new Set([
  'flaw',
  'condition',
  'contents',
  'exclusion',
  'shipping',
  'guarantee',
]);

function tellsParts(detail: Detail, unit: Unit): boolean {
  return (
    // The cloth of "wipe with a dry cloth" is no part of the thing.
    (namesParts.has(unit.kind) && !/\byou can\b.*\bwith\b|^[Pp]uedes\s.*\scon\s/u.test(unit.text)) ||
    // "The 3/4 inch brass fittings do not rust" is about its part; "the lid comes with a seal" about the lid.
    unit.text.startsWith(`The ${detail.value} `) ||
    // "It is made to order from a gold-filled chain": what it has is its own, whatever else the sentence tells.
    (/^(?:It|They) (?:has|have|(?:is|are) (?:made|finished|filled|lined|printed)) /u.test(
      unit.predicate ?? '',
    ) &&
      !apartFrom.has(unit.kind)) ||
    // "The game is for two to five players" says it among whom it is for.
    detail.value.endsWith(' players')
  );
}

/** A figure of three digits or more that counts nothing that is sold in hundreds. */
const bigCount = /^\d{3,}\s(?!pieces?|pcs|count|pages?|sheets?|leds?|grit|thread)/iu;
