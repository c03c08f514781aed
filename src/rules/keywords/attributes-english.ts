import { type AttributeOrder, buyerAdjectiveSet, orderOf, sizeWords } from './attribute-order.ts';
import { sentenceContext } from '#rules/ledger/sentence-context.ts';
import { partBehindStuff } from '#rules/ledger/part-before-stuff.ts';
import { isWroughtWood } from '#rules/ledger/wrought-woods.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Fact, Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { shades } from '#rules/ledger/details.ts';
import { isColourOfMade } from '#rules/ledger/made-in-colour.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isOfTheThing } from './main-attribute.ts';
import { genericWords, sellingWords } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { shortMaterial } from './short-material.ts';

export interface Attribute extends Slot {
  order: AttributeOrder;
}

/** Characters of the shortest tag of a platform. */
const shortTag = 20;

/**
 * What may stand before the head noun: what the seller put there, the main material and colour, and the
 * adjectives that buyers type. A material or colour of a part ("silicone seal") is none of the thing.
 */
export function attributesOf(
  heads: readonly Slot[],
  phrases: readonly NounPhrase[],
  ledger: Ledger,
  productTexts: readonly { path: string; text: string }[],
): Attribute[] {
  const found = new Map<string, Attribute>();
  const brand = ledger.brand.toLowerCase();
  const besideBrand = brand.includes(' ')
    ? productTexts.map(({ text }) => text.toLowerCase().replaceAll(brand, ' ')).join('\n')
    : '';
  const add = (text: string, source: string): void => {
    const plain = text.toLowerCase().trim();
    const stem = stemOf(plain);
    // "Wood wooden stacker".
    if (
      plain === 'wood' &&
      productTexts.some(({ path, text }) => path.endsWith('.name') && /\bwooden\b/iu.test(text))
    )
      return;
    // The silver of "Silver Cross" is a name.
    if (besideBrand !== '' && ` ${brand} `.includes(` ${plain} `) && !besideBrand.includes(plain)) return;
    if (plain.length < 2 || genericWords.has(stem) || sellingWords.has(stem) || found.has(plain)) return;
    if (!/\p{L}/u.test(plain) || /^\d+$/.test(plain)) return;
    // "How an old quilt should look" does not make it one.
    if (
      plain === 'real' ||
      (/^(?:old|first|proper|normal|finished|assembled|completed|whole|entire)$/u.test(plain) &&
        !source.endsWith('.name'))
    )
      return;
    // "Magnetic under desk tray" is no "magnetic under" tray; "a full kettle" says what it boils, "cut from plywood" how.
    if (
      /\b(?:under|over|in|on|for|with|of|or|and)$|^(?:full|empty|whole|cut)$| or |^(?:also|only|even|just)\b/u.test(
        plain,
      )
    )
      return;
    found.set(plain, { text: plain, source, order: orderOf(plain) });
  };
  const headStems = heads.map((head) => head.text.split(/[\s-]+/u).map(stemOf));
  const lastStems = headStems.map((head) => head.slice(-1));
  const named = productTexts.find(({ path }) => path.endsWith('.name'))?.text.toLowerCase() ?? '';
  for (const phrase of phrases) {
    const modifiers = beforeHead(phrase, headStems);
    if (modifiers !== undefined) for (const unit of unitsOf(modifiers)) add(unit, phrase.path);
    // "Beech tractor" of a "toy tractor": the first sentence calls it by its last word, and tells its stuff or colour.
    else if (phrase.sentence === 0 && phrase.path.endsWith('.description'))
      for (const unit of unitsOf(beforeHead(phrase, lastStems) ?? []))
        if (isStuffOrColour(unit) && !named.includes(unit.toLowerCase())) add(unit, phrase.path);
  }
  for (const { path, text } of productTexts) {
    // "Desk clock with wireless charger": behind the joint something else is described.
    // So it is with "room to rent, electric included".
    const own = path.endsWith('.name')
      ? text.replace(includedBehind, '').split(/\s(?:with|for|and|w\/)\s/iu)[0]!
      : text;
    for (const adjective of describingAdjectives(own, headStems, path.endsWith('.name')))
      add(adjective, path);
  }
  for (const { path, text } of productTexts)
    if (path.endsWith('.name')) for (const [pattern] of text.matchAll(patterns)) add(pattern, path);
  for (const { path, text } of productTexts) for (const [said] of text.matchAll(waxedCloth)) add(said, path);
  const isOfContents = contentsTest(ledger);
  for (const fact of ledger.facts) {
    if (fact.kind !== 'material' && fact.kind !== 'colour') continue;
    // "Colours: Lagoon, Ember, Granite": a stone that nothing is made of here.
    if (
      fact.kind === 'colour' &&
      /^(?:granite|marble|concrete|basalt|fleece|denim|wool|cotton|straw|hemp)$/iu.test(fact.value)
    )
      continue;
    if (isOfContents(fact) || /\boptional\b/iu.test(fact.quote)) continue;
    const value = fact.value.toLowerCase().replace(/^(?!0\s*%)\d+\s*%\s*/u, '');
    const lastStem = stemOf(value.split(' ').at(-1) ?? '');
    const isMade =
      fact.kind === 'colour' &&
      isColourOfMade(fact.value, fact.quote, (noun) => lastStems.some(([stem]) => stem === stemOf(noun)));
    if (
      !isMade &&
      !materialStems.has(lastStem) &&
      !colourStems.has(lastStem) &&
      !coatedMetal.test(value) &&
      !(fact.kind === 'material' && isWroughtWood(value))
    )
      continue;
    const inName = fact.source.endsWith('.name') && fact.kind === 'colour' && !/\swith\s/iu.test(fact.quote);
    // "Brown and orange plates" are searched by neither word alone.
    if (/,| and /u.test(value) || value.split(' ').length > 3 || partBehindStuff(value) !== value) continue;
    // "Soy candle in amber jar": the jar has the colour.
    if (fact.quote.includes(' in ') && !fact.quote.replaceAll(inVessel, '').toLowerCase().includes(value))
      continue;
    // "Slate grey with white inside": the colour that opens the clause is that of the whole.
    const quote = fact.kind === 'colour' ? fact.quote.replaceAll(/ with [^,.;]{1,60}/gu, '') : fact.quote;
    if (!inName && !isMade && !isOfTheThing(value, quote, headStems, sentenceContext(fact, ledger))) continue;
    add(value, fact.source);
    const made = isMade ? found.get(value) : undefined;
    if (made !== undefined) found.set(value, { ...made, order: orderOf('red') });
    // "Merino wool blanket" is short enough for a tag; "sterling silver necklace" needs the short name.
    const fitsTag = heads.some(({ text }) => value.length + 1 + text.length <= shortTag);
    const short = fact.kind === 'material' && !fitsTag ? shortMaterial(value) : undefined;
    if (short !== undefined) add(short, fact.source);
    // "Matte black paper towel holder" is too long to be typed.
    if (
      fact.kind === 'colour' &&
      finishBefore.test(value) &&
      heads.every(({ text }) => text.split(' ').length > 2)
    )
      add(value.replace(finishBefore, ''), fact.source);
  }
  return [...found.values()];
}

