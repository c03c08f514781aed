import { germanAppTails, listedKindOf } from '#rules/ledger/german-app-tail.ts';
import { calledAbroad } from '#rules/ledger/app-sentence-abroad.ts';
import { helpedThing } from '#rules/ledger/app-helped.ts';
import { pairOfNouns } from '#rules/ledger/app-nouns-abroad.ts';
import { openingNoun } from '#rules/ledger/app-opening-noun.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { besideItsKind, namedByKind } from './app-named-by-kind.ts';
import { namedByFunction, namedByUsers, namedByWords } from './app-named-by-function.ts';
import { type NameField, namedFunctions } from './app-functions.ts';
import { isSameWord, namedBehindOwn, withTail } from './app-own-name.ts';
import { namedAsSearched } from './app-searched-name.ts';
import { namedByPurpose } from './spanish-app-purpose.ts';
import { tellsItself } from './app-own-kind.ts';
import { isStoreShelf } from './app-shelves.ts';
import { forWhom } from './app-openings.ts';
import { isAnyKind, isBareKind, orderedObject, toldFirst } from './app-told-first.ts';
import { titleCase } from './case.ts';
import { cutAtWord } from './cut-line.ts';
import type { Draft } from './draft.ts';

/**
 * "[App]: [head keyword]" within the store's limit, or the name alone when it says it. The app keeps the spelling of its own
 * field ("fernly" typed for Fernly); in English what stands behind it is in Title Case.
 */
export function appName(draft: Draft, max: number): string {
  const given = draft.brief.fields['appName'] ?? '';
  const told = namedAsSearched(wordsOfName(draft, max), given, max, draft);
  // "Round up what": a tail that breaks off says less than none.
  const name =
    (breaksOff.test(told) || opensLoose.test(told)) &&
    foldWord(told).startsWith(foldWord(given)) &&
    given !== ''
      ? byFirstFeature(given, max, draft)
      : told;
  const isFront = given !== '' && foldWord(name).startsWith(foldWord(given));
  const front = isFront ? name.slice(0, given.length) : '';
  const isShouted = /\p{Lu}{4}/u.test(given) && !/\p{Ll}/u.test(given);
  const own = isFront && !isShouted && foldWord(front) === foldWord(given) ? given : front;
  const rest = name.slice(front.length);
  return draft.language.written === 'en' ? `${own}${titleCase(rest)}` : `${own}${rest}`;
}

/** "Rainbutt: watering reminders" where all that its first sentence leaves is that it "tells you"; the name alone without a list. */
function byFirstFeature(given: string, max: number, draft: Draft): string {
  const features =
    draft.language.written === 'en' ? (draft.brief.fields['appFeatures'] ?? '').split(',') : [];
  const fitting = features
    .map((feature) => feature.trim())
    .filter(
      (feature) =>
        /^\p{L}{3,}(?: \p{L}{3,}){1,2}$/u.test(feature) && !/\s(?:by|in|on|for|with)\s/u.test(feature),
    )
    .map((feature) => withTail(feature, given, draft));
  return fitting.find((full) => countCharacters(full) <= max) ?? given;
}

