import { heldThings, plainDeeds } from '#rules/ledger/app-can.ts';
import { deedsAbroad, partsAbroad } from '#rules/ledger/app-sentence-abroad.ts';
import { germanAppTails } from '#rules/ledger/german-app-tail.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { otherMoney } from '#rules/ledger/other-money.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { appFunctions } from './app-body.ts';
import { tellsHosting } from './app-functions.ts';
import { isOfAnyApp, moodOf, paidOnce } from './app-mood.ts';
import { listedFunctions } from './app-openings.ts';
import { inLine } from './bullet-line.ts';
import { type Draft, listGap } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { isHalfFunction } from './half-function.ts';
import { hasPraise } from './praise.ts';
import { deedAtStart } from './deed-at-start.ts';
import { saidDeeds } from './app-said-deeds.ts';
import { isStartOfOther, longestOf, ownLine, pairOf, saysAgain, sharesWord } from './subtitle-pairs.ts';
import { fullerLine } from './subtitle-fuller.ts';
import {
  recognised,
  runsAlone,
  lastResort,
  isEndOfList,
  isHeadOfList,
  isTailOfList,
  secondThing,
  shortOrders,
} from './subtitle-pieces.ts';
import { besideNouns } from './app-nouns-line.ts';
import { doesAbroad } from './app-does-abroad.ts';
import { isPieceOfRow } from './piece-of-row.ts';
import type { Telling } from './telling.ts';

const longest = 30;
const bareWord = 10;
/** Characters from which one function fills the line well enough. */
const fair = 16;
/** Characters up to which a clause of the text that is longer stands in place of it. */
const short = 20;
/** Apple's own names are taken out there, and half a function would stay. */
/** How an app is, told in one word. */
const plainly =
  /^(?:simple|easy|fast|quick|private|clean|smart|calm|quiet|small|tiny|light|minimal|secure|safe|lightweight|friendly|native)$/iu;
