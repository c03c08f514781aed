import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, type Unsaid, type Written } from './brief-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { tellsSomething } from './sellers-words.ts';
import { light, type SentencePart, partsOf, tailSpared } from './strange-tails.ts';
import { tagged } from './tagged-words.ts';
import { isOrder } from './unsaid-tails.ts';
import type { Unit } from './word-roles.ts';

/** Where a sentence may begin with something else than what it is about, which then stands behind the comma. */
const leads =
  /^(?:when|if|once|as|because|since|while|although|though|after|before|unless|until|whether|for|with|in|on|at|from|by|without|thanks|made|inside|outside|wenn|falls|sobald|weil|da|während|obwohl|nach|vor|bevor|für|mit|in|im|am|auf|bei|beim|aus|ohne|zum|zur|ab|bis|um|cuando|si|como|porque|mientras|aunque|tras|antes|para|con|en|por|sin|desde|hasta|quand|lorsque|comme|avant|après|pour|avec|dans|sur|par|sans|depuis|jusqu\p{L}*|dès)$/iu;
/** Parts that only say on what a thing rests, when, or under what condition tell the buyer what holds elsewhere not. */
const conditions =
  /(?<!\p{L})(?:if|when|until|unless|except|only|once|before|after|otherwise|or (?:less|more|under|over|fewer|older|younger|above|below)|oder (?:weniger|mehr|älter|jünger)|o (?:menos|más)|ou (?:moins|plus)|wenn|falls|bis|außer|nur|bevor|nachdem|sonst|si|cuando|hasta|salvo|solo|sólo|antes|después|quand|lorsque|jusqu\p{L}*|sauf|seulement|avant|après|sinon)(?!\p{L})/iu;
/** What the buyer has or does, and where the seller shows or sends a thing. */
const spared =
  /(?<!\p{L})(?:you|yours?|me|us|nearby|around (?:it|here)|in (?:diameter|height|width|length|depth|thickness|total|all|size|weight|circumference)|im durchmesser|in der (?:höhe|breite|länge|tiefe|umgebung)|umgebung|umkreis|insgesamt|en total|alrededores|cercanías|en tout|environs|alentours|(?:in|on|see) the (?:box|parcel|photos?|pictures?|set|video|film|description|page|link)|on request|by (?:post|mail|appointment|phone|e?-?mail|hand)|sie|ihnen|ihren?|dich|dir|euch|mich|mir|auf (?:dem|den) (?:fotos?|bild\p{L}*)|in der beschreibung|auf (?:wunsch|anfrage)|per (?:post|hand|mail|telefon)|ti|te|usted\p{L}*|mí|en (?:la|las) (?:fotos?|descripción|caja)|vous|toi|moi|sur (?:la|les) photos?|en description|sur demande|dans (?:la boîte|le colis))(?!\p{L})/iu;
