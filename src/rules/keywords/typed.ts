import { leansElsewhere } from '#rules/ledger/clause-joints.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { isPlaced } from '#rules/ledger/placed-name.ts';
import { singleSpaced } from '#rules/text/spaces.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isCutShort } from './cut-short.ts';
import { phraseStems } from './phrase-stems.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { halfMeasure, isHalfAsked, namesNothing, noPraise, noSearch, ofWorkshop } from './no-names.ts';
import {
  adjectives,
  genericWords,
  isSmallStem,
  isSmallWord,
  giftWords,
  instructionWords,
  questionOpeners,
  sellingWords,
} from './plain-words.ts';
import { saysOnlyColour } from './only-colour.ts';
import { opensInsideType } from './inside-type.ts';
import type { SellerWords } from './seller-words.ts';
import { isKnownStem, isSellersRun, sellerWordsOf } from './seller-words.ts';

/** Words that join two parts of a searched phrase ("planter with saucer", "vela para regalo"). */
const joints = new Set(
  'for with without in of to and near vs from on by fur mit ohne aus von zu zum zur im und bei gegen para con sin de en y del a al pour avec sans en et du des d l au aux'.split(
    ' ',
  ),
);

/** Forms of help that stand after the thing: "sourdough starter tutorial", "habit tracker app". */
const formWords = new Set([
  'tutorial',
  'tuto',
  'recipe',
  'vlog',
  'review',
  'podcast',
  'lyric',
  'guide',
  'lesson',
  'app',
  'download',
  'set',
  'anleitung',
  'test',
  'cost',
  'kosten',
  'precio',
  'prix',
]);

/** Adjectives that are only half of a unit: "dishwasher safe", "heat resistant" (writing guide §4.4, nonsense guard). */
const predicateTails = new Set(
  'safe free proof resistant friendly based ready lined made scented thrown pressed'.split(' '),
);
const howWords = new Set(['comment', 'como', 'wie', 'how']);
const speakers = new Set('i we my you your he she they'.split(' '));
/** Videos by how they tell. */
const toldForms = new Set(['tutorial', 'recipe', 'vlog', 'review', 'podcast']);
/** What is done to a thing, where the brief says that it is done. */
const deedWords = new Set([
  'repair',
  'cleaning',
  'fitting',
  'painting',
  'restoration',
  'installation',
  'hire',
]);

/** Measures alone, such as "350 ml" or "2.5": they name no thing. */
const onlyMeasure = longPattern('iu')`
  ^[\d\s.,x×/-]*(?:lumens?|persons?|people|pieces?|pcs|count|packs?|rpm|days?|hours?|minut(?:es?|en|os?)
    |months?|weeks?|years?|stunden?|tagen?|wochen?|horas?|heures?|jours?|semanas?|semaines?|zoll|pouces
    |pulgadas|inch(?:es)?|ipx?\d*|毫升|厘米|mm|cm|m|km|in|ft|yd|g|kg|mg|oz|lb|lbs|ml|cl|l|w|v|mah|ah|lm|k|gb|tb
    |hz|db|kcal|psi|gsm|h|min|s|%|€|£|\$)?$
`;

/**
 * Whether a phrase is one that a person would type into a search box (writing guide §4.4): up to four
 * words, a noun where the language puts it, no small word at an end, no word twice, not two materials or
 * colours, and either the seller's own words in a row or built around the thing itself.
 */
