import { firstWords } from '#rules/text/first-words.ts';
import { readOfFilm } from './film-answers.ts';

/** "Sauerteigbrot backen", "Fahrradkette selbst wechseln": a thing and what is done to it. */
const deedTitle = /^(\p{Lu}[\p{L}-]{3,})( selbst| richtig)? (\p{Ll}{4,}n)$/u;
const tail =
  /^ ((?:vom(?= \p{Lu}[\p{L}-]+ aus )|ohne|mit|aus|auf|im|am|bei|für|in|unter|nach) (?:(?:dem|den|der|die|das|einem|einer|einen|eine|nur|zwei|drei|vier|fünf) )?(?:\p{Ll}+e[nmrs]? )?(?:\d+ )?\p{Lu}[\p{L}-]{2,}(?: und \p{Lu}[\p{L}-]{2,}| (?:auf|in|im|am|an) (?:dem |der |einem |einer )?\p{Lu}[\p{L}-]{2,}| aus)?)(?: selbst| richtig| ganz einfach| einfach)? (\p{Ll}{3,})(?=[.,;!?]|\sund\s|$)/u;
/** "Baue ich ein Hochbeet aus Lärchenholz": the deed before its thing. */
const doneBefore =
  /(?:^|\s)(\p{Ll}{3,}) (?:ich|wir|du|ihr)(?: dir| euch)?(?: gemeinsam| heute| selbst)? (?:(?:ein|mein|unser|dein)(?:e|en)?|das|die|den) (?:\p{Ll}+e[sn]? )?$/u;
const tailAlone =
  /^ ((?:ohne|mit|aus|auf|im|am|in|unter) (?:(?:dem|den|der|die|das|einem|einer|einen|eine|nur|zwei|drei|vier|fünf) )?(?:\p{Ll}+e[nmrs]? )?(?:\d+ )?\p{Lu}[\p{L}-]{2,})(?=[.,;!?]|\sund\s|$)/u;
/** Letters by which a verb is known in another person: "backen", "backst". */
const front = 3;
const longest = 62;

/** "Eine verstopfte Dachrinne", "einen tropfenden Hahn": in what state the thing is that something is done to. */
const inState =
  /(?:^|\s)(?:eine[n]?|die|den) ((?:ver|be|zer|ent|ge|ab|an|aus|ein|um|über|un)\p{Ll}{3,}t|\p{Ll}{4,}end)(e|en) $/u;

function stateBefore(before: string): string {
  const [, state = '', end = ''] = inState.exec(before) ?? [];
  return state === '' ? '' : `${state.charAt(0).toUpperCase()}${state.slice(1)}${end} `;
}

/**
 * "Sauerteigbrot ohne Knetmaschine backen" of a "Sauerteigbrot backen" whose text says "wie du ein Sauerteigbrot ohne Knetmaschine
 * backst": how it is done stands before the verb. The title as it is where no sentence says so.
 */
export function germanHow(title: string, description: string): string {
  const [, thing = '', manner = '', verb = ''] = deedTitle.exec(title) ?? [];
  if (thing === '') return title;
  const told = firstWords(description, readOfFilm);
  for (let at = told.indexOf(thing); at !== -1; at = told.indexOf(thing, at + 1)) {
    const [, how = '', done = ''] = tail.exec(told.slice(at + thing.length)) ?? [];
    const full = `${stateBefore(told.slice(Math.max(0, at - 40), at))}${thing} ${how}${manner} ${verb}`;
    const isSame = done.slice(0, front).toLowerCase() === verb.slice(0, front);
    if (how !== '' && isSame && full.length <= longest) return full;
    const behind = tailAlone.exec(told.slice(at + thing.length))?.[1] ?? '';
    const before = doneBefore.exec(told.slice(Math.max(0, at - 60), at))?.[1] ?? '';
    const whole = `${thing} ${behind}${manner} ${verb}`;
    if (behind !== '' && before.slice(0, front) === verb.slice(0, front) && whole.length <= longest)
      return whole;
  }
  return title;
}

const shown =
  /(?<!\p{L})(?:[Ii]ch (?:zeige|erkläre|vergleiche|teste|bespreche|prüfe)|[Ww]ir (?:zeigen|erklären|vergleichen|testen|besprechen|prüfen|besuchen)|(?:zeige|erkläre|vergleiche|bespreche|teste) ich|(?:zeigen|erklären|vergleichen|besprechen|testen|besuchen) wir|(?:schaue ich mir|schauen wir uns|sehen wir uns)|[Ww]ir (?:schauen|sehen) uns|[Ii]ch (?:schaue|sehe) mir|[Ee]s geht um|[Dd]as Video (?:zeigt|erklärt|vergleicht|behandelt)) (?:(?:dir|euch|Ihnen|dabei|außerdem) ){0,2}([^.!?:;]{6,160})/gu;