/** "With an alarm", "each tree": what goes on from other words is no name of what an app is. English. */
const opensLoose = /: (?:with|and|or|even|each|every|both|an?)\s/iu;
const breaksOff =
  /\s(?:tells? you|shows? you|lets? you|helps? you|gives? you|reminds? you|what|when|where|whether|the|an?|your|to|of|for|with|and|or|qu[’']\p{L}+|ce que|que|der|die|das|den|und|oder|de|del|la|el|les?|des|step)$/iu;

const shortName = 16;

/**
 * The app's own name and what it is: by its name alone where that says it, else by the first of its kinds, its functions
 * and its users that fits behind the name.
 */
function wordsOfName(draft: Draft, max: number): string {
  const given = draft.brief.fields['appName'] ?? draft.name;
  const behindOwn = namedBehindOwn(given, max, draft);
  if (behindOwn !== '') return behindOwn;
  // "Hive log" of Hivelog says it twice: whom it is for says more.
  const whom = draft.language.written === 'en' && isSameWord(draft.name, given) ? forWhom(draft) : [];
  const forThem = whom.map((people) => `${given} for ${people}`).find((full) => countCharacters(full) <= max);
  if (forThem !== undefined) return forThem;
  const clean = ownName(given, max, draft);
  const [front = '', tail = ''] = clean.split(/:\s(.*)/su);
  // "Recipe Box: save recipes": a tail that repeats the name would lose its last word, so the name stands alone.
  const repeats = tail !== '' && stemsOf(tail).some((stem) => stemsOf(front).includes(stem));
  const name = wholeFront(cutAtWord(repeats ? front : clean, max), repeats ? front : clean);
  if (repeats && stemsOf(front).length > 1) return name;
  const field = { name, max, draft };
  if (draft.language.written === 'other') return besideCategory(field);
  if (hasTail(name) || isCalledByKind(name, draft)) return name;
  const byPurpose = tellsItself(name, draft) || stemsOf(name).length > 2 ? '' : namedByPurpose(field);
  if (byPurpose !== '') return byPurpose;
  const named = namedByKind(field, given);
  const byFirst = namedByFirst(field);
  // "Piano lessons" say more than "piano".
  const saysMore = byFirst !== '' && byFirst.startsWith(`${named ?? ''} `);
  const ordered = named === undefined || !isBareKind(named, name) ? '' : orderedObject(draft);
  if (ordered !== '' && countCharacters(withTail(ordered, name, draft)) <= max)
    return withTail(ordered, name, draft);
  if (named !== undefined)
    return saysMore || (byFirst !== '' && isAnyKind(named, name, draft)) ? byFirst : named;
  // "Ma Cave", "Kettle Off": two short words that are no kind say as little as one.
  if (stemsOf(name).length > 1 && (countCharacters(name) > shortName || tellsItself(name, draft))) {
    const beside = besideItsKind(field);
    return beside === name ? byFirst || name : beside;
  }
  const helped = helpedThing(draft.brief);
  const byText =
    draft.language.written === 'de'
      ? germanAppTails(draft.brief)
      : [...openingNoun(draft.brief), ...(helped === '' ? [] : [helped])];
  const told = byText.map((tail) => withTail(tail, name, draft)).find((full) => countCharacters(full) <= max);
  if (told !== undefined) return told;
  // "La ayuda a tomar su píldora": what its own first sentence says stands before one of its functions.
  if (draft.language.written === 'es' && byFirst !== '') return byFirst;
  const byDeed = namedByFunction(field);
  if (byDeed !== undefined) return byDeed;
  const last = draft.language.written === 'en' ? namedByWords(field) : namedByUsers(field);
  if (last !== name || byFirst !== '') return last === name ? byFirst : last;
  const listed = listedKindOf(draft.brief);
  const full = listed === '' ? name : withTail(listed, name, draft);
  return countCharacters(full) <= max ? full : name;
}

/** "Pocket Ledger for Market Stalls" that has lost its stalls ends before the "for". */
function wholeFront(cut: string, name: string): string {
  if (cut === name) return cut;
  const front = cut.replace(/\s(?:for|with|of|from|für|mit|para|con|de|pour|avec)\s[^:]{1,20}$/iu, '');
  return stemsOf(front).length > 1 ? front : cut;
}

/** The name with what its text's first sentence tells of the app; empty where nothing fits that the name does not say. */
function namedByFirst({ name, max, draft }: NameField): string {
  const said = new Set(stemsOf(name));
  return (
    toldFirst(draft)
      .filter((tail) => !stemsOf(tail).some((stem) => said.has(stem)))
      .map((tail) => withTail(tail, name, draft))
      .find((full) => countCharacters(full) <= max) ?? ''
  );
}

/**
 * The product's own name often says more than the app's name alone ("Dotline habit tracker"); "Sudoku" of Sumo Sudoku is
 * what the app is, and not what it is called.
 */
function ownName(given: string, max: number, draft: Draft): string {
  const isKind = !draft.shares && foldWord(given).includes(foldWord(draft.name));
  // "Hive log" of Hivelog, and "Grade 10-12 maths" of an app with another name: the store knows it by its own.
  const isOther =
    !draft.shares && (isSameWord(draft.name, given) || !foldWord(draft.name).includes(foldWord(given)));
  const own =
    !isKind && !isOther && (draft.shares || countCharacters(draft.name) <= max) ? draft.name : given;
  return own
    .replace(/[\p{Extended_Pictographic}\uFE0F!#*]/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}

/** Two words of up to so many characters leave room for what the app does. */
const withRoom = 14;

/** A short name with the category or the first words of the seller that fit. For languages without word lists. */
function besideCategory({ name, max, draft }: NameField): string {
  const said = new Set(stemsOf(name));
  if (said.size > 1 && countCharacters(name) > withRoom) return name;
  const tail = [
    draft.brief.fields['appCategory'] ?? '',
    draft.brief.product.category,
    ...calledAbroad(draft.brief),
    ...hadBefore(namedFunctions(draft)),
  ].find(
    (text) =>
      text !== '' &&
      !isStoreShelf(text, draft) &&
      !stemsOf(text).some((stem) => said.has(stem)) &&
      countCharacters(`${name}: ${text}`) <= max,
  );
  if (tail !== undefined) return `${name}: ${tail}`;
  const full = `${name}: ${pairOfNouns(draft.brief)}`;
  return full.endsWith(': ') || countCharacters(full) > max ? name : full;
}

/** What an app does not need or have. */
export const doesWithout =
  /^(?:(?:funziona|funciona|werkt|fungerar|virker|działa)(?: \p{L}+)? (?:senza|sem|zonder|utan|uden|bez|offline)|bez|zonder|utan|uden|uten|senza|sem|без|geen|ingen|inga|nessun\p{L}*|brak|ilman|fără)\s/iu;

/** What an app has or does, before what it does without: "Bez registrace" names it last. */
function hadBefore(functions: readonly string[]): string[] {
  return [
    ...functions.filter((text) => !doesWithout.test(text)),
    ...functions.filter((text) => doesWithout.test(text)),
  ];
}

/** "Droplet: Plant Care" and "Solfa : Notes" have their tail. */
function hasTail(name: string): boolean {
  return (
    /\s?[:–—]\s\p{L}{3}/u.test(name) ||
    (/[^\s:]-\s\p{L}.*\p{L}|\s-\s\p{L}/u.test(name) && stemsOf(name).length > 2)
  );
}

/** "Dedupe Photo Cleaner" says what it is, whatever shelf it stands on. English. */
function isCalledByKind(name: string, { language, ledger }: Draft): boolean {
  if (language.written !== 'en') return false;
  const named = new Set(stemsOf(name));
  const kind = stemsOf(ledger.productType);
  return kind.length > 1 && named.size > kind.length && kind.every((stem) => named.has(stem));
}