export function typedPhrase(phrase: string, ledger: Ledger): boolean {
  const clean = singleSpaced(phrase);
  if (clean === '' || halfMeasure.test(clean) || noSearch.test(clean)) return false;
  // "Over the door shoe organizer": what a thing is called may open with where it goes.
  if (ledger.productType === clean.toLowerCase() && isPlaced(clean)) return true;
  const seller = sellerWordsOf(ledger);
  if (ledger.language.written === 'other') return typedVerbatim(clean, ledger, seller);
  const words = clean.split(' ');
  const folded = words.map(foldWord);
  const first = folded[0] ?? '';
  const question = questionOpeners.has(first) && words.length > 2;
  if (words.length === 2 && howWords.has(first)) return false;
  const romance = ledger.language.written === 'es' || ledger.language.written === 'fr';
  if (ledger.language.written === 'en' && isHalfAsked(clean, folded, question)) return false;
  // "Dyson V15 vs Shark Stratos": two names of up to four words and what parts them.
  const against = folded.findIndex((word) => word === 'vs' || word === 'vs.');
  if (against === 0 || against === words.length - 1) return false;
  if (against !== -1 && against < 5 && words.length - against < 6 && isSellersRun(clean, seller)) return true;
  // "I built" of a title finds nobody.
  if (!question && words.length < 4 && speakers.has(first)) return false;
  if (isCutShort(clean, ledger.language.written, seller.text)) return false;
  // "West highland way in winter": small words of a seller's own run are none that somebody has to type.
  const leavesSmall =
    romance || (words.length > 4 && ledger.language.written === 'en' && isSellersRun(clean, seller));
  const counted = leavesSmall ? words.filter((word) => !isSmallWord(word, ledger.language.written)) : words;
  if (words.length > (question ? 9 : 6) || counted.length > (question ? 9 : 4)) return false;
  if ((words.length === 1 || hasFigure(clean)) && onlyMeasure.test(clean)) return false;
  const small = (word: string): boolean => isSmallWord(word, ledger.language.written);
  const isDenial = first === 'no' && words.length > 2 && isSellersRun(clean, seller);
  // "Will writing": the first word of what is sold is small elsewhere.
  const opensThing = ledger.productType.toLowerCase().startsWith(`${words[0]!.toLowerCase()} `);
  // "Le Creuset casserole dish": the maker's own word is small elsewhere.
  const opensMaker = ledger.brand !== '' && foldWord(clean).startsWith(`${foldWord(ledger.brand)} `);
  const isOwnFirst = opensMaker || (opensThing && ledger.language.written === 'en' && !joints.has(first));
  if (small(folded.at(-1) ?? '') || (!question && !isDenial && !isOwnFirst && small(first))) return false;
  const { written } = ledger.language;
  const content = phraseStems(clean).filter((stem) => !joints.has(stem) && !isSmallStem(stem, written));
  if (content.length === 0 || content.some((stem, at) => content.indexOf(stem) < at)) return false;
  // "Weekly week planner".
  if (folded.some((word) => folded.includes(`${word}ly`))) return false;
  // "Top down raglan" praises nothing.
  const praises = (stem: string): boolean =>
    sellingWords.has(stem) &&
    !((stem === 'top' || stem === 'hot') && noPraise.test(clean)) &&
    !(stem === 'shop' && ofWorkshop.test(clean));
  if (content.some((stem) => praises(stem) && !seller.heads.has(stem))) return false;
  // "Contact us" tells what to do, "contact lens fitting" what is offered.
  if (instructionWords.has(stemOf(first)) && !isHead(first, seller) && !opensThing) return false;
  if (
    ledger.language.written === 'en' &&
    words.length > 1 &&
    namesNothing(clean, isHead(folded.at(-1)!, seller))
  )
    return false;
  if (content.every((stem) => genericWords.has(stem))) return false;
  if (ledger.language.written !== 'en' && content.every(saysOnlyColour)) return false;
  if (mixes(content, colourStems) || mixes(content, materialStems)) return false;
  if (
    words.length === 2 &&
    /^(?:short|long|new|full|this|last|next) (?:video|clip|vlog|episode|tutorial)$/iu.test(clean)
  )
    return false;
  if (question) return content.some((stem) => ledger.stems.has(stem));
  if (
    !content.every(
      (stem) =>
        isKnownStem(stem, ledger, seller) ||
        giftWords.has(stem) ||
        formWords.has(stem) ||
        // "Valley 1.6": part of a run that the seller wrote so.
        (/^\d+\.\d+$/u.test(stem) && isSellersRun(clean, seller)),
    )
  )
    return false;
  if (ledger.language.written === 'en' && !endsInNoun(folded, seller)) return false;
  if (romance && opensInsideType(folded, foldWord(ledger.productType))) return false;
  // "Low poly house tutorial": the seller's words with how they are told.
  if (
    words.length > 1 &&
    (toldForms.has(folded.at(-1)!) ||
      // "Split bills app": what is done with it.
      (words.length > 2 && folded.at(-1) === 'app' && !folded.some(small)) ||
      deedWords.has(folded.at(-1)!)) &&
    ledger.language.written === 'en' &&
    isSellersRun(words.slice(0, -1).join(' '), seller)
  )
    return true;
  // "Vlog Valencia": how it is told stands first in Spanish and French.
  if (romance && words.length > 1 && toldForms.has(first) && isSellersRun(words.slice(1).join(' '), seller))
    return true;
  return (
    isSellersRun(clean, seller) ||
    (hasFigure(clean) && isModelWithRun(words, ledger, seller)) ||
    isBuilt(folded, ledger, seller) ||
    isRunWithPlace(words, ledger, seller)
  );
}

/** "Canon R50 battery life": a model by its figure and what the seller tells of it, each in the seller's own words. */
function isModelWithRun(words: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  if (ledger.language.written !== 'en' || words.length > 4) return false;
  // "Osmo Pocket 3 battery": a figure alone behind two words of a name.
  const at = words.findIndex((word, place) => /\d/.test(word) && (/\p{L}/u.test(word) || place === 2));
  return (
    at !== -1 &&
    at < 3 &&
    at < words.length - 1 &&
    isSellersRun(words.slice(0, at + 1).join(' '), seller) &&
    isSellersRun(words.slice(at + 1).join(' '), seller)
  );
}

