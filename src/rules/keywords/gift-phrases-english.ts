import type { AddPhrase, EnglishNames, EnglishParts } from './english-parts.ts';
import { pluralThings, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

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

/** Whom the thing is for, and whom it is given to. */
export function addPeople(parts: EnglishParts, names: EnglishNames, add: AddPhrase): void {
  for (const slot of parts.slots.audiences)
    addAudience({ ...slot, text: slot.text.toLowerCase() }, parts, names, add);
}

function addAudience(audience: Slot, parts: EnglishParts, names: EnglishNames, add: AddPhrase): void {
  const { text } = audience;
  const isGiven = parts.gifts && parts.subject === 'product';
  const before = peopleBefore[text];
  if (before !== undefined)
    for (const name of names.searched) add(`${before} ${name.text}`, 'audience', audience);
  if (text === 'unisex') {
    add(`unisex ${names.head.text}`, 'audience', audience);
    return;
  }
  if (!isGiven) add(`${names.head.text} for ${text}`, 'audience', audience);
  else if (before !== undefined) add(`gift for ${text}`, 'audience', audience);
  else if (!/\s(?:of|with|who|for|in)\s/u.test(text))
    for (const name of giftNames(text)) add(`${name} gift`, 'audience', audience);
}

/** The thing as a gift: on what day, and made for one person. */
export function addGifts(parts: EnglishParts, { head, short }: EnglishNames, add: AddPhrase): void {
  const { slots, attributes, gifts, saysGift, subject } = parts;
  if (subject !== 'product') return;
  for (const name of [head, ...short]) giftPhrases(slots, name, add);
  if (!gifts) return;
  if (saysGift) add(`${head.text} gift`, 'occasion', head);
  for (const made of attributes) if (madeForOne.test(made.text)) add(`${made.text} gift`, 'occasion', made);
}

/** People who get it, by the seller's own sentence. */
export function addRecipients({ slots }: EnglishParts, { searched }: EnglishNames, add: AddPhrase): void {
  for (const recipient of slots.recipients) {
    const { text } = recipient;
    add(`${text} gift`, 'audience', recipient);
    add(`gift for ${text}`, 'audience', recipient);
    if (weddingParty.test(text))
      for (const name of searched) add(`${text} ${name.text}`, 'audience', recipient);
  }
}

function giftPhrases(slots: Slots, head: Slot, add: AddPhrase): void {
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

/** "plant lovers" → "plant lover": the form that stands before "gift". */
function giftWord(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return pluralThings.has(last) ? text : [...words.slice(0, -1), singularOf(last)].join(' ');
}
