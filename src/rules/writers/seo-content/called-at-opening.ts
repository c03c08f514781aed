import { claimHits } from '#rules/ledger/claim-index.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';

const howMany =
  /^(?:an? )?(?:(?:set|pack|pair|box|bundle) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) |(?:\d+|one|two|three|four|five|six|ten|twelve) (?:sets|packs|pairs|boxes|pair|pack|set) of |\d+[- ]?(?:pack|piece) )/iu;
const article = /^(?:an?|the|this|these|our|my|genuine|original|used|new|vintage)\s/iu;
/** "50 ft" of a "50 ft expandable garden hose": a measure before the thing, which the title tells by itself. */
const measureFirst =
  /^\d[\d.,]{0,6}[ -]?(?:mm|cm|m|in|inch|ft|foot|kg|g|l|litre|liter|ml|oz|W|V|")\s(?=\p{L}|\d)/u;
/** Forms in which a food or a care is sold, which a short name leaves out: "cold brew coffee" that is a concentrate. */
const soldForm =
  /^(?:concentrate|powder|beans|capsules|pods|bags|syrup|extract|paste|tablets|drops|bars?|flakes|granules|refill|kit|set)$/u;
/** Where the words that name the thing end. */
const nameEnds = /[,;:.(](?:\s|$)|\s(?:with|for|in|from|of|that|which|by|on|made|to|and|at|is|are)\s/u;
/** "Our pressure fit pet gate fits openings from 75 cm": the words before the verb name the thing. */
const thisOne =
  /^(?:our|this|these)\s[\p{L}\d][\p{L}\d -]{3,50}?\s(?:is|are|has|have|fits|holds|comes|measures|weighs|stands|keeps|folds|opens|locks)\s(?!not\s|no\s|never\s|like\s)/iu;
const thingEnds =
  /[,;:.(](?:\s|$)|\s(?:with|for|in|from|of|that|which|by|on|made|to|and|at|is|are|has|have|fits|holds|comes|measures|weighs|stands|keeps|folds|opens|locks)\s/u;
const saidBehind =
  /^(?!(?:the|this|these|our|my|it|they|each|every)\s|[^,.]{0,50}\s(?:is|are|has|have|comes?|includes?|contains?|holds?)\s)[\p{L}\d][\p{L}\d -]{3,50}? (?:that|which) \p{Ll}/iu;
const mostWords = 7;
const mostLetters = 52;
const describing = /^\p{Ll}{3,}(?:-\p{Ll}{2,}){0,2}$|^\p{Ll}{2}-\p{Ll}{3,}$|^\p{Lu}{2,4}(?:-\p{Lu})?$/u;
const figureOfKind = /^\d{1,4}(?:mm|cm|V|W|l|L|ml|in|inch|ft|"|oz|TB|GB|K|p|cc|x\d+)?$/u;
/** Words that tell how much of it there is or how it pleases, and no kind of it. */
const saysNoKind =
  /^(?:soft|thick|rich|warm|cosy|cozy|extra|very|big|nice|lovely|cute|simple|good|great|little|small|beautiful|sturdy|full|complete|matching|lightweight|heavy|quality|whole|single|double|many|few|some|several|other|free|only|per|plain|real|strong|working|fully|lightly|gently|barely|hardly|never|not|non|no)$/u;

interface Run {
  words: readonly string[];
  stems: readonly string[];
}

/** The words with which an English description names the thing, up to its kind. */
function openingRun({ brief, type, units }: Draft): Run | undefined {
  const [first] = units.filter(({ path }) => path.startsWith('products.') && path.endsWith('.description'));
  if (first === undefined || first.label !== '' || first.kind === 'story') return undefined;
  // "OTG ski goggles that fit over glasses": the verb is that of what is said of them.
  const isThisOne = first.shape !== 'noun' && thisOne.test(brief.product.description.slice(0, 160));
  const isSaid = isThisOne || (first.shape === 'sentence' && saidBehind.test(first.text));
  if (first.shape !== 'noun' && !isSaid) return undefined;
  const text = brief.product.description
    .slice(0, 160)
    .trimStart()
    .replace(howMany, '')
    .replace(article, '')
    .replace(measureFirst, '');
  if (!/\p{Ll}/u.test(text)) return undefined;
  const words = piecesOf(text.split(isThisOne ? thingEnds : nameEnds, 1)[0]!);
  const stems = words.map((word) => stemsOf(word).join(' ').replace(/^tv$/u, 'television'));
  const joined = stems.join(' ').split(' ');
  // The kind closes the run: "bamboo pour-over coffee stand", and no "coffee stand guide".
  const head = stemsOf(type).at(-1);
  // "Cold brew coffee concentrate" of a coffee.
  const isForm = soldForm.test(words.at(-1) ?? '') && joined.at(-2) === head;
  return isForm || joined.at(-1) === head ? { words, stems: joined } : undefined;
}

function isColour(word: string): boolean {
  return claimHits(word, 'en').some(({ payload }) => payload.kind === 'colour');
}

function mayDescribe(word: string, isOfMaker: boolean): boolean {
  if (isOfMaker && (/^\p{Lu}[\p{L}\d-]+$/u.test(word) || figureOfKind.test(word))) return true;
  return describing.test(word) && !saysNoKind.test(word) && !isColour(word) && tagsOf(word)[0]?.tag !== 'ADV';
}

/**
 * The name as the description itself writes it in full, where its first words hold every word of the name in their
 * order and close on the thing: "wool socks", described as "three pairs of merino wool hiking socks", and "Canon AE-1",
 * described as "Canon AE-1 Program 35mm film camera". English.
 * @param name - with its kind and its maker
 * @returns the fuller name, or nothing
 */
export function calledAtOpening(draft: Draft, name: string): string | undefined {
  if (/[,(:+&/]|\s-\s|\s(?:with|for|of|in|and)\s/u.test(draft.name)) return undefined;
  const run = openingRun(draft);
  if (run === undefined || run.words.length > mostWords) return undefined;
  // "Hand-poured soy candles in jars" of one soy candle: the seller's name says how many.
  const last = run.words.at(-1)!;
  const ownLast = piecesOf(name).find((word) => stemsOf(word).join(' ') === stemsOf(last).join(' ')) ?? last;
  const called = [...run.words.slice(0, -1), last === last.toLowerCase() ? ownLast.toLowerCase() : last].join(
    ' ',
  );
  if (called.length > mostLetters) return undefined;
  const brand = stemsOf(draft.brand);
  const own = stemsOf(name)
    .map((stem) => (stem === 'tv' ? 'television' : stem))
    .filter((stem) => !brand.includes(stem));
  const isMakers = brand.length > 0 && foldWord(called).startsWith(foldWord(draft.brand));
  // "Kettle gooseneck" is a "gooseneck kettle".
  if (own.length === 0 || !own.every((stem) => run.stems.includes(stem)))
    return withKind(name, own, run, draft);
  const isTurned = own.at(-1) !== run.stems.at(-1) && !soldForm.test(last);
  const known = new Set([...own, ...brand]);
  const added = run.words.filter((_, at) => !run.stems[at]!.split(' ').every((stem) => known.has(stem)));
  if ((added.length === 0 && !isTurned) || added.length > 3) return undefined;
  if (!added.every((word, place) => mayDescribe(place === 0 ? lowerFirst(word) : word, isMakers))) {
    if (!isMakers || !added.every((word) => mayDescribe(word, true))) return undefined;
  }
  if (hasPraise(called, 'en')) return undefined;
  const printed = isMakers ? `${called}${comesWith(draft, called)}` : upperFirst(called);
  if (isMakers || draft.brand === '' || !foldWord(name).startsWith(foldWord(draft.brand))) return printed;
  return `${draft.brand} ${lowerFirst(printed)}`;
}

/** "Door wreath" that is told of as "a dried flower wreath": its kind stands before the name. */
function withKind(
  name: string,
  own: readonly string[],
  { words, stems }: Run,
  draft: Draft,
): string | undefined {
  const kind = words.slice(0, -1);
  const said = kind.join(' ');
  const isFair =
    own.length > 1 &&
    own.at(-1) === stems.at(-1) &&
    draft.brand === '' &&
    kind.length === 2 &&
    said.length < 26 &&
    kind.every((word, place) => mayDescribe(place === 0 ? lowerFirst(word) : word, false)) &&
    tagsOf(kind[1]!)[0]?.tag === 'NOUN' &&
    claimHits(said, 'en').length === 0 &&
    !stems.slice(0, -1).some((stem) => own.includes(stem)) &&
    !hasPraise(said, 'en');
  return isFair ? `${upperFirst(lowerFirst(said))} ${lowerFirst(name)}` : undefined;
}

const longestBeside = 34;
const beside =
  /^ (with (?:an? |the )?(?=[^,.;:]*(?:\d|\p{Lu}))[^,.;:()]{3,30}(?:\.\d[^,.;:()]{0,12})?)(?=[,;:]|\.(?:\s|$)|\s(?:and|plus)\s(?:an?|the|two|\d)\s|$)/u;

/** "… film camera with FD 50mm f/1.8 lens": a named thing that is sold with it. */
function comesWith({ brief }: Draft, called: string): string {
  const at = brief.product.description.indexOf(called);
  const text = at === -1 ? '' : brief.product.description.slice(at + called.length, at + called.length + 60);
  const told = beside.exec(text)?.[1]?.trim() ?? '';
  const isPlain = !/\s(?:and|or|but|which|that|is|are|has|was|no|not)\s/u.test(told);
  return told === '' || told.length > longestBeside || !isPlain
    ? ''
    : ` ${told.replace(/^with (?:an?|the) /u, 'with ')}`;
}
