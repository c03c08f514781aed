import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { wordPlaces } from '#rules/text/word-places.ts';
import { foldWord, stemOf, tokensOf } from '#rules/text/words.ts';
import { plainThing } from './ailments.ts';
import { isMaker } from './maker-in-name.ts';
import { saidHits, saidNoun, withoutPlaces } from './confirmed-noun.ts';
import { headFirst } from './head-first.ts';
import { headLast } from './head-last.ts';
import { nounBeforePlace } from './german-place-behind.ts';
import { givenTo, howManyFirst, sortedLast } from './name-openings.ts';
import { hitBehind } from './hit-behind.ts';
import { thingOf } from './name-signs.ts';
import { namesGoods } from './names-goods.ts';
import { upToPlace } from './place-in-text.ts';
import { withoutPower } from './power-source.ts';
import { frontOf } from './type-front.ts';
import { type TypeHit, typeHits } from './type-hits.ts';

/** The name of what is sold as the seller typed it, and what every reading of its type asks for. */
export interface TypedName {
  brief: Brief;
  language: WrittenLanguage;
  description: string;
  isGoods: boolean;
  isPage: boolean;
  isEnglishPage: boolean;
  /** Goods of an English brief. */
  isThing: boolean;
  /** The whole name, of goods without for whom they are. */
  given: string;
  /** Without what counts it, drives it or where it is, and without shouting. */
  written: string;
}

/** The name as far as it is read, and the nouns that were found in it. */
export interface NameRead extends TypedName {
  name: string;
  /** The name up to its first mark or joint. */
  front: string;
  /** What the order of its words makes the head. */
  byName: string;
  /** The thing in it that the lexicon knows. */
  known: TypeHit | undefined;
  /** Stems of the brand as far as the name bears it. */
  brandStems: ReadonlySet<string>;
}

/** "Forest school every week": how often it is says nothing of what it is. English. */
const howOften =
  /\s(?:every|each|once an?|twice an?) (?:day|morning|evening|week|weekend|fortnight|month|term|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/iu;

export function typedName(brief: Brief): TypedName {
  const language = brief.language.written;
  const { subject } = platforms[brief.platform];
  const isGoods = subject === 'product';
  const isPage = subject === 'page';
  const given = isGoods ? plainThing(brief.product.name, language).replace(givenTo, '') : brief.product.name;
  // "LAMP 1960s": the letter of a decade is always small.
  const isShouted = !/\p{Ll}/u.test(given.replace(/(?<=\d0)s(?!\p{L})/gu, ''));
  const placed = isGoods
    ? given.replace(howManyFirst, '').replace(sortedLast, '')
    : upToPlace(given, brief).replace(howOften, '');
  const counted = withoutPower(placed, language);
  return {
    brief,
    language,
    description: brief.product.description,
    isGoods,
    isPage,
    isEnglishPage: language === 'en' && isPage,
    isThing: language === 'en' && isGoods,
    given,
    written: isShouted && language === 'en' ? counted.toLowerCase() : counted,
  };
}

/** Stems of a brand as far as a name bears it: "Bolster de yoga" of Kaléo Yoga names no brand, "Kaléo bolster" its first word. */
function brandStemsIn(name: string, brand: string, description: string): ReadonlySet<string> {
  const stems = tokensOf(brand).map((token) => token.stem);
  if (stems.length < 2 || foldWord(name).includes(foldWord(brand))) return new Set(stems);
  const [first = ''] = brand.split(' ');
  // "Clear brow soap" of Brow Barn: written small it is a common word.
  if (wordPlaces(description, first.toLowerCase()).length > 0) return new Set();
  return new Set(foldWord(name).startsWith(`${foldWord(first)} `) ? [stemOf(first)] : []);
}

/** "Sony Xperia S + coque": what the maker's thing comes with is not what is sold. Spanish and French. */
function withoutBeside(name: string, { language, isGoods }: TypedName): string {
  if (!isGoods || (language !== 'es' && language !== 'fr') || !name.includes(' + ')) return name;
  const [maker = ''] = name.split(' ');
  return isMaker(maker.toLowerCase()) ? name.split(' + ')[0]! : name;
}

/** Finds the nouns of a name that stands for a thing or an offer. */
export function nounsIn(typed: TypedName, given: string, brand: string): NameRead {
  const name = withoutBeside(given, typed);
  const { brief, language, description } = typed;
  const front = frontOf(name, language);
  const brandStems = brandStemsIn(name, brand, description);
  const find = language === 'en' || language === 'de' ? headLast : headFirst;
  const head = find(name, language, brandStems);
  return {
    ...typed,
    name,
    front,
    brandStems,
    known: knownThing(typed, name, front),
    byName: language === 'de' ? saidNoun(front, head, brief) : head,
  };
}

const countBefore = /(?:^|\s)(\p{L}[\p{L}’'-]*) (?:[2-9]|[1-9]\d) $/u;
const sets =
  /^(?:de|d|x|lots?|sets?|packs?|kits?|paires?|jeux?|juegos?|lotes?|pares?|conjuntos?|ensembles?|boîtes?|cajas?|coffrets?|con|avec|pour|para|en|y|et)$/iu;

/** "Cadres" of a "ruche Dadant 10 cadres": many of what the thing has, and no thing. Spanish and French. */
function isCounted(front: string, start: number, text: string): boolean {
  const [, before = ''] = countBefore.exec(front.slice(0, start)) ?? [];
  return before !== '' && /[sx]$/u.test(text) && !sets.test(before);
}

function knownThing(typed: TypedName, name: string, front: string): TypeHit | undefined {
  const { language, description, isGoods, isThing } = typed;
  const things = (hits: TypeHit[]): TypeHit[] => {
    if (language === 'de' && isGoods)
      return withoutPlaces(hits, description).filter(
        ({ text }) => nounBeforePlace(front, text, description) === '',
      );
    if (language === 'es' || language === 'fr')
      return hits.filter(
        ({ start, text, category }) =>
          !isCounted(front, start, text) &&
          // "Hérisson ramonage": goods are for what somebody does, and are not it.
          !(isGoods && category === 'service' && start > 0),
      );
    return isThing ? hits.filter((hit) => namesGoods(hit, hits, front)) : hits;
  };
  const behind = hitBehind(name, front, isThing, language);
  // "Zelda Link’s Awakening": half of a foreign title is no thing.
  const said = saidHits(things(typeHits(front, language)), description, language);
  return thingOf(said, language, front) ?? things(behind === undefined ? [] : [behind])[0];
}
