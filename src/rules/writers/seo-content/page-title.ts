import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { townOf } from '#rules/ledger/place-in-text.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { placed, there } from './page-lines.ts';
import { buildTitle } from './titles.ts';

/** "Follow-up sessions last 30 minutes" is a sentence with its verb, and no trait of what is offered. English. */
const sentenceTrait =
  /, (?:\p{L}[\p{L}-]* ){1,3}(?:lasts?|costs?|takes?|starts?|runs?|includes?|are|is) (?:about |around |at |from )?[£$€\d][^,]*$/u;
/** "He also repairs rotten sills", "must have had first jab", "mats there": what is said of people, and of nothing that is offered. English. */
const saidTrait = /, (?:(?:he|she|we|they|it|you|i|must|nothing|not) [^,]*|\p{Ll}+ there)(?=,|$)/giu;
const withoutSentence = (title: string): string => title.replace(sentenceTrait, '').replaceAll(saidTrait, '');
/** "Hay aparcamiento para pacientes", "es gibt Parkplätze", "wir sprechen Englisch": a sentence with its verb stands in no row of traits. */
const sentenceAbroad =
  /, (?:hay|se \p{Ll}+|no hay|(?:formée?|diplômée?|installée?|formad[oa]|titulad[oa]|diplomad[oa]|ausgebildet) (?:à|en|au|aux|par|depuis|por|desde|in|an|bei|am|seit)|tenemos|ofrecemos|atendemos|hablamos|es gibt|wir \p{Ll}+|il y a|nous \p{Ll}+ons|on \p{Ll}+)\s[^,]*(?=,|$)|, \p{L}{5,} (?:depuis|seit|desde) \d{4}(?=,|$)/giu;

/** A title without the traits that are sentences or are said of a person ("formé à Paris"). German, Spanish, French. */
export const withoutSentenceAbroad = (title: string): string => title.replaceAll(sentenceAbroad, '');

/** The name with its traits; where there is one word and no trait, with its town or who offers it. */
export function toldTitle(draft: Draft, place: string): string {
  // "Yoga for cyclists - 4 week online course" tells both already.
  const isTold = /\s[-–—|]\s|:\s/u.test(draft.name) && draft.language.written === 'en';
  // What is done with citric acid in it is no trait of what is read.
  const isAsked = draft.category === 'article' && draft.language.written !== 'en';
  const built =
    isTold || (isAsked && countCharacters(draft.name) <= 70)
      ? draft.name
      : buildTitle(draft, { max: 70 }, { brand: false, most: 2 });
  const title = draft.language.written === 'en' ? withoutSentence(built) : withoutSentenceAbroad(built);
  // "Conveyancing, conveyancing solicitors in Exeter" stutters, "Emergency plumber" says not where.
  const [front = '', ...traits] = title.split(', ');
  const isAgain = stemsOf(draft.type).every((stem) => stemsOf(traits[0] ?? '').includes(stem));
  const isThin = draft.language.written === 'en' && place !== '' && (traits.length === 0 || isAgain);
  // "Will writing" has one word that says something.
  const telling = stemsOf(title).filter((stem) => !isSmallWord(stem, draft.language.written));
  const early = placedFirst(title, draft, townOf(place));
  if (early !== '') return early;
  // "Expert-comptable" has two stems and is one word.
  if (draft.language.written === 'other' || (telling.length > 1 && /\s/u.test(title) && !isThin))
    return title;
  const town = townOf(place);
  // A question is asked the same anywhere.
  if (title.endsWith('?')) return title;
  if (isThin) return foldWord(front).includes(foldWord(town)) ? title : placed(front, draft, town);
  const told = town === '' ? `${title}, ${draft.brief.businessName}` : placed(title, draft, town);
  return countCharacters(told) <= 70 ? told : title;
}

/** "Freie Trauerrednerin in Bonn, Honorar 380 Euro": where a firm works stands right behind what it does; of an English one where its town would stand alone. */
function placedFirst(title: string, draft: Draft, town: string): string {
  const { written } = draft.language;
  const [front = '', ...told] = title.split(', ');
  const isTown = (trait: string): boolean =>
    foldWord(trait) === foldWord(town) ||
    (written === 'en' && town !== '' && (trait === there(draft, town) || trait.startsWith(`${town} + `)));
  // "Serving Mesa, Gilbert and Chandler" behind the town.
  const isServed = (trait: string): boolean =>
    written === 'en' &&
    (/^(?:serving|covering|based in|in|across|throughout|near) |^\p{Lu}\p{Ll}+ and the (?:north|south|east|west|surrounding)/iu.test(
      trait,
    ) ||
      told.some(
        (other) => /^(?:serving|covering) /iu.test(other) && /^\p{Lu}[\p{L} ]+ and \p{Lu}/u.test(trait),
      ));
  // An English name with a comma has traits of its own.
  const isEarly = written === 'de' || written === 'es' || (written === 'en' && !draft.name.includes(','));
  if (!isEarly || town === '' || title.endsWith('?')) return '';
  const traits = told.filter(
    (trait) =>
      !isTown(trait) && !(isServed(trait) && told.some((other) => foldWord(other).includes(foldWord(town)))),
  );
  if (draft.category === 'article' || foldWord([front, ...traits].join(' ')).includes(foldWord(town)))
    return '';
  // "Elektromeisterbetrieb in Ulm" tells where already.
  if (traits.some((trait) => / (?:in|en) \p{Lu}/u.test(trait))) return '';
  // The town goes before a trait for which no room is left beside it.
  for (let count = traits.length; count >= 0; count -= 1) {
    const text = [placed(front, draft, town), ...traits.slice(0, count)].join(', ');
    if (countCharacters(text) <= 70) return text;
  }
  return '';
}
