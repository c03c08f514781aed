import { longerAbroad } from './longer-abroad.ts';
import { countCharacters } from '#rules/text/count.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { agedIn } from '#rules/keywords/video-deeds.ts';
import { coverOf } from '#rules/keywords/video-films.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { casedPhrase, casedTitle } from './case.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { isRate } from './rate-figure.ts';
import { titlePhrases } from './phrases.ts';
import { ofDish } from './title-details.ts';
import { hasPraise } from './praise.ts';
import { isIngredient, withOutcome } from './film-outcome.ts';
import { withFigure, withoutLabel } from './figure-in-title.ts';
import { lookedAt, ownLength, timeItTakes, withTail } from './film-sentences.ts';
import { toldAbroad } from './film-sentences-abroad.ts';
import { fittingList } from './fitting-list.ts';
import { withPlayers } from './film-players.ts';

import { germanTitle } from './german-film-title.ts';
import { withOwnSearch } from './searched-film-title.ts';
import { howItIsDone, longestTitle, saysMore, shortTitle, withTold } from './told-in-title.ts';

const measured =
  /\b(\d{1,4})[- ]?(litre|liter|gallon|quart|inch|cm|mm|metre|meter|foot|ft|kg|lb|watt|cc)s?[- ](\p{L}{3,})/giu;

/** "Growing potatoes in bags", where the text says "40 litre bags": the measure before its noun. */
function withMeasure(title: string, description: string): string {
  if (/\d/.test(title)) return title;
  // "Crochet a blanket" is no "4 mm crochet hook".
  const deed = /^(\p{L}+) (?:an?|the|your|my) /iu.exec(title)?.[1];
  for (const [, figure = '', unit = '', noun = ''] of description.matchAll(measured)) {
    const word = piecesOf(title).find(
      (piece) => stemOf(piece.replace(/\P{L}+$/u, '')) === stemOf(noun.toLowerCase()),
    );
    if (word !== undefined && word !== deed && countCharacters(title) < longestTitle - 12)
      return withFigure(title, word, `${figure} ${unit.toLowerCase()}`);
  }
  return title;
}

/** What a film needs, links to or asks is none of what it shows. */
const aside =
  /\b(?:needed|required|linked|below|link|links|subscribe|beginners?|everyone|free|only|me|my|you|your|i|we|explained|included|works?|bonus|more|etc|description|patreon|channel|on screen|new films?|new videos?|no music)\b/iu;
const opensCourse = /^from \p{L}+ing to \p{L}+$/iu;

