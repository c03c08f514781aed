import { typeHits } from '#rules/ledger/type-hits.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import type { Attribute } from './attributes-english.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { singularPhrase } from './singular-phrase.ts';
import { pluralThings, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { unique } from './slot.ts';
import type { Slots } from './slots.ts';
import { shortNameOf } from './variants.ts';

/** Rooms and pastimes that stand before a noun as they are: "office lamp", "hiking bottle". */
const usesBefore = longPattern('iu')`
  ^(?:living room|bedroom|bathroom|kitchen|nursery|office|desk|bedside|dorm|garden|patio|balcony|school|work
    |travel|hallway|dining room|laundry room|hiking|camping|cycling|running|commuting|swimming|fishing
    |climbing|yoga|pilates|gym|fitness|baking|cooking|grilling|reading|study|journaling|wedding|picnic|beach
    |indoor|outdoor|everyday|pram|cot|crib|stroller|car|bus|train|plane|caravan|van|boat)s?$
`;
const placedName = /^(?:indoor|outdoor|house|home|bath|bathroom|bed|bedroom|garden|kitchen|travel|camp) /iu;
const peopleBefore: Readonly<Record<string, string>> = {
  women: 'womens',
  woman: 'womens',
  men: 'mens',
  man: 'mens',
  kids: 'kids',
  children: 'kids',
  boys: 'boys',
  girls: 'girls',
  baby: 'baby',
  babies: 'baby',
  toddlers: 'toddler',
  teens: 'teen',
};

export interface EnglishParts {
  slots: Slots;
  attributes: readonly Attribute[];
  /** Measures said of the thing itself ("350 ml"). */
  sizes: readonly Slot[];
  /** The seller speaks of gifts or occasions, or the shop lives from them. */
  gifts: boolean;
  /** The product's own texts speak of a gift. */
  saysGift: boolean;
  subject: 'product' | 'video' | 'app' | 'page';
  /** Etsy lets a word stand in three tags only, so "baby blanket" needs phrases with "blanket" alone. */
  shortTags: boolean;
}

/** Phrases of typed slots, as people type them in English (writing guide §4.4). */
export function englishPhrases(parts: EnglishParts): Candidate[] {
  const { slots, attributes, sizes, gifts, saysGift, subject, shortTags } = parts;
  const phrases: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], slot: Slot): void => {
    phrases.push(built(phrase.toLowerCase(), kind, slot.source));
  };
  for (const head of slots.heads) add(head.text, 'head', head);
  for (const synonym of slots.synonyms)
    // "Wall art" of a print shares no word with it, and is what it is searched by.
    phrases.push({
      ...built(synonym.text.toLowerCase(), 'synonym', synonym.source),
      ...(shortTags && synonym.text.includes(' ') ? { least: 0.3 } : {}),
    });
  const first = namedHead(slots);
  const ownNames =
    first === undefined ? [] : [first, ...slots.heads.filter((head) => head !== first)].slice(0, 2);
  const called = shortNameOf(first?.text ?? '');
  const short = shortTags && first !== undefined && called !== first.text ? [{ ...first, text: called }] : [];
  // "Merino beanie hat" says of a beanie what it is twice.
  const others = slots.synonyms.filter(
    ({ text }) => subject !== 'product' || !ownNames.some((own) => text.startsWith(`${own.text} `)),
  );
  const names = unique([...ownNames, ...short, ...others.slice(0, 3)]);
  // "Silver jewelry": a shelf is searched with what the thing is, never with two words before it.
  for (const shelf of slots.categories.slice(0, 2)) {
    for (const attribute of attributes) {
      if (attribute.order > 1 && attribute.order < 5 && !overlap(attribute.text, shelf.text))
        add(`${attribute.text} ${shelf.text}`, 'use', attribute);
    }
  }
  for (const name of [...ownNames, ...short].slice(0, 2)) {
    // "40 litre potatoes": a film shows no size of its topic.
    for (const size of subject === 'video' ? [] : sizes)
      add(`${size.text.replace(/inches$/iu, 'inch')} ${name.text}`, 'attribute', size);
  }
  for (const [index, name] of names.entries()) {
    const isHead = index < ownNames.length;
    for (const attribute of attributes) {
      const isOwn = isHead || short.some((own) => own.text === name.text);
      if (!isOwn && attribute.order === 5) continue;
      if (!overlap(attribute.text, name.text))
        add(described(attribute.text, name.text), 'attribute', attribute);
    }
    if (isHead)
      for (const pair of attributePairs(attributes)) add(`${pair.text} ${name.text}`, 'attribute', pair);
  }
  const head = first;
  if (head === undefined) return phrases;
  const searched = unique([head, ...short, ...slots.synonyms.slice(0, 2)]);
  if (subject === 'app') for (const name of names) add(`${name.text} app`, 'head', name);
  const audiences = slots.audiences.map((slot) => ({ ...slot, text: slot.text.toLowerCase() }));
  for (const audience of audiences) {
    const before = peopleBefore[audience.text];
    if (before !== undefined) {
      for (const name of searched) add(`${before} ${name.text}`, 'audience', audience);
    }
    if (audience.text === 'unisex') {
      add(`unisex ${head.text}`, 'audience', audience);
      continue;
    }
    if (!gifts || subject !== 'product') add(`${head.text} for ${audience.text}`, 'audience', audience);
    if (
      gifts &&
      before === undefined &&
      subject === 'product' &&
      !/\s(?:of|with|who|for|in)\s/u.test(audience.text)
    )
      for (const text of giftNames(audience.text)) add(`${text} gift`, 'audience', audience);
    if (gifts && before !== undefined && subject === 'product')
      add(`gift for ${audience.text}`, 'audience', audience);
  }
  if (subject === 'product') for (const name of [head, ...short]) giftPhrases(slots, name, add);
  if (subject === 'product' && gifts) {
    if (saysGift) add(`${head.text} gift`, 'occasion', head);
    for (const made of attributes) if (madeForOne.test(made.text)) add(`${made.text} gift`, 'occasion', made);
  }
  for (const { text, source } of slots.recipients) {
    add(`${text} gift`, 'audience', { text, source });
    add(`gift for ${text}`, 'audience', { text, source });
    if (weddingParty.test(text))
      for (const name of searched) add(`${text} ${name.text}`, 'audience', { text, source });
  }
  const bare = short.length > 0 ? unique([...short, ...slots.synonyms.slice(0, 2)]) : searched;
  // "Garden room" of a room to let: what is in it or outside makes another room of it.
  const isRoom = /(?:^|\s)(?:bed)?rooms?$/u.test(head.text);
  for (const room of isRoom ? [] : slots.rooms)
    for (const name of bare)
      if (!overlap(room.text, name.text) && !placedName.test(name.text))
        add(`${room.text} ${name.text}`, 'use', room);
  for (const use of slots.uses) {
    const text = use.text.toLowerCase();
    if (usesBefore.test(text) && !head.text.startsWith(text.slice(0, 4))) {
      // "Bathroom indoor shoes": the other name says a place already.
      for (const name of searched)
        if (!placedName.test(name.text)) add(`${singularPhrase(text)} ${name.text}`, 'use', use);
    } else if (!describesOnly(text)) add(`${head.text} for ${text}`, 'use', use);
  }
  const isDone = slots.heads.some(({ text }) => typeHits(text, 'en').at(-1)?.category === 'service');
  for (const place of slots.places)
    // Where things change hands the town is a filter: one tag names it, never each synonym.
    for (const name of subject === 'product' && !isDone
      ? searched.slice(0, 1)
      : unique([...searched, ...(isDone ? slots.heads.slice(0, 3) : [])]))
      add(`${name.text} ${place.text}`, 'place', place);
  for (const fit of slots.fits) {
    add(`${head.text} for ${fit.text}`, 'compatibility', fit);
    for (const name of [head, ...short]) add(`${fit.text} ${name.text}`, 'compatibility', fit);
  }
  if (slots.brand !== undefined) {
    if (!isShopName(slots.brand.text, slots)) add(`${slots.brand.text} ${head.text}`, 'brand', slots.brand);
    for (const model of slots.models.slice(0, 2)) {
      if (!overlap(model.text, slots.brand.text)) add(`${slots.brand.text} ${model.text}`, 'brand', model);
    }
  }
  return phrases;
}

