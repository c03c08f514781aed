import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isSaidOtherwise } from './alike-verbs.ts';
import { foldedBrief, isDenied, type Unsaid, type Written } from './brief-words.ts';
import { isStrangeCompound } from './german-parts.ts';
import { emptyAbroad, mayBeEmpty } from './unsaid-empty.ts';
import {
  attributeOf,
  isGermanAppOrder,
  germanCloses,
  germanMay,
  isGermanDeed,
  isGermanFronted,
  romanceAppOrder,
} from './unsaid-elsewhere.ts';
import { isRomanceDeed, isOfGerman, isOfSentence, isOneMore, isStrangeName } from './unsaid-elsewhere.ts';
import { bareWord, type Unit, unitsOf } from './word-roles.ts';
import { foldWord } from '#rules/text/words.ts';

const adjective: Readonly<Record<Exclude<Written, 'en'>, RegExp>> = {
  de: /\p{Ll}{4}(?:e|er|es|en|em)$/u,
  es: /(?:ad[oa]s?|id[oa]s?|[aei]bles?|antes?|ic[oa]s?|os[oa]s?|iv[oa]s?|ales?)$/u,
  fr: /(?:ée?s?|ables?|ibles?|antes?|ants?|iques?|eux|euses?|ifs?|ives?|al|ale|aux|ales|ies?|is|ues?)$/u,
};
/** What is said of a thing at the end of its German sentence. */
const germanPredicate =
  /(?:^ge\p{Ll}{3,}(?:t|en)|^(?:be|ver|er|zer|ent)\p{Ll}{3,}t|iert|bar|los|lich|isch|sam|haft|frei|fest|sicher|dicht|arm|echt)$/u;
/** "Für Damen geeignet", "apto para oficinas": for what it would be right, said as a fact. */
const suitedFor: Readonly<Record<Exclude<Written, 'en'>, RegExp>> = {
  de: /(?<!\p{L})(?:geeignet|konzipiert|entwickelt|empfohlen) für (?:\p{L}+ ){0,4}$/iu,
  es: /(?<!\p{L})(?:apt[oa]s?|adecuad[oa]s?|indicad[oa]s?|recomendad[oa]s?|diseñad[oa]s?) para (?:\p{L}+ ){0,3}$/iu,
  fr: /(?<!\p{L})(?:convien(?:t|nent)|adaptée?s?|recommandée?s?|conçue?s?) (?:aussi )?(?:aux?|à|pour) (?:\p{L}+ ){0,3}$/iu,
};
/** "Für Damen und Herren geeignet": its verb may stand behind. */
const suitedBehind = /^[^.,;:!?]{0,40} (?:geeignet|gedacht|empfohlen)(?!\p{L})/iu;
const forBefore = /(?<!\p{L})für (?:\p{L}+ ){0,4}$/iu;

/** A noun that nothing in the brief is of, of that for which the thing would be right. */
function isSuited(
  { start, end, text }: Unit,
  sentence: string,
  language: Exclude<Written, 'en'>,
  isFirst: boolean,
): boolean {
  if (isFirst || isDenied(sentence, start)) return false;
  const before = sentence.slice(0, start);
  if (language !== 'de') return suitedFor[language].test(before);
  if (!/^\p{Lu}/u.test(text)) return false;
  return suitedFor.de.test(before) || (forBefore.test(before) && suitedBehind.test(sentence.slice(end)));
}

/** Without its attribute, what a thing is right for would be more: "für empfindliche Haut". */
const rightFor: Readonly<Record<Exclude<Written, 'en'>, RegExp>> = {
  de: /(?<!\p{L})(?:(?:geeignet|ideal|perfekt|gut|gemacht|auch) für|(?:passt|passen) (?:zu|für|auf|in)) (?:\p{L}+ ){0,2}$/iu,
  es: /(?<!\p{L})(?:apt[oa]s?|ideal(?:es)?|perfect[oa]s?|adecuad[oa]s?|indicad[oa]s?|sirven?) (?:también )?para (?:\p{L}+ ){1,3}$/iu,
  fr: /(?<!\p{L})(?:convien(?:t|nent)|idéale?s?|parfaite?s?|adaptée?s?) (?:aussi )?(?:aux?|à|pour) (?:\p{L}+ ){0,3}$/iu,
};
/** "Très stable". */
const degree =
  /^(?:très|bien|assez|plus|super|vraiment|particulièrement|muy|bastante|más|realmente|especialmente)$/iu;