/** Whom a thing is for may be said. */
const forSomebody =
  /^(?:for|to|für|para|pour) (?:[\p{L}’']{1,6} ){0,2}(?:anyone|anybody|everyone|someone|somebody|those|people|gifts?|presents?|alle|jeden|jemand\p{L}*|geschenk\p{L}*|todos|quien\p{L}*|regal\p{L}*|tous|ceux|quelqu\p{L}*|cadeaux?)(?!\p{L})/iu;
/** What a thing is for may be said in words that claim nothing, and not of whom or how much of all. */
const forOpener = /^(?:for|für|para|pour) /iu;
const ofAll =
  /(?<!\p{L})(?:whole|entire|every|all|each|any|ganze\p{L}{0,2}|jede\p{L}{0,2}|alle\p{L}{0,2}|tod[oa]s?|cada|cualquier|tou(?:t|te|s|tes)|chaque)(?!\p{L})/iu;
/** Words behind which an infinitive says what is told. */
const beforeDeed =
  /^(?:how|what|where|when|why|which|whether|want|wants|able|ready|easy|used|enough|too|way|time|only|not)$/iu;
const purpose = /^to$/iu;
const relative =
  /^(?:que|qui|dont|où|donde|which|who|because|while|weil|sodass|damit|wobei|porque|car|afin)$/iu;
const inState =
  /(?<!\p{L})(?:in (\p{L}+) (?:used )?condition|in (\p{L}{3,}?)(?:e[mnr])? zustand|en (\p{L}+) estado|en (\p{L}+) état)(?!\p{L})/iu;
/** Words of which one says the contrary of another, so that half of such a pair says something else. */
export const opposites =
  /(?<!\p{L})(?:small|little|big|large|grown(?:-up)?s?|adults?|kids?|child(?:ren)?|young|old|short|tall|long|thin|thick|klein\p{L}{0,2}|groß\p{L}{0,2}|kurz\p{L}{0,2}|lang\p{L}{0,2}|jung\p{L}{0,2}|alt\p{L}{0,2}|pequeñ[oa]s?|grandes?|larg[oa]s?|cort[oa]s?|petite?s?|longue?s?|courte?s?|piccol[oaie]|grand[ei]|lung[oahi]{1,2}|cort[oaie]|grote?|kleine?|pequen[oa]s?)(?!\p{L})/iu;
const leastOfHead = 2;
const leastWords = 3;
/** Shorter small words stand in every brief. */
const longSmall = 6;

/**
 * The end of a sentence without any word of the seller, though none of it claims a thing in itself: ", filmed from above", "for the
 * whole year", "plus a pattern book". Who wrote the brief did not say it, and what stands before it is told without it.
 */
export function emptyTail(
  units: readonly Unit[],
  sentence: string,
  prepared: Prepared,
  language: Written,
): Unsaid[] {
  if (units.length <= leastWords || sentence.trimEnd().endsWith('?')) return [];
  const tells = (unit: Unit): boolean => tellsSomething(unit, prepared, language);
  // Most sentences end with a word of the seller.
  const last = units.findLastIndex(tells);
  if (last === units.length - 1 || last < leastOfHead - 1) return [];
  if (!units.slice(last + 1).some(({ isSmall }) => !isSmall)) return [];
  const parts = partsOf(units, sentence, language, purpose);
  const run = parts.filter(({ from }) => from > last);
  const words = language === 'en' ? tagged(sentence, units) : undefined;
  const isVerb = (at: number): boolean => words === undefined || /^(?:VERB|AUX)$/u.test(words[at]!.tag);
  const hasLight = units.slice(0, last + 1).some(({ text }, at) => light[language].test(text) && isVerb(at));
  const isWritten = (word: string): boolean =>
    word.length >= longSmall && foldedBrief(prepared).includes(` ${foldWord(word)}`);
  const opening = run.find((one) => isLoose(one, units, hasLight, tells, isWritten));
  if (opening === undefined) return [];
  const from = startOf(opening, parts);
  const said = sentence.slice(units[from]!.start);
  if (!units.slice(from).some(({ isSmall }) => !isSmall)) return [];
  const tail = units.slice(from);
  const isPlain = !tail.some(({ isStrange }) => isStrange);
  if (forOpener.test(said) && isPlain && !ofAll.test(said)) return [];
  // "Stoneware mug, speckled glaze, coffee cup": what people look for a thing as is a part of its name.
  const isSentence = /[.!…]\s*$/u.test(sentence);
  const isName = !isSentence && opening.isBehindStop && !tail[0]!.isSmall;
  // Parts of a line are judged one by one.
  if (!isSentence && run.some((one) => one.isBehindStop && one.from > opening.from)) return [];
  if (isName && tail.every(({ isKnown, isSmall }) => isKnown || isSmall)) return [];
  if ([conditions, spared, forSomebody].some((one) => one.test(said)) || tailSpared(said, sentence))
    return [];
  // "Used, in good condition": what the form says of it.
  if (
    inState
      .exec(said)
      ?.slice(1)
      .some((word) => foldedBrief(prepared).includes(` ${foldWord(word ?? '-')}`))
  )
    return [];
  const head = units.slice(0, from);
  const told = head.filter((unit) => unit.isKnown || tells(unit)).length;
  if (told < leastOfHead || head.length < leastWords) return [];
  if (leads.test(head[0]!.text) && opening.isBehindStop) return [];
  if (words !== undefined && isSentence) {
    const isOrdered = isOrder(words);
    const isWhole = ({ tag }: { tag: string }): boolean => tag === 'VERB' || tag === 'AUX';
    // Where the buyer is told to put a thing is no claim, what an app is told to do is one.
    const isPlace = !opening.isBehindStop && (!opening.isJoined || /^or$/iu.test(units[from]!.text));
    if (isOrdered && isPlace && prepared.platform.subject !== 'app') return [];
    // "Cleaned with care, the case is like new": its verb stands in the end.
    if (!isOrdered && words.slice(from).some(isWhole) && !words.slice(0, from).some(isWhole)) return [];
  }
  // "For small hands as well as grown-up ones" without its end would be for small ones alone.
  const isHalf = tail.every(({ text, isSmall }) => isSmall || opposites.test(text));
  const start =
    isHalf && opposites.test(sentence.slice(0, units[from]!.start)) ? units[0]!.start : units[from]!.start;
  return [{ start, end: units.at(-1)!.end, kind: start === units[from]!.start ? 'empty' : 'deed' }];
}

/** Where what goes begins: with the word alone that stands between it and a stop ("…, filmed from above"). */
function startOf(opening: SentencePart, parts: readonly SentencePart[]): number {
  if (opening.isBehindStop) return opening.from;
  const before = parts.find(({ to }) => to === opening.from);
  return before?.isBehindStop === true && before.to - before.from === 1 ? before.from : opening.from;
}

/** Whether a sentence stands without one of its parts and what follows it. */
function isLoose(
  { from, to, isBehindStop, isJoined }: SentencePart,
  units: readonly Unit[],
  hasLight: boolean,
  tells: (unit: Unit) => boolean,
  isWritten: (word: string) => boolean,
): boolean {
  const last = units[from - 1];
  if (last === undefined) return false;
  // "Fotos von vorher und nachher": a small word of the seller is told.
  const small = units.slice(from, to);
  if (small.every(({ isSmall }) => isSmall) && small.some(({ text }) => isWritten(text))) return false;
  if (isBehindStop) return true;
  if (beforeDeed.test(last.text)) return false;
  const isTold = last.isKnown || tells(last);
  if (isJoined) return isTold || !relative.test(units[from]!.text);
  return isTold && !hasLight;
}

const mostOfMiddle = 5;
/** Who does something in a clause of its own. */
const doers =
  /^(?:I|you|we|he|she|it|they|there|that|which|who|ich|du|wir|ihr|er|sie|es|man|yo|tú|nosotros|se|lo|la|le|je|tu|nous|vous|ils?|elles?|on|ce|ça|qui|que)$/iu;

/** The same between two stops: "by courier, double boxed, though you may collect it". */
export function emptyMiddle(
  units: readonly Unit[],
  sentence: string,
  prepared: Prepared,
  language: Written,
): Unsaid[] {
  if (!middle.test(sentence) || sentence.trimEnd().endsWith('?')) return [];
  const parts = partsOf(units, sentence, language).filter(({ isBehindStop }) => isBehindStop);
  const tells = (unit: Unit): boolean => unit.isKnown || tellsSomething(unit, prepared, language);
  const found: Unsaid[] = [];
  for (const [at, { from }] of parts.entries()) {
    const next = parts[at + 1];
    if (next === undefined || next.from - from > mostOfMiddle) continue;
    const said = units.slice(from, next.from);
    if (said.some((unit) => tells(unit) || doers.test(unit.text)) || !said.some(({ isSmall }) => !isSmall))
      continue;
    const head = units.slice(0, from);
    if (head.filter(tells).length < leastOfHead) continue;
    const tags = language === 'en' ? tagged(sentence, units) : [];
    const isWhole = tags.slice(0, from).some(({ tag }) => tag === 'VERB' || tag === 'AUX');
    if (leads.test(head[0]!.text) && !isWhole) continue;
    const text = sentence.slice(said[0]!.start, said.at(-1)!.end);
    if (conditions.test(text) || spared.test(text) || tailSpared(text, sentence)) continue;
    const words = tags.slice(from, next.from);
    if (
      words.some(
        ({ tag, text: word }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ed|en|ing|wn|t)$/iu.test(word)),
      )
    )
      continue;
    found.push({ start: said[0]!.start, end: said.at(-1)!.end, kind: 'empty' });
  }
  return found;
}

/** Most sentences have no part between two stops. */
const middle = /[,;–(][^,;–()]{3,60}[,;–)]/u;