/** "For frizzy" of "for frizzy and color treated hair": an adjective that has lost its noun. */
function describesOnly(text: string): boolean {
  const last = text.split(' ').at(-1)!;
  return /(?:y|ed|ive|ful|less|ous|able|ible|ish)$/u.test(last) && tagsOf(last).at(-1)?.tag === 'ADJ';
}

/** "Northlight Candles" of a wick trimmer: a shop's name that tells what else it sells is typed before nothing. */
function isShopName(brand: string, { heads }: Slots): boolean {
  if (!brand.includes(' ')) return false;
  const own = new Set(heads.flatMap(({ text }) => stemsOf(text)));
  return typeHits(brand, 'en').some(
    ({ text, end }) => end === brand.length && !stemsOf(text).some((stem) => own.has(stem)),
  );
}

function giftPhrases(
  slots: Slots,
  head: Slot,
  add: (phrase: string, kind: Candidate['kind'], slot: Slot) => void,
): void {
  for (const occasion of slots.occasions) {
    const text = occasion.text.toLowerCase().replaceAll(/['’](?=s\b)/gu, '');
    add(`${giftWord(text)} gift`, 'occasion', occasion);
    if (worn.test(text)) add(`${giftWord(text)} ${head.text}`, 'occasion', occasion);
  }
  for (const season of slots.seasons) add(`${season.text} ${head.text}`, 'occasion', season);
}

/** Ways of making that buyers search before "gift". */
const madeForOne = /^(?:personali[sz]ed|custom|engraved|embroidered|monogrammed|hand-?made)$/u;

/** "new homeowners" → "homeowner", "self-care lovers" → "self-care lover" and "self-care". */
function giftNames(audience: string): string[] {
  const name = giftWord(audience.replace(/^new\s/u, ''));
  const loved = /^(\p{L}+[\s-]\p{L}+) (?:lover|fan|enthusiast)$/u.exec(name)?.[1];
  return loved === undefined ? [name] : [name, loved];
}

const weddingParty = /^(?:bridesmaid|groomsmen|couple)$/u;

/** Occasions that stand before the thing itself: "wedding ring", "christening blanket". */
const worn =
  /wedding|bridal|bridesmaid|christening|baptism|birthday|christmas|easter|halloween|party|valentine|anniversary|baby shower|mothers day|fathers day|graduation|communion/u;

/** The longest of the first names of up to two words: "yoga course" before "course". */
function namedHead(slots: Slots): Slot | undefined {
  const usable = slots.heads.filter(({ text }) => text.split(' ').length <= 2);
  return (
    usable.toSorted((a, b) => b.text.split(' ').length - a.text.split(' ').length)[0] ??
    slots.heads[0] ??
    slots.synonyms[0]
  );
}

/** "plant lovers" → "plant lover": the form that stands before "gift". */
function giftWord(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return pluralThings.has(last) ? text : [...words.slice(0, -1), singularOf(last)].join(' ');
}

const troubled =
  /^((?:drip|leak|squeak|rattl|smell|jam|flicker|peel|crumbl|sagg|creak)ing|blocked|clogged|cracked|broken|stuck|rusty|loose|frozen) (.+)$/u;

/** "Dripping kitchen tap": what is wrong with a thing stands before all else that is said of it. */
function described(attribute: string, name: string): string {
  const [, trouble, thing] = troubled.exec(name) ?? [];
  return trouble === undefined ? `${attribute} ${name}` : `${trouble} ${attribute} ${thing}`;
}

function overlap(a: string, b: string): boolean {
  const words = new Set(
    b
      .toLowerCase()
      .split(/[\s-]+/u)
      .map(singularOf),
  );
  const root = (word: string): string => (word.length > 6 ? word.replace(/(?:l?ed|en)$/u, '') : word);
  return (
    a
      .toLowerCase()
      .split(/[\s-]+/u)
      // "Enamelled enamel mug", "wood wooden stacker".
      .some((word) => [singularOf(word), root(word), `${word}en`, `${word}len`].some((one) => words.has(one)))
  );
}

/** Two attributes of different order side by side, in the order in which English sets them. */
function attributePairs(attributes: readonly Attribute[]): Slot[] {
  const pairs: Slot[] = [];
  const sorted = attributes.toSorted((a, b) => a.order - b.order);
  for (const [index, first] of sorted.entries()) {
    for (const second of sorted.slice(index + 1)) {
      if (pairs.length >= 10) return pairs;
      if (first.order === second.order || overlap(first.text, second.text)) continue;
      const text = `${first.text} ${second.text}`;
      if (text.split(' ').length <= 3) pairs.push({ text, source: second.source });
    }
  }
  return pairs;
}
