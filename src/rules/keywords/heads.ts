import { isEnglishShelf } from '#rules/ledger/store-shelves.ts';
import { halfTerm } from '#rules/ledger/half-adjective.ts';
import { type TypeHit, typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { isPlaced } from '#rules/ledger/placed-name.ts';
import { singular } from '#rules/ledger/type-front.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { calledAtOpening, withoutStuff } from './called-at-opening.ts';
import { nameRuns } from './noun-phrases.ts';
import { plainNameOf } from './plain-name.ts';
import {
  adjectives,
  genericWords,
  isSmallWord,
  pairedThings,
  sellingWords,
  thingBehindWord,
} from './plain-words.ts';
import type { Slot } from './slot.ts';
import { unique } from './slot.ts';
import {
  calledInText,
  compoundsOf,
  lastWordInText,
  pricedThings,
  setOfThings,
  thingsOfSet,
} from './things-of-set.ts';
import { isRoomShelf } from './no-terms.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { singularPhrase } from './singular-phrase.ts';
import { saysNoThing, servicesOf, tradeOf } from './shared-deeds.ts';
import { videoHeads } from './video-heads.ts';

/** "Vitamin D3 tablets", "CO2 diffuser": of these names the figure is a part. */
const figureInName =
  /(?<![\p{L}\d])(?:d[23]|b(?:[1-9]|12)|k[12]|q10|coq10|co2|mp[34]|ps[1-5]|n64|3ds|gamecube|omega[- ]3)(?![\p{L}\d])/giu;

/** Names of shelves and people that a category field holds; nobody searches a thing by them. */
const departments = new Set(
  'baby kids women men home pet dog cat bird horse rabbit fish man woman boy girl furniture appliances electronics beauty food snacks toys education productivity finance tools lifestyle travel clothing shoes jewelry accessories other moebel möbel muebles meubles mode maison hogar jardin garden gardening deporte bildung reisen dom england scotland wales ireland britain uk london'.split(
    ' ',
  ),
);

/** Where things stand: "Garage" and "Office" are shelves of a shop, and no names of a remote or a chair mat. */
const rooms =
  /^(?:garage|kitchen|(?:home )?office|studio|bath(?:room)?|bedroom|(?:living|dining|laundry) room|nursery|hallway|workshop|shed|patio|balcony|basement|attic|classroom|school|gym|bar|pool|salon|caf[eé]|restaurant|hotel|house|car|boat|wedding|party)$/iu;

/** Shelves that hold things of every kind. */
const wideShelf = /^(?:tools?|accessories|gadgets?|supplies|parts|spares|equipment|gear|goods|gifts?)$/iu;

/** Ends of categories that name what things are for, and none of them. */
const shelfEnd =
  /\s(?:management|organi[sz]ation|supplies|accessories|essentials|equipment|gear|decor|maintenance|care)$/iu;

/** "Pain de savon": alone the first noun is a ware of another kind. */
function isOfAnother(type: string, hit: TypeHit, language: 'es' | 'fr'): boolean {
  if (!foldWord(type).startsWith(`${foldWord(hit.text)} de `)) return false;
  const behind = typeHits(type.slice(hit.text.length + 4), language)[0];
  return hit.category === 'food' && behind !== undefined && behind.category !== 'food';
}

/** The thing as people name it, from the ledger, the product's name and its category; the best known name first. */
export function headsOf(brief: Brief, ledger: Ledger): Slot[] {
  const language = ledger.language.written;
  const heads: Slot[] = [];
  const nameSource = `products.${brief.product.index}.name`;
  const add = (text: string, source: string, asWritten = false): void => {
    const plain = language === 'en' ? (asWritten ? text : singularPhrase(text)).toLowerCase() : text;
    const words = plain.split(' ');
    const last = stemOf(words.at(-1) ?? '');
    const several = language === 'en' ? setOfThings(text) : '';
    if (several !== '') add(several, source, true);
    const isSet = /^(?:set|pack|bundle)$/u.test(last) && words.length > 1;
    const isThing = words.length > 1 && thingBehindWord.has(last);
    // "Rénovation de salle de bain" is one thing, as is "mug and saucer".
    const isJoined = language === 'en' ? pairedThings.test(plain) : /\sde\s/u.test(plain);
    const isTerm = words.length === 4 && halfTerm.test(words[1]!);
    const most =
      isJoined || (language === 'en' && isPlaced(plain)) || plain.startsWith('learn ') ? 5 : isTerm ? 4 : 3;
    if (
      plain === '' ||
      words.length > most ||
      (genericWords.has(last) && !isSet && !isThing) ||
      (sellingWords.has(last) && !isThing)
    )
      return;
    if (
      /\d/.test(plain.replace(figureInName, '')) ||
      (plain.length < 3 && plain !== 'tv') ||
      departments.has(plain.toLowerCase())
    )
      return;
    heads.push({ text: plain, source });
  };
  if (language === 'other') return [];
  if (platforms[brief.platform].subject === 'video') return videoHeads(brief);
  const trade = language === 'en' ? tradeOf(brief.product.name, ledger.productType) : '';
  const services = language === 'en' ? servicesOf(ledger.productType, brief.product.name) : [];
  for (const service of services) add(service, nameSource, true);
  if (trade !== '') add(trade, nameSource);
  else if (ledger.productType !== '')
    add(ledger.productType, nameSource, isSoldAsMany(ledger.productType, brief.product.name));
  // "Storm damage roof repair" is searched as roof repair, too.
  if (trade === '' && language === 'en' && halfTerm.test(ledger.productType.split(' ').at(-3) ?? ''))
    add(ledger.productType.split(' ').slice(-2).join(' '), nameSource);
  // "Car seat gap filler" is too long to be typed: its last words are the thing, its first ones are not.
  const parts = ledger.productType.split(' ');
  if (heads.length === 0 && language === 'en' && parts.length > 3 && /(?:er|or)s?$/u.test(parts.at(-1)!))
    for (const count of [3, 2]) add(parts.slice(-count).join(' '), nameSource);
  if (language === 'en' && platforms[brief.platform].subject === 'product')
    for (const thing of pricedThings(brief.product, language))
      add(thing, `products.${brief.product.index}.description`, true);
  const several = thingsOfSet(ledger.productType, language);
  if (several !== '') add(several, nameSource, true);
  const plainName = plainNameOf(ledger.productType, language);
  if (plainName !== undefined) add(plainName, nameSource);
  const pair = language === 'en' ? pairedThings.exec(ledger.productType) : null;
  // "Mug and saucer": what is said of both is searched with the first.
  // Salt is no part of a salt and pepper mill.
  const isEaten = (text: string): boolean => typeHits(text, 'en').at(-1)?.category === 'food';
  if (pair !== null && services.length === 0 && (!isEaten(pair[1]!) || isEaten(ledger.productType)))
    add(pair[1]!, nameSource);
  // "Fensterreiniger Set" is searched without its set.
  const single = language === 'de' ? /^(\p{Lu}\p{Ll}{4,})[ -]Set$/u.exec(ledger.productType)?.[1] : undefined;
  if (single !== undefined) add(single, nameSource);
  const { description } = brief.product;
  const lastWord = language === 'en' ? lastWordInText(ledger.productType, description) : '';
  if (!saysNoThing(lastWord)) add(lastWord, nameSource);
  if (language === 'en' && platforms[brief.platform].subject === 'product') {
    add(withoutStuff(ledger.productType), nameSource);
    // "Warm white string lights" of fairy lights: several are called so too.
    const called = calledAtOpening(ledger.productType, description);
    const isSeveral = isSoldAsMany(ledger.productType, brief.product.name) && /[^s]s$/u.test(called);
    add(called, `products.${brief.product.index}.description`, isSeveral);
  }
  if (language === 'de')
    for (const compound of [
      calledInText(ledger.productType, description),
      ...compoundsOf(ledger.productType, description),
    ])
      add(compound, `products.${brief.product.index}.description`);
  const name = withoutOwnNames(brief.product.name, brief, ledger);
  for (const hit of services.length > 0 ? [] : typeHits(name, language)) {
    // "Pen roll for six pens", "suit with veil": what it is for and what is on it are no names of it.
    if (
      heads.length > 0 &&
      language === 'en' &&
      /\s(?:for|with|without|from|in|on|to)\s/iu.test(name.slice(0, hit.start))
    )
      continue;
    // A bow tie is no tie, a spoon rest no rest.
    if (language === 'en' && heads.length > 0 && saysNoThing(hit.text.toLowerCase())) continue;
    // "Akku-Handkreissäge" is no rechargeable battery.
    if (language === 'de' && name[hit.end] === '-') continue;
    if (language !== 'en' && language !== 'de' && isOfAnother(ledger.productType, hit, language)) continue;
    // "Installation" of a "Wallbox Installation" is anyone's.
    if (language === 'de' && ledger.productType.endsWith(` ${hit.text}`)) continue;
    if (
      heads.length === 0 ||
      (pair === null &&
        sharesHead(hit.text, ledger.productType) &&
        // "Pies de cama" are no bed.
        (language === 'en' ||
          language === 'de' ||
          foldWord(ledger.productType).startsWith(foldWord(hit.text).split(' ')[0]!)) &&
        !isMadeFor(ledger.productType, hit.text, language))
    )
      add(hit.text, nameSource, isSoldAsMany(hit.text, name));
  }
  const category = brief.product.category || brief.fields.appCategory || '';
  const isJoined = language !== 'en' && /&|\s(?:und|y|et)\s/iu.test(category);
  for (const entry of category.split(/[,/&>]|\s(?:and|und|y|et)\s/iu).slice(-2)) {
    // "Küche & Tisch" is a shelf of the shop, where the thing is known.
    if (isJoined && heads.length > 0 && !heads.some((head) => sharesHead(entry.trim(), head.text))) continue;
    const words = piecesOf(entry.trim());
    // "Mesa" holds coasters.
    if (language !== 'en' && (isEnglishShelf(entry) || (heads.length > 0 && isRoomShelf(entry)))) continue;
    if (words.length > 3 || words[0] === '') continue;
    if (language === 'en' && words.some((word) => isSmallWord(word, language))) continue;
    const [head] = heads;
    // "Craft Supplies & Tools" hold a roving, which is no tool.
    if (language === 'en' && head && wideShelf.test(entry.trim()) && !sharesHead(entry, lastOf(head.text)))
      continue;
    if (language === 'en' && head && rooms.test(entry.trim()) && !sharesHead(entry, lastOf(head.text)))
      continue;
    // "Cable management" is what a tray is for.
    if (
      language === 'en' &&
      words.length > 1 &&
      shelfEnd.test(entry.trim()) &&
      typeHits(entry, 'en').length < 2
    )
      continue;
    // "Dog grooming" is what a cup for paws is for, and no cup.
    const shelfOf = typeHits(entry, language).at(-1)?.category;
    const isWork =
      language === 'en' &&
      shelfOf === 'service' &&
      typeHits(ledger.productType, language).at(-1)?.category !== 'service' &&
      platforms[brief.platform].subject === 'product';
    const about =
      (shelfOf !== undefined && (!isWork || heads.length === 0)) ||
      heads.some(
        (head) => sharesHead(entry, head.text) || (language === 'de' && sharesStart(entry.trim(), head.text)),
      );
    // A refill pouch on the shelf of candles is no candle.
    const isForIt =
      language === 'en' &&
      accessory.test(ledger.productType) &&
      !heads.some((head) => sharesHead(entry, head.text)) &&
      !sharesHead(entry, brief.product.name);
    if (about && !isForIt && !heads.some(({ text }) => text === singular(entry.trim(), language)))
      add(
        language === 'en' ? entry.trim() : singularFrom(entry.trim(), brief),
        `products.${brief.product.index}.category`,
      );
  }
  if (heads.length === 0) {
    const run = nameRuns(name, nameSource, language)[0];
    const last = run?.words.at(language === 'es' || language === 'fr' ? 0 : -1);
    if (last !== undefined && !adjectives.has(stemOf(last))) add(last, nameSource);
  }
  return unique(heads);
}

/** What holds, mends or goes with things that have a shelf of their own. */
const accessory =
  /(?:^|\s)(?:refill|pouch|trimmer|seal|gasket|cover|case|holder|stand|charger|lid|strap|cable|cleaner|brush|bag|box|adapter|adaptor|mount|filter|bracket|part|tool|wipes?|spray|polish|oil|mould|mold|label|sticker)s?$/iu;

/** "Fairy lights", "wiper blades": who sells several names several, and so do those who look for them. */
function isSoldAsMany(type: string, name: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
  if (!/[^s]s$/iu.test(type)) return false;
  // "Vitamin D3 4000 IU 365 tablets": how many stands between.
  const [last = ''] =
    /(?:tablets|capsules|softgels|gummies|caplets|lozenges|drops)$/u.exec(plain(type)) ?? [];
  return plain(name).includes(plain(type)) || (last !== '' && plain(name).includes(` ${last}`));
}

/** Whether an English type goes on behind a thing: "air fryer liners" are no air fryer. */
function isMadeFor(type: string, thing: string, language: string): boolean {
  const last = (text: string): string => stemOf(text.split(/[\s-]+/u).at(-1) ?? '');
  return (
    language === 'en' &&
    last(type) !== last(thing) &&
    // "Toddler kitchen knife set" are kitchen knives.
    (type.toLowerCase().startsWith(thing.toLowerCase()) ||
      // "Clay cutters" cut polymer clay.
      (thing.includes(' ') && type.toLowerCase().startsWith(`${lastOf(thing).toLowerCase()} `)) ||
      (last(type) !== 'set' && ` ${type.toLowerCase()} `.includes(` ${thing.toLowerCase()} `)))
  );
}

/** "Fensterwischer" and "Fensterreiniger" begin with what both are for. */
function sharesStart(entry: string, head: string): boolean {
  const least = 6;
  return (
    /^\p{Lu}\p{Ll}+$/u.test(entry) &&
    entry.length > least + 2 &&
    stemOf(entry) !== stemOf(head) &&
    !entry.toLowerCase().startsWith(head.toLowerCase()) &&
    head.toLowerCase().startsWith(entry.slice(0, least).toLowerCase())
  );
}

const lastOf = (text: string): string => text.split(' ').at(-1)!;

function sharesHead(entry: string, type: string): boolean {
  const stems = new Set(type.split(/[\s-]+/u).map(stemOf));
  return entry.split(/[\s-]+/u).some((word) => stems.has(stemOf(word)));
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

/** Category in the number in which the brief itself uses the word: "Vélos enfant" → "vélo enfant". */
function singularFrom(entry: string, brief: Brief): string {
  const words = `${brief.product.name} ${brief.product.description}`.match(/\p{L}+/gu) ?? [];
  return entry
    .split(' ')
    .map(
      (word) => words.find((other) => other.length < word.length && stemOf(other) === stemOf(word)) ?? word,
    )
    .join(' ');
}
