import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { headingOf, nameOf } from './called-deeds.ts';
import { deedNames } from './deed-names.ts';
import { giving, helping, type SpokenLanguage } from './deeds.ts';
import { toldOfWhom, withoutWhere } from './helped-where.ts';
import { partsOfRow, rowIn, rowsIn } from './offer-rows.ts';
import { isPeople } from './people.ts';
import { articles, thingIn } from './thing-said.ts';
import { isUnknownVerb, partedVerb, verbThatGives } from './spoken-verbs.ts';

/** What a sentence says that a business offers. */
export interface SaidOffers {
  /** Each as people look for it, in the seller's words: "boiler repair", "bathroom fitting". */
  things: string[];
  /**
   * The same as a heading names them: "payroll", "Waschmaschinen-Reparatur". Null where the seller names the things and no
   * deed is done to them ("we bake bread and cakes").
   */
  named: string[] | null;
  /** The things in the seller's row, such as "bookkeeping, payroll and VAT"; empty where deeds were named anew. */
  row: string;
  /** What the deeds are done to: "websites", "online stores". */
  objects: string[];
  /** For whom; empty when it is not said. */
  whom: string;
}

const speaker: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /^(?:at \S+(?: \S+)?,? )?(?:we|i|our (?:team|company|firm|shop|studio|clinic))\s(?:also |can )?/iu,
  de: /^(?:(?:bei uns|hier) )?(?:wir|ich)\s/iu,
  es: new RegExp(
    `^(?:también\\s)?(?:nosotros\\s|yo\\s|en [\\p{L}\\s]{3,30}? )?(?=(?:\\p{L}+(?:amos|emos|imos)|hago|vendo|ofrezco|elaboro|fabrico|preparo|imparto|cocino|organizo|monto|produzco|${[...deedNames.es.keys()].filter((verb) => verb.endsWith('o')).join('|')})\\s(?!del?\\s))`,
    'iu',
  ),
  fr: /^(?:ici,? )?(?:(?:nous|je|on)\s|j['’])(?:vous\s)?/iu,
};
const whomOf: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /\sfor\s(.+?)(?=\s(?:in|around|across|near|from|at|on|since|who|with|within)\s|[.,;:(]|$)/iu,
  de: /\sfür\s(.+?)(?=\s(?:in|im|um|aus|mit|seit|ab|bei|am|an|auf)\s|[.,;:(]|$)/u,
  es: /\spara\s(.+?)(?=\s(?:en|con|desde|por)\s|[.,;:(]|$)/iu,
  fr: /\spour\s(.+?)(?=\s(?:à|en|dans|depuis|avec|sur)\s|[.,;:(]|$)/iu,
};
/** The same behind a joint of a row. */
const articlesInRow =
  /(?<=(?:,|\s(?:and|und|y|e|et))\s)(?:the|a|an|der|die|das|ein|eine|el|la|los|las|un|una|le|les|des|du|une)\s+(?=\p{L})/giu;
const mostThings = 8;

/** Reads "We help small firms with bookkeeping, payroll and VAT"; null for a text that says no offer in this way. */
export function saidOffers(text: string, language: WrittenLanguage): SaidOffers | null {
  if (language === 'other') return null;
  const lines = text
    .split('\n')
    .flatMap(splitSentences)
    .slice(0, 6)
    .map((sentence) => sentence.replace(/[.!?…\s]+$/u, '').trim());
  for (const [index, line] of lines.entries()) {
    const said = verbThatGives(line, language);
    const read = readSentence(said ?? line, language);
    if (read === null) continue;
    const added = [
      ...addedIn(lines[index + 1] ?? '', language),
      // A later sentence adds deeds alone: "we deliver in a week" and "we have two dogs" are told of them, too.
      ...lines.slice(index + 1).flatMap((more) => {
        const later = readSentence(verbThatGives(more, language) ?? more, language);
        return later === null || later.named === null ? [] : later.things;
      }),
    ];
    return { ...read, things: [...new Set([...read.things, ...added])].slice(0, mostThings) };
  }
  return null;
}

function readSentence(line: string, language: SpokenLanguage): SaidOffers | null {
  const opening = speaker[language].exec(line);
  return opening === null ? null : readDeeds(line.slice(opening[0].length), language);
}

/** "Auch Einlagerung und Entrümpelung": a row behind the sentence, without a verb of its own. */
function addedIn(line: string, language: SpokenLanguage): string[] {
  const row = line.replace(adding, '');
  if (row === line || verbThatGives(line, language) !== null || speaker[language].test(row)) return [];
  return partsOfRow(rowIn(row, language), language).flatMap((part) => thingIn(part, language));
}

/** What sentences add that open so, wherever they stand in a text: "Also dry bags and kayak seats". */
export function addedOffers(text: string, language: WrittenLanguage): string[] {
  return language === 'other' || !addsSomewhere.test(text)
    ? []
    : splitSentences(text).flatMap((sentence) => addedIn(sentence.replace(/[.!?…\s]+$/u, ''), language));
}

const addsSomewhere = /(?:^|[.!?]\s)(?:also|plus|auch|außerdem|dazu|también|además|aussi|également)[,:]?\s/iu;

const adding = /^(?:also|plus|auch|außerdem|dazu|también|además|aussi|également)[,:]?\s/iu;

/** Whether somebody speaks of what is done: a sentence, and no name of an offer. */
export function speaksOfOffers(text: string, language: WrittenLanguage): boolean {
  return language !== 'other' && speaker[language].test(text);
}

function readDeeds(rest: string, language: SpokenLanguage): SaidOffers | null {
  const said = helping[language].exec(lowerFirst(rest));
  if (said === null) return whatIsDone(rest, language);
  const helped = helping[language].exec(lowerFirst(withoutWhere(rest, language)));
  return helped === null || toldOfWhom.test(helped[1]!)
    ? null
    : helpedWith(rest, helped[1]!, helped[2]!, language);
}

/** "Help small firms with bookkeeping, payroll and VAT". */
function helpedWith(
  rest: string,
  whom: string,
  helpedIn: string,
  language: SpokenLanguage,
): SaidOffers | null {
  const row = rowIn(helpedIn, language);
  const things = partsOfRow(row, language).flatMap((part) => thingIn(part, language));
  if (things.length === 0) return null;
  // "Payroll" alone is looked up, "payroll services" are looked for.
  const isSubject = (thing: string): boolean =>
    language === 'en' && !thing.includes(' ') && !/^(?:defend|represent)/iu.test(rest);
  return {
    things: things.map((thing) => (isSubject(thing) ? `${singularPhrase(thing)} services` : thing)),
    named: things,
    row: row.replace(articles, '').replaceAll(articlesInRow, ''),
    objects: things,
    whom: whom.replace(articles, ''),
  };
}

/** How the verbs of one sentence are known. */
interface Speech {
  language: SpokenLanguage;
  /** A verb that only says that something is offered. */
  gives: RegExp;
  /** The German verb whose first half stands at the end. */
  parted: ReturnType<typeof partedVerb>;
}

function verbThatOnlyGives(language: SpokenLanguage): RegExp {
  return new RegExp(`^(?:auch |ihnen )?(?:${giving[language]})${language === 'en' ? 's?' : ''}\\s`, 'iu');
}

function whomIn(rest: string, language: SpokenLanguage): string {
  return (whomOf[language].exec(rest)?.[1] ?? '').replace(articles, '');
}

/** A Spanish verb of people. */
const personal = /^\p{Ll}+(?:mos|o)\sa\s(?!domicilio|medida|mano)\p{Ll}+(?:os|as|es)(?!\p{L})/iu;

/** "We install boilers, repair and service them": reads the row of verbs and things piece by piece. */
function whatIsDone(rest: string, language: SpokenLanguage): SaidOffers | null {
  const gives = verbThatOnlyGives(language);
  const parted = language === 'de' ? partedVerb(rest) : null;
  const head = rowsIn(parted?.rest ?? rest, language);
  // "Preparamos a niños y adultos": those for whom it is done.
  if (language === 'es' && personal.test(head)) return null;
  const isOne = language === 'es' && /^\p{L}+o\s/u.test(lowerFirst(rest));
  const things: string[] = [];
  const named: string[] = [];
  const objects: string[] = [];
  let deeds: string[] = [];
  let waiting: string[] = [];
  let isPlain = true;
  let isUnknown = false;
  let pieces = 0;
  for (const piece of partsOfRow(head, language)) {
    const spoken = spokenPart(piece, pieces === 0, { language, gives, parted });
    if (spoken.verb === undefined && deeds.length + waiting.length === 0) {
      // "We keep 40 hives and sell honey": what is told before the first known verb names nothing.
      isUnknown ||= /^\p{Ll}{2,}\s\S/u.test(spoken.part);
      if (isUnknown) continue;
      return null;
    }
    const { verb, part } = spoken.verb === undefined && language === 'de' ? germanVerb(spoken.part) : spoken;
    if (
      verb === undefined &&
      (part !== piece.trim() || (isOne && oneMore.test(part)) || isUnknownVerb(part, language))
    ) {
      // Nobody knows what is done to the row behind "y escayolamos".
      [deeds, waiting, isUnknown] = [[], [], true];
      continue;
    }
    if (verb !== undefined) {
      waiting.push(verb);
      // In one row stands what one verb is said of.
      if (verb !== '' || pieces > 0) isPlain = false;
      if (part === '') continue;
    }
    pieces += 1;
    if (waiting.length > 0) [deeds, waiting] = [waiting, []];
    const thing = thingDone(part, deeds[0] ?? '', language);
    if (thing === null) continue;
    objects.push(thing);
    for (const deed of deeds) {
      things.push(nameOf(deed, thing, language));
      named.push(headingOf(deed, thing, language));
    }
  }
  if (things.length === 0) return null;
  return {
    things: [...new Set(things)].slice(0, mostThings),
    named: isPlain ? null : [...new Set(named)].slice(0, mostThings),
    objects: objects.slice(0, mostThings),
    row: isPlain ? rowOf(head, gives).replace(articles, '').replaceAll(articlesInRow, '') : '',
    whom: whomIn(rest, language),
  };
}

/** A piece of a row: its verb as a noun, empty where it only offers, undefined where it is none that is known; and the rest. */
interface SpokenPart {
  verb: string | undefined;
  part: string;
}

function spokenPart(piece: string, isFirst: boolean, speech: Speech): SpokenPart {
  const { language, gives, parted } = speech;
  // "On taille, on tond": the speaker is said again.
  const said = piece.trim().replace(saidAgain, '');
  const given = gives.exec(`${language === 'de' ? spokenByMany(lowerFirst(said)) : lowerFirst(said)} `);
  const spoken: SpokenPart = given
    ? { verb: '', part: said.split(' ').slice(given[0].trim().split(' ').length).join(' ') }
    : knownVerb(said, isFirst, language);
  return parted !== null && spoken.part.startsWith(parted.verb)
    ? { verb: parted.whole, part: spoken.part.slice(parted.verb.length).trim() }
    : spoken;
}

function knownVerb(said: string, isFirst: boolean, language: SpokenLanguage): SpokenPart {
  const names = deedNames[language];
  const [first = '', second = '', ...others] = said.split(' ');
  // "Our team installs"; "Polish" behind "English" is none.
  const isName = language === 'en' && !isFirst && /^\p{Lu}\p{Ll}/u.test(first);
  const verb = isName ? '' : first.toLowerCase();
  const two = names.get(`${verb} ${second.toLowerCase()}`);
  if (two !== undefined) return { verb: two, part: others.join(' ') };
  // "Slates and tiles" are things, "repairs boilers and services them" are deeds.
  const mayBeThird = language === 'en' && (second !== '' || isFirst);
  const one =
    names.get(verb) ??
    (language === 'de' ? names.get(ofOne(verb)) : undefined) ??
    (mayBeThird ? names.get(verb.replace(/s$/u, '')) : undefined);
  return { verb: one, part: one === undefined ? said : [second, ...others].join(' ').trim() };
}

/** A German verb is typed as it is said: "Lecks orten". */
function germanVerb(said: string): SpokenPart {
  const part = ofOneUnknown.test(said) ? spokenByMany(said) : said;
  if (!isUnknownVerb(part, 'de')) return { verb: undefined, part };
  return { verb: part.slice(0, part.indexOf(' ')), part: part.slice(part.indexOf(' ') + 1) };
}

/** What a deed is done to; null where it names whom it is for or nothing that is looked for. */
function thingDone(part: string, deed: string, language: SpokenLanguage): string | null {
  const [thing] = thingIn(part, language);
  // "We treat runners and people after surgery": those whom it is for.
  if (thing === undefined || (treating.test(deed) && isPeople(thing, language))) return null;
  // "Late filing repair" is looked for by nobody.
  const isTrouble =
    deed === 'repair' && /(?:filings?|problems?|issues?|errors?|mistakes?|bugs)$/iu.test(thing);
  return isTrouble ? null : thing;
}

/** "Ich beziehe" is looked up as "beziehen". */
const ofOne = (verb: string): string => (verb.endsWith('e') ? `${verb}n` : verb);
const spokenByMany = (part: string): string => part.replace(/^\p{Ll}{2,}e(?= |$)/u, ofOne);

/** "Ich schreibe Angebote, sortiere Belege" */
const ofOneUnknown = /^\p{Ll}{2,}iere\s\p{Lu}/u;
const saidAgain = /^(?:on|nous|je|j['’]|wir|ich|we|i)\s(?=\p{Ll})/iu;
/** "Lijo parquet" behind "pinto pisos". */
const oneMore = /^\p{Ll}{3,}o\s\p{Ll}/u;

const treating = /^(?:treatment|behandeln|traitement de|tratamiento de|soin de)$/u;

/** "Make and sell candles" sells candles. */
function rowOf(head: string, gives: RegExp): string {
  const rest = head.replace(gives, '');
  const second = rest.replace(/^(?:and|&|und|y|e|et)\s/iu, '');
  return second === rest ? rest : rowOf(second, gives);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
