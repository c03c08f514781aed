import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { hasDenial, type Unsaid, type Written } from './brief-words.ts';
import { tellsSomething } from './sellers-words.ts';
import { tagged } from './tagged-words.ts';
import { isOrder } from './unsaid-tails.ts';
import type { Unit } from './word-roles.ts';

/** Words that open a part of a sentence without which the rest still stands. */
const openers: Readonly<Record<Written, RegExp>> = {
  en: /^(?:and|or|but|with|in|on|from|by|for|against|after|under|over|into|through|thanks|because|which|who|while|so|as)$/iu,
  de: /^(?:und|oder|aber|sowie|mit|in|im|auf|am|aus|von|vom|bei|beim|für|gegen|nach|seit|durch|unter|über|zum|zur|dank|samt|inklusive|weil|sodass|damit|wobei)$/iu,
  es: /^(?:y|e|o|pero|con|en|para|por|desde|hasta|tras|según|sobre|bajo|contra|que|porque|donde|gracias)$/iu,
  fr: /^(?:et|ou|mais|avec|en|dans|pour|par|depuis|après|sous|sur|chez|selon|contre|grâce|qui|que|où|dont|car|afin)$/iu,
};
/** Behind these a part says something of its own, so that it goes as a whole. */
const joins =
  /^(?:and|or|but|which|who|because|while|so|und|oder|aber|sowie|weil|sodass|damit|wobei|y|e|o|pero|que|porque|donde|et|ou|mais|qui|où|dont|car|afin)$/iu;
