import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { deedBeside } from './app-deed-type.ts';
import { doerOf, learntIn } from './app-doer.ts';
import { saysGermanKind } from './german-app-tail.ts';
import { besideName, quietNoun } from './app-name-tail.ts';
import { definedAbroad, definedNoun, isOwnName, toolOfBoth } from './app-defined.ts';
import { doneBehindName } from './app-named-deed.ts';
import { isNoKind, usedBy } from './app-order.ts';
import { appNouns, firstFunction, firstOfRow, isOneOfRow } from './app-parts.ts';
import { isPartThatDoes, namesSeveralParts, ofMaker, openingOf } from './app-parts.ts';
import { deedNounFirst, isDescribedThing, isGermanThing, withoutCount } from './app-first-words.ts';
import { germanCry, germanOrder, handsOn, ofWhat, partAlone, spanishOrder } from './app-orders-abroad.ts';
import { ownSentences } from './app-own-sentences.ts';
import { shapeOf } from './shape.ts';
import { cased } from './video-type.ts';

const looseWords =
  /^(?:the|you|your|our|out|off|down|up|one|new|small|big|local|typed|each|every|shared|own|same|single|whole|full|with|and|for|from|all|any|that|this|more|free|ein|eine|der|die|das|una|un|une|la|le|les|los|las|el|sus|tus|vos|mes)$/iu;