/** "Avec un peu d’huile": so much of a stuff. */
const measureOf =
  /(?<!\p{L})(?:un peu|quelques gouttes|un poco|unas gotas|una gota|una pizca) d(?:[e’']|u) ?(?:la )?$/iu;

const pronoun = /^(?:no|se|ne|le|lo|la|les|los|las|nunca|jamais|siempre|toujours)$/iu;
const having = {
  es: /^(?:hace|hacen|tiene|tienen|lleva|llevan|da|dan)$/iu,
  fr: /^(?:fait|font|ont)$/iu,
};
const allows = /^(?:puedes?|podrás?|pueden|permiten?|pouvez|pourrez|peut|peuvent|peux|permet|permettent)$/iu;
const lacking = /^(?:sin|sans|ohne|keine?[rnms]?)$/iu;
const being =
  /^(?:est|sont|reste|restent|était|es|son|está|están|queda|quedan|ist|sind|wird|werden|wurde|wurden|war|bleibt|bleiben)$/iu;

/** "Ne la laissez jamais brûler": what the buyer is told not to do. */
const ordersNot = /^\s*Ne (?:\p{L}+ ){0,3}\p{L}+ez(?!\p{L})/u;

/** "La mèche ne se coupe pas": what is told elsewhere as a fact is denied here, of which the brief says nothing. */
const isSpared = (words: readonly Unit[], at: number): boolean =>
  words[at]!.isTelling &&
  !words[at]!.isKnown &&
  /^se$/iu.test(words[at - 1]?.text ?? '') &&
  /^(?:no|ne)$/iu.test(words[at - 2]?.text ?? '');

/** The same as in English without a tagger, by endings: behind the noun in French and Spanish, before it in German. */
export function rolesAbroad(
  sentence: string,
  prepared: Prepared,
  language: Exclude<Written, 'en'>,
): Unsaid[] {
  const words = unitsOf(sentence, prepared, language);
  if (sentence.trimEnd().endsWith('?') || ordersNot.test(sentence)) return [];
  if (language !== 'de' && romanceAppOrder(words, prepared, language))
    return [{ start: words[0]!.start, end: words.at(-1)!.end, kind: 'deed' }];
  const found: Unsaid[] = [];
  for (const [at, word] of words.entries()) {
    if (language !== 'de' && (isSpared(words, at) || isStrangeName(words, at))) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    const isSearched =
      language === 'de' && prepared.platform.subject === 'app' && isGermanDeed(word, sentence, prepared);
    if (isSearched || (language === 'de' && isStrangeCompound(word, at, prepared))) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    if (
      word.isStrange &&
      (isSaidOtherwise(foldWord(word.text), foldedBrief(prepared)) || isPossible(words, at))
    )
      continue;
    if (!word.isStrange && (language === 'de' || !word.isNear)) continue;
    if (word.isStrange && isSuited(word, sentence, language, at === 0)) {
      found.push({ start: word.start, end: word.end, kind: 'deed' });
      continue;
    }
    const role =
      language === 'de'
        ? germanRole(words, at, sentence, prepared)
        : romanceRole(words, at, sentence, language, prepared.platform.subject === 'app');
    if (role === null) continue;
    const isOther = isDenied(sentence, word.start) || rightFor[language].test(sentence.slice(0, word.start));
    found.push({ start: word.start, end: word.end, kind: isOther ? 'deed' : role });
  }
  if (found.length === 0 && mayBeEmpty(words, prepared, language))
    found.push(...emptyAbroad(words, sentence, prepared, language));
  return found;
}

/** "Abholung ist möglich" says of what the brief has that it is to be had. */
const isPossible = (words: readonly Unit[], at: number): boolean =>
  /^(?:möglich|posibles?|possibles?)$/iu.test(words[at]!.text) &&
  words.slice(0, at).some(({ isKnown }) => isKnown) &&
  !words.slice(0, at).some(({ isStrange }) => isStrange);

const germanBe =
  /^(?:ist|sind|hat|haben|wird|werden|kann|darf|sorgt|sorgen|macht|hält|bietet|liegt|steht)$/iu;

/** "Sie warnt dich", "Leinen, das kühlt": a verb that nothing in the brief is of, of what is spoken of. */
function isGermanDoing(words: readonly Unit[], at: number, sentence: string): boolean {
  const { text, end } = words[at]!;
  if (!text.endsWith('t')) return false;
  if (at === 1 && /^(?:sie|er|es|danach|damit|dadurch|dann|dabei|nun|jetzt)$/iu.test(words[0]!.text))
    return true;
  const before = words.slice(0, at);
  const opening = before.findLastIndex(
    (word, place) => place > 0 && sentence.slice(before[place - 1]!.end, word.start).includes(','),
  );
  return /^(?:der|die|das)$/u.test(words[opening]?.text ?? '') && /^(?:[.,;!]|$)/u.test(sentence.slice(end));
}

/** "Der Motor läuft leise", "auch Sparschäler werden scharf": a part that no word of the brief is of, as what its sentence is about. */
const isGermanSubject = (words: readonly Unit[], at: number): boolean =>
  (at === 1 &&
    /^(?:der|die|das|eine?|auch|selbst|sogar|alle|beide)$/iu.test(words[0]!.text) &&
    hasVerb(words.slice(2))) ||
  (at === 0 &&
    /^\p{Lu}/u.test(words[0]!.text) &&
    /^(?:ist|sind|wird|werden|wurden?|bleib(?:t|en)|lässt|lassen)$/u.test(words[1]?.text ?? ''));

/** "Deckel mit Dichtring": a part in a point without a verb. */
function isGermanPart(words: readonly Unit[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && /^\p{Ll}/u.test(words[before]!.text) && !words[before]!.isSmall) before -= 1;
  if (/^eine[rmn]?$/iu.test(words[before]?.text ?? '')) before -= 1;
  return (
    /^(?:mit|und|samt|inklusive)$/iu.test(words[before]?.text ?? '') &&
    words.slice(0, before).some(({ isKnown }) => isKnown)
  );
}

/** "Er hat eine gute Federung": a noun behind the verb of a sentence that no word of the brief is of. */
function isGermanTail(words: readonly Unit[], at: number, sentence: string): boolean {
  const opening = words
    .slice(0, at)
    .findLastIndex(({ end }, place) => sentence.slice(end, words[place + 1]!.start).includes(':'));
  const first = words[opening + 1];
  // Figures are judged as such.
  if (/\p{N}/u.test(words[at]!.text)) return false;
  // "Leg sie in den Korb": what opens with neither a small word nor the thing is an order.
  if (
    at < 2 ||
    first === undefined ||
    (!first.isSmall && !first.isKnown && !/^(?:jede[rs]?|alle)$/iu.test(first.text))
  )
    return false;
  const before = words.slice(0, at);
  if (before.some(({ text }) => germanMay.test(text))) return false;
  const from = Math.max(
    0,
    before.findLastIndex(
      (word, place) => place > 0 && /[,:;]/u.test(sentence.slice(before[place - 1]!.end, word.start)),
    ),
  );
  // "Als Diagramm" tells what it is; "kleiner als" compares.
  const isClosing = ({ text }: Unit, place: number): boolean =>
    germanCloses.test(text) && (text !== 'als' || before[from + place - 1]?.text.endsWith('er') === true);
  if (before.slice(from).some(isClosing)) return false;
  return before.some(
    ({ text, isSmall }, place) =>
      place > 0 &&
      (germanBe.test(text) ||
        (!isSmall &&
          /^\p{Ll}\p{L}+(?:t|en|e)$/u.test(text) &&
          /^\p{Lu}|^(?:sie|er|es|wir|ich|du)$/u.test(words[place - 1]!.text))),
  );
}

const opens = /^(?:und|im|in|mit|am|an|auf|aus|von)$/u;
/** A word in small letters that may be a verb. */
const hasVerb = (words: readonly Unit[]): boolean =>
  words.some(
    ({ text, isSmall }) =>
      /^(?:ist|sind|hat|haben|wird|werden|kann|darf|sorgt|macht)$/u.test(text) ||
      (!isSmall && /^\p{Ll}\p{L}+(?:t|en)$/u.test(text)),
  );

function germanRole(words: readonly Unit[], at: number, sentence: string, prepared: Prepared): string | null {
  const word = words[at]!;
  const next = words[at + 1];
  const isBefore = next !== undefined && sentence.slice(word.end, next.start) === ' ';
  const isLower = /^\p{Ll}/u.test(word.text);
  if (prepared.platform.subject === 'app' && isGermanAppOrder(words, at)) return 'deed';
  if (isBefore && /^\p{Lu}/u.test(next.text) && next.isKnown && (isLower || at === 0))
    return adjective.de.test(word.text) ? attributeOf(words, at) : null;
  // "Zopfmuster im Strickbezug": what opens a line without a verb is what the thing would have.
  const isFirst = at === 0 || (at === 1 && /^eine?$/iu.test(words[0]!.text));
  if (isFirst && !isLower && !isGermanSubject(words, at))
    return isGermanFronted(words, at) || (opens.test(next?.text ?? '') && !hasVerb(words)) ? 'deed' : null;
  if (lacking.test(words[at - 1]?.text ?? '')) return 'deed';
  // "Eine Vase aus Feinsteinzeug": what the thing would be of.
  // "Erde aus dem Baumarkt".
  const from = /^(?:dem|der|den|einem|einer)$/u.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const source = words[from - 1];
  const isFrom = source?.isKnown === true || /^(?:komm|stamm)(?:t|en)$/u.test(source?.text ?? '');
  if (words[from]?.text === 'aus' && isFrom && !isLower) return 'deed';
  if (!isLower && !hasVerb(words) && isGermanPart(words, at)) return 'deed';
  if (!isLower) return isGermanSubject(words, at) || isGermanTail(words, at, sentence) ? 'deed' : null;
  if (germanPredicate.test(word.text) || isGermanDoing(words, at, sentence)) return 'deed';
  if (isOfGerman(words, at, sentence, prepared)) return 'deed';
  // "Das Brett schont die Messer": the verb behind its subject.
  return words[at - 1]?.isKnown === true &&
    /^\p{Lu}/u.test(words[at - 1]!.text) &&
    /t$|te$|en$/u.test(word.text)
    ? 'deed'
    : null;
}

const determiner = /^(?:el|la|los|las|un|una|sus?|le|les|une|son|sa|ses|leurs?)$/iu;

/** "El bolsillo se cierra", "les pattes sont cousues": a part that no word of the brief is of, as what its sentence is about. */
const isRomanceSubject = (words: readonly Unit[], at: number): boolean =>
  at === 1 &&
  words[1]!.isStrange &&
  determiner.test(words[0]!.text) &&
  (being.test(words[2]?.text ?? '') || pronoun.test(words[2]?.text ?? ''));

function romanceRole(
  words: readonly Unit[],
  at: number,
  sentence: string,
  language: 'es' | 'fr',
  ofApp: boolean,
): string | null {
  const word = words[at]!;
  const before = words[at - 1];
  const isAdjective = [word.text, foldWord(word.text)].some((one) => adjective[language].test(one));
  // "Infroissable, elle se repasse à peine."
  if (at === 0)
    return (isAdjective && sentence[word.end] === ',') || (ofApp && isRomanceDeed(words)) ? 'deed' : null;
  if (before === undefined || !/^\p{Ll}/u.test(word.text) || sentence.slice(before.end, word.start) !== ' ')
    return null;
  if (isRomanceSubject(words, at)) return 'deed';
  // "Se pliega": its subject stands in the sentence before it.
  if (at === 1 && word.isStrange && /^se$/iu.test(before.text)) return 'deed';
  // "Puedes recuperar las clases": what the seller would allow.
  if (word.isStrange && allows.test(before.text) && /(?:[aei]r|re)$/u.test(foldWord(word.text)))
    return 'deed';
  // "Hace ruido": behind such a verb stands what it has or does.
  if (word.isStrange && having[language].test(before.text)) return 'deed';
  if (before.isKnown && !pronoun.test(before.text))
    return isAdjective ? 'adjective' : word.isStrange ? 'deed' : null;
  if (!word.isStrange) return null;
  if (measureOf.test(sentence.slice(0, word.end - bareWord(word.text).length))) return 'deed';
  let verb = at - 1;
  while (degree.test(words[verb]?.text ?? '')) verb -= 1;
  if (being.test(words[verb]?.text ?? '')) return isAdjective ? 'deed' : null;
  if (lacking.test(before.text)) return 'deed';
  if (isOneMore(words, at)) return 'deed';
  // "El mango no se calienta", "le lin ne jaunit pas".
  let subject = at - 1;
  while (pronoun.test(words[subject]?.text ?? '')) subject -= 1;
  // "Es de haya y no se calienta": its subject stands before the "and".
  const isJoined =
    /^(?:y|et|pero|mais)$/iu.test(words[subject]?.text ?? '') &&
    /^(?:no|se|ne)$/iu.test(words[subject + 1]!.text);
  const isBehind = words[subject]?.isKnown === true || isJoined;
  return (subject < at - 1 && isBehind) || isOfSentence(words, at, sentence, ofApp) ? 'deed' : null;
}
