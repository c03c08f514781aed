import { shapeOf } from '#rules/ledger/shape.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { howMany, moodOf } from './app-mood.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';

/** "Bedtime stories" that you record: what an app holds, as the first words of its text call it. English. */
export function openedWith({ brief }: Draft): string {
  const front =
    /^(?:an?\s|the\s|your\s)?(\p{L}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,2}?)(?= (?:that|which|for|with|you|your|to|from|in|on|of|by|sung|read|told|played|drawn|made|written|spoken)\s|[.,:;]|\s\p{Lu}\p{Ll}+\/\p{Lu})/iu.exec(
      brief.product.description.replace(howMany, '').replace(howLong, ''),
    )?.[1] ?? '';
  const isThing =
    front.includes(' ') &&
    shapeOf(front, 'en') === 'noun' &&
    moodOf(front, 'en') === 'has' &&
    !hasPraise(front, 'en') &&
    !/^(?:for|with|without|no|not|by|from|works?|made|built|free|everything|all|one|all-in-one|the|this|that|it|you|we|i|my|our)\s|\b(?:way|tool|app|place|home|solution|companion|and|or|is|are|you|we|i)$/iu.test(
      front,
    );
  return isThing ? front.toLowerCase() : '';
}

/** "Ten minute stretching routines", "5-minute meditations" are those by what they are. */
const howLong =
  /^(?:(?:one|two|three|five|ten|fifteen|twenty|\d+)[- ])?(?:minute|second|hour|day|week)\s(?=\p{L})/iu;

/** "For people who sell at markets and craft fairs": where they do it names the app, which "people" do not. English. */
const whoDoAt =
  /^(?:\p{Lu}[\p{L}\p{N}-]* is )?for (?:people|anyone|everyone|those) who (?:\p{Ll}+ ){1,2}?(?:at|in|on) ((?:\p{Ll}{3,} and )?((?:\p{Ll}{3,} )?\p{Ll}{3,}s))(?=[.,])/iu;

/** "For grassroots football coaches.": whom an app is for by its first words, and by fewer of them. English. */
export function forWhom({ brief }: Draft): string[] {
  const whom = brief.fields['targetAudience'] ?? '';
  const told =
    /^(?:\p{Lu}[\p{L}\p{N}-]* is )?for ((?:\p{L}[\p{L}’'-]* ){0,3}?\p{L}{3,}s)(?=[.,]| who )/iu.exec(
      brief.product.description,
    )?.[1];
  const [, places = '', lastPlace = ''] = whoDoAt.exec(brief.product.description) ?? [];
  if (told === undefined && places !== '') return [...new Set([places, lastPlace])];
  const people = told ?? (/^(?:\p{L}[\p{L}’'-]* ){0,2}\p{L}{3,}s$/u.test(whom) ? whom : '');
  const words = people.split(' ').filter((word) => word !== '');
  return words.some((word) => /^(?:the|all|your|this|any|every|and|or|of|in|with)$/iu.test(word))
    ? []
    : words.map((_, at) => words.slice(at).join(' '));
}

/** Whom an app is for, in the form that stands behind "für". */
const germanPeople =
  /^(?:Kinder|Kleinkinder|Babys|Eltern|Familien|Anfänger|Einsteiger|Schüler|Senioren|Studenten|Studierende|Lehrer|Lehrkräfte|Vereine|Trainer|Paare|Teams|Gärtner|Fotografen|Handwerker|Läufer|Angler|Jäger|Imker|Reiter|Musiker)(?!\p{L}|, | und | oder )/u;

/** "Für U-Bahn und S-Bahn in Berlin, Hamburg und Wien": what it is used with, as long and as short as it may stand. */
export function servedBy({ brief, language }: Draft): string[] {
  const [, served, end] =
    /(?:^|[.!?]\s|\n)(?:Für|Para|Pour) (\p{L}[^.!?,;:\n]{4,60})(.?)/u.exec(brief.product.description) ?? [];
  // "Für die 1. bis 4. Klasse" ends at no number.
  if (served === undefined || /\d$/u.test(served)) return [];
  const front = served.split(/\s(?:in|en|à|dans|auf|mit|con|avec)\s/u)[0]!;
  // "Für Kanuten, Angler und Anwohner": the first of several, whom it is for, is none that the app can be called.
  const opening =
    end === ',' && front === served
      ? { de: 'für ', es: 'para ', fr: 'pour ', en: '', other: '' }[language.written]
      : '';
  const people = language.written === 'de' ? (germanPeople.exec(served)?.[0] ?? '') : '';
  // "Pour infirmières libérales" too long for the field is "pour infirmières".
  const [whom = ''] = served.split(' ');
  const isPlural = /^\p{Ll}{5,}s$/u.test(whom) && /^(?:es|fr)$/u.test(language.written);
  const shortly = isPlural ? [`${language.written === 'es' ? 'para' : 'pour'} ${whom}`] : [];
  return [served, front]
    .map((text) => `${opening}${text}`)
    .concat(people === '' ? [] : `für ${people}`, shortly);
}

/** "Rotate and slow down", "tap to stop": what a finger does in every app. */
export const isGesture = longPattern('iu')`
  ^(?:plusieurs|varios|varias|mehrere|multiple|several|unlimited|illimité\p{L}*|ilimitad\p{L}*|rotate|zoom
    |tap|swipe|scroll|pinch|drag|slow down|pause|rewind|sort|search|favou?rites?|bookmarks?|share|save|print
    |undo|\p{L}+ mode|widgets?)(?!\p{L})(?! (?:your |the )?(?:photos?|videos?|bills?|files?|documents?
      |recipes?))
`;

/** "Gießerinnerungen", "Düngeplan" of the form: one German word says what an app does. */
export function compoundFunctions({ units, language }: Draft): string[] {
  return language.written === 'de'
    ? units.flatMap(({ path, text }) =>
        path === 'appFeatures' && /^\p{Lu}\p{Ll}{8,}$/u.test(text) ? [text] : [],
      )
    : [];
}

/** "140 knots", "10,000 puzzles" of the form, for an app that has no other noun. */
export function countedIn({ units }: Draft): string {
  const isCount = /^[1-9][\d,]{0,5} \p{Ll}{3,}s(?: \p{Ll}{3,})?$/u;
  return units.find(({ path, text }) => path === 'appFeatures' && isCount.test(text))?.text ?? '';
}

/** Functions of the form that are not among those told already; none in a language that is not written in full. */
export function listedFunctions({ units, language }: Draft, told: readonly string[]): string[] {
  if (language.written === 'other') return [];
  const known = new Set(told.map((text) => text.toLowerCase()));
  return units
    .filter(({ path, text }) => path === 'appFeatures' && !known.has(text.toLowerCase()))
    .map(({ text }) => text.replace(/\.$/u, ''));
}
