import { businessNounOf } from '#rules/ads/business-noun.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isPeople } from '#rules/offers/people.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { foldWord } from '#rules/text/words.ts';
import { against, furtherOn, isDone, tells } from './list-words.ts';
import { namesTrade } from './offer-kind.ts';

/**
 * ", alles probefahrbereit", ", designed and fitted by us": said of the whole list, as is a German end without any noun and
 * what begins with where or with what.
 */
export function withoutAfterthought(sentence: string, language: WrittenLanguage): string {
  const short = sentence.replace(ofEach, '').replace(openEnd, '').replace(afterthought, '');
  const at = short.lastIndexOf(', ');
  if (at < 0) return short;
  const end = short.slice(at + 2);
  const isAside = asides[language]?.test(end) === true || (language === 'de' && !/\p{Lu}/u.test(end));
  return isAside ? withoutAfterthought(short.slice(0, at), language) : short;
}

const asides: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(?:in|at|with|from|by|on|near|every|open|ready|booked|(?:captive|home|locally|hand|freshly|ethically)[- ]?(?:bred|made|grown|reared|sourced|roasted|baked|caught)$)\s?/iu,
  de: /^(?:in|aus|bei|von|nach|vor|für|ganz|auf|ab|\p{Ll}+weise|\p{Ll}*ge\p{Ll}{3,}(?:t|en))\s/u,
  es: /^(?:en|con|desde|hasta|a|cerca|sin|cada|\p{L}+(?:ados|adas|idos|idas)(?! y ))\s/iu,
  fr: /^(?:à|en|avec|dès|sans|dans|sur|chaque|près|\p{L}+(?:és|ées)(?! et )|\p{L}{2,}(?:is|ises|its|ites|us|ues)(?=\s(?:en|par|à|au|dans|sur|avec)\s))\s/iu,
};

/** ", each with a paddle, leash and backpack": the rest is what comes with every one. */
const ofEach =
  /,\s(?:each|both|all|every one|jeweils|jede[rs]?|alle|cada un[oa]|tod[oa]s|chacune?|tous|toutes)\s(?:\p{L}+\s){0,2}(?:with|in|from|of|on|by|mit|aus|in|con|de|en|avec)\s.*$/iu;

/** "… under one roof", "und vieles mehr" */
const openEnd =
  /,?\s(?:(?:all )?under one roof|and (?:much |many )?more|aus einer hand|und (?:vieles )?mehr|u\.? ?v\.? ?m|usw|etc|y (?:mucho )?más|bajo (?:un|el) mismo techo|et (?:bien )?plus(?: encore)?|sous un même toit)\.?$/iu;

const afterthought =
  /,\s(?:alles?|auch|direkt|immer|nur|tous|toutes?|todos?|todas?|siempre|all|always|also|(?:\p{L}{3,}ed and )?\p{L}{3,}ed(?=\s(?:by|in|from|to|at|on|with)\s))(?:\s[^,]*)?$/iu;

/** "Vacunas, cirugía y urgencias para perros, gatos y exóticos": the row behind "para" is of those whom it is for. */
export function withoutAudience(sentence: string, language: WrittenLanguage): string {
  const joint = audienceJoint[language];
  const at = joint === undefined ? -1 : sentence.search(joint);
  if (at < 0) return sentence;
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at).trim().split(' ').slice(1).join(' ')];
  const whom = behind.split(/,\s|\s(?:and|und|y|et)\s/u);
  const areOccasions = whom.every((one) => occasions[language]?.test(one));
  return (before.includes(',') || areOccasions) &&
    !joint!.test(` ${behind} `) &&
    (behind.includes(',') || whom.length > 1) &&
    whom.every((one) => one.split(' ').length < 3)
    ? before
    : sentence;
}

