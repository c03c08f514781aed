import { claimHits } from '#rules/ledger/claim-index.ts';
import { isThingWord } from '#rules/ledger/type-hits.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { calledAtOpening } from './called-at-opening.ts';
import type { Draft } from './draft.ts';
import { isProperWord, lowerFirst, upperFirst } from './english-words.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { titlePhrases } from './phrases.ts';
import { hasPraise } from './praise.ts';
import { isSmallBefore } from './small-before.ts';

const mostAdded = 3;
const mostLetters = 26;
/** What opens a description without describing: articles, counts, the state that has its own field. */
export const opens =
  /^(?:an?|the|our|my|this|one|used|new|pre-owned|preloved|second-hand|secondhand|refurbished|genuine|original|authentic|official)$/iu;
const describing = /^\p{L}{3,}(?:-\p{L}{2,})*$/u;
/** "FX 2", "XM4": what the maker calls it, where the maker's name stands right before. */
const code = /^(?:\p{Lu}[\p{Lu}\d-]{0,7}|\p{Lu}{1,4}\d[\p{Lu}\d-]{4,10}|\d{1,4})$/u;

const howMany =
  /^(?:an? )?(?:sets?|packs?|pairs?|lots?|boxe?s?) of (?:\d+ |two |three |four |five |six |ten |twelve )?/iu;

const longestShown = 36;
const longestAhead = 16;

/** "Sheet with 24 stickers" of which the text says "of mushrooms and snails": what the thing shows goes on behind its name. */
function withWhatItShows(name: string, { brief }: Draft): string {
  const { description } = brief.product;
  const plain = brief.product.name.trim();
  const told = description.replace(/^(?:an?|the)\s/iu, '');
  // "Modern cross stitch kit of a fox": one word more may stand before it.
  const at = told
    .slice(0, plain.length + longestAhead)
    .toLowerCase()
    .indexOf(plain.toLowerCase());
  if (at > 0 && !/^[\p{L}-]+ $/u.test(told.slice(0, at))) return name;
  const start = told.slice(Math.max(0, at), Math.max(0, at) + plain.length + longestShown + 1);
  if (!start.toLowerCase().startsWith(`${plain.toLowerCase()} of `)) return name;
  const shown =
    /^ of (?:(?:an?|two|three) (?!dozen|hundred|pair|kind|size|lifetime|few|couple|small|large|single|different)\p{Ll}{3,}(?: in an? \p{Ll}{3,})?|\p{Ll}{3,}(?:(?: and|,| or)? \p{Ll}{3,}){0,4})(?=[.,;:!]|$| (?:in|on|with|for|from)\s)/u.exec(
      start.slice(plain.length),
    )?.[0];
  return shown === undefined || !foldWord(name).endsWith(foldWord(plain)) ? name : `${name}${shown}`;
}

const traitFirst =
  /^(?:an?\s|the\s|our\s)?((?:waterproof|washable|reversible|adjustable|foldable|folding|collapsible|stackable|rechargeable|removable|reusable|refillable|compostable|wireless|cordless|insulated|weatherproof|fireproof|heavy-duty|universal|magnetic|inflatable|portable)) (\p{Ll}{3,}) (?:for|to|with|that|made|in)\s/iu;

/** "Rabbit hutch cover" that is a "waterproof cover for rabbit hutches": the trait before the noun that its name ends in. */
function withTrait(name: string, { brief, brand, type }: Draft): string | undefined {
  const [, trait = '', noun = ''] = traitFirst.exec(brief.product.description.slice(0, 60)) ?? [];
  const stems = stemsOf(name);
  const head = stemOf(noun);
  if (trait === '' || head !== stems.at(-1) || head !== stemsOf(type).at(-1)) return undefined;
  if (stems.includes(stemOf(trait))) return undefined;
  return brand !== '' && name.startsWith(`${brand} `)
    ? `${brand} ${trait.toLowerCase()} ${lowerFirst(name.slice(brand.length + 1))}`
    : `${upperFirst(trait.toLowerCase())} ${lowerFirst(name)}`;
}

/**
 * The name with the words that the description sets right before the thing and that the name lacks: "Sony WH-1000XM4
 * headphones", described as "Sony WH-1000XM4 wireless noise cancelling headphones", is searched as that. English only:
 * other languages bend such words or set them behind. Colours stay out, and materials where the title names one
 * behind it.
 * @returns the fuller name, or the name itself where the description adds no such word
 */
