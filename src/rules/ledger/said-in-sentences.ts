import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { splitSentences } from './clauses.ts';
import { grammarOf, type Phrase, type Sentences } from './sentence-grammars.ts';

/** A sentence of the description, and whether what it says of the thing may be told of it. */
export interface Told {
  text: string;
  tells: boolean;
  /** Whether the description begins with it. */
  opens?: boolean;
}

/** One thing that a sentence says of what is sold, from its verb on. */
export interface Said {
  clause: string;
  /** The whole sentence. */
  text: string;
  /** Its subject. */
  subject: string;
}

/** "Nappes" and "nappe" alike. */
const plainForm = (word: string): string => foldWord(word).replace(/[sx]$/u, '');

/** What each sentence says of the thing, one predicate after another; a pronoun speaks of what the sentence before spoke of. */
export function saidOfThing(
  sentences: readonly Told[],
  names: readonly string[],
  language: WrittenLanguage,
): Said[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) return [];
  const own = new Set(names.map((name) => plainForm(name.split(/[\s’']/u)[0] ?? '')));
  const namesThing = (noun: string): boolean =>
    own.has(plainForm(noun)) || grammar.anyThing.test(foldWord(noun));
  const said: Said[] = [];
  let isOfThing = true;
  let isPartFeminine: boolean | null = null;
  let isBehindPart = false;
  for (const { text, tells } of sentences) {
    const opening = grammar.subject.exec(text);
    const byPronoun = opening === null ? grammar.pronoun.exec(text) : null;
    if (opening !== null) {
      isOfThing = namesThing(opening.groups!['noun']!);
      isPartFeminine = isOfThing ? null : grammar.isFeminine(opening.groups!['pointer']!.trim());
      isBehindPart = !isOfThing;
    } else if (byPronoun === null) {
      const isNamed = text.split(/[^\p{L}-]+/u).some(namesThing);
      if (isNamed || !grammar.ofSeller.test(text)) isOfThing = isNamed;
      isPartFeminine = null;
      if (!isBehindPart && tells && !grammar.hedged.test(text) && grammar.bare.test(text))
        for (const clause of clausesOf(grammar.asPredicate(text), grammar))
          said.push({ clause, text, subject: '' });
      isBehindPart = false;
    } else if (!isOfThing) {
      // "Sa housse est amovible. Il pèse 350 g": of a part in the other gender nothing is said.
      const gender = grammar.isFeminine(byPronoun[0].trim());
      if (gender !== null && isPartFeminine !== null && gender !== isPartFeminine) isOfThing = true;
    }
    const made = grammar.byHand.said.exec(text)?.groups?.['noun'];
    if (made !== undefined && namesThing(made))
      said.push({ clause: grammar.byHand.clause, text, subject: '' });
    const { noun = '', measure = '' } = grammar.measured.said.exec(text)?.groups ?? {};
    if (noun !== '' && namesThing(noun))
      said.push({ clause: `${grammar.measured.clause}${measure}`, text, subject: '' });
    const subject = (opening ?? byPronoun)?.[0];
    if (!isOfThing || subject === undefined || !tells || grammar.hedged.test(text)) continue;
    for (const clause of clausesOf(text.slice(subject.length), grammar)) said.push({ clause, text, subject });
  }
  return said;
}

function clausesOf(predicates: string, grammar: Sentences): string[] {
  const told = predicates.split(grammar.otherSubject)[0]!;
  const clauses: string[] = [];
  for (const piece of told.split(grammar.joint)) {
    const clause = piece.replace(grammar.hanging, '').trim();
    const be = grammar.being.exec(clause)?.[0] ?? '';
    const [first = clause, ...others] = be === '' ? [clause] : clause.split(grammar.shared);
    clauses.push(first, ...others.map((other) => `${be}${other}`));
  }
  return clauses.filter((clause) => clause !== '');
}

/**
 * Whether the thing is spoken of as a feminine one, by a pronoun or a pointer of its sentences: "Notre gourde … Elle garde"; null
 * where none tells.
 */
export function isFeminineThing(said: readonly Said[], language: WrittenLanguage): boolean | null {
  const grammar = grammarOf(language);
  if (grammar === undefined) return null;
  for (const { text, subject } of said) {
    const pointer = grammar.subject.exec(text)?.groups?.['pointer'] ?? subject;
    const gender = grammar.isFeminine(pointer.trim());
    if (gender !== null) return gender;
  }
  return null;
}

/** What the sentences say of the thing in few words: "Elle se plie et possède une poche intérieure" → "pliable", "poche intérieure". */
export function phrasesOf(said: readonly Said[], language: WrittenLanguage, name: string): Phrase[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) return [];
  const isMany = said.some(({ text }) => grammar.several.test(text));
  // "Tapis" ends so as well.
  const isPlural = isMany && /[sx]$/u.test(name.split(/[\s’']/u)[0]!);
  const feminine = isFeminineThing(said, language);
  const ending = feminine === null ? null : grammar.ending(feminine, isPlural);
  return said.flatMap(({ clause, text }) => {
    const told = grammar.phrases(clause, ending);
    return grammar.several.test(text) && !isPlural
      ? told.map((phrase) => ({ ...phrase, text: grammar.ofOne(phrase.text) }))
      : told;
  });
}

/** The verbs of a text's sentences, folded: what each says of its subject opens with one. */
export function verbsSaid(text: string, language: WrittenLanguage): ReadonlySet<string> {
  const grammar = grammarOf(language);
  const verbs = new Set<string>();
  if (grammar === undefined) return verbs;
  for (const sentence of splitSentences(text)) {
    const subject = (grammar.subject.exec(sentence) ?? grammar.pronoun.exec(sentence))?.[0];
    if (subject === undefined) continue;
    for (const clause of sentence.slice(subject.length).split(grammar.joint)) {
      const verb = /^\p{L}{4,}/u.exec(clause.replace(grammar.beforeVerb, ''))?.[0];
      if (verb !== undefined) verbs.add(foldWord(verb));
    }
  }
  return verbs;
}
