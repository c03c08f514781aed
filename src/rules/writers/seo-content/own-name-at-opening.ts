import { tellsOfOthers } from '#rules/ledger/other-things.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { isThingWord } from '#rules/ledger/type-hits.ts';
import { calledAtOpening } from './called-at-opening.ts';
import type { Draft } from './draft.ts';
import { isProperWord, lowerFirst, upperFirst } from './english-words.ts';
import { firstPhrase } from './opening-traits.ts';
import { hasPraise } from './praise.ts';
import { tellsOfThings } from './tells-of-things.ts';

const longestRead = 160;
const longestName = 56;
const mostWords = 8;

/** "The Tagwell M220 ": behind an article a capital is that of a name. */
const named =
  /^(?:The|Our) ((?:\p{Lu}[\p{L}\d’'-]{1,20} )(?:(?:\p{Lu}[\p{L}\d-]{0,14}|\d[\p{L}\d-]{0,8}) ){0,2})/u;
/** "Is a handheld Bluetooth label maker", up to where more is said of it. */
const isSuch =
  /^is an? ([\p{L}\d][\p{L}\d’' -]{2,60}?)(?=[,.;:(]|$| (?:that|which|with|for|in|from|of|made|and|to|by|on)\s)/u;
/** What only other things are called by such a sentence: "The Dyson V8 is the vacuum that this filter fits". */
const goesOnSelf =
  /^(?:is|are|has|have|comes?|holds?|measures?|weighs?|fits?|rolls?|makes?|keeps?|works?|runs?|folds?|uses?|takes?|gives?|features?|includes?|offers?|cuts?|heats?|turns?)\s(?!(?:an?|the|what|how|where|who|not|no|never)\s)/u;

/** What a maker or a shop calls its own, in the first sentence: "The Tagwell M220 is a handheld Bluetooth label maker". */
function calledByArticle(name: string, draft: Draft): string | undefined {
  const text = draft.brief.product.description.slice(0, longestRead).split(/[.!?\n](?:\s|$)/u)[0]!;
  const opening = named.exec(text);
  if (opening === null || tellsOfOthers(text, 'en', draft.name)) return undefined;
  const own = opening[1]!.trim();
  if (isProperWord(own.split(' ')[0]!) || stemsOf(own).some((stem) => stemsOf(name).includes(stem)))
    return undefined;
  const bare = withoutBrand(name, draft);
  const rest = text.slice(opening[0].length);
  if (foldWord(rest).startsWith(`${foldWord(bare)} `) && goesOnSelf.test(rest.slice(bare.length + 1)))
    return withBrand(`${own} ${lowerFirst(bare)}`, name, draft);
  const told = isSuch.exec(rest)?.[1];
  if (told === undefined || hasPraise(told, 'en')) return undefined;
  const stems = stemsOf(told);
  const isKind =
    stems.at(-1) === stemsOf(draft.type).at(-1) && stemsOf(bare).every((stem) => stems.includes(stem));
  return isKind && piecesOf(told).length < mostWords - 1
    ? withBrand(`${own} ${told}`, name, draft)
    : undefined;
}

function withoutBrand(name: string, { brand }: Draft): string {
  return brand !== '' && foldWord(name).startsWith(`${foldWord(brand)} `)
    ? name.slice(brand.length + 1)
    : name;
}

/** A maker that the text names is the maker of what somebody sells on, and a series of what a firm makes. */
function withBrand(told: string, name: string, draft: Draft): string {
  const isBranded = withoutBrand(name, draft) !== name;
  return isBranded && !foldWord(told).startsWith(foldWord(draft.brand)) ? `${draft.brand} ${told}` : told;
}

const aged = /^(?:vintage|antique|retro|used|rare|old)$/iu;
const isPlain = (word: string): string => foldWord(word).replaceAll(/[\s’'-]/gu, '');
const figure = /^(?=\S*\d)[\p{L}\d.,/"-]{1,12}$/u;
const describing = /^\p{Ll}{3,}(?:-\p{Ll}{2,}){0,2}$/u;

/** "Vintage Anglepoise lamp", told of as an "Anglepoise Model 75 desk lamp": a used thing as its seller writes it in full. */
function calledInFull(draft: Draft): string | undefined {
  if (draft.platform.goods !== 'resold' || /[,(]/u.test(draft.name)) return undefined;
  const { text } = firstPhrase(draft);
  const run = piecesOf(text);
  const own = piecesOf(draft.name);
  const age = own.filter((word) => aged.test(word));
  const rest = own.filter((word) => !aged.test(word));
  const [first = ''] = run;
  if (run.length > mostWords || text.length > longestName || rest.length < 2 || run.length <= rest.length)
    return undefined;
  const told = run.map(isPlain);
  const stems = stemsOf(text);
  const isSame =
    /^\p{Lu}/u.test(first) &&
    isPlain(first) === isPlain(rest[0]!) &&
    rest.every((word) => told.includes(isPlain(word)) || stemsOf(word).every((stem) => stems.includes(stem)));
  const added = run.filter((word) => !rest.some((other) => isPlain(other) === isPlain(word)));
  const isFair =
    added.some((word) => figure.test(word)) &&
    added.every((word) => figure.test(word) || describing.test(word) || /^\p{Lu}[\p{L}-]*$/u.test(word));
  return isSame && isFair && !hasPraise(text, 'en')
    ? [...age.map(lowerFirst).slice(0, 1), text]
        .map((word, at) => (at === 0 ? upperFirst(word) : word))
        .join(' ')
    : undefined;
}

/** "Wood burner", told of as "a stovax wood burning stove": the same words in another form, with one that names its maker or sort. */
function calledOtherwise(draft: Draft): string | undefined {
  if (draft.platform.goods !== 'resold' || draft.brand !== '') return undefined;
  const run = piecesOf(firstPhrase(draft).whole.replace(/^an?\s/iu, ''));
  const own = piecesOf(draft.name.toLowerCase());
  const isSame = own.every((word) => run.some((told) => sharesFront(told.toLowerCase(), word)));
  const isFair =
    run.length > own.length &&
    run.length <= own.length + 2 &&
    own.length > 1 &&
    run.every((word) => /^\p{L}{3,}$/u.test(word)) &&
    !own.includes(run.at(-1)!) &&
    isThingWord(run.at(-1)!);
  return isSame && isFair && !hasPraise(run.join(' '), 'en') ? upperFirst(run.join(' ')) : undefined;
}

const leastFront = 4;

function sharesFront(one: string, other: string): boolean {
  return one === other || (other.length > leastFront && one.startsWith(other.slice(0, leastFront)));
}

/** The name with what the seller's first words call the very thing besides: its maker, its series, its model. English. */
export function ownNameAtOpening(name: string, draft: Draft): string | undefined {
  if (draft.language.written !== 'en' || !tellsOfThings(draft)) return undefined;
  const byArticle = calledByArticle(name, draft);
  // What stands in the opening with all words of the name is read there, with what is sold beside it.
  if (byArticle !== undefined || calledAtOpening(draft, name) !== undefined) return byArticle;
  return calledInFull(draft) ?? calledOtherwise(draft);
}