export function describedName(draft: Draft, name: string): string {
  if (draft.language.written !== 'en' || !tellsOfThings(draft) || name.includes(' + ')) return name;
  // "Job lot of clamps", described as "7 G clamps, 2 sash clamps": one of several is not all of them.
  if (/^(?:job ?lot|bundle|lot|collection|bulk)\s/iu.test(draft.name)) return name;
  const called = calledAtOpening(draft, name) ?? withTrait(name, draft);
  const shown = withWhatItShows(called ?? name, draft);
  if (shown !== (called ?? name)) return shown;
  if (called !== undefined) return called;
  const own = stemsOf(draft.type);
  const nameStems = new Set(stemsOf(name));
  if (own.length === 0) return name;
  // A material that the title tells nowhere else may stand before the noun.
  const isMadeKnown =
    claimHits(name, 'en').some(({ payload }) => payload.kind === 'material') ||
    titlePhrases(draft).some(({ kind }) => kind === 'material');
  for (const unit of draft.units.filter(isOpening).slice(0, 2)) {
    // "SET OF 2 FLAT WIPER BLADES": how many there are describes none of them, and shouting makes no code of a word.
    const told = /\p{Ll}/u.test(unit.text) ? unit.text : unit.text.toLowerCase();
    const words = piecesOf(told.replace(howMany, ''));
    const stems = words.map((word) => stemOf(word.replace(/[,;]$/u, '')));
    const at = stems.findIndex((_, index) => own.every((stem, place) => stems[index + place] === stem));
    if (at < 1) continue;
    let shared = at;
    while (shared > 0 && nameStems.has(stems[shared - 1]!)) shared -= 1;
    let from = shared;
    while (from > 0 && !isKnown(words[from - 1]!, nameStems)) from -= 1;
    const added = words.slice(from, shared);
    const isWhole = words.slice(0, from).every((word) => isKnown(word, nameStems));
    const isModel = from > 0 && added.every((word) => code.test(word)) && !opens.test(words[from - 1]!);
    if (!isWhole || !(isModel || describes(added, isMadeKnown))) continue;
    // "Tinted" of a "lip oil peach tint" says what the name says.
    if (added.some((word) => sharesRoot(stemOf(word), nameStems))) continue;
    const tail = words.slice(shared, at + own.length).map((word) => stemOf(word.replace(/[,;]$/u, '')));
    const place = placeOf(name, tail, words[from - 1] ?? '');
    // "Treadmill NordicTrack T6.5": no letter of a model stands before the thing.
    if (place === -1 || (place === 0 && isModel)) continue;
    const said = from === 0 ? lowerFirst(added.join(' ')) : added.join(' ');
    // "Goat milk soap", described as "handmade cold process soap": no word comes between what the name joins.
    // "Kids boys clothes": whose it is is said once.
    if (/^(?:boys|girls|kids|mens|womens|ladies|childrens)$/iu.test(said) && ofWhom.test(name)) continue;
    const before = piecesOf(name.slice(0, place).trim());
    const isJoined =
      from === words.slice(0, from).filter((word) => opens.test(word)).length &&
      before.length > 0 &&
      before.every((word, place) => isCommon(word, place === 0, draft));
    // "Trail running vest" that is a "lightweight running vest": how large or made it is stands before all.
    if (added.length === 1 && foremost.test(said) && before.length > 0 && !/\d/.test(name.slice(0, place))) {
      const maker = `${draft.brand} `;
      if (maker !== ' ' && name.startsWith(maker))
        return `${maker}${said} ${lowerFirst(name.slice(maker.length))}`;
      return `${upperFirst(said)} ${isPlain(before[0]!) ? lowerFirst(name) : name}`;
    }
    // "Mini desk vacuum", described as a "tiny rechargeable vacuum": nothing comes between a noun and the noun that it describes.
    const noun = /(?:^|\s)(\p{Ll}{3,})\s$/u.exec(name.slice(0, place))?.[1];
    if (!isJoined && noun !== undefined && tagsOf(noun)[0]?.tag === 'NOUN') continue;
    if (!isJoined && makesAnother.test(name.slice(0, place))) continue;
    // "Rosemary & mint shampoo bar", described as a "solid shampoo bar": a pair is not parted.
    return place === 0 || isJoined || /(?:&|\+|\sand|\sor)\s$/iu.test(name.slice(0, place))
      ? `${upperFirst(said)} ${lowerFirst(name)}`
      : `${name.slice(0, place)}${said} ${name.slice(place)}`;
  }
  return name;
}

/** "Hot honey", described as "raw honey from our hives": with the noun behind it this names a thing of its own. */
const makesAnother =
  /(?:^|\s)(?:hot|iced|cold brew|sour|sweet|hard|soft|black|white|green|mulled|spiced)\s$/iu;

