import { isSureAbroad } from './made-tags-abroad.ts';
import { leansElsewhere } from '#rules/ledger/clause-joints.ts';
import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { isPlaced } from '#rules/ledger/placed-name.ts';
import { singleSpaced } from '#rules/text/spaces.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { formWords, isBuilt, isModelWithRun, isRunWithPlace, joints } from './around-thing.ts';
import { isCutShort } from './cut-short.ts';
import { endsInNoun, isHead } from './ends-in-noun.ts';
import { phraseStems } from './phrase-stems.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import {
  freeOfStuff,
  halfMeasure,
  isHalfAsked,
  namesNothing,
  noPraise,
  noSearch,
  ofWorkshop,
} from './no-names.ts';
import {
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

/** A phrase while it is judged, with the brief's words that it is held against. */
interface Phrase {
  clean: string;
  words: readonly string[];
  folded: readonly string[];
  first: string;
  /** Whether it asks something: then it may be long. */
  isQuestion: boolean;
  /** Whether the first word opens the name of the thing: "will writing". */
  opensThing: boolean;
  ledger: Ledger;
  language: WrittenLanguage;
  isRomance: boolean;
  seller: SellerWords;
}

/** "Lámpara de mesa" of a "lámpara de mesa de cerámica": the thing is whole before its stuff or what it has. */
function isTypeBeforeStuff(type: string, { sentences, language }: Ledger): boolean {
  if (language.written !== 'es' && language.written !== 'fr') return false;
  const name = sentences.find(({ path }) => path.endsWith('.name'))?.text.toLowerCase() ?? '';
  if (!type.includes(' ') || !name.startsWith(`${type.toLowerCase()} `)) return false;
  const [joint = '', noun = ''] = name.slice(type.length + 1).split(' ');
  return (
    /^(?:con|avec|sin|sans)$/u.test(joint) || (/^(?:de|en)$/u.test(joint) && materialStems.has(stemOf(noun)))
  );
}

const academicTitle = /(?:^|\s)(?:Dr|Prof)(?=\s|$)/iu;

/** "Praxis Dr", "Zahnarztpraxis Dr Kassel" of "Dr. Lindner in Kassel": a title without the name that it belongs to. */
function losesItsDoctor(clean: string, { sentences }: Ledger): boolean {
  const next = /(?:Dr|Prof)\s+(\p{L}+)/iu.exec(clean)?.[1]?.toLowerCase();
  return (
    next === undefined ||
    !sentences.some(({ text }) => new RegExp(`(?:dr|prof)\\.?\\s+${next}`, 'iu').test(text))
  );
}

/**
 * Whether a phrase is one that a person would type into a search box (writing guide §4.4): up to four
 * words, a noun where the language puts it, no small word at an end, no word twice, not two materials or
 * colours, and either the seller's own words in a row or built around the thing itself.
 */
export function typedPhrase(text: string, ledger: Ledger): boolean {
  const clean = singleSpaced(text);
  if (clean === '' || halfMeasure.test(clean) || noSearch.test(clean)) return false;
  if (academicTitle.test(clean) && losesItsDoctor(clean, ledger)) return false;
  // "Over the door shoe organizer": what a thing is called may open with where it goes.
  if (ledger.productType === clean.toLowerCase() && (isPlaced(clean) || isTypeBeforeStuff(clean, ledger)))
    return true;
  const seller = sellerWordsOf(ledger);
  if (ledger.language.written === 'other') return typedVerbatim(clean, ledger, seller);
  const phrase = readPhrase(clean, ledger, seller);
  const { words, folded, first, isQuestion, language } = phrase;
  if (words.length === 2 && howWords.has(first)) return false;
  if (language === 'en' && isHalfAsked(clean, folded, isQuestion)) return false;
  const against = folded.findIndex((word) => word === 'vs' || word === 'vs.');
  if (against === 0 || against === words.length - 1) return false;
  // "Dyson V15 vs Shark Stratos": two names of up to four words and what parts them.
  if (against !== -1 && against < 5 && words.length - against < 6 && isSellersRun(clean, seller)) return true;
  // "I built" of a title finds nobody.
  if (!isQuestion && words.length < 4 && speakers.has(first)) return false;
  if (isCutShort(clean, language, seller.text) || isTooLong(phrase) || hasSmallEnd(phrase)) return false;
  const content = phraseStems(clean).filter((stem) => !joints.has(stem) && !isSmallStem(stem, language));
  if (saysNothing(phrase, content)) return false;
  if (isQuestion) return content.some((stem) => ledger.stems.has(stem));
  if (!content.every((stem) => isOfBrief(stem, phrase))) return false;
  if (language === 'en' && !endsInNoun(folded, seller)) return false;
  if (phrase.isRomance && opensInsideType(folded, foldWord(ledger.productType))) return false;
  return isToldForm(phrase) || isOwnOrBuilt(phrase);
}

function readPhrase(clean: string, ledger: Ledger, seller: SellerWords): Phrase {
  const words = clean.split(' ');
  const folded = words.map(foldWord);
  const first = folded[0] ?? '';
  const language = ledger.language.written;
  return {
    clean,
    words,
    folded,
    first,
    isQuestion: questionOpeners.has(first) && words.length > 2,
    opensThing: ledger.productType.toLowerCase().startsWith(`${words[0]!.toLowerCase()} `),
    ledger,
    language,
    isRomance: language === 'es' || language === 'fr',
    seller,
  };
}

/** More than four words that have to be typed; a measure alone is too little. */
function isTooLong({ clean, words, isQuestion, isRomance, language, seller }: Phrase): boolean {
  // "West highland way in winter": small words of a seller's own run are none that somebody has to type.
  const leavesSmall = isRomance || (words.length > 4 && language === 'en' && isSellersRun(clean, seller));
  const counted = leavesSmall ? words.filter((word) => !isSmallWord(word, language)) : words;
  if (words.length > (isQuestion ? 9 : 6) || counted.length > (isQuestion ? 9 : 4)) return true;
  return (words.length === 1 || hasFigure(clean)) && onlyMeasure.test(clean);
}

function hasSmallEnd(phrase: Phrase): boolean {
  const { clean, words, folded, first, ledger, language, seller } = phrase;
  if (isSmallWord(folded.at(-1) ?? '', language)) return true;
  if (phrase.isQuestion || !isSmallWord(first, language)) return false;
  const isDenial = first === 'no' && words.length > 2 && isSellersRun(clean, seller);
  // "Le Creuset casserole dish": the maker's own word is small elsewhere.
  const opensMaker = ledger.brand !== '' && foldWord(clean).startsWith(`${foldWord(ledger.brand)} `);
  // "Will writing": the first word of what is sold is small elsewhere.
  const opensOwnThing = phrase.opensThing && language === 'en' && !joints.has(first);
  // "Under cabinet jar opener": where it goes, in the seller's own words.
  const opensPlace =
    language === 'en' &&
    isPlaced(clean) &&
    isHead(folded.at(-1)!, seller) &&
    seller.text.includes(folded.slice(0, 2).join(' '));
  return !isDenial && !opensMaker && !opensOwnThing && !opensPlace;
}

/**
 * Whether a phrase praises, orders, repeats itself or names colours alone.
 * @param content stems of its words without the small ones
 */
function saysNothing(phrase: Phrase, content: readonly string[]): boolean {
  const { clean, words, folded, first, language, seller } = phrase;
  if (content.length === 0 || content.some((stem, at) => content.indexOf(stem) < at)) return true;
  // "Weekly week planner".
  if (folded.some((word) => folded.includes(`${word}ly`))) return true;
  if (content.some((stem) => praises(stem, clean) && !seller.heads.has(stem))) return true;
  // "Contact us" tells what to do, "contact lens fitting" what is offered.
  if (instructionWords.has(stemOf(first)) && !isHead(first, seller) && !phrase.opensThing) return true;
  if (language === 'en' && words.length > 1 && namesNothing(clean, isHead(folded.at(-1)!, seller)))
    return true;
  return (
    content.every((stem) => genericWords.has(stem)) ||
    (language !== 'en' && content.every(saysOnlyColour)) ||
    mixes(content, colourStems) ||
    mixes(content, materialStems) ||
    (words.length === 2 && anyFilm.test(clean))
  );
}

const anyFilm = /^(?:short|long|new|full|this|last|next) (?:video|clip|vlog|episode|tutorial)$/iu;

function praises(stem: string, clean: string): boolean {
  return (
    sellingWords.has(stem) &&
    // "Top down raglan" praises nothing.
    !((stem === 'top' || stem === 'hot') && noPraise.test(clean)) &&
    // Nor does "sugar free jam".
    !(stem === 'free' && freeOfStuff.test(clean)) &&
    !(stem === 'shop' && ofWorkshop.test(clean))
  );
}

function isOfBrief(stem: string, { clean, ledger, seller }: Phrase): boolean {
  return (
    isKnownStem(stem, ledger, seller) ||
    giftWords.has(stem) ||
    formWords.has(stem) ||
    // "Valley 1.6": part of a run that the seller wrote so.
    (/^\d+\.\d+$/u.test(stem) && isSellersRun(clean, seller))
  );
}

/** "Low poly house tutorial": the seller's words with how they are told, or what is done to them. */
function isToldForm({ words, folded, first, language, isRomance, seller }: Phrase): boolean {
  if (words.length < 2) return false;
  // "Vlog Valencia": how it is told stands first in Spanish and French.
  if (isRomance) return toldForms.has(first) && isSellersRun(words.slice(1).join(' '), seller);
  if (language !== 'en') return false;
  const last = folded.at(-1)!;
  // "Split bills app": what is done with it.
  const isApp = words.length > 2 && last === 'app' && !folded.some((word) => isSmallWord(word, language));
  return (
    (toldForms.has(last) || isApp || deedWords.has(last)) &&
    isSellersRun(words.slice(0, -1).join(' '), seller)
  );
}

function isOwnOrBuilt({ clean, words, folded, ledger, seller }: Phrase): boolean {
  return (
    isSellersRun(clean, seller) ||
    (hasFigure(clean) && isModelWithRun(words, ledger, seller)) ||
    isBuilt(folded, ledger, seller) ||
    isRunWithPlace(words, ledger, seller)
  );
}

function typedVerbatim(phrase: string, ledger: Ledger, seller: SellerWords): boolean {
  if (onlyMeasure.test(phrase) || leansElsewhere.test(phrase)) return false;
  const words = phrase.toLowerCase().split(' ');
  // "Wafelkatoen van wafelkatoen".
  if (words.length > 5 || words.some((word, at) => word.length > 3 && words.indexOf(word) < at)) return false;
  if (seller.text.includes(phrase.toLowerCase()) || isSureAbroad(phrase, ledger)) return true;
  // "急須 茶こし付き": two words of the seller's, parted as they are typed.
  if (/^(?:ja|zh)/u.test(ledger.language.tag))
    return phrase
      .toLowerCase()
      .split(' ')
      .every((piece) => seller.text.includes(piece));
  const stems = phraseStems(phrase);
  return stems.length > 0 && stems.every((stem) => ledger.stems.has(stem) || stem === 'x' || stem === '×');
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
