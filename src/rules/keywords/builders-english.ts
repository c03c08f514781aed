import { typeHits } from '#rules/ledger/type-hits.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import type { Attribute } from './attributes-english.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { addAttributes, overlap } from './described-thing.ts';
import type { AddPhrase, EnglishNames, EnglishParts } from './english-parts.ts';
import { addGifts, addPeople, addRecipients } from './gift-phrases-english.ts';
import { singularPhrase } from './singular-phrase.ts';
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
/** Phrases of typed slots, as people type them in English (writing guide §4.4). */
export function englishPhrases(parts: EnglishParts): Candidate[] {
  const { slots, subject } = parts;
  const phrases: Candidate[] = [];
  const add: AddPhrase = (phrase, kind, slot) => {
    phrases.push(built(phrase.toLowerCase(), kind, slot.source));
  };
  for (const head of slots.heads) add(head.text, 'head', head);
  phrases.push(...synonymPhrases(parts));
  const { head, ...named } = namesOf(parts);
  addShelves(parts, add);
  addAttributes(parts, named, add);
  if (head === undefined) return phrases;
  const names: EnglishNames = {
    ...named,
    head,
    searched: unique([head, ...named.short, ...slots.synonyms.slice(0, 2)]),
  };
  if (subject === 'app') for (const name of names.all) add(`${name.text} app`, 'head', name);
  addPeople(parts, names, add);
  addGifts(parts, names, add);
  addRecipients(parts, names, add);
  addRooms(parts, names, add);
  addUses(parts, names, add);
  addPlaces(parts, names, add);
  for (const fit of slots.fits) {
    add(`${head.text} for ${fit.text}`, 'compatibility', fit);
    // "Sage software" is by Sage, and not what works with it.
    if (/software$|app$/u.test(head.text)) continue;
    for (const name of [head, ...names.short]) add(`${fit.text} ${name.text}`, 'compatibility', fit);
  }
  addMaker(parts, names, add);
  return phrases;
}

/** "Wall art" of a print shares no word with it, and is what it is searched by. */
function synonymPhrases({ slots, shortTags }: EnglishParts): Candidate[] {
  return slots.synonyms.map(({ text, source }) => ({
    ...built(text.toLowerCase(), 'synonym', source),
    ...(shortTags && text.includes(' ') ? { least: 0.3 } : {}),
  }));
}

function namesOf({ slots, subject, shortTags }: EnglishParts) {
  const head = namedHead(slots);
  const own = head === undefined ? [] : [head, ...slots.heads.filter((other) => other !== head)].slice(0, 2);
  const called = shortNameOf(head?.text ?? '');
  const short = shortTags && head !== undefined && called !== head.text ? [{ ...head, text: called }] : [];
  // "Merino beanie hat" says of a beanie what it is twice.
  const others = slots.synonyms.filter(
    ({ text }) => subject !== 'product' || !own.some((name) => text.startsWith(`${name.text} `)),
  );
  return { head, own, short, all: unique([...own, ...short, ...others.slice(0, 3)]) };
}

/** "Silver jewelry": a shelf is searched with what the thing is, never with two words before it. */
function addShelves({ slots, attributes, said }: EnglishParts, add: AddPhrase): void {
  for (const shelf of slots.categories.slice(0, 2)) {
    for (const attribute of attributes) {
      if (isOfShelf(attribute) && !overlap(attribute.text, shelf.text))
        // Where sentences tell what the thing is, the shelf waits until they are through.
        add(`${attribute.text} ${shelf.text}`, said > 1 ? 'attribute' : 'use', attribute);
    }
  }
}

/** By their stuff and as handmade shelves are searched; nobody types "red pet accessory" or "vegan home decor". */
const isOfShelf = ({ order, text }: Attribute): boolean =>
  order === 4 ||
  /^(?:handmade|vintage|personali[sz]ed|custom|engraved|hand ?carved|crochet|knitted|macrame)$/u.test(text);

function addRooms({ slots }: EnglishParts, { head, short, searched }: EnglishNames, add: AddPhrase): void {
  // "Garden room" of a room to let: what is in it or outside makes another room of it.
  if (/(?:^|\s)(?:bed)?rooms?$/u.test(head.text)) return;
  const bare = short.length > 0 ? unique([...short, ...slots.synonyms.slice(0, 2)]) : searched;
  for (const room of slots.rooms)
    for (const name of bare)
      if (!overlap(room.text, name.text) && !placedName.test(name.text))
        add(`${room.text} ${name.text}`, 'use', room);
}

function addUses({ slots }: EnglishParts, { head, searched }: EnglishNames, add: AddPhrase): void {
  for (const use of slots.uses) {
    const text = use.text.toLowerCase();
    if (usesBefore.test(text) && !head.text.startsWith(text.slice(0, 4))) {
      // "Bathroom indoor shoes": the other name says a place already.
      for (const name of searched)
        if (!placedName.test(name.text)) add(`${singularPhrase(text)} ${name.text}`, 'use', use);
    } else if (!describesOnly(text)) add(`${head.text} for ${text}`, 'use', use);
  }
}

/** Where things change hands the town is a filter: one tag names it, never each synonym. */
function addPlaces({ slots, subject }: EnglishParts, { searched }: EnglishNames, add: AddPhrase): void {
  const isDone = slots.heads.some(({ text }) => typeHits(text, 'en').at(-1)?.category === 'service');
  const placed =
    subject === 'product' && !isDone
      ? searched.slice(0, 1)
      : unique([...searched, ...(isDone ? slots.heads.slice(0, 3) : [])]);
  for (const place of slots.places)
    for (const name of placed) add(`${name.text} ${place.text}`, 'place', place);
}

function addMaker({ slots }: EnglishParts, { head }: EnglishNames, add: AddPhrase): void {
  const { brand, models } = slots;
  if (brand === undefined) return;
  if (!isShopName(brand.text, slots)) add(`${brand.text} ${head.text}`, 'brand', brand);
  for (const model of models.slice(0, 2))
    if (!overlap(model.text, brand.text)) add(`${brand.text} ${model.text}`, 'brand', model);
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

/** The longest of the first names of up to two words: "yoga course" before "course". */
function namedHead(slots: Slots): Slot | undefined {
  const usable = slots.heads.filter(({ text }) => text.split(' ').length <= 2);
  return (
    usable.toSorted((a, b) => b.text.split(' ').length - a.text.split(' ').length)[0] ??
    slots.heads[0] ??
    slots.synonyms[0]
  );
}