/** The things that one list of the description names, as many as there is room for: "Chunky soil mix, root check, moss pole". */
function shownIn(draft: Draft, title: string): string {
  const own = new Set(stemsOf(title));
  const units = draft.units.filter(
    ({ path, kind }) =>
      path.endsWith('.description') &&
      path.startsWith('products.') &&
      (kind === 'feature' || kind === 'number'),
  );
  const course = units.find(({ text }) => opensCourse.test(text));
  if (course !== undefined) return lowerFirst(course.text);
  for (const { quote } of units) {
    const list = units.filter((unit) => unit.quote === quote);
    if (list.length < 2 || !list.every(({ shape }) => shape === 'noun')) continue;
    const fair = list
      .map(({ text }) => text)
      .filter(
        (text) =>
          countPieces(text) < 5 &&
          /^[\p{L}\d][\p{L}\d’'&% -]+$/u.test(text) &&
          !aside.test(text) &&
          !ofDish.test(text) &&
          !/^(?:an?|the|some)\s/iu.test(text) &&
          !hasPraise(text, 'en') &&
          !stemsOf(text).some((stem) => own.has(stem)),
      );
    const shown = fittingList(title, fair);
    if (shown !== '') return shown;
  }
  return lookedAt(draft, title);
}

/** "3 things to check": what the text counts, with what is done with it. */
const toDo =
  /(?<![\p{L}\d] )\b\d{1,2} (?:things|places|parts|steps|ways|spots|mistakes|tips) to (?:check|try|know|avoid|do|look at|see|visit|fix|clean|test)\b/iu;

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Day|Level|Part|Start|Zero';

const forBeginners =
  /\b(?:for (?:total |complete |absolute )?beginners|beginners?(?=[.,;!]|$)|beginner[- ]friendly)\b/iu;
const notForThem = /\bnot (?:for|suitable for|ideal for)\s(?:\p{L}+\s)?beginners?\b/iu;

const place = String.raw`\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]+)?`;
const route = new RegExp(
  String.raw`^[^.!?\n]{0,160}\bfrom (?!(?:${months})\b)(${place}) to (?!(?:${months})\b)(${place})(?=[\s.,;!?]|$)`,
  'u',
);

/** "How I take an apple tree back into shape over three winters.": how long it took, at the end of the first sentence; "what we spend in a month" is no such time. */
const span =
  /^[^.!?\n]{10,160}?(?<!\b(?:spend|spent|costs?|pa(?:y|id)|earn|earned|ma[kd]e|saved?|used?|eat|ate)(?: \p{L}{1,12}){0,2})\s((?:over|in) (?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten) (?:days?|weeks?|months?|years?|hours?|minutes|afternoons?|evenings?|weekends?|winters|summers|seasons|sessions?))(?=\s?[.!\n]|$)/iu;
const tellsTime =
  /\d|\b(?:days?|weeks?|months?|years?|hours?|minutes?|seasons?|winters?|summers?|overnight|weekends?|nights?)\b/iu;
/** "Pruning a tree", "How to cane a chair", "I built a boat": what goes on for a while. */
const goesOn = /^(?:(?:\p{L}+-)?\p{L}{2,}ing\s|how (?:to|i|we)\s|(?:i|we)\s\p{Ll}+(?:ed|t|de)\s)/iu;

function withSpan(title: string, description: string): string {
  if (tellsTime.test(title) || !goesOn.test(title) || /[:|(–—?!]|\s-\s/u.test(title)) return title;
  const told = span.exec(description)?.[1];
  return told === undefined || countCharacters(`${title} ${told}`) > longestTitle
    ? title
    : `${title} ${told}`;
}

/** Characters below which a question has room for what answers it. */
const longestQuestion = 45;
/**
 * A film's title of a few words with what its text shows: the measure of what it names, the entries of one list behind a
 * colon, or whom it is for. English; any other title stays as the creator wrote it.
 */
function fullerTitle(typed: string, draft: Draft): string {
  const given = howItIsDone(typed, draft);
  if (draft.language.written === 'de') return germanTitle(given, draft);
  if (draft.language.written !== 'en') {
    const told = toldAbroad(given, draft);
    return told === given ? withTold(given, draft) : told;
  }
  const { description } = draft.brief.product;
  const cover = coverOf(given, description);
  if (cover !== null && cover.artist !== '' && !foldWord(given).includes(foldWord(cover.artist))) {
    const credited = `${given} (${cover.artist})`;
    if (countCharacters(credited) <= longestTitle) return credited;
  }
  const title = withTail(
    withSpan(withMeasure(withPlayers(given, draft), description), description),
    description,
  );
  // "Sole trader or limited company in 2026?": what the answer goes through.
  if (/^[^:|(–—!]+\?$/u.test(title) && countCharacters(title) < longestQuestion) {
    const answer = shownIn(draft, title);
    const told = `${title} ${upperFirst(answer)}`;
    if (answer !== '' && countCharacters(told) <= longestTitle) return told;
  }
  const least = /^why /iu.test(title) ? longestQuestion : shortTitle;
  if (countCharacters(title) >= least || /[:|(–—?!]|\s-\s/u.test(title)) return title;
  const counted = toDo.exec(description)?.[0];
  if (counted !== undefined && !/\d/.test(title) && countCharacters(`${title}: ${counted}`) <= longestTitle)
    return `${title}: ${counted}`;
  const [, from = '', to = ''] = route.exec(description) ?? [];
  if (from !== '' && countCharacters(`${title}: ${from} to ${to}`) <= longestTitle)
    return `${title}: ${from} to ${to}`;
  const aged = agedIn(description);
  if (aged !== '' && !/\d/.test(title) && !stemsOf(aged).some((stem) => stemsOf(title).includes(stem)))
    return `${title}: ${aged}`;
  const shown = shownIn(draft, title);
  const told = `${title}: ${shown}`;
  if (shown !== '' && countCharacters(told) <= longestTitle) return told;
  const going = withTail(title, description, true);
  if (going !== title) return going;
  // What several films share says nothing of one.
  const audience = draft.shares
    ? description
    : `${description}\n${draft.brief.fields['targetAudience'] ?? ''}`;
  const isForThem = forBeginners.test(audience) && !notForThem.test(audience);
  if (isForThem && !/\b(?:for|beginners?)\b/iu.test(title)) return `${title} for beginners`;
  return withTold(title, draft);
}

/** "15 minutes": how long what is shown takes, by the first sentence. A "12 hour" shift is none. */
const scope =
  /^\d[\d.,]*\s(?:minutes|hours|days|weeks|Minuten|Stunden|Tagen?|minutos|horas|días|jours|heures)$/u;

const distance =
  /^(\d[\d.,]*\s(?:km|miles|metres|meters|kilometres|kilometers|feet|acres))\s(?:on|by|of|from|in|across|along|through)\s/u;

/** Characters from which a title that tells what is shown needs no figure. */
const longWithTold = 42;
/** "Length 16 minutes": how long one looks at it. */
const tellsLength = /^(?:(?:film |video )?length|running time|runtime|laufzeit|filmlänge|videolänge)\s/iu;
const countsNothing = /^\d+ (?:things|ways|tips|parts|steps|reasons)$/iu;

/** "60 bpm backing track" of its first two words: a figure with the noun that goes on behind it; empty where more of it does. English. */
function wholeFigure(text: string, { brief, language }: Draft): string {
  const { description } = brief.product;
  const at = description.toLowerCase().indexOf(text.toLowerCase());
  if (language.written !== 'en' || at === -1 || !/\p{L}$/u.test(text)) return text;
  // "12 frames a second".
  const rate = /^\s(?:an?|per)\s(?:second|minute|hour|day|week|month|year)(?!\p{L})/u.exec(
    description.slice(at + text.length),
  )?.[0];
  if (rate !== undefined) return `${text}${rate}`;
  const [, next = '', after = ''] =
    /^\s(\p{Ll}{3,})(?:\s(\p{Ll}{3,}))?/u.exec(description.slice(at + text.length, at + text.length + 60)) ??
    [];
  const goesOn = (word: string): boolean =>
    word !== '' && !isSmallWord(word, 'en') && !/(?:ed|ing|ly)$/u.test(word);
  if (!goesOn(next) || /(?:s|ed)$/u.test(text)) return text;
  return goesOn(after) ? '' : `${text} ${next}`;
}

/** "Bro this took 9 hours". */
const tellsOfSomebody =
  /\b(?:wurden?|werden|sind|fueron|han sido|ont été)\b|\b(?:this|that|it|took|I|we|you|bro|guys|there)\b/iu;

/** "Croquetas de jamón" in brackets "(30 croquetas)": how many there are of what the title names tells little of the film. */
function countsTitle(text: string, title: string): boolean {
  const own = new Set(stemsOf(title));
  const counted = stemsOf(text).filter((stem) => !/\d/.test(stem));
  return counted.length > 0 && counted.every((stem) => own.has(stem));
}

const opensMaterial =
  /^(?:you(?:’|')?ll need|you need|materials?|tools|supplies|ingredients|matériel|matériaux|outils|ingrédients|material(?:ien)?|werkzeuge?|zutaten|materiales|herramientas|ingredientes)\s?:/iu;

/** "Matériel : 2 caisses": what lies ready beside it, and nothing that the film shows. */
function isOfMaterial(text: string, { units }: Draft): boolean {
  return units.some(
    ({ quote, label, text: own }) =>
      (own.includes(text) || quote.includes(text)) &&
      (opensMaterial.test(quote) || opensMaterial.test(`${label}:`)),
  );
}

const credits =
  /^: ?(?:music|edit|film|camera|narrat|voice|thumbnail|photo|subtitle|sound)\p{L}* (?:by|from) /iu;
const read = new WeakMap<Draft, string>();

/** A film's title; the text below it asks for it too. */
export function filmTitle(draft: Draft): string {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const told = titleOf(draft);
  const searched = withOwnSearch(told, draft);
  const title = searched === told ? told : casedTitle(searched, draft);
  read.set(draft, title);
  return title;
}

/** The creator's title, with one figure of the brief when it holds none and there is room. */
function titleOf(draft: Draft): string {
  const given = draft.brief.fields['videoTitle'] ?? draft.name;
  const goesOn = saysMore(draft.name, given);
  const base = draft.shares || goesOn ? draft.name : given;
  const plain = base
    .replace(/[\p{Extended_Pictographic}\uFE0F]|!{1,}|\s*\|.*$/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  const longer = longerAbroad(plain, draft);
  const outcome = withOutcome(longer, draft);
  const fuller = fullerTitle(outcome, draft);
  const title = casedTitle(credits.test(fuller.slice(outcome.length)) ? outcome : fuller, draft);
  // "Wifi slow in one room? (5 GHz)": a question ends its title.
  if (/\d/.test(title) || countCharacters(title) > 58 || title.endsWith('?')) return title;
  // What the film shows stands behind a colon: a figure in brackets behind that is of nothing.
  if (title.includes(':') && !plain.includes(':') && countCharacters(title) > longWithTold) return title;
  const isFilled = title.includes('(');
  // Where no list tells what a figure counts, the creator's title stays as it is.
  const [shown] = (draft.language.written === 'other' ? [] : titlePhrases(draft))
    .filter(
      ({ text }) =>
        /\d/.test(text) &&
        !isOfMaterial(text, draft) &&
        !(
          countsNothing.test(text) ||
          isRate.test(text) ||
          tellsLength.test(text) ||
          isIngredient(text, draft)
        ) &&
        !countsTitle(text, title) &&
        !tellsOfSomebody.test(text),
    )
    .map(({ text }) => wholeFigure(text, draft))
    // "40 yrs" of an old tree are none of the film's, nor is how hot the oven is.
    .filter((text) => text !== '' && !/^(?:\d+ ?(?:yrs?|years?)|(?:oven )?\d+ ?°? ?[cf])$/iu.test(text))
    // "15 minute red lentil dal" takes 15 minutes.
    .map((text) => text.replace(/^(\d+ (?:minute|hour|day))$/iu, '$1s'))
    .filter((text) => countCharacters(`${title} (${text})`) <= 70)
    .map(withoutLabel);
  // English headlines are cased as a whole; elsewhere the brackets go on from their title.
  if (shown !== undefined) {
    const figure = draft.language.written === 'en' ? shown : casedPhrase(shown, draft);
    return casedTitle(isFilled ? `${title}, ${figure}` : `${title} (${figure})`, draft);
  }
  const told = draft.ledger.facts.find(
    ({ kind, value, source, quote }) =>
      kind === 'duration' &&
      source.endsWith('.description') &&
      scope.test(value) &&
      draft.brief.product.description.startsWith(quote.slice(0, 24)) &&
      countCharacters(`${title} (${value})`) <= 70,
  );
  // "44 km on foot from Edgware to Morden": how far it went stands first in the text.
  const far =
    draft.language.written === 'en' ? distance.exec(draft.brief.product.description)?.[1] : undefined;
  const length = ownLength(draft) || timeItTakes(draft);
  if (told === undefined && length !== '' && countCharacters(`${title} (${length})`) <= 70)
    return casedTitle(`${title} (${length})`, draft);
  if (told === undefined && far !== undefined && countCharacters(`${title} (${far})`) <= 70)
    return `${title} (${far})`;
  return told === undefined ? title : casedTitle(`${title} (${told.value})`, draft);
}
