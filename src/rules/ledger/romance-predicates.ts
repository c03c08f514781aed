import { oneOfThem } from './one-of-many.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { type Grammar, grammars, neverNouns, type Romance } from './romance-grammar.ts';
import type { Predicate } from './shared-subject.ts';

const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const longestSentence = 260;
const mostSubjectWords = 8;

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{2}[lnrdzj])es$|s$/u, '');

/** The words of a name before the first joint: what is sold, and what describes it. */
function frontOf(name: string): string[] {
  const [front = ''] = name.split(goesOnInName);
  return front.split(/[\s-]+/u).map(singular);
}
const goesOnInName = /\s(?:de|del|para|con|sin|en|y)\s|[,(|–—/]/u;

/** Whether a text in a language is cut here. */
export function isRomance(language: WrittenLanguage): language is Romance {
  return language in grammars;
}

/** The subject of a sentence: how many words it has, whether it is the thing and whether the thing is called by its own name. */
export interface Subject {
  words: number;
  isThing: boolean;
  isNamed: boolean;
}

const whose = /^(?:mis?|nuestr[oa]s?|mon|ma|mes|notre|nos)$/iu;
/** "Nuestra hija tiene cuatro años": somebody of the seller, whose age and wishes are none of the thing. */
const somebody =
  /^(?:hij[oa]s?|niet[oa]s?|niñ[oa]s?|beb[eé]s?|sobrin[oa]s?|herman[oa]s?|padres?|madre|abuel[oa]s?|marido|mujer|espos[oa]|pareja|novi[oa]|perr[oa]s?|gat[oa]s?|fils|filles?|enfants?|bébés?|neveu|nièces?|frères?|sœurs?|parents|père|mère|grand-(?:père|mère)|mari|femme|conjointe?|chiens?|chiennes?|chats?|chattes?)$/iu;

/** The subject that a sentence opens with; null where it opens with something else than a subject or a verb. */
export function subjectOf(words: readonly string[], name: string, language: Romance): Subject | null {
  const { pointer, shown, anyThing, noThing, verb } = grammars[language];
  if (verb.test(words.join(' ').toLowerCase())) return { words: 0, isThing: true, isNamed: true };
  const [first = '', noun = ''] = words;
  if (!pointer.test(first)) return null;
  const own = frontOf(name);
  // "La nuestra está hecha de corcho": beside those of others.
  const isNamed = own.includes(singular(noun)) || /^(?:nuestr|mí)[oa]s?$/u.test(noun);
  // "La modelo mide 1,72 m y lleva una M": who wears it.
  const isSomebody = whose.test(first) && somebody.test(noun);
  const isThing =
    !oneOfThem.test(`${words.slice(0, 5).join(' ')} `) &&
    (isNamed ||
      (!isSomebody &&
        ((anyThing.test(noun) &&
          !/^(?:la modelo |el modelo (?:mide|lleva) )/iu.test(`${words.slice(0, 3).join(' ')} `)) ||
          (shown.test(first) && !noThing.test(noun)))));
  for (let at = 2; at <= mostSubjectWords && at < words.length; at += 1) {
    if (words[at - 1]!.endsWith(',')) return null;
    if (verb.test(words.slice(at).join(' '))) return { words: at, isThing, isNamed };
    if (grammars[language].ownClause.test(` ${words[at]!} `)) return null;
  }
  return null;
}

/** What a sentence speaks of: what is sold, or one part or several of it; a sentence without a subject behind it says so of the same. */
export type Spoken = 'thing' | 'one' | 'several';

/**
 * What a sentence speaks of: the thing by its name, or by no name what the sentence before it spoke of.
 * @param before what that one spoke of
 */
export function spokenOf(text: string, name: string, language: Romance, before: Spoken): Spoken {
  const words = text.split(' ');
  const subject = subjectOf(words, name, language);
  if (subject !== null) {
    const rest = words.slice(subject.words).join(' ');
    if (subject.words === 0) return meansThing(rest, before, language) ? 'thing' : before;
    if (subject.isThing) return 'thing';
    return grammars[language].several.test(rest) ? 'several' : 'one';
  }
  // "Vendo mi bicicleta", "tejo estas mantas": who speaks of the thing goes on with it.
  const own = frontOf(name);
  return words.some((word) => own.includes(singular(word.replace(/[^\p{L}]/gu, '')))) ? 'thing' : before;
}

/** Whether a verb without a subject is said of the thing: of several parts the verb would be another. */
function meansThing(text: string, before: Spoken, language: Romance): boolean {
  const { ofThing, several } = grammars[language];
  const lowered = text.toLowerCase();
  const isOfSeveral = several.test(lowered);
  return (
    before === 'thing' ||
    ofThing.test(lowered) ||
    (before === 'several' && !isOfSeveral) ||
    // "El cierre es de gancho. Son ligeros": of one clasp nobody says so.
    (before === 'one' && isOfSeveral && !/^se\s/u.test(lowered))
  );
}

function withoutJoints(words: readonly string[], joint: RegExp): string {
  const last = words.findLastIndex((word) => !joint.test(word));
  return words
    .slice(0, last + 1)
    .join(' ')
    .replace(/,$/u, '');
}

/** The predicates behind a subject, as they were typed. */
function cutAtVerbs(words: readonly string[], { verb, joint, ownClause }: Grammar): string[] {
  const predicates: string[] = [];
  let start = 0;
  for (let at = 2; at < words.length; at += 1) {
    const before = words[at - 1]!;
    if (!joint.test(before) && !before.endsWith(',')) continue;
    const told = words.slice(start, at).join(' ');
    if (ownClause.test(told)) break;
    if (!verb.test(words.slice(at).join(' '))) continue;
    predicates.push(withoutJoints(words.slice(start, at), joint));
    start = at;
  }
  return [...predicates, words.slice(start).join(' ')];
}

/** "Tiene tres tonos de luz y diez niveles de brillo": each of the things that it has, with the verb again. */
function objectsOf(predicate: string, { having, object, hasVerb, byHand }: Grammar): string[] {
  const [, done = '', how = '', stuff = ''] = byHand.exec(predicate) ?? [];
  if (stuff !== '') return [`${done} ${how}`, `${done} ${stuff}`];
  const verb = having.exec(predicate)?.[0];
  if (verb === undefined) return [predicate];
  const objects = predicate
    .slice(verb.length)
    .replaceAll(/ y (?:de|con) (?=una? )/gu, ' y ')
    .split(/,? y (?!\d+ \p{L}+$)|, /u);
  return objects.length > 1 && objects.every((told) => object.test(told) && !hasVerb.test(told))
    ? objects.map((told) => `${verb}${told}`)
    : [predicate];
}

function phraseOf(predicate: string, isNamed: boolean, { phrases, agrees }: Grammar): string {
  if (!isNamed && agrees.test(predicate)) return predicate;
  for (const { said, called } of phrases) {
    const match = said.exec(predicate);
    if (match === null) continue;
    if (called === '$&') return predicate;
    const front = typeof called === 'string' ? called : called(match);
    return `${front}${predicate.slice(match[0].length)}`;
  }
  return predicate;
}

/** "Negra" of "esta chaqueta de cuero negra", where the name does not say it; empty where more stands there. */
function describedBy(
  words: readonly string[],
  name: string,
  { isNamed }: Subject,
  language: Romance,
): string {
  const own = new Set(name.toLowerCase().split(/[\s,]+/u));
  const fresh = words.filter((word) => !own.has(word.toLowerCase()) && word.length > 3);
  const [word = ''] = fresh;
  return isNamed && fresh.length === 1 && !word.endsWith('s') && grammars[language].describing.test(word)
    ? word
    : '';
}

/**
 * What a sentence says of the thing, each as a phrase and as a sentence of its own: "Mide 28 cm y es apta para inducción" →
 * "28 cm", "apta para inducción". Null where it speaks of something else.
 * @param before what the sentence before it spoke of
 */
export function romancePredicates(
  text: string,
  name: string,
  language: Romance,
  before: Spoken,
): Predicate[] | null {
  // "4 pilas AA, no incluidas": what is missing is said of its thing.
  if (text.length > longestSentence || /[;:()"“«]|, no inclu/u.test(text)) return null;
  const grammar = grammars[language];
  const words = text.replace(/^(?:Además|También),? /u, '').split(' ');
  const subject = subjectOf(words, name, language);
  if (subject === null || !subject.isThing) return null;
  const rest = words.slice(subject.words).join(' ');
  if (subject.words === 0 && !meansThing(rest, before, language)) return null;
  const other = grammar.otherSubject.exec(rest);
  const own = other === null ? rest : rest.slice(0, other.index);
  if (other !== null && grammar.ownClause.test(own)) return null;
  const lowered = own.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const told = cutAtVerbs(lowered.split(' '), grammar)
    .flatMap((predicate) => objectsOf(predicate, grammar))
    .map((predicate) => {
      const phrase = phraseOf(predicate, subject.isNamed, grammar);
      return { phrase, sentence: withCapital(predicate), opensWithVerb: phrase === predicate };
    });
  // "Funciona bien": read as it is without a look at its verb.
  if (
    subject.words === 0 &&
    told.length === 1 &&
    other === null &&
    told[0]!.opensWithVerb &&
    !own.includes(',')
  )
    return null;
  const described = describedBy(words.slice(2, subject.words), name, subject, language);
  if (described !== '') told.push({ phrase: described, sentence: `Es ${described}`, opensWithVerb: false });
  if (other !== null)
    told.push({ phrase: other[1]!, sentence: withCapital(other[1]!), opensWithVerb: false });
  return told;
}

/** Whether a text opens with a verb that has no subject: "es de madera de haya". */
export function opensWithPredicate(text: string, language: WrittenLanguage): boolean {
  return isRomance(language) && grammars[language].verb.test(text.toLowerCase());
}

/** Whether a text is a sentence by its subject and verb, or by a verb that has none: no value behind a label. */
export function isRomanceSentence(text: string, language: WrittenLanguage): boolean {
  return isRomance(language) && subjectOf(text.split(' '), '', language) !== null;
}

/** Whether a phrase holds a verb, so that it is half a clause and no name of a thing. */
export function hasRomanceVerb(phrase: string, language: WrittenLanguage): boolean {
  return isRomance(language) && neverNouns[language].test(phrase);
}