const ofWhom = /\b(?:boys|girls|kids|mens|womens|ladies|childrens|baby|toddler)\b/iu;
const foremost =
  /^(?:lightweight|ultralight|large|extra-large|compact|handmade|hand-?\p{L}+ed|hand-?(?:made|knit|sewn|woven|cut|thrown|blown|spun)|portable|foldable|folding|adjustable|reversible|waterproof)$/iu;

const leastRoot = 4;

/** "Tinted" and "tint", "cleaning" and "cleaner": one word begins the other. */
export function sharesRoot(stem: string, names: ReadonlySet<string>): boolean {
  for (const name of names)
    if (
      (name.length >= leastRoot && stem.length > leastRoot && stem.startsWith(name)) ||
      // "Handbound" of a "coptic bound journal".
      stem === `hand${name}` ||
      // "Wax" and "waxed", "rib" and "ribbed".
      (name.length > 2 && stem === `${name}ed`) ||
      (name.length > 2 && stem.startsWith(`${name}${name.at(-1)}`))
    )
      return true;
  return false;
}

function isOpening({ path, shape, label }: Draft['units'][number]): boolean {
  return path.endsWith('.description') && path.startsWith('products.') && shape === 'noun' && label === '';
}

function isKnown(word: string, nameStems: ReadonlySet<string>): boolean {
  return opens.test(word) || stemsOf(word).every((stem) => nameStems.has(stem));
}

const unitWord =
  /^(?:quarts?|pints?|gallons?|ounces?|pounds?|inch(?:es)?|f(?:oo|ee)t|yards?|lit(?:re|er)s?|grams?|kilos?|met(?:re|er)s?|watts?|volts?|pieces?|packs?|pairs?|counts?|servings?|sheets?|pages?|cups?|degrees?|hours?|minutes?)$/iu;
const countOf = /^\d{1,2} (?!\p{L}+(?:s|x|mm|cm|ml|oz|kg|lb|ft|in|g|l|m|w|v|k)$)\p{Ll}{3,}$/u;

function describes(added: readonly string[], isMadeKnown: boolean): boolean {
  const text = added.join(' ');
  // "7 day pill organizer", "3 tier stand": how many of what describes it.
  if (countOf.test(text) && !isSmallBefore(added[1]!)) return true;
  return (
    added.length > 0 &&
    added.length <= mostAdded &&
    text.length <= mostLetters &&
    // "BBC Books": a house by its letters describes nothing, nor does the maker of "upcycled Levis trucker".
    !added.slice(1).some((word) => /^\p{Lu}/u.test(word) && !isProperWord(word)) &&
    added.every((word) => describing.test(word) && !isSmallBefore(word) && !/^\p{Lu}{2,}$/u.test(word)) &&
    // "Palm oil free" stands behind a comma.
    !/\bfree$/iu.test(text) &&
    // "6 quart enameled": a unit that has left its figure behind.
    !unitWord.test(added[0]!) &&
    !hasPraise(text, 'en') &&
    !claimHits(text, 'en').some(
      ({ payload }) => (payload.kind === 'material' && isMadeKnown) || payload.kind === 'colour',
    )
  );
}

/**
 * Where the words of these stems begin in the name, one after the other, with the materials and colours before them,
 * which stand nearest to the noun ("hand-woven wool rug") unless the description itself sets the added words behind
 * them ("labradorite bead bracelet"); -1 where they do not stand so.
 * @param ahead - word that stands right before the added words in the description, or nothing
 */
function placeOf(name: string, tail: readonly string[], ahead: string): number {
  const found = [...name.matchAll(/\S+/gu)];
  const stems = found.map(([word]) => stemOf(word.replace(/[,;]$/u, '')));
  const index = stems.findLastIndex((_, at) => tail.every((stem, place) => stems[at + place] === stem));
  let place = found[index]?.index ?? -1;
  if (index > 0 && stems[index - 1] === stemOf(ahead)) return place;
  for (const { start, end, payload } of claimHits(name, 'en').toReversed())
    if ((payload.kind === 'material' || payload.kind === 'colour') && end === place - 1) place = start;
  return place;
}

/** A word of a name that is no maker's and no model's: small, or small in the description where it opens the name. */
function isCommon(word: string, isFirst: boolean, { brand, brief }: Draft): boolean {
  if (/\d/.test(word) || stemsOf(brand).includes(stemOf(word))) return false;
  if (/^\p{Ll}{3,}$/u.test(word)) return true;
  return (
    isFirst &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    piecesOf(brief.product.description).some((piece) => piece.replace(/\P{L}+$/u, '') === word.toLowerCase())
  );
}

/** A thing or a stuff, which no name begins with. */
function isPlain(first: string): boolean {
  const word = first.toLowerCase();
  return isThingWord(word) || claimHits(word, 'en').some(({ payload }) => payload.kind === 'material');
}