/** Colours that are also what is in a kit or a tin. */
const alsoStuff =
  /^(?:charcoal|ink|slate|moss|sand|rust|sage|mint|chocolate|cherry|lemon|lime|olive|plum|peach|wine|coral|pearl|stone|ash|walnut|honey|caramel|cream|butter|clay|bamboo|cork|gravel)$/iu;

/**
 * Tells the colours and stuffs that are none of the thing: what tastes of walnut is made of no wood, the charcoal in a kit is no
 * colour, and a set of six colours is a set of none of them.
 */
function contentsTest({ productType, facts }: Ledger): (fact: Fact) => boolean {
  const isFood = typeHits(productType, 'en').at(-1)?.category === 'food';
  const isKit = /\skits?$/iu.test(productType);
  const isSet = /\s(?:set|pack)s?$/iu.test(productType);
  const isMixed = isSet && facts.filter(({ kind }) => kind === 'colour').length >= fewestOfMix;
  return ({ source, kind, value }) =>
    !source.endsWith('.name') &&
    (isFood || (isKit && alsoStuff.test(value)) || (isMixed && kind === 'colour'));
}
const fewestOfMix = 3;

/** "Gold filled": a metal whose last word is none. */
const includedBehind = /[,(–-]\s?[^,(]{2,30}\s(?:included|incl\.?|inc|extra)\)?$/iu;
const coatedMetal = /^(?:(?:rose|white|yellow) )?(?:gold|silver|copper)[- ](?:filled|plated|dipped)$/u;

export const inVessel =
  / in (?:an? )?(?:\p{L}+ ){1,3}(?:jar|tin|pot|bottle|pouch|box|tube|vessel|glass|bag|tumbler|container|tray|dish|sleeve|case|basket)(?:e?s)?(?!\p{L})/giu;

/** How a colour shines. */
const finishBefore = /^(?:matte?|gloss|glossy|satin|brushed|polished) (?=\p{L}+$)/u;

/** "Wax jacket": how the cloth is made proof, by which it is searched. */
const waxedCloth =
  /\bwax(?:ed)?(?= (?:cotton )?(?:jacket|coat|parka|gilet|vest|hat|cap|trousers|bag|backpack)s?\b)/giu;

/** What is printed on or woven into a cloth, wherever a name says it: "linen dress size 14 navy polka dot". */
const patterns =
  /\b(?:polka dot|floral|striped|gingham|plaid|tartan|checked|paisley|houndstooth|herringbone|leopard print|animal print|camouflage|tie[- ]dye|cable knit|fair isle|colou?r ?block)\b/giu;

/** Adjectives that a part may have while the thing has not. */
const ofPart = new Set(
  'adjustable removable refillable reversible washable lined foldable folding collapsible'.split(' '),
);

const sideOf = /^(?:side|inner|outer|top|bottom|front|back|shoulder|chest|waist)$/u;

const comesOff =
  /^(?:covers?|lids?|straps?|hoods?|lin(?:ers?|ings?)|pads?|trays?|insoles?|sleeves?|handles?|shelf|shelves|pockets?|cushions?|blades?|bases?|cases?|inserts?)$/u;

/** Adjectives that alone are another thing: a "manual" in the box, "digital" of a gauge. */
const alsoThings = new Set([
  'manual',
  'digital',
  'electric',
  'automatic',
  'lined',
  'organic',
  'hardcover',
  'double-sided',
]);

/**
 * Buyers' adjectives that a text says of the thing: before the head ("foldable phone stand"), after it ("hat
 * knitted in …"), or as a clause of their own ("Reversible."). "Removable cover" is about the cover.
 */
function describingAdjectives(text: string, heads: readonly string[][], inName: boolean): string[] {
  const found: string[] = [];
  const lasts = new Set(heads.map((head) => head.at(-1)));
  for (const sentence of text.toLowerCase().split(/[.:;!?\n]+/u)) {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|,/gu) ?? [];
    for (const [index, word] of words.entries()) {
      if (!buyerAdjectiveSet.has(word)) continue;
      if (/^(?:no|not|without|non|never|cannot)$/.test(words[index - 1] ?? '')) continue;
      const after = words.slice(index + 1, index + 4);
      const toHead =
        after
          .slice(0, Math.max(0, after.indexOf(',') === -1 ? 3 : after.indexOf(',')))
          .some((next) => lasts.has(stemOf(next))) &&
        // "Removable side trays" of a tray: the sides come off.
        !(ofPart.has(word) && sideOf.test(after[0] ?? ''));
      const fromHead = lasts.has(stemOf(words[index - 1] ?? ''));
      // "Insole removable" is said of the insole.
      const isOfPart = index === 1 && words.length === 2 && ofPart.has(word) && !words[0]!.endsWith('ly');
      const alone =
        // "Adjustable strap" is about the strap; a thing with a non-slip base is searched as non-slip.
        (words.length <= 2 && !isOfPart && (index === words.length - 1 || !ofPart.has(word))) ||
        (words[index - 1] === ',' &&
          // "Carry strap, removable": the strap comes off.
          !(ofPart.has(word) && comesOff.test(words[index - 2] ?? '')) &&
          (index + 1 === words.length || words[index + 1] === ',')) ||
        // "Washable, non-toxic.": the first of such a row.
        (index === 0 && words[1] === ',' && words.length < 5);
      // "Dog bed, removable cover": the cover comes off.
      const isOfNamedPart = ofPart.has(word) && !toHead && comesOff.test(after[0] ?? '');
      if ((inName && !isOfNamedPart) || toHead || fromHead || (alone && !alsoThings.has(word)))
        found.push(word);
    }
  }
  return found;
}