/** What a carriage, a cake or a band is booked for. */
const occasions: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(?:\p{L}+ )?(?:weddings|proms|funerals|parties|birthdays|christenings|events|festivals|meetings|conferences|anniversaries|baptisms|wakes|celebrations|fairs|fetes)$/iu,
  de: /^(?:Hochzeiten|Taufen|Geburtstage|Feiern|Firmenfeiern|Feste|Beerdigungen|Jubiläen|Veranstaltungen|Events)$/iu,
  es: /^(?:bodas|bautizos|comuniones|cumpleaños|fiestas|eventos|funerales|congresos|celebraciones|ferias)$/iu,
  fr: /^(?:mariages|baptêmes|communions|anniversaires|fêtes|obsèques|séminaires|événements|réceptions)$/iu,
};

const audienceJoint: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /\sfor\s/u,
  de: /\sfür\s/u,
  es: /\spara\s/u,
  fr: /\spour\s/u,
};

/** "Marquees, stretch tents and tipis with flooring, lighting and heaters": behind a whole row stands what comes with it. */
export function withoutEquipment(sentence: string, language: WrittenLanguage): string {
  if (language === 'other') return sentence;
  const at = sentence.search(withWords[language]);
  const front = sentence.slice(0, Math.max(0, at));
  const isRow = /,|\s(?:and|und|y|et)\s/u.test(sentence.slice(front.length));
  return isRow && front.includes(',') && and.test(front.slice(front.lastIndexOf(','))) ? front : sentence;
}

const withWords = {
  en: /\s(?:with|including)\s/u,
  de: /\s(?:mit|samt|inklusive)\s/u,
  es: /\scon\s/u,
  fr: /\savec\s/u,
} as const;

/** "Aprende a cocinar en grupo: arroces, sushi": what is learnt, and no sushi to take home. */
export function learnIn(sentence: string, language: WrittenLanguage): string | null {
  const what = learning[language]?.exec(sentence)?.[1]?.trim();
  if (what === undefined) return null;
  return language === 'de'
    ? `${what} lernen`
    : `${{ en: 'learn', es: 'aprender', fr: 'apprendre', other: '' }[language]} ${what.toLowerCase()}`;
}

