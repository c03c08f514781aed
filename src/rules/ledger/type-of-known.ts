import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { isHouseName, openingThing } from './confirmed-noun.ts';
import { endsInDoer } from './doer-nouns.ts';
import { thingInFirstSentence } from './first-sentence.ts';
import { isForeignPair, opensText, opensWithUse } from './head-first.ts';
import type { NameRead } from './name-read.ts';
import { isDoerBehind, isUnsaid } from './name-signs.ts';
import { countsMany, onlyDescribes } from './names-goods.ts';
import { opensAs } from './said-noun.ts';
import { isNounBehind, namedBeside, switchesLight } from './tells-part.ts';
import { openingHead } from './opening-head.ts';
import { accessories, behindFood, genericHeads } from './type-front.ts';
import type { TypeHit } from './type-hits.ts';
import { cased } from './video-type.ts';

/** A name in which a known thing stands, and how its head stands to that thing. */
interface KnownName extends NameRead {
  known: TypeHit;
  /** The head of the name holds the known thing. */
  contains: boolean;
  /** Stem of the last word of the head. */
  lastStem: string;
}

/** The type of a name in which a known thing stands: that thing, unless its company makes it another. */
export function typeOfKnown(read: NameRead, known: TypeHit): string {
  const name: KnownName = {
    ...read,
    known,
    contains: foldWord(read.byName).includes(foldWord(known.text)),
    lastStem: stemOf(read.byName.split(' ').at(-1) ?? ''),
  };
  const type =
    accessoryFor(name) ??
    foodBehind(name) ??
    thingOfHouse(name) ??
    thingOfStuff(name) ??
    genericFood(name) ??
    compoundOf(name) ??
    withPurpose(name) ??
    headOrKnown(name);
  return cased(type, read.language);
}

/** Spanish and French: an accessory names behind it the thing that it is for. */
function accessoryFor({
  language,
  known,
  byName,
  isGoods,
  name,
  description,
  brandStems,
}: KnownName): string | null {
  if ((language !== 'es' && language !== 'fr') || known.start === 0) return null;
  return opensWithUse(byName) || (isGoods && opensText(name, description, brandStems)) ? byName : null;
}

function foodBehind({ isThing, front, known, description }: KnownName): string | null {
  if (!isThing) return null;
  return behindFood(front, known, description) || namedBeside(front, known, description) || null;
}

function thingOfHouse({ brief, language, isGoods, known, description }: KnownName): string | null {
  const opening = isGoods && language !== 'en' ? thingInFirstSentence(description, language) : '';
  return opening !== '' && isHouseName(known, opening, brief) ? opening : null;
}

/** "Makramee Blumenampel", "Blumenampel aus Makramee": the text tells which of the two is the stuff. */
function thingOfStuff(name: KnownName): string | null {
  const { brief, language, isGoods, front, byName, known, description } = name;
  if (language !== 'de' || !isGoods) return null;
  const thing = openingThing(front, byName, brief);
  const isOfKnown =
    thing !== '' && thing !== known.text && description.includes(`${thing} aus ${known.text}`);
  return isOfKnown ? thing : null;
}

/** "Lamb & rice dry dog food": a named food behind the known word is the thing. */
function genericFood(name: KnownName): string | null {
  const { isThing, contains, front, byName, known, description, lastStem } = name;
  if (!isThing || contains) return null;
  const gap = front.lastIndexOf(byName) - known.end;
  const isApart = gap > 1 || (gap === 1 && description.toLowerCase().includes(byName.toLowerCase()));
  return isApart && byName.includes(' ') && genericHeads.has(lastStem) ? byName : null;
}

const goesWithIt = /^ (accessories|attachments|supplies)(?= |$)/iu;