/** Words of a phrase before the head at its end; undefined when it does not end in a head. */
function beforeHead(phrase: NounPhrase, heads: readonly string[][]): string[] | undefined {
  const stems = phrase.words.map(stemOf);
  let longest = 0;
  for (const head of heads) {
    const size = head.length;
    if (size > longest && head.every((stem, index) => stems[stems.length - size + index] === stem))
      longest = size;
  }
  return longest === 0 || longest === stems.length ? undefined : phrase.words.slice(0, -longest);
}

const isStuffOrColour = (unit: string): boolean =>
  !unit.includes(' ') && (materialStems.has(stemOf(unit)) || colourStems.has(stemOf(unit)));

function isSafeUnit(word: string): boolean {
  const plain = foldWord(word);
  return (
    buyerAdjectiveSet.has(plain) ||
    materialStems.has(stemOf(word)) ||
    colourStems.has(stemOf(word)) ||
    /^[a-z-]{4,}(?:ed|able|ible)$/.test(plain) ||
    sizeWords.has(plain)
  );
}

/**
 * Cuts modifiers into units that may stand alone before the noun. "Cool mist" stays whole, "engraved silver"
 * becomes two: only known colours, materials, measures and participles are safe to part.
 */
function unitsOf(modifiers: readonly string[]): string[] {
  const units: string[] = [];
  let rest: string[] = [];
  for (const [index, word] of modifiers.entries()) {
    const next = modifiers[index + 1];
    // "Manual focus" is one thing: an adjective parts only from what may stand alone itself.
    const parts = isSafeUnit(word) && (next === undefined || isSafeUnit(next));
    if (parts && rest.length === 0 && !startsUnit(modifiers, index)) units.push(word);
    else rest.push(word);
  }
  if (rest.length > 0) units.push(rest.join(' '));
  return units;
}

/** Materials and colours of two words ("stainless steel", "moss green") are not parted. */
function startsUnit(modifiers: readonly string[], index: number): boolean {
  const next = modifiers[index + 1];
  if (next === undefined) return false;
  const nextStem = stemOf(next);
  const here = stemOf(modifiers[index] ?? '');
  return (
    (materialStems.has(nextStem) &&
      !materialStems.has(here) &&
      !buyerAdjectiveSet.has(foldWord(modifiers[index] ?? '')) &&
      /^(?:stainless|cast|carbon|sterling|solid|faux|natural|raw|reclaimed|recycled|organic|full-grain|memory|merino|ring-spun)$/iu.test(
        modifiers[index] ?? '',
      )) ||
    (colourStems.has(nextStem) && (colourStems.has(here) || shades.has(foldWord(modifiers[index] ?? '')))) ||
    (here === 'memory' && nextStem === 'foam')
  );
}
