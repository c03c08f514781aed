import type { AdKeyword } from '#contract/google-ads.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { namedOf } from '#rules/ads/editorial.ts';
import { countryIn, makerWords } from '#rules/offers/makers.ts';
import { isWide } from '#rules/text/regions.ts';
import { countCharacters } from '#rules/text/count.ts';
import { keyOfWord, partsOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { beforeTail, hasAdjunct } from './before-tail.ts';
import { besideTheme } from './beside-theme.ts';
import type { AdsBrief } from './brief.ts';
import { typedWithoutFor } from './before-for.ts';
import { childcare } from './childcare.ts';
import { isDeed, isDoneForBuyers } from './deeds.ts';
import {
  hasSolicitors,
  isCharity,
  isLodging,
  isNotary,
  isOtherJurist,
  sellsOverTheCounter,
  sellsProgram,
} from './house.ts';
import { lexiconOf } from './lexicon/index.ts';
import { townOf } from './place.ts';
import type { AdsLexicon } from './lexicon/lexicon.ts';
import { fittingTails, isRemote } from './fitting-tails.ts';
import { withoutAge } from './name-extent.ts';
import { keywordOf, type Theme } from './themes.ts';

/** Below so many texts behind the theme a group takes what people add to anything. */
const fewestAdded = 4;
/** Different keyword texts of a group that rules build. */
const builtTexts = 10;

/**
 * Keywords of a theme with their match types: the theme and the theme in its place as exact and phrase match, what
 * people add to it as phrase match. Keywords that were handed over and belong to the theme come first.
 */
export function keywordsOf(theme: Theme, brief: AdsBrief): AdKeyword[] {
  const targets: AdKeyword[] = [];
  const texts = new Set<string>();
  const add = (raw: string, matches: readonly AdKeyword['match'][], source: AdKeyword['source']): void => {
    const text = keywordOf(raw);
    if (!isKeyword(text) || texts.has(text)) return;
    if (namedOf(text, brief.competitors) !== undefined) return;
    if (targets.length + matches.length > adLimits.groupKeywords.max) return;
    texts.add(text);
    targets.push(...matches.map((match) => ({ text, match, source })));
  };
  const themeStems = new Set(stemsOf(theme.root));
  for (const given of brief.givenKeywords) {
    if (belongs(given, themeStems)) add(given, ['exact', 'phrase'], 'given');
  }
  for (const [text, matches] of builtOf(theme, brief)) {
    if (texts.size >= builtTexts) break;
    add(text, matches, theme.service.isKeyword && text === theme.keyword ? 'given' : 'rules');
  }
  return targets;
}

/** Cars to buy are searched like goods, not like repairs. */
const carSale =
  /\b(?:used|new|pre-owned|gebraucht\w*|neuwagen|e-autos?|elektroautos?|jahreswagen|usad[oa]s?|nuev[oa]s|ocasión|occasion|neuves?)(?!\p{L})/iu;

/** Beside services, too, a used thing is bought: "second-hand pianos" of who tunes them. */
const usedWare = /^(?:second[- ]?hand|used|pre-?owned|refurbished|reconditioned|gebrauchte|occasion)\s/iu;

/** Programs are compared and tried; nobody hires one. */
const software =
  /(?<!\p{L})(?:\p{L}*software|saas|apps?|platform|portal|dashboard|tracker|crm|erp|plugin|tools?|logiciels?|programas?|plattform)$/iu;

const price = /^(?:prices|fees|preise|kosten|precios?|prix|honoraires)$/u;

const priceBehind =
  /^(?:costs?|prices?|pricing|rates|fees|preise?|kosten|precios?|prix|tarifs?|honoraires)$/u;

/** What people add, in the words of the place and of the kind of house. */
function localTo(brief: AdsBrief, lexicon: AdsLexicon, tails: readonly string[]): readonly string[] {
  const prices = (): string[] => tails.filter((tail) => price.test(tail));
  if (isLodging(brief)) return prices();
  if (isCharity(brief)) return [];
  if (brief.businessType === 'restaurant' && sellsOverTheCounter(brief)) return prices();
  if (brief.businessType !== 'legal') return tails;
  if (isNotary(brief)) return [...lexicon.notary.tails, ...prices()];
  if (isOtherJurist(brief)) return prices();
  return hasSolicitors(brief) ? tails.map((tail) => (tail === 'attorney' ? 'solicitor' : tail)) : tails;
}

/** Whether a keyword that was handed over is about a theme: it holds all of its words. */
function belongs(keyword: string, themeStems: ReadonlySet<string>): boolean {
  const stems = new Set(stemsOf(keyword));
  return themeStems.size > 0 && [...themeStems].every((stem) => stems.has(stem));
}

/** What is opened on a screen or sent is not looked for around the corner. */
function isSearchedNear({ root, isName, isReadersDeed }: Theme, brief: AdsBrief): boolean {
  if (isName || isReadersDeed || isRemote(root) || sellsProgram(brief)) return false;
  const isSold = brief.businessType === 'retail' && !isDoneForBuyers(root, brief.language.written);
  return !isSold || brief.campaignType === 'local';
}

function builtOf(given: Theme, brief: AdsBrief): [string, AdKeyword['match'][]][] {
  const typed =
    given.isTrade || given.keyword !== given.root || given.service.isKeyword
      ? null
      : typedWithoutFor(given.root, brief.language.written);
  const theme = typed === null ? given : { ...given, keyword: typed, root: typed };
  const { place, businessType, campaignType, language } = brief;
  const lexicon = lexiconOf(language.written);
  const { keyword, root } = theme;
  const whole = keywordOf(withoutAge(theme.service.name));
  const both: AdKeyword['match'][] = ['exact', 'phrase'];
  const phrase: AdKeyword['match'][] = ['phrase'];
  // A whole country is typed by nobody.
  const town = isWide(place.replace(/^the /u, '')) ? '' : keywordOf(townOf(place).replace(/^the /u, ''));
  if (lexicon === null) {
    return [
      [keyword, both],
      ...(town === ''
        ? []
        : ([
            [`${keyword} ${town}`, both],
            [`${town} ${keyword}`, phrase],
          ] as [string, AdKeyword['match'][]][])),
    ];
  }
  const placed = town === '' ? [] : lexicon.keywordInPlace(keyword, town);
  const isFromAfar = isRemote(root);
  // Spring design is ordered as a service.
  const isMade = !theme.isTrade && !isDeed(root, language.written);
  const forFirms = isMade ? makerWords(brief.industry, language.written) : null;
  const isNear = town !== '' && forFirms === null && isSearchedNear(theme, brief);
  const near = isNear ? [`${keyword} ${lexicon.nearMe}`] : [];
  // A long theme with one more word behind it is what nobody types, nor "the submarine quote".
  const isLong = partsOf(root).filter(({ small }) => !small).length > 3 || theme.isName;
  const isWare = businessType === 'automotive' ? carSale.test(root) : usedWare.test(root);
  const trade = isWare ? 'retail' : businessType;
  const usual =
    forFirms !== null
      ? [...forFirms.tails, ...lexicon.tails[trade].filter((tail) => price.test(tail))]
      : software.test(root) || sellsProgram(brief)
        ? lexicon.softwareTails
        : lexicon.tails[
            trade === 'education' && childcare.test(`${root} ${brief.industry}`) ? 'other' : trade
          ];
  const tails = (
    isLong || theme.isTrade || theme.isReadersDeed || saysWhatFails(theme)
      ? []
      : fittingTails(localTo(brief, lexicon, usual), root, brief)
  )
    // "Refresher lessons for beginners" of those "for nervous drivers".
    .filter((tail) => !repeats(tail, root) && !(forWhom.test(tail) && forWhom.test(given.root)))
    .filter((tail) => !hasAdjunct(root, language.written) || priceBehind.test(tail))
    .map((tail) => `${beforeTail(root, tail, language.written)} ${tail}`);
  // Nobody buys a florist.
  const isUnfronted =
    theme.isName ||
    theme.isReadersDeed ||
    theme.isTrouble ||
    isFromAfar ||
    isLodging(brief) ||
    isCharity(brief) ||
    (theme.isTrade && businessType === 'retail');
  const usualFronts = forFirms?.fronts ?? lexicon.fronts[trade] ?? [];
  const fronts = fittingTails(isUnfronted ? [] : usualFronts, root, brief)
    .filter((front) => !repeats(front, keyword))
    .map((front) => joinedFront(front, keyword));
  const [first = '', ...morePlaced] = placed;
  const localTails =
    campaignType === 'local' && town !== '' ? tails.slice(0, 2).map((text) => `${text} ${town}`) : [];
  const asProgram =
    sellsProgram(brief) && !isLong && !software.test(root) ? lexicon.softwareKeywords(keyword) : [];
  const rest =
    campaignType === 'local'
      ? [...morePlaced, ...near, ...localTails, ...tails]
      : [...near, ...morePlaced, ...tails];
  const country = forFirms === null ? '' : countryIn(brief.location);
  const beside = besideTheme(theme, brief).flatMap((text) => [
    text,
    ...(town === '' ? [] : lexicon.keywordInPlace(text, town).slice(0, 1)),
  ]);
  const added = [
    ...asProgram,
    ...beside,
    ...(country === '' ? [] : [`${keyword} ${country}`]),
    ...fronts.slice(0, 2),
    ...rest,
  ];
  const addedKeys = new Set(added.map(keyOf));
  const isBare = theme.isTrade || theme.isName || theme.isReadersDeed || isCharity(brief);
  const spare = fittingTails(isBare ? [] : lexicon.anyTails, root, brief)
    .filter((tail) => !repeats(tail, root))
    .map((tail) => `${beforeTail(root, tail, language.written)} ${tail}`)
    .filter((text) => !addedKeys.has(keyOf(text)));
  return [
    [keyword, both],
    ...(first === '' ? [] : ([[first, both]] as [string, AdKeyword['match'][]][])),
    // The whole name where the group is built on less: "bookkeeping software for freelancers".
    // One word that its group is not built on is typed for any trade: "Notdienst".
    ...(isLong || root !== keyword || whole === keyword || !whole.includes(' ')
      ? []
      : ([[whole, both]] as [string, AdKeyword['match'][]][])),
    ...[...added, ...spare.slice(0, Math.max(0, fewestAdded - added.length))].map(
      (text): [string, AdKeyword['match'][]] => [text, phrase],
    ),
  ];
}

/** "Solar panels not working company" is typed by nobody. */
function saysWhatFails({ isTrouble, root }: Theme): boolean {
  return isTrouble && /\s(?:not|won['’]t)\s|\snicht$/u.test(root);
}

/** "Entreprise d'entretien" where "de" stands before a vowel. */
function joinedFront(front: string, keyword: string): string {
  return front === 'entreprise de' && /^(?:[aeiouyéèêàâîôœ]|h(?=[aeiouyéèê]))/iu.test(keyword)
    ? `entreprise d'${keyword}`
    : `${front} ${keyword}`;
}

/** The same for "menú precios" and "menú precio". */
function keyOf(text: string): string {
  return wordsOf(text)
    .map((word) => keyOfWord(word.text).stem)
    .join(' ');
}

/** A tail that says a word of the theme again, or that the theme's own last word makes needless ("lessons classes"). */
function repeats(tail: string, keyword: string): boolean {
  const known = new Set(wordsOf(keyword).map(({ text }) => keyOfWord(text).stem));
  if (wordsOf(tail).some(({ text }) => !keyOfWord(text).small && known.has(keyOfWord(text).stem)))
    return true;
  if (taughtTail.test(tail) && taughtEnd.test(keyword)) return true;
  // "German courses for expats for beginners"
  if (forWhom.test(tail) && (forWhom.test(keyword) || forNoBeginners.test(keyword))) return true;
  return kindWords.test(tail) && wordsOf(keyword).some(({ text }) => kindWords.test(text));
}

/** "Seepferdchen-Kurs" and "Kraulkurs" are courses by name. */
const taughtTail = /^(?:kurse?|unterricht)$/u;
const taughtEnd =
  /(?:nachhilfe|hilfe|vorbereitung|kurse?|unterricht|training|stunden?|seminare?|workshops?)$/u;
const forWhom = /(?:^|\s)(?:for|für|para|pour)\s/iu;
/** Whoever sits an exam is no beginner. */
const forNoBeginners =
  /(?:^|\s)(?:gcse|a[- ]levels?|11\+|sats?|ielts|toefl|toeic|delf|dele|exams?|prep|preparation|advanced|intermediate|[bc][12]|abitur\w*|prüfung\w*|\p{L}*nachhilfe|hausaufgaben\p{L}*|ex[aá]men(?:es)?|examens?|preparación|préparation|oposiciones|bac|bachillerato|selectividad)(?!\p{L})/iu;
/** Words that say what kind of offer it is: one of them in a keyword is enough. */
const kindWords = longPattern('iu')`
  ^(?:class(?:es)?|lessons?|courses?|workshops?|clubs?|camps?|sessions?|coaching|tutoring|tuition|training
    |gym|school|salon|studio|restaurant|shop|store|garage|clinic|service|services|company|contractor|agent
    |agency|firm|law firm|attorney|lawyers?|specialist|consultation|advice|membership|kurs|kurse|unterricht
    |studio|salon|praxis|werkstatt|beratung|kanzlei|anwalt|service|restaurant|geschäft|laden|clases|cursos?
    |taller|clínica|tienda|restaurante|abogados?|asesoría|servicios?|agencia|cours|formation|cabinet|avocat
    |restaurant|boutique|agence|salon|conseil)$
`;

function isKeyword(text: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(text) &&
    countCharacters(text) <= adLimits.keyword.max &&
    text.split(' ').length <= adLimits.keywordWords.max
  );
}