const learning: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(?:come and )?learn (?:how )?(to \p{L}+(?: (?!in|with|at|on|from|by|and)\p{L}+)?|(?!how|more|about)\p{L}+)(?!\p{L})/iu,
  de: /^(?:.{0,30}\s)?(?:lernst du|lernt ihr|lernen sie)\s((?:\p{Ll}+\s)?\p{L}+)(?=,|\s(?:auch|in|im|mit|von|bei|am)\s|[:.]|$)/iu,
  es: /^aprend[ea]r?(?:éis)?\s(a \p{L}+|\p{L}+)(?!\p{L})/iu,
  fr: /^appren(?:ez|ds|dre)\s(à \p{L}+|l['’]\p{L}+|(?:le|la) \p{L}+)(?!\p{L})/iu,
};

/** "Translations of birth certificates, diplomas and contracts": done to each. */
export function doneOf(sentence: string, language: WrittenLanguage): string[] {
  if (language !== 'en') return [];
  const [, deed = '', row = ''] =
    /^(?:\p{L}+ )?(translations?|repairs?|restoration|valuations?|installation|servicing|removal|cleaning|maintenance|hire|rental|framing|tuning) of ([^.:;]+?)(?:\s(?:from|in|for|by|across)\s[^.:;]*)?$/iu.exec(
      sentence,
    ) ?? [];
  const things = row.split(/,\s(?:and\s)?|\sand\s/u);
  return things.length > 1 && things.every((thing) => thing.split(' ').length < 4)
    ? things.map((thing) => `${singularPhrase(thing)} ${deed.toLowerCase().replace(/s$/u, '')}`)
    : [];
}

/** "Tuition in maths, chemistry and physics": a subject each. */
export function taughtIn(sentence: string, language: WrittenLanguage): string[] {
  if (language !== 'en') return [];
  const [, deed = '', row = ''] =
    /^(?:[^,.:;]{0,40}\s)?(tuition|tutoring|lessons|classes|courses|training|coaching|workshops) in ([^.:;]+)$/iu.exec(
      sentence,
    ) ?? [];
  const subjects = row.split(/,\s(?:and\s)?|\sand\s/u);
  return subjects.length > 1 && subjects.every((subject) => subjectName.test(subject))
    ? subjects.map((subject) => `${subject} ${deed.toLowerCase()}`)
    : [];
}

const subjectName =
  /^(?:\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?|\p{Lu}\p{Ll}+(?:ish|ian|ese)|French|German|Greek|Latin|Dutch|Welsh|Arabic|Mandarin|Gaelic)$/u;

/** "Maths tutoring for GCSE and A level, online too", "ostéopathe pour nourrissons, sportifs et …": a row of those whom it is for. */
export function servedThere(sentence: string, language: WrittenLanguage): string[] | null {
  const [opening = '', ...others] = sentence.split(/,\s/u);
  const [, front = ''] = against[language]?.exec(opening) ?? [];
  if (front === '') return houseWith(opening, others, language);
  const whom = others.flatMap((one) => one.split(and)).map((one) => one.replace(furtherOn[language], ''));
  const first = opening.slice(front.length).trim().split(' ').slice(1).join(' ');
  const areServed = whom.length > 0 && [first, ...whom].every((one) => isPeople(one, language));
  const isTrade = namesTrade(foldWord(front)) || businessNounOf(front, language) !== null;
  if (areServed && !isTrade && !isDone(front, language)) return [front];
  // "Clases de surf para todos los niveles, alquiler de tablas": those are a list.
  if (others.some((one) => one.split(and).some((part) => isDone(part, language)))) return null;
  if (isDone(front, language)) {
    const parts = partsOfName(front, language);
    return parts.length > 0 ? parts : [front];
  }
  return isTrade ? fieldsIn(sentence) : null;
}

/** "Boulderhalle mit 1200 qm, Kinderbereich und Bistro": what the house has. */
function houseWith(opening: string, others: readonly string[], language: WrittenLanguage): string[] | null {
  const [, house = ''] = /^(.{3,40}?)\s(?:with|mit|con|avec)\s/iu.exec(opening) ?? [];
  const isHouse = house !== '' && (namesTrade(foldWord(house)) || businessNounOf(house, language) !== null);
  const isDeed = (one: string): boolean =>
    isDone(one.replace(tail, '').replace(furtherOn[language], ''), language);
  return isHouse && !others.some((one) => one.split(and).some(isDeed)) ? [] : null;
}

/** "Síndrome de intestino irritable". */
const mostOfEntry = 4;
const and = /\s(?:and|und|y|et)\s/u;
const tail = /\s(?:on|in|at|for|am|im|ab|en|à|le|los)\s.*$/u;

/** "Fachanwälte für Arbeitsrecht und Mietrecht": fields of law, by which the lawyer is looked for. */
function fieldsIn(sentence: string): string[] {
  return sentence.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}recht(?!\p{L})/gu) ?? [];
}

/** "Counselling for anxiety, bereavement and relationship problems": the deed, and it for each of them. */
export function doneFor(sentence: string, language: WrittenLanguage): string[] {
  const [, deed = '', joint = '', all = ''] = against[language]?.exec(sentence) ?? [];
  // "Tanzkurse für Paare und Singles: Standard, Latein": behind the colon stand those courses.
  const [rest = '', kinds] = all.split(': ');
  if (kinds !== undefined && isDone(deed, language))
    return [
      deed,
      ...rest
        .split(and)
        .filter((one) => isPeople(one, language))
        .map((one) => `${deed} ${joint} ${one}`),
    ];
  if (!rest.includes(',') || !isDone(deed, language)) return [];
  const entries = rest.split(/,\s(?:(?:and|und|y|et)\s)?|\s(?:and|und|y|et)\s/u);
  return entries.length < 2 ||
    entries.some(
      (entry) => entry.split(' ').length > mostOfEntry || tells(entry, language) || isDone(entry, language),
    )
    ? []
    : [deed, ...entries.map((entry) => `${deed} ${joint} ${entry}`)];
}