const article = /^(?:die|der|das|den|dem|einen?|meinen?|meine|unsere[nrm]?|unser|ihren?|auch|vor allem) /u;
/** "Den Moment, in dem man die Kanne vom Herd nimmt" says nothing without what stands behind it. */
const needsClause =
  /(?<!\p{L})(?:Moment|Zeitpunkt|Augenblick|Punkt|Grund|Art|Weise|Fall|Fälle|Stelle|Stellen|Sache|Dinge|Frage|Teil|Schritt)$/u;
const relative =
  /^(?:(?:in|auf|an|mit|für|von|aus|bei|zu|nach) )?(?:der|die|das|dem|den|denen|dessen|deren) (?:man|ich|du|wir|ihr|sie|er|es|sich) /u;
const bareNoun = /^\p{Lu}[\p{L}-]{3,}$/u;
const mostEntries = 3;

/** "Bildqualität, Autofokus, Akkulaufzeit" of "wir vergleichen Bildqualität, Autofokus und Akkulaufzeit": the things that a German film goes through. */
export function germanShown(description: string): string[] {
  for (const [, list = ''] of firstWords(description, readOfFilm).matchAll(shown)) {
    const told = list.split(/, (?:und )?| und | sowie /u);
    const behind = told.findIndex((piece) => relative.test(piece));
    const isHalf = behind > 0 && needsClause.test(told[behind - 1]!);
    const entries = told
      .slice(0, isHalf ? behind - 1 : undefined)
      .map((entry) => entry.trim().replace(article, '').replace(/ an$/u, ''));
    const end = entries.findIndex((entry) => !bareNoun.test(entry));
    const things = end === -1 ? entries : entries.slice(0, end);
    if (things.length > 1) return things.slice(0, mostEntries);
  }
  return [];
}

const length =
  /(?:^|[.!?]\s+)(?:(?:Die|Unsere|Diese|Der|Unser|Dieser) (?:\p{Lu}\p{Ll}*(?:tour|wanderung|strecke|route|etappe|runde|fahrt|weg|anleitung|reparatur|kurs|doku|reportage)|Tour|Strecke|Route|Weg|Anleitung|Film|Kurs|Video)|Das (?:Video|Ganze|Training|Workout|Rezept)|Der Film|Insgesamt) (?:ist|war|dauert|dauerte|misst|umfasst|geht über|hat) (?:nur |etwa |rund |ca\. |insgesamt |gut )*(\d[\d.,]* (?:Kilometer|km|Höhenmeter|Minuten|Stunden|Tage))(?!n)(?! alt)(?=\s?[.,!?]|\s(?:lang|und|mit|durch|von)(?:\s|[.,]))/u;

/** "21 Kilometer" of "die Tour ist 21 Kilometer lang": how far or how long what a German film shows is; empty where nothing is said. */
export function germanLength(description: string): string {
  return length.exec(firstWords(description, readOfFilm))?.[1] ?? '';
}

/** A thing and what is done to it, the means and the place between them: "alte Kette mit dem Nietdrücker öffnen". */
const step =
  /^(?:(?:wie (?:man|du|ihr|wir)|die|der|das|den|dem|eine?n?|und|dann|erst|zuerst|danach|am Ende|\p{Ll}{3,}e[nrs]?) ){0,3}(\p{Lu}[\p{L}-]{3,})(?: (?:mit|im|in|am|an|auf|bei|beim|vom|aus|zum|zur|ohne|über|per) [^,]{2,48}?)? (\p{Ll}{4,}(?:en|ern|eln))$/u;
const noDeed =
  /^(?:haben|werden|wurden|können|sollen|müssen|wollen|dürfen|lassen|gehen|kommen|stehen|bleiben|liegen|heißen|\p{Ll}*ge\p{Ll}+en|verloren|vergessen|begonnen|anderen|meisten|beiden|eigenen|selben|neuen|alten|ganzen)$/u;
const mostSteps = 4;

/** "Verschleiß messen", "Kette öffnen": the steps that a German film lists. */
export function germanSteps(description: string): string[] {
  const found: string[] = [];
  for (const sentence of firstWords(description, readOfFilm).split(/[.!?\n]\s?/u)) {
    if (!sentence.includes(', ') && !sentence.includes(': ') && !/\swie (?:man|du)\s/u.test(sentence))
      continue;
    if (/(?<!\p{L})(?:nicht|nie|kein\p{L}*|statt|anstatt)(?!\p{L})/u.test(sentence)) continue;
    for (const piece of sentence.split(/, | und |: /u)) {
      if (/^(?:welche\p{Ll}{0,2}|warum|wann|wo|was|dass|ob|woran|wer) /u.test(piece.trim())) continue;
      const [, thing = '', verb = ''] = step.exec(piece.trim()) ?? [];
      if (verb !== '' && !noDeed.test(verb)) found.push(`${thing} ${verb}`);
    }
  }
  return [...new Set(found)].slice(0, mostSteps);
}