/** The head of an English name stands last: a "ring light" is a light. What is made for the known thing bears both nouns. */
function compoundOf(name: KnownName): string | null {
  const { language, contains, front, byName, known } = name;
  if (contains || known.end >= front.length) return null;
  // "Play kitchen accessories set": what goes with the known thing.
  const beside = language === 'en' && name.isThing ? goesWithIt.exec(front.slice(known.end))?.[1] : undefined;
  if (beside !== undefined) return `${known.text} ${beside.toLowerCase()}`;
  const isMadeFor = isForKnown(name);
  const compound = front
    .slice(known.start)
    .replace(/\s\d.*$/u, '')
    .trim();
  if (language === 'en' && endsCompound(compound, byName) && isOneThing(name, compound, isMadeFor))
    return compound;
  // "Journal A5 marbled cover" of "a handbound journal": how its part is made stands behind the thing that is sold.
  const [opening = ''] = foldWord(name.description).split(/[,.;:]/u);
  const isItsPart =
    language === 'en' &&
    accessories.has(name.lastStem) &&
    !front.slice(known.end).trimStart().startsWith(byName) &&
    opening.includes(foldWord(known.text)) &&
    !opening.includes(foldWord(byName));
  if (isItsPart) return null;
  return isMadeFor && !foldWord(known.text).endsWith(foldWord(byName))
    ? overlapped(known.text, byName)
    : null;
}

/** "Radiator bleeder key" of a known radiator; a known "chicken feeder" is one already, with its treadle behind it. */
function isBehindDoer(compound: string, known: TypeHit): boolean {
  const front = compound.slice(0, compound.lastIndexOf(' '));
  return front.length > known.text.length && endsInDoer(front);
}

/** "Makeup brush cleaner mat" of a "makeup brush cleaner" and a "brush cleaner mat": what both hold is said once. */
function overlapped(front: string, back: string): string {
  const words = front.split(' ');
  const from = words.findIndex((_, at) =>
    foldWord(`${back} `).startsWith(foldWord(`${words.slice(at).join(' ')} `)),
  );
  return [...words.slice(0, from === -1 ? words.length : from), back].join(' ');
}

function endsCompound(compound: string, byName: string): boolean {
  return (
    foldWord(compound).endsWith(foldWord(byName)) &&
    compound.split(' ').length <= 4 &&
    /^[\p{L}\s-]+$/u.test(compound)
  );
}

/** Whether the head is something for the known thing, or what the text says is sold. */
function isForKnown({ isThing, language, byName, description, lastStem }: KnownName): boolean {
  return (
    isThing &&
    (accessories.has(lastStem) ||
      lastStem === openingHead(description) ||
      (language === 'en' && opensAs(byName, description)))
  );
}

/** Whether the known thing only tells which kind of its head the compound is. */
function isOneThing(name: KnownName, compound: string, isMadeFor: boolean): boolean {
  const { isThing, brief, front, byName, known, description } = name;
  if (isMadeFor) return true;
  const { goods, handmade } = platforms[brief.platform];
  return (
    (isThing &&
      // "Cable clips": the last word counts the things; "sweatshirt wildflowers" is one with flowers on it.
      (countsMany(known, byName, compound) ||
        isDoerBehind(front, known) ||
        endsInDoer(compound) ||
        isBehindDoer(compound, known) ||
        switchesLight(known.text, byName) ||
        (goods === 'own-brand' && !handmade && isNounBehind(front, known, description)) ||
        isUnsaid(known.text, byName, description))) ||
    new RegExp(`\\b${known.text} (?:\\p{Ll}+ )?${byName}`, 'iu').test(description)
  );
}

/** "Verres à vin": what the thing is for belongs to its French name; "à motifs" and "à pois" describe it. */
function withPurpose({ language, front, known, contains }: KnownName): string | null {
  if (language !== 'fr' || known.start !== 0 || contains) return null;
  const purpose = /^\sà\s\p{Ll}{2,}[^sx\P{L}](?=$|[\s,])/u.exec(front.slice(known.end))?.[0];
  return purpose === undefined ? null : `${known.text}${purpose}`;
}

function headOrKnown({ isThing, contains, front, byName, known }: KnownName): string {
  const words = byName.split(' ');
  const isPair = words.length === 4 && isForeignPair(words[2]!, words[3]!);
  const isWhole = contains && (words.length <= 3 || isPair);
  return isWhole && !(isThing && onlyDescribes(known, byName, front)) ? byName : known.text;
}