/** The noun of an app whose name tells nothing: "shopping list" from its functions or its description. */
function appNounIn(text: string, language: WrittenLanguage): string {
  const match = appNouns.exec(text);
  // "Guarda cada encuentro en un mapa", "comparte el calendario": where something is put and what is handed on is no kind of app.
  const front = match === null ? '' : text.slice(0, match.index + match[0].length - match[2]!.length);
  if (
    handsOn.test(front) ||
    /\b(?:(?:on|in|onto|into|to|(?<=,\s)with|en|sur|dans|vers|auf|in|con|avec)\s(?:an?|the|your|un[ae]?|el|la|le|tu|ton|votre|eine[rmn]?|de[rmn]|deine[rmn]?)|al|au|zum|im)\s$/iu.test(
      front,
    )
  )
    return '';
  // "Works through the DVSA list": what is gone through is there before the app.
  if (match !== null && /\b(?:through|down|along|off) the $/iu.test(text.slice(0, match.index))) return '';
  // "Sin chat y sin anuncios", "mit … und einem Kalender": what an app has not is none of it, and what it has is a part.
  if (/^(?:sin|sans|ohne|kein\p{L}*|no|pas|aucune?|(?:d|ein|dein)e[mnr])$/iu.test(match?.[1] ?? ''))
    return '';
  // "Without the awkward chat", "no more paper lists": "keep a list": what the app spares, and what its user keeps in it.
  if (match !== null && language === 'en' && isNoKind(text, match)) return '';
  // "Add a photo and a timer", "share the list": what is added or shared is a part of the app.
  const isLoose = match?.[1] !== undefined && looseWords.test(match[1]);
  const sentence =
    match === null
      ? ''
      : text.slice(
          text.lastIndexOf('\n', match.index) + 1,
          match.index + (isLoose ? match[1]!.length + 1 : 0),
        );
  if (
    match !== null &&
    /(?:^|[\s,.])(?:add|attach|build|create|edit|export|filter|import|upload|download|save|gets?|hear|hit|make|opens?|pick|play|press|print|receive|see|send|set|share|sort|start|sync|tap|view|write) (?:the|your|a|an|any|every) $/iu.test(
      sentence,
    )
  )
    return '';
  if (
    /(?:^|[\s,])(?:add|set|share|attach|keep|make|write|draw|get|see|send)\s[^.]{0,120}\s(?:an?|the)\s$/iu.test(
      sentence,
    )
  )
    return '';
  // "Quiz mode", "map view": a part of the app.
  if (
    match !== null &&
    /^ (?:mode|view|widget|screen|tab|button|page|export|import|upload|history|settings|sync|sharing|layout)s?(?!\p{L})/iu.test(
      text.slice(match.index + match[0].length),
    )
  )
    return '';
  // "Clock in by QR code" is done.
  if (
    match !== null &&
    /^clock$/iu.test(match[2]!) &&
    /^ (?:in|out|on|off)(?!\p{L})/iu.test(text.slice(match.index + match[0].length))
  )
    return '';
  // "Scan a receipt" is an order, no scanner, and so is "simply scan".
  if (match === null || /^(?:\p{L}+ly )?scan$/iu.test(match[0])) return '';
  const end = match.index + match[0].length;
  // "Carte, horaires, itinéraire": one of a row of functions. "Die Karte funktioniert offline": the known part does something.
  if (isOneOfRow(text, match.index, end) || isPartThatDoes(text, match.index, end)) return '';
  // "You can download maps", "sends you reminders": what its user may do or get there is no kind of it.
  if (
    language === 'en' &&
    /\b(?:(?:can|may|to|could)(?: also| then| even)?|sends?(?: you)?|gives? you) $/u.test(sentence)
  )
    return '';
  // "Scanner l'étiquette", "recordatorios de deuda" in a row of functions: what is done there, and what every app has.
  if (
    language === 'fr' &&
    /^scanner$/iu.test(match[2]!) &&
    /^\s(?:l[’']|les?\s|la\s|une?\s|des\s|vos\s)/iu.test(text.slice(match.index + match[0].length))
  )
    return '';
  if (/^(?:recordatorios|rappels?)$/iu.test(match[2]!) && match.index > 0) return '';
  // "Repaso diario": behind a Spanish or French noun the word only describes.
  if (/^(?:diario|agenda|carte)$/iu.test(match[2]!) && match[1] !== undefined && !looseWords.test(match[1]))
    return '';
  const before = match[1] === undefined || isLoose ? '' : `${match[1]} `;
  // "Calendario de siembra" is none of dates.
  const behind = language === 'es' || language === 'fr' ? (ofWhat.exec(text.slice(end))?.[0] ?? '') : '';
  return `${before}${match[2]}${behind}`.toLowerCase();
}

const longestJoined = 16;
const manyGames = /^((?:\p{L}+ )?(?:puzzle|word|card|board|logic|quiz|arcade|strategy) game)s$/iu;

const plainly = /^(?:an?|the|ein\p{L}*|un[ae]?|der|die|das|el|la|le)\s|^l[’']/iu;
const looseFront =
  /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|daily|simple|easy|free|little|new|fun|quick|smart|modern|minimal|minimalist|offline|relaxing|classic|calm|cosy|cozy|gentle|quiet|tiny|small|beautiful|private|friendly)\s)+/iu;
const beforeJoint: Partial<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:for|with|that|which|to|of(?!\ssale)|in|on|from|and|by|without|made|about|set|every|each|[+&/])\s|(?<=\s\p{L}{3,20})\s(?:where|when)\s|[.,:;(!?\n–—]/iu,
  de: /\s(?:für|fürs|mit|von|zum|zur|der|die|das|aus|im|in|und|ohne|auf)\s|[.,:;(!?\n–—]/iu,
};
const romanceHead =
  /^(\p{L}{4,}\s(?:del?\s|du\s|des\s|d[’'])(?!(?:votre|vos|notre|nos|ton|tes|son|ses|tus?|sus?|mis?|las?|les?|los|el|une?|una?|cette?|ces)(?!\p{L}))\p{L}{3,})(?![\p{L}’'])/u;

/** "Works offline.", "No ads.", "For iPad.": what an app has, has not or runs on stands before what it is. */
const opensAside =
  /^(?:works?|runs?|syncs?|no|not|without|never|free|ad[- ]free|simple|made|built|designed|for|by|with|funktioniert|läuft|ohne|keine?n?|gratis|kostenlos|für|von|mit|sin|funciona|para|con|de|gratuite?|fonctionne|sans|pas|aucune?|pour|par|avec)(?!\p{L})/iu;
const longestAside = 8;

/** What the seller calls the app in the first sentence that is no such aside: "Works offline. Pantry tracker that …". */
function leadNoun(description: string, language: WrittenLanguage): string {
  const sentences = description
    .split('\n')[0]!
    .trim()
    .split(/(?<=[.!])\s+/u);
  const at = sentences.findIndex(
    (sentence) => !opensAside.test(sentence) || sentence.split(' ').length > longestAside,
  );
  const noun = nounOf(sentences.slice(Math.max(at, 0)).join(' '), language);
  return noun === '' && at > 0 ? nounOf(description.split('\n')[0]!.trim(), language) : noun;
}

const articleInside = /\s(?:an?|the|your|their|his|her|its|my|our|this|these|each|every)\s/iu;

/** What the first words of a text call the app: "A daily word puzzle.", "Tuner for guitar …". */
function nounOf(given: string, language: WrittenLanguage): string {
  const text = withoutCount(given, language).replace(/ side by side(?!\p{L})/u, '');
  // "Homeowners and builders use Plumline": who uses it is no app.
  if (language === 'en' && usedBy.test(text)) return '';
  const first = text.replace(plainly, '');
  if (language === 'es' || language === 'fr') {
    const head = romanceHead.exec(first)?.[1] ?? '';
    return orderEnd.test(head) ? '' : head.toLowerCase();
  }
  const joint = beforeJoint[language];
  if (joint === undefined) return '';
  const front = first.split(joint)[0]!.trim();
  const words = front.split(' ');
  if (words.length > 4 || !/^[\p{L} -]+$/u.test(front)) return '';
  if (language === 'de') {
    // "Halte das Handy in den Himmel": an order, whatever noun is written so.
    if (germanOrder.test(first)) return '';
    // "Gute-Nacht-Geschichten": the last part is what fits a name.
    const joined = /^\p{Lu}\p{L}+(?:-\p{Lu}?\p{Ll}+)*-(\p{Lu}\p{Ll}{4,})$/u.exec(front);
    if (joined !== null) return front.length > longestJoined ? joined[1]! : front;
    // "Wörterbuch Allgäuer Dialekt": of what it is stands behind it.
    if (words.length > 1 && saysGermanKind(words[0]!)) return words[0]!;
    if (isDescribedThing(front)) return front;
    return isGermanThing(front) && !germanCry.test(front) ? front : '';
  }
  // "Kids steer a trawler": behind an article inside it stands what somebody does something to.
  if (articleInside.test(front)) return '';
  // "Puzzle games" of a maker: each of its apps is one.
  const noun = front.replace(looseFront, '').replace(manyGames, '$1');
  if (/^remember$/iu.test(noun)) return '';
  return appHead.test(noun) && shapeOf(front, 'en') === 'noun' ? noun.toLowerCase() : '';
}

/** "Aprenda", "Organisez": a head of these is an order. */
const orderEnd = /^(?:\p{L}+ez|aprende|organiza|crea|controla|descubre|encuentra)\s/iu;
/** Heads of what an app may be: tools end in -er, -or or -ing, the rest is named. */
const appHead = longPattern('iu')`
  (?:^|\s)(?:\p{L}{3,}(?:er|or)s?|banking|puzzles?|games?|apps?|lists?|waitlists?|diary|calendars?|timers?|guides?
    |maps?|quiz(?:zes)?|notes|recipes|journal|clock|radio|chat|dictionary|compass|camera|wallet|keyboard|log
    |tool|cards|tables?|times|metronome|almanac|atlas|glossary|soundboard|whiteboard|sketchpad|notepad
    |library|gallery|album|cookbook|phrasebook|songbook|coach|assistant|companion|logbook|notebook|training
    |handbook|database|records|register|word search|roster|rota|scoreboard|scorecard|directory|forecast
    |flashcards|radar|(?:recipe|address|log|phrase|song|cash|order|record)\sbook|lessons|workouts|exercises|sounds|horoscope|crosswords?|sudoku|solitaire|point of sale)$
`;

const ownNoun =
  /^\p{L}{3,} (?:\p{L}{3,} )?(?:tracker|planner|diary|journal|calculator|timer|scanner|converter|dictionary|logbook|counter|calendar|translator|flashcards|trainer|coach|tuner|recorder|organi[sz]er|reminder|metronome|identifier)$/iu;

/** Whether an English noun of two words or more names a kind of app: "puzzle game", "gym workout tracker"; a shelf of a store does not. */
export function isAppKind(type: string): boolean {
  return type.includes(' ') && (appHead.test(type) || ownNoun.test(type));
}

/** "Recettes" of "Recettes Minute", which finds a "recette": the word of a name that the text speaks of; else empty. */
export function wordOfName({ product, fields }: Brief): string {
  const words = (fields['appName'] ?? product.name)
    .split(/[\s:–—-]+/u)
    .filter((word) => /^\p{L}{5,}$/u.test(word));
  if (words.length < 2) return '';
  const said = new Set(stemsOf(product.description.split(/[.!?\n]/u)[0] ?? ''));
  return words.find((word) => said.has(stemOf(word))) ?? '';
}

/** What an app is: the words of its name beside the name itself ("Dotline habit tracker"), else the head of its category. */
export function appNoun(brief: Brief): string {
  const { name } = brief.product;
  const language = brief.language.written;
  const appName = brief.fields['appName'] ?? '';
  const beside = isOwnName(brief) ? '' : besideName(name, appName);
  const isLoud = beside === beside.toUpperCase() && /\p{Lu}{3}/u.test(beside);
  const told = isLoud ? quietNoun(beside) : nounOfTail(beside, language);
  if (told !== '') return told;
  // The nouns below are those of the languages that are written in full.
  if (language === 'other') return appName === '' ? name : appName;
  const called = definedAbroad(brief) || toolOfBoth(brief) || leadNoun(brief.product.description, language);
  if (called !== '') return cased(called, language);
  const noun = language === 'en' ? nounOfEnglish(brief, appName, isLoud) : nounAbroad(brief);
  if (noun !== '') return noun;
  return cased(
    appName === '' || isLoud ? (brief.fields['appCategory'] ?? brief.product.category) : name,
    language,
  );
}

function nounOfTail(tail: string, language: WrittenLanguage): string {
  if (tail === '') return '';
  const [front = ''] = tail.split(/\s(?:for|für|para|pour|&|and|und|y|et)\s/iu);
  // "Puppy Potty & Training Log": the log is that of both.
  const shared = /^(.+?) (?:&|and) (?:\p{L}+ ){1,2}(\p{L}+)$/u.exec(tail);
  if (shared !== null && language === 'en' && !appHead.test(front) && appHead.test(tail))
    return cased(`${front} ${shared[2]!}`, 'en');
  return cased(front, language);
}

/** What the maker says of the app where its own text says only what it does: "A bird watching journal for iPhone." */
function toldByMaker({ bodyTexts, language }: Brief): string {
  return leadNoun(bodyTexts[0]?.text ?? '', language.written);
}

function nounOfEnglish(brief: Brief, appName: string, isLoud: boolean): string {
  const { description } = brief.product;
  const features = brief.fields['appFeatures'] ?? '';
  return (
    deedBeside(brief) ||
    (isLoud ? '' : nounOfOwnName(brief)) ||
    wholeNoun(toldByMaker(brief), `${features}\n${description}`) ||
    definedNoun(description, appName || brief.product.name) ||
    doerOf(description, appName || brief.product.name) ||
    learntIn(description) ||
    appNounIn(`${features}\n${ownSentences(brief)}`, 'en') ||
    deedBeside(brief, true)
  );
}

/** "Allotment Diary" says itself what it is. */
function nounOfOwnName({ product: { name }, businessName }: Brief): string {
  if (!ownNoun.test(name)) return '';
  const words = name.split(' ');
  // "Rook Chess Trainer" of Rook: the maker's name is none of the app's kind.
  const isMaker = words.length > 2 && foldWord(businessName).startsWith(foldWord(words[0]!));
  return cased((isMaker ? words.slice(1) : words).join(' '), 'en');
}

/** A noun of two words and more that the maker tells, unless the app's own text names another head. */
function wholeNoun(told: string, text: string): string {
  if (!told.includes(' ')) return '';
  const own = appNounIn(text, 'en');
  return own === '' || told.endsWith(own.split(' ').at(-1)!) ? told : '';
}

/** The noun of a German, Spanish or French app. */
function nounAbroad(brief: Brief): string {
  const { description } = brief.product;
  const language = brief.language.written;
  const features = brief.fields['appFeatures'] ?? '';
  const told = toldByMaker(brief);
  if (told !== '' && !ofMaker.test(told)) return cased(told, language);
  if (told.includes(' ')) return told;
  const ownWord = wordOfName(brief);
  if (ownWord !== '') return cased(ownWord, language);
  // "Échangez plantes et graines. Carte des trocs près de chez vous": where the first words say what is done, what later ones name is a part.
  const [opening = ''] = description.split(/(?<=[.!?])\s|\n/u);
  const saysDeed = doneBehindName(brief).length > 0 || /^\p{L}{3,}ez\s/iu.test(opening);
  const own = saysDeed ? opening : openingOf(description);
  const named = namesSeveralParts(features) ? '' : appNounIn(`${features}\n${own}`, language);
  const first = named === '' ? '' : firstOfRow(features);
  const described = first !== '' && appNounIn(`${first}\n${own}`, language) !== named ? '' : named;
  // "Qui vous aide à tenir votre budget": what is the reader's own is what something is done to.
  if (saysDeed && /^(?:votre|vos|ton|ta|tes|tus?|sus?|deine?|Ihre?)\s/iu.test(described)) return '';
  // In French a chat is a part of many an app, and a cat.
  // "Aprende a reparar tu bicicleta. Lista de herramientas": what a later sentence lists is a part.
  if (language === 'es' && partAlone.test(described) && spanishOrder.test(opening)) return '';
  if (described !== '' && described !== 'chat')
    return language === 'de'
      ? described.replace(/\p{Ll}(?=\p{L}*$)/u, (letter) => letter.toUpperCase())
      : described;
  return cased(firstFunction.exec(features)?.[0] ?? deedNounFirst(description), language);
}