function typedVerbatim(phrase: string, ledger: Ledger, seller: SellerWords): boolean {
  if (onlyMeasure.test(phrase) || leansElsewhere.test(phrase)) return false;
  if (phrase.split(' ').length > 5) return false;
  if (seller.text.includes(phrase.toLowerCase())) return true;
  const stems = phraseStems(phrase);
  return stems.length > 0 && stems.every((stem) => ledger.stems.has(stem) || stem === 'x' || stem === '×');
}

function isHead(word: string, seller: SellerWords): boolean {
  return seller.heads.has(stemOf(word));
}

/** English: the last word is a thing, not a colour, a property or half of "dishwasher safe". */
function endsInNoun(folded: readonly string[], seller: SellerWords): boolean {
  const last = folded.at(-1) ?? '';
  if (isHead(last, seller)) return true;
  // "PlayStation 5", "Forester 2014": the figure behind the thing tells which one it is.
  if (hasFigure(last)) {
    if (/^\d{1,4}[a-z]{0,2}$/.test(last) && isHead(folded.at(-2) ?? '', seller)) return true;
    // "Raspberry Pi 5": a name of two words and its figure, as the seller writes it.
    if (
      folded.length === 3 &&
      /^\d{1,2}(?:\.\d{1,2})?$/.test(last) &&
      isSellersRun(folded.join(' '), seller) &&
      isNamed(folded, seller)
    )
      return true;
    if (/^(?:19|20)\d\d$/.test(last) && folded.length > 2 && !/\d/.test(folded.at(-2) ?? '')) return true;
  }
  if (folded.length === 1 && /^[a-z]{2,}(?:[^e]ed|able|ible|ful|less|ous)$/.test(last)) return false;
  // "Stiff backs": in the plural such a word names things.
  const describes = adjectives.has(stemOf(last)) && !/[^s]s$/u.test(last);
  if (predicateTails.has(last) || describes || (last.length > 2 && last.endsWith('ly'))) return false;
  return /\p{L}/u.test(last);
}

/** Whether the two words before a figure stand together in the brief without it too, which a count of things does not. */
function isNamed([first = '', second = '', figure = '']: readonly string[], { text }: SellerWords): boolean {
  const together = text.split(`${first} ${second}`).length - 1;
  return (
    together > 1 &&
    text.split(`${first} ${second} ${figure}`).length > 1 &&
    !/(?:s|size|step|part|day)$/u.test(second)
  );
}

/** Two colours or two materials that are not one name: "moss green" is one, "green red" are two. */
function mixes(stems: readonly string[], names: ReadonlySet<string>): boolean {
  let groups = 0;
  let inside = false;
  for (const stem of stems) {
    const here = names.has(stem);
    if (here && !inside) groups += 1;
    inside = here;
  }
  return groups > 1;
}

/** Built around the thing: English ends in it or goes on with a joint; other languages begin with it or hold it. */
function isBuilt(folded: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  const stems = folded.map(stemOf);
  if (stems.some((stem) => giftWords.has(stem))) return stems.length > 1;
  const place = stems.findIndex((stem) => seller.heads.has(stem));
  const pieces = place === -1 ? stems.findIndex((stem) => holdsHead(stem, seller)) : place;
  if (pieces === -1) return brandRun(stems, ledger);
  if (ledger.language.written !== 'en') return true;
  const lastHead = stems.findLastIndex((stem) => holdsHead(stem, seller));
  const after = stems[lastHead + 1];
  if (lastHead === stems.length - 2 && formWords.has(after ?? '')) return true;
  return after === undefined || joints.has(after) || placeAfter(folded.slice(lastHead + 1), ledger);
}

function holdsHead(stem: string, seller: SellerWords): boolean {
  if (!stem.includes('-')) return seller.heads.has(stem);
  return stem.split('-').some((part) => seller.heads.has(part));
}

/** "fuse box replacement bristol": the seller's own words and one of the seller's places. */
function isRunWithPlace(words: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  return ledger.facts.some((fact) => {
    if (fact.kind !== 'place') return false;
    const place = phraseStems(fact.value);
    const rest = words.filter((word) => !place.includes(stemOf(word)));
    return rest.length > 0 && rest.length < words.length && isSellersRun(rest.join(' '), seller);
  });
}

/** "plumber leeds", "lens m42": a place or a model may follow the thing. */
function placeAfter(rest: readonly string[], ledger: Ledger): boolean {
  const stems = rest.map(stemOf);
  return ledger.facts.some(
    (fact) =>
      (fact.kind === 'place' || fact.kind === 'model' || fact.kind === 'compatibility') &&
      stems.every((stem) => phraseStems(fact.value).includes(stem)),
  );
}

function brandRun(stems: readonly string[], ledger: Ledger): boolean {
  const brand = phraseStems(ledger.brand);
  return brand.length > 0 && brand.every((stem) => stems.includes(stem));
}
