import { endsInDoer } from '#rules/ledger/doer-nouns.ts';
import { halfTerm } from '#rules/ledger/half-adjective.ts';
import { accessories, genericHeads } from '#rules/ledger/type-front.ts';
import { type TypeHit, typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { calledAtOpening, withoutStuff } from './called-at-opening.ts';
import { HeadList } from './head-list.ts';
import { addHeadsOfCategory } from './heads-by-category.ts';
import { nameRuns } from './noun-phrases.ts';
import { plainNameOf } from './plain-name.ts';
import { adjectives, pairedThings } from './plain-words.ts';
import { isMadeFor, isSoldAsMany, sharesHead } from './same-thing.ts';
import { saysNoThing, servicesOf, tradeOf } from './shared-deeds.ts';
import type { Slot } from './slot.ts';
import { unique } from './slot.ts';
import { calledInText, compoundsOf, lastWordInText, pricedThings, thingsOfSet } from './things-of-set.ts';
import { wholeName } from './variants.ts';
import { videoHeads } from './video-heads.ts';

/** The brief while the names of its thing are looked for. */
interface Naming {
  brief: Brief;
  ledger: Ledger;
  language: Exclude<WrittenLanguage, 'other'>;
  /** What the name says that is done, one by one. */
  services: readonly string[];
  isProduct: boolean;
  nameSource: string;
  textSource: string;
}

/** The thing as people name it, from the ledger, the product's name and its category; the best known name first. */
export function headsOf(brief: Brief, ledger: Ledger): Slot[] {
  const language = ledger.language.written;
  if (language === 'other') return [];
  const { subject } = platforms[brief.platform];
  if (subject === 'video') return videoHeads(brief);
  const path = `products.${brief.product.index}`;
  const naming: Naming = {
    brief,
    ledger,
    language,
    services: language === 'en' ? servicesOf(ledger.productType, brief.product.name) : [],
    isProduct: subject === 'product',
    nameSource: `${path}.name`,
    textSource: `${path}.description`,
  };
  const heads = new HeadList(language);
  addType(heads, naming);
  addOtherNames(heads, naming);
  addNamesInText(heads, naming);
  const name = withoutOwnNames(brief.product.name, brief, ledger);
  if (naming.services.length === 0) addThingsOfName(heads, naming, name);
  addHeadsOfCategory(heads, brief, ledger, language);
  if (heads.all.length === 0) addLastOfName(heads, naming, name);
  return unique(heads.all);
}

/** Parts and places that a longer name of a thing holds. */
const partInside =
  /(?:^|\s)(?:sensor|head|door|window|wall|drawer|cabinet|faucet|tap|battery|pump|machine)s?\s/iu;

/** "Dienstplan-Software" of a page whose type is "Software": nobody who looks for any finds it. German; empty elsewhere. */
function wholeCompound({ brief, ledger, language }: Naming): string {
  if (language !== 'de' || platforms[brief.platform].subject !== 'page') return '';
  const at = brief.product.name.indexOf(`-${ledger.productType}`);
  const front = at === -1 ? '' : (/\p{Lu}[\p{L}-]{3,}$/u.exec(brief.product.name.slice(0, at))?.[0] ?? '');
  return front === '' ? '' : `${front}-${ledger.productType}`;
}

function addType(heads: HeadList, naming: Naming): void {
  const { brief, ledger, language, services, nameSource } = naming;
  const { productType } = ledger;
  const isEnglish = language === 'en';
  const trade = isEnglish ? tradeOf(brief.product.name, productType) : '';
  for (const service of services) heads.add(service, nameSource, true);
  if (trade !== '') heads.add(trade, nameSource);
  else if (productType !== '')
    heads.add(
      wholeCompound(naming) || productType,
      nameSource,
      isSoldAsMany(productType, brief.product.name),
    );
  const words = productType.split(' ');
  // "Storm damage roof repair" is searched as roof repair, too.
  if (trade === '' && isEnglish && halfTerm.test(words.at(-3) ?? ''))
    heads.add(words.slice(-2).join(' '), nameSource);
  // "Car seat gap filler" is too long to be typed: its last words are the thing, its first ones are not.
  // "Egg poacher insert" of an egg poacher pan insert, "brush cleaner mat" of what cleans brushes for make-up.
  const opening = isEnglish && words.length > 3 ? typeHits(productType, 'en')[0] : undefined;
  if (opening?.start === 0 && opening.text.includes(' ') && accessories.has(stemOf(words.at(-1)!)))
    for (const text of endsInDoer(opening.text)
      ? [opening.text, `${opening.text} ${words.at(-1)!}`]
      : [`${opening.text} ${words.at(-1)!}`])
      heads.add(text, nameSource);
  if (isEnglish && words.length > 3 && endsInDoer(words.slice(-3, -1).join(' ')))
    heads.add(words.slice(-3).join(' '), nameSource);
  if (heads.all.length === 0 && isEnglish && words.length > 3 && /(?:er|or)s?$/u.test(words.at(-1)!))
    for (const count of [3, 2]) heads.add(words.slice(-count).join(' '), nameSource);
  // "Motion sensor closet light", "shower head filter cartridge": a light and a cartridge, whatever parts stand before.
  const last = stemOf(words.at(-1)!);
  const isOfPart = isEnglish && words.length > 3 && partInside.test(productType);
  if (heads.all.length === 0 && isOfPart && (genericHeads.has(last) || accessories.has(last)))
    heads.add(words.slice(-2).join(' '), nameSource);
}

function addOtherNames(heads: HeadList, naming: Naming): void {
  const { brief, ledger, language, services, nameSource } = naming;
  const { productType } = ledger;
  if (language === 'en' && naming.isProduct)
    for (const thing of pricedThings(brief.product, language)) heads.add(thing, naming.textSource, true);
  const several = thingsOfSet(productType, language);
  if (several !== '') heads.add(several, nameSource, true);
  // "Huerto urbano" of a "kit huerto urbano": people look for what they make with it. Spanish and French.
  const ofKit =
    language === 'es' || language === 'fr' ? /^kits? (?:de |d[’'])?(.+)$/u.exec(productType)?.[1] : undefined;
  if (ofKit !== undefined) heads.add(ofKit, nameSource);
  const plainName = plainNameOf(productType, language);
  if (plainName !== undefined) heads.add(plainName, nameSource);
  // "Mug and saucer": what is said of both is searched with the first.
  const first = firstOfPair(naming);
  // Salt is no part of a salt and pepper mill.
  const isEaten = (text: string): boolean => typeHits(text, 'en').at(-1)?.category === 'food';
  if (first !== undefined && services.length === 0 && (!isEaten(first) || isEaten(productType)))
    heads.add(doneToFirst(productType, first), nameSource);
  // "Fensterreiniger Set" is searched without its set.
  const single = language === 'de' ? /^(\p{Lu}\p{Ll}{4,})[ -]Set$/u.exec(productType)?.[1] : undefined;
  if (single !== undefined) heads.add(single, nameSource);
}

/** "Knife sharpener" of a "knife and scissor sharpener": what does it to both is neither of them. */
function doneToFirst(type: string, first: string): string {
  return endsInDoer(type) && !endsInDoer(`the ${first}`)
    ? `${first} ${type.slice(type.lastIndexOf(' ') + 1)}`
    : first;
}

function firstOfPair({ ledger, language }: Naming): string | undefined {
  return language === 'en' ? pairedThings.exec(ledger.productType)?.[1] : undefined;
}

/** What the description calls the thing. */
function addNamesInText(heads: HeadList, naming: Naming): void {
  const { brief, ledger, language, nameSource, textSource } = naming;
  const { productType } = ledger;
  const { name, description } = brief.product;
  const lastWord = language === 'en' ? lastWordInText(productType, description) : '';
  if (!saysNoThing(lastWord) && !wholeName.test(productType)) heads.add(lastWord, nameSource);
  if (language === 'en' && naming.isProduct) {
    heads.add(withoutStuff(productType), nameSource);
    // "Warm white string lights" of fairy lights: several are called so too.
    const called = calledAtOpening(productType, description);
    heads.add(called, textSource, isSoldAsMany(productType, name) && /[^s]s$/u.test(called));
  }
  if (language !== 'de') return;
  const compounds = [calledInText(productType, description), ...compoundsOf(productType, description)];
  for (const compound of compounds) heads.add(compound, textSource);
}

/** Words of the name that are known as things. */
function addThingsOfName(heads: HeadList, naming: Naming, name: string): void {
  for (const hit of typeHits(name, naming.language)) {
    if (heads.all.length > 0 && isOnThing(hit, name, naming)) continue;
    // "Nintendo 64 gris con 2 mandos": what comes with a thing that no list knows is no name of it.
    if (naming.language !== 'en' && comesAlong.test(name.slice(0, hit.start))) continue;
    if (isPartOfWord(hit, name, naming) || isSmallerThing(hit, naming)) continue;
    if (heads.all.length === 0 || isSameThing(hit, naming))
      heads.add(hit.text, naming.nameSource, isSoldAsMany(hit.text, name));
  }
}

const comesAlong = /\s(?:con|avec|mit|y|et|und|plus|\+)\s\d{1,2}\s$/iu;

/** "Pen roll for six pens", "suit with veil": what it is for and what is on it are no names of it. */
function isOnThing(hit: TypeHit, name: string, { language }: Naming): boolean {
  if (language !== 'en') return false;
  return (
    /\s(?:for|with|without|from|in|on|to)\s/iu.test(name.slice(0, hit.start)) ||
    // A bow tie is no tie, a spoon rest no rest.
    saysNoThing(hit.text.toLowerCase())
  );
}

/** "Bell" of a butter bell: alone the last word of such a name is something else. English. */
function isSmallerThing({ text }: TypeHit, { ledger, language }: Naming): boolean {
  const type = ledger.productType;
  return (
    language === 'en' &&
    !text.includes(' ') &&
    wholeName.test(type) &&
    type.endsWith(` ${text.toLowerCase()}`)
  );
}

function isPartOfWord(hit: TypeHit, name: string, { ledger, language }: Naming): boolean {
  if (language === 'en') return false;
  if (language !== 'de') return isOfAnother(ledger.productType, hit, language);
  // "Akku-Handkreissäge" is no rechargeable battery; "Installation" of a "Wallbox Installation" is anyone's.
  return name[hit.end] === '-' || ledger.productType.endsWith(` ${hit.text}`);
}

/** "Pain de savon": alone the first noun is a ware of another kind. */
function isOfAnother(type: string, hit: TypeHit, language: 'es' | 'fr'): boolean {
  if (!foldWord(type).startsWith(`${foldWord(hit.text)} de `)) return false;
  const behind = typeHits(type.slice(hit.text.length + 4), language)[0];
  return hit.category === 'food' && behind !== undefined && behind.category !== 'food';
}

function isSameThing(hit: TypeHit, naming: Naming): boolean {
  const { language } = naming;
  const { productType } = naming.ledger;
  if (firstOfPair(naming) !== undefined || !sharesHead(hit.text, productType)) return false;
  // "Pies de cama" are no bed.
  const isFirst =
    language === 'en' ||
    language === 'de' ||
    foldWord(productType).startsWith(foldWord(hit.text).split(' ')[0]!);
  return isFirst && !isMadeFor(productType, hit.text, language);
}

function addLastOfName(heads: HeadList, { language, nameSource }: Naming, name: string): void {
  const run = nameRuns(name, nameSource, language)[0];
  const last = run?.words.at(language === 'es' || language === 'fr' ? 0 : -1);
  if (last !== undefined && !adjectives.has(stemOf(last))) heads.add(last, nameSource);
}

/** The name without brand, shop and app names, which are no words for the thing. */
function withoutOwnNames(name: string, brief: Brief, ledger: Ledger): string {
  let rest = name;
  for (const own of [ledger.brand, brief.businessName, brief.fields.appName ?? '']) {
    if (own.length > 2 && rest.toLowerCase().startsWith(`${own.toLowerCase()} `))
      rest = rest.slice(own.length).trim();
  }
  return rest;
}