const stop = /[,;–—(]/u;
/** What a sentence has to tell in the seller's words to stand without its end. */
const leastOfHead = 2;
const leastOfOrder = 4;
/** A German verb that has its end behind the part that would go. */
const germanFrame =
  /^(?:ist|sind|wird|werden|wurde|wurden|hat|haben|kann|können|lässt|lassen|muss|müssen|darf|dürfen|soll|sollte|hält|halten|macht|machen|bleibt|bleiben)$/iu;
/** "Hält Brot und Obst getrennt": how it keeps or makes them stands at the end. */
const keeping = /^(?:hält|halten|macht|machen|bleibt|bleiben)$/iu;
const germanEnd = /^\p{Ll}+(?:t|en|ab|an|auf|aus|ein|zu|mit|vor|weg|bei|nach|um)$/u;

/** For whom a thing is, what the buyer has, advice and when it is closed are judged by themselves. */
const forWhom = /^(?:for|für|para|pour)$/iu;
const spared =
  /(?<!\p{L})(?:(?:on|in|at|by|to|under|over) your|would|could|might|so|würde|könnte|dein\p{L}{0,2}|tus?|votre|vos)(?!\p{L})/iu;

/** "But not on Saturdays", "and I am closed on Sundays". */
const days = /(?<!\p{L})(?:\p{L}+days?|\p{L}+tags?)(?!\p{L})/iu;
const closed = /(?<!\p{L})(?:closed|geschlossen|cerrado|fermée?s?)(?!\p{L})/iu;

/** "And not in a cloud": what it is not, behind what it is. "Y no deja grasa" says in Spanish what it does not do. */
const contrasts =
  /^(?:(?:and|but|und|aber|y|et|mais|pero) )?(?:not|never|nicht|nie|(?:no|nunca)(?= (?:en|de|del|con|sin|para|por|al?|el|la|los|las|una?|solo|sólo|más|menos|es|son|está|están)(?!\p{L}))|pas|jamais)\s/iu;

/** "20 gallons or less". */
const orLess =
  /^(?:or|and|oder|und|o|y|ou|et) (?:less|more|under|over|fewer|older|younger|weniger|mehr|älter|jünger|menos|más|moins|plus)(?!\p{L})/iu;

/** A verb that says nothing without what stands behind it. */
const hanging =
  /^(?:comes?|came|is|are|was|were|has|have|holds?|makes?|gives?|kommt|kommen|stammt|stammen|ist|sind|hat|haben|wird|werden|viene|vienen|es|son|está|están|tiene|vient|viennent|est|sont|a|ont)$/iu;
/** Verbs that say little without what stands behind their object: "bringt 620 g auf die Waage", "put it on the table". */
export const light: Readonly<Record<Written, RegExp>> = {
  en: /^(?:puts?|brings?|takes?|keeps?|makes?|gives?|gets?|sets?|goes?|comes?|came|lets?|leaves?|stands?|lies|lay|sits?|hangs?|stays?|looks?|feels?|asks?|waits?|needs?|allows?|helps?|enables?)$/iu,
  de: /^(?:bring\p{L}*|n[eai]m\p{L}*|nimm\p{L}*|mach\p{L}*|setz\p{L}*|stell\p{L}*|leg\p{L}*|h[aä]lt\p{L}*|komm\p{L}*|geh\p{L}*|steh\p{L}*|lieg\p{L}*|find\p{L}*|gib\p{L}*|geb\p{L}*|l[aä]ss\p{L}*|ist|sind|wird|werden|hat|haben|häng\p{L}*|bleib\p{L}*|sieht|freu\p{L}*|achte\p{L}*|denk\p{L}*|warte\p{L}*)$/iu,
  es: /^(?:pon\p{L}*|pued\p{L}+|dej\p{L}*|hac\p{L}*|tom\p{L}*|es|son|est[áa]n?|qued\p{L}*|va|van|viene\p{L}*|tien\p{L}*|hay|da|dan|llev\p{L}*|sirv\p{L}*|piens\p{L}*)$/iu,
  fr: /^(?:met\p{L}*|pren\p{L}*|pos\p{L}*|f(?:ai|on)t\p{L}*|laiss\p{L}*|est|sont|vient|viennent|va|vont|a|ont|rest\p{L}*|tien\p{L}*|donn\p{L}*|ser[st]\p{L}*|pens\p{L}*)$/iu,
};
const doers = /^(?:on|il|elle|ils|elles|je|j[’']\p{L}+|nous|vous|tu|ich|wir|yo)$/iu;
const leastUnits = 3;
const excepting = /^(?:except|only|without|außer|nur|ohne|salvo|excepto|sin|sauf|sans)$/iu;
const ifs =
  /^(?:if|when|once|because|since|while|although|wenn|falls|sobald|weil|obwohl|cuando|si|aunque|porque|quand|lorsque|comme)$/iu;

/** A part of a sentence, by the places of its words. */
export interface SentencePart {
  from: number;
  to: number;
  /** Whether a stop stands before it. */
  isBehindStop: boolean;
  isJoined: boolean;
}

/** A sentence parted at its stops and at the words that open a part of one. */
export function partsOf(
  units: readonly Unit[],
  sentence: string,
  language: Written,
  others?: RegExp,
): SentencePart[] {
  const parts: SentencePart[] = [];
  for (const [at, unit] of units.entries()) {
    const isBehindStop = at > 0 && stop.test(sentence.slice(units[at - 1]!.end, unit.start));
    // "Vom Boden aus": behind its noun.
    const last = parts.at(-1);
    const isBehindNoun = /^aus$/iu.test(unit.text) && /^vo[nm]$/iu.test(units[last?.from ?? at]!.text);
    const opens =
      at > 0 && !isBehindNoun && (openers[language].test(unit.text) || others?.test(unit.text) === true);
    if (last === undefined || isBehindStop || opens)
      parts.push({ from: at, to: at + 1, isBehindStop, isJoined: at > 0 && joins.test(unit.text) });
    else last.to = at + 1;
  }
  return parts;
}

/**
 * The end of a sentence in which no word is the seller's and one is strange, whatever it is there ("…, with a graph of your progress",
 * "…, danach geölt"): what stands before it is told, and goes on without it. Where too little stands before it, the whole goes.
 */
export function strangeTail(
  units: readonly Unit[],
  sentence: string,
  prepared: Prepared,
  language: Written,
): Unsaid[] {
  if (!units.some(({ isStrange }) => isStrange) || sentence.trimEnd().endsWith('?')) return [];
  const parts = partsOf(units, sentence, language);
  const tells = (unit: Unit): boolean => unit.isKnown || tellsSomething(unit, prepared, language);
  const unitsIn = ({ from, to }: SentencePart): readonly Unit[] => units.slice(from, to);
  let first = parts.length;
  while (first > 0 && !unitsIn(parts[first - 1]!).some(tells)) first -= 1;
  if (first === parts.length) first = ofOthers(parts, units, tells);
  if (first === 0 || first === parts.length) return [];
  const run = parts.slice(first);
  const said = sentence.slice(units[run[0]!.from]!.start);
  if (tailSpared(said, sentence)) return [];
  const isStrange = (part: SentencePart): boolean => unitsIn(part).some((unit) => unit.isStrange);
  const strange = run.findIndex(isStrange);
  if (strange === -1 || run.slice(0, strange + 1).some(({ from }) => forWhom.test(units[from]!.text)))
    return [];
  const opening = run.findLastIndex((part, at) => at <= strange && (part.isJoined || part.isBehindStop));
  const part = run[opening === -1 ? strange : opening]!;
  // "Von Oktober bis April, außer bei Frost": nothing ends with its exception.
  const from = excepting.test(units[part.from - 1]!.text) ? part.from - 1 : part.from;
  const head = units.slice(0, from);
  const end = units.at(-1)!.end;
  // Where the buyer is told to put it is no claim; what else he is told to do is one.
  if (language === 'en') {
    const words = tagged(sentence, units);
    const isSecond = /^and$/iu.test(units[part.from]!.text) && isOrder(words.slice(part.from + 1));
    if (!isSecond && head.filter(tells).length < leastOfOrder && isOrder(words)) return [];
  }
  const isFramed =
    language === 'de' &&
    head.some(({ text }) => germanFrame.test(text)) &&
    germanEnd.test(units.at(-1)!.text);
  const isPlace = /^(?:donde|où)$/iu.test(units[part.from]!.text);
  const isStump =
    head.length < leastUnits ||
    hanging.test(head.at(-1)!.text) ||
    // "Ni lo dejes donde hiele".
    (isPlace && light[language].test(head.at(-1)!.text));
  // "Se fiorisce di bianco, basta la spazzola": what stands before the comma leads to what goes.
  const isLead =
    part.isBehindStop &&
    // "Le mardi soir, on coud à Angers": who does it stands in what goes.
    (ifs.test(head[0]!.text) || (language !== 'en' && doers.test(units[part.from]!.text))) &&
    !stop.test(sentence.slice(0, head.at(-1)!.end));
  const isTold =
    head.filter(tells).length >= leastOfHead &&
    !isStump &&
    !isLead &&
    !(isFramed && (!part.isJoined || head.some(({ text }) => keeping.test(text))));
  if (isTold) return [{ start: units[from]!.start, end, kind: 'tail' }];
  return [{ start: units[0]!.start, end, kind: 'deed' }];
}

/** Days on which nothing is done, what a thing is not, what the buyer has, and quoted words, which are the seller's or judged as such. */
export const tailSpared = (said: string, sentence: string): boolean =>
  (days.test(said) && (closed.test(sentence) || hasDenial(sentence))) ||
  contrasts.test(said) ||
  orLess.test(said) ||
  spared.test(said) ||
  /[„“”«»"]/u.test(said);

/** "…, Notdienst am Wochenende": where the last part behind a stop begins, when it says more in strange words than in the seller's. */
function ofOthers(
  parts: readonly SentencePart[],
  units: readonly Unit[],
  tells: (unit: Unit) => boolean,
): number {
  const at = parts.findLastIndex(({ isBehindStop }) => isBehindStop);
  if (at < 1 || parts[at]!.isJoined) return parts.length;
  const last = units.slice(parts[at]!.from);
  const told = last.filter((unit) => tells(unit));
  const strange = last.filter((unit) => unit.isStrange && !told.includes(unit)).length;
  const isMore = strange > 0 && strange >= told.length && !told.some(({ text }) => /\p{N}/u.test(text));
  return isMore ? at : parts.length;
}

/** A text without the end of one of its sentences. */
export function withoutTail(text: string, { start, end }: Unsaid): string {
  const head = text.slice(0, start).replace(/(?<![\s,;:–—])[\s,;:–—]+$/u, '');
  const isAside = head.endsWith('(');
  const rest = text.slice(end).replace(isAside ? /^\s*\)/u : /^(?!)/u, '');
  return `${isAside ? head.slice(0, -1).trimEnd() : head}${rest}`;
}
