import { endsInDoer } from '#rules/ledger/doer-nouns.ts';
import { isEnglishShelf } from '#rules/ledger/store-shelves.ts';
import { singular } from '#rules/ledger/type-front.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf } from '#rules/text/words.ts';
import type { HeadList } from './head-list.ts';
import { isDepartment, isRoomShelf } from './no-terms.ts';
import { isSmallWord } from './plain-words.ts';
import { lastOf, sharesHead, sharesStart } from './same-thing.ts';

/** Where things stand: "Garage" and "Office" are shelves of a shop, and no names of a remote or a chair mat. */
const rooms =
  /^(?:garage|kitchen|(?:home )?office|studio|bath(?:room)?|bedroom|(?:living|dining|laundry) room|nursery|hallway|workshop|shed|patio|balcony|basement|attic|classroom|school|gym|bar|pool|salon|caf[eé]|restaurant|hotel|house|car|boat|wedding|party)$/iu;

/** Shelves that hold things of every kind. */
const wideShelf = /^(?:tools?|accessories|gadgets?|supplies|parts|spares|equipment|gear|goods|gifts?)$/iu;

/** Ends of categories that name what things are for, and none of them. */
const shelfEnd =
  /\s(?:management|organi[sz]ation|supplies|accessories|essentials|equipment|gear|decor|maintenance|care)$/iu;

/** What holds, mends or goes with things that have a shelf of their own. */
const accessory =
  /(?:^|\s)(?:leg|tripod|monopod|flash|lens|battery|grip|refill|pouch|trimmer|seal|gasket|cover|case|holder|stand|charger|lid|strap|cable|cleaner|brush|bag|box|adapter|adaptor|mount|filter|bracket|part|tool|wipes?|spray|polish|oil|mould|mold|label|sticker)s?$/iu;

/** "Games" of "Toys & Games". */
const lastOfTwo = /\p{L}\s?(?:&|\sand\s)\s?([^,/&>]+)$/iu;

/** Of such a shelf beside another nothing is one of its things for sure. */
const hobby = /^(?:toys|games|hobbies|collectables|collectibles)$/iu;

type Told = Exclude<WrittenLanguage, 'other'>;

/** Adds what the category field calls the thing; most of what stands there are shelves of a shop. */
export function addHeadsOfCategory(heads: HeadList, brief: Brief, ledger: Ledger, language: Told): void {
  const category = brief.product.category || brief.fields.appCategory || '';
  const isJoined = language !== 'en' && /&|\s(?:und|y|et)\s/iu.test(category);
  for (const part of category.split(/[,/&>]|\s(?:and|und|y|et)\s/iu).slice(-2)) {
    const entry = part.trim();
    // "Toys & Games": what the last of two shelves holds the thing is only where it is called so.
    const isTwo = language === 'en' && lastOfTwo.test(category);
    const isOther =
      language === 'en' &&
      heads.all.length > 0 &&
      (lastOfTwo.exec(category)?.[1]?.trim() === entry || hobby.test(entry));
    if (isTwo && heads.all.length === 0 && hobby.test(entry)) continue;
    if (isOther && !heads.all.some(({ text }) => sharesHead(entry, text))) continue;
    // "Küche & Tisch" is a shelf of the shop, where the thing is known.
    if (isJoined && heads.all.length > 0 && !heads.all.some(({ text }) => sharesHead(entry, text))) continue;
    if (isShelf(entry, heads, language) || !isOfThing(entry, heads, brief, ledger, language)) continue;
    if (language === 'en' && isForThing(entry, heads, brief, ledger)) continue;
    if (heads.all.some(({ text }) => text === singular(entry, language))) continue;
    const name = language === 'en' ? entry : inNumberOf(heads, singularFrom(entry, brief), language);
    heads.add(name, `products.${brief.product.index}.category`);
  }
}

/** "Libro" of the shelf "Libros", where the thing is one: what is said of it agrees with that. Spanish and French. */
function inNumberOf({ all }: HeadList, name: string, language: Told): string {
  const [first = ''] = piecesOf(all[0]?.text ?? '');
  const isOne = first !== '' && !/[sxz]$/iu.test(first) && (language === 'es' || language === 'fr');
  return isOne && !name.includes(' ') ? singular(name, language) : name;
}

function isShelf(entry: string, heads: HeadList, language: Told): boolean {
  const words = piecesOf(entry);
  // "Mesa" holds coasters.
  if (
    language !== 'en' &&
    (isEnglishShelf(entry) || (heads.all.length > 0 && (isRoomShelf(entry) || isDepartment(entry))))
  )
    return true;
  if (words.length > 3 || words[0] === '') return true;
  if (language !== 'en') return false;
  if (words.some((word) => isSmallWord(word, language))) return true;
  const [head] = heads.all;
  // "Craft Supplies & Tools" hold a roving, which is no tool.
  if (head && (wideShelf.test(entry) || rooms.test(entry)) && !sharesHead(entry, lastOf(head.text)))
    return true;
  // "Cable management" is what a tray is for.
  return words.length > 1 && shelfEnd.test(entry) && typeHits(entry, 'en').length < 2;
}

function isOfThing(entry: string, { all }: HeadList, brief: Brief, ledger: Ledger, language: Told): boolean {
  const shelfOf = typeHits(entry, language).at(-1)?.category;
  // "Dog grooming" is what a cup for paws is for, and no cup.
  const isWork =
    language === 'en' &&
    shelfOf === 'service' &&
    typeHits(ledger.productType, language).at(-1)?.category !== 'service' &&
    platforms[brief.platform].subject === 'product';
  if (shelfOf !== undefined && (!isWork || all.length === 0)) return true;
  return all.some(({ text }) => sharesHead(entry, text) || (language === 'de' && sharesStart(entry, text)));
}

/** A refill pouch on the shelf of candles is no candle. */
function isForThing(entry: string, { all }: HeadList, brief: Brief, ledger: Ledger): boolean {
  return (
    (accessory.test(ledger.productType) || endsInDoer(ledger.productType)) &&
    !all.some(({ text }) => sharesHead(entry, text)) &&
    !sharesHead(entry, brief.product.name)
  );
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