const apple = /\b(?:apple|iphone|ipad|ios|mac|siri|icloud|face id|touch id)\b/iu;
/** What an app does not ask for or show sells less than what it does. */
const denies =
  /^(?:(?:it|the app) (?:cannot|can['’]t|does not|doesn['’]t)|there (?:is|are) no|no|not|does(?:n['’]t| not)|is(?:n['’]t| not)|won['’]t|can(?:['’]t|not)|without|never|kein\p{L}*|ohne|sin|sans|pas de|nothing|nobody|(?:all |your )?(?:data|everything) stays|you (?:do not|don['’]t|never) need|(?:works|runs|fonctionne|funciona|funktioniert|läuft) (?:without|sans|sin|ohne) (?:an? )?(?:account|sign-?up|compte|inscription|cuenta|registro|konto|anmeldung))(?:\s|$)|^\p{L}+ nothing(?!\p{L})|^\p{L}+t (?:\p{Ll}+ )?nicht$|^(?:die app|sie|es) \p{Ll}+t keine?n? /iu;
/** "Up to five bikes are supported": how far an app goes. */
const tellsExtent = /\s(?:is|are) (?:supported|included|available|possible|stored|saved|kept|required)$/iu;
const costs =
  /[€£$]|\b(?:is|are) free$|\b(?:es|son) gratis$|\b(?:ist|sind) (?:kostenlos|gratis)$|\b(?:est|sont) gratuite?s?$|\d[.,]\d\d|\d (?:a|per) (?:month|year|week)(?!\p{L})|\d días de prueba|\d (?:days?|weeks?|months?) free|\d (?:Tage|Wochen) (?:gratis|kostenlos|testen)|\d jours (?:gratuits|d[’']essai)|\d días gratis/u;
const tellsTerms =
  /[€£$]|\d[.,]\d\d|\b(?:free|trial|purchase|subscription|essai|prueba|probe\p{L}*|gratis|kostenlos|gratuit|a month|a year|once)\b/iu;

/** Two functions that share no word with the name, at most 30 characters; English cuts one out of its sentences where none is short. */
export function subtitleOf(draft: Draft, telling: Telling, name: string): string {
  const isFresh = freshIn(draft, name);
  const line = lineOf(draft, telling, isFresh);
  // "Widget" alone says less than what a longer sentence tells, up to its first joint.
  const isFull = countCharacters(line) >= fair && !isOfAnyApp(line);
  // "No ads, no purchases" says nothing of what it does.
  const had = draft.language.written === 'en' && denies.test(line) ? fullerLine('', draft, isFresh) : '';
  if (countCharacters(had) >= fair) return had;
  if (draft.language.written === 'other') return besideNouns(line, draft, isFresh, { fair, longest });
  return isFull ? line : fullerLine(line, draft, isFresh);
}

/** Whether a text may stand below a name: short enough, whole, and with no word of the name. */
function freshIn(draft: Draft, name: string): (text: string) => boolean {
  const taken = new Set(stemsOf(name).filter((stem) => !isSmallWord(stem, draft.language.written)));
  const ofForm = new Set(listedFunctions(draft, []));
  return (text) =>
    !apple.test(text) &&
    !costs.test(text) &&
    !otherMoney.test(text) &&
    !isHalfFunction(text, draft) &&
    // "Minutes in", "how you felt" of a row that is logged.
    !(
      draft.language.written === 'en' &&
      /^(?:how|what|where|when|why|which|who)\s|^\S+\s(?:in|on|at|of|for|with|to|by|from)$/iu.test(text)
    ) &&
    // "Selon votre région" goes on from what is done.
    !/^(?:selon|según|dont|afin|ainsi|incluso|même|je nach)\s/iu.test(text) &&
    // "12 recipes, simple": how it is stands alone with nothing.
    !plainly.test(text) &&
    (ofForm.has(text) || !isPieceOfOrder(text, draft)) &&
    !isTailOfList(text, draft) &&
    !isHeadOfList(text, draft) &&
    !isEndOfList(text, draft) &&
    !isPieceOfRow(text, draft) &&
    // "On 35 mm and 120" is the end of a sentence.
    !(
      draft.language.written === 'en' &&
      /^(?:on|in|at|from|to|by|of|and|or|even|so|with (?:your|the|an?))\s|^for (?:your|the|an?) \p{L}+ (?:with|in|on|at|from)\s|^(?:an?|the) \p{L}+$/iu.test(
        text,
      )
    ) &&
    countCharacters(text) <= longest &&
    stemsOf(text).every((stem) => stem.length < 3 || !taken.has(stem));
}

function lineOf(draft: Draft, telling: Telling, isFresh: (text: string) => boolean): string {
  const ofForm = new Set(listedFunctions(draft, []));
  // "Read aloud or read yourself" would lose the word that it says twice.
  const saidOnce = (text: string): string =>
    draft.language.written === 'en' && new Set(stemsOf(text)).size < stemsOf(text).length
      ? (/^(\S+ .+?)\s(?:or|and)\s/u.exec(text)?.[1] ?? text)
      : text;
  const bare = (text: string): string =>
    draft.language.written === 'en'
      ? text.replace(/^It (?:can (?=\p{Ll}{3,}\s)|(?=\p{Ll}{3,}s\s))/u, '')
      : draft.language.written === 'fr'
        ? text.replace(/^(?:Elle|Il) (?=\p{Ll}{3,}e\s)/u, '')
        : text;
  // What the form lists is what the seller wants found, though a sentence of the text tells it too.
  const given = appFunctions(draft, telling);
  const isEnglish = draft.language.written === 'en';
  const isThin = given.filter(isFresh).length < 2;
  const isRow = isEnglish || ofForm.size > 2;
  const named = isRow ? [...ofForm] : isThin ? listedFunctions(draft, given) : [];
  const listed = isEnglish ? named : named.filter((text) => !isStartOfOther(text, given));
  const opened = draft.language.written === 'de' ? germanAppTails(draft.brief) : [];
  const all = [...new Set([...listed, ...given])].map(saidOnce).map(bare).filter(isFresh);
  const wanted = all.filter((text) => !denies.test(text) && !paidOnce.test(text) && !tellsHosting.test(text));
  const deedsSaid = saidDeeds(draft.brief).filter(
    (text) =>
      isFresh(text) &&
      !denies.test(text) &&
      !tellsTerms.test(text) &&
      !hasPraise(text, draft.language.written),
  );
  const told =
    deedsSaid.length > 0
      ? wanted.filter((text) => !tellsExtent.test(text) && !tellsTerms.test(text))
      : wanted;
  if (
    ofForm.size === 0 &&
    deedsSaid.length > 0 &&
    !told.some((text) => countCharacters(text) >= fair) &&
    fromSentences(draft, isFresh) === ''
  )
    return longestOf(deedsSaid);
  // What it helps to do says more than how its data are kept.
  const deed = opened.find((text) => text.includes(' ') && isFresh(text));
  if (deed !== undefined && told.filter((text) => text.includes(' ')).length < 2) {
    const beside = told.find((text) => countCharacters(`${deed}, ${text}`) <= longest);
    return beside === undefined ? deed : `${deed}, ${inLine(beside, draft)}`;
  }
  const own = ownLine(told, draft);
  if (own !== '') return upperFirst(own);
  for (const functions of [told, all]) {
    for (const first of functions) {
      const seconds = functions.filter(
        (text) =>
          text !== first &&
          // "Chores with photos, chore list": the store takes no word twice, and half an entry would stay.
          !sharesWord(text, first, draft.language.written === 'en' ? 3 : 4) &&
          !saysAgain(text, first) &&
          // "Saves batches, enter jar size" tells in one breath what it does and what to do.
          moodOf(text, draft.language.written) === moodOf(first, draft.language.written) &&
          countCharacters(`${first}${listGap(draft)}${text}`) <= longest,
      );
      const second = listed.includes(first) ? longestOf(seconds) || undefined : seconds[0];
      // "Addition, no ads": one word and what the app has not say little.
      if (
        second !== undefined &&
        (functions === told || draft.language.written !== 'en' || first.includes(' '))
      )
        return upperFirst(`${first}${listGap(draft)}${inLine(second, draft)}`);
    }
    const single = longestOf(functions);
    // "Widget" alone says less than that it needs no connection.
    const isLong = countCharacters(single) >= (draft.language.written === 'en' ? fair : bareWord);
    const isFair = isLong && (draft.language.written === 'other' || !isOfAnyApp(single));
    const clause =
      functions === told && draft.language.written === 'en'
        ? clausesIn(draft).map(saidOnce).map(bare).find(isFresh)
        : undefined;
    // "Get grams of wax and oil" says more than "metric and ounces".
    const isFuller = clause !== undefined && countCharacters(single) < short && clause.length > single.length;
    const isLast =
      functions === all && draft.language.written !== 'en' && single.length > longestOf(told).length;
    if (single !== '' && isFair && (functions === told || isLast) && !isFuller) return upperFirst(single);
    // "For students" says no more than "widgets for home screen".
    if (clause !== undefined && (!isLong || countCharacters(clause) >= fair)) return upperFirst(clause);
  }
  return upperFirst(
    [longestOf(told), fromSentences(draft, isFresh)].find((text) => text.length >= fair) ||
      longestOf(told) ||
      longestOf(all) ||
      fromSentences(draft, isFresh) ||
      doesAbroad(draft.brief, isFresh) ||
      (draft.language.written === 'other' ? '' : openingIn(draft, isFresh)) ||
      deedAtStart(draft.brief, (text) => isFresh(text) && !denies.test(text) && !tellsTerms.test(text)) ||
      lastResort(draft),
  );
}

/** Two things that full sentences say an app holds, or what one does with it: "Sleep stories, mood journal", "Eigene Listen anlegen". */
function fromSentences({ brief }: Draft, isFresh: (text: string) => boolean): string {
  const fits = (text: string): boolean => isFresh(text) && !denies.test(text) && !tellsTerms.test(text);
  const things = heldThings(brief).filter(fits);
  const deeds = [...plainDeeds(brief), ...deedsAbroad(brief)].filter(fits);
  const pair = pairOf(things) ?? pairOf(deeds);
  const deed = longestOf(deeds);
  const { description } = brief.product;
  const noticed = brief.language.written === 'de' ? recognised(description, fits) : '';
  return (
    pair ??
    (longestOf([deed, ...things]) ||
      noticed ||
      upperFirst(runsAlone.exec(description)?.[0] ?? '') ||
      (partsAbroad(brief).find((part) => part.length >= fair && fits(part)) ?? ''))
  );
}

/** "Rain" of "mix ocean, rain, fan and train sounds": one word of what the reader is told to do. English. */
function isPieceOfOrder(text: string, { brief, language }: Draft): boolean {
  if (language.written !== 'en' || text.includes(' ')) return false;
  const word = text.toLowerCase();
  const sentence = splitSentences(brief.product.description).find((said) =>
    stemsOf(said).some((stem) => stemsOf(word).includes(stem)),
  );
  return sentence !== undefined && opensWithAppOrder(sentence) && sentence.toLowerCase().includes(` ${word}`);
}

const joined = /^(?:and|or|then|also)\s/iu;
/** Words that lean on what stands before them, or speak of people. */
const leans =
  /^(?:even|so|which|who|whose|where|when|while|if|as|but|because|than|it|its|they|their|them|he|she|i|we|my|our|this|that|these|those|there|then|not)\s|^(?:that|it|this|here|there)['’]s\s|\b(?:I|we|my|our)\b/iu;
const tail = /\s((?:for|in|from|with|on|by)\s[^,.;:()!?]{8,26})(?=[,.;!?](?!\d)|$)/u;
const thatDoes =
  /\bthat (\p{Ll}{3,}s\s[^,.;:()!?]{6,26}?)(?=[,.;!?]|\s(?:and|or|over|for|from|with|in|on|by)\s|$)/u;
const mostSentences = 6;

/** "See who did what last month", "fades out any music", "for 700 British harbours": the clauses of an English text that fit, the best first. */
function clausesIn({ brief }: Draft): string[] {
  const own = brief.fields['appName'] ?? '';
  const sentences = splitSentences(brief.product.description.replace(/\s*\n\s*/gu, ' ')).slice(
    0,
    mostSentences,
  );
  const clauses = sentences
    .flatMap((sentence) => sentence.split(/[,;:]\s+/u))
    .map((clause) => {
      const plain = clause
        .replace(/[.!?]+$/u, '')
        .replace(joined, '')
        .trim();
      return own !== '' && plain.startsWith(`${own} `) ? plain.slice(own.length + 1) : plain;
    })
    .filter((clause) => isUsable(clause) && countPieces(clause) > 1 && !leans.test(clause));
  const isDone = (clause: string): boolean => opensWithAppOrder(clause) || shapeOf(clause, 'en') === 'verb';
  const first = sentences[0] ?? '';
  return [
    ...[secondThing(first)].filter((text) => countCharacters(text) >= fair && isUsable(text)),
    ...clauses.filter((clause) => isDone(clause) && countCharacters(clause) >= fair),
    ...[thatDoes.exec(first)?.[1], tail.exec(first)?.[1]].filter(
      (text) => text !== undefined && isUsable(text),
    ),
    ...shortOrders(sentences).filter(isUsable),
    ...clauses.filter((clause) => isDone(clause) || shapeOf(clause, 'en') === 'noun'),
  ].filter((text) => text !== undefined);
}

function isUsable(text: string): boolean {
  return (
    countCharacters(text) <= longest &&
    !denies.test(text) &&
    !tellsTerms.test(text) &&
    !hasPraise(text, 'en') &&
    // "See last year next to this one" points at what the line does not show.
    !/\b(?:this|these|those|that|them|one|ones|there)\b(?: one)?$/iu.test(text) &&
    !/\s(?:you|your|the|a|an|and|or|of|to|for|with|in|on|by|from|it|its)$/iu.test(text)
  );
}

const upToWhen = /^(\p{Lu}\p{Ll}+ \p{L}[^.,:;!?]{8,24}?) (?:cada|cuando|chaque|quand|lorsque|dès)\s/u;

/** "Counts anything with one tap": a first sentence that fits, where the seller lists no functions. */
function openingIn({ brief }: Draft, isFresh: (text: string) => boolean): string {
  const [first = ''] = brief.product.description.split(/[!?\n;]|[.,](?!\d)/u);
  const own = brief.fields['appName'] ?? '';
  const said = (own !== '' && first.startsWith(`${own} `) ? first.slice(own.length) : first).trim();
  if (isFresh(said) && stemsOf(said).length > 1) return said;
  if (brief.language.written !== 'es' && brief.language.written !== 'fr') return '';
  // "Avisa con una vibración cada cien metros" too long for the line is that without when.
  return (
    splitSentences(brief.product.description)
      .slice(0, mostSentences)
      .map((sentence) => upToWhen.exec(sentence)?.[1] ?? '')
      .find((text) => isFresh(text) && stemsOf(text).length > 1 && !denies.test(text)) ?? ''
  );
}
