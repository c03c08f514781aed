import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { french } from './french-sentences.ts';

/**
 * A predicate in few words: a `part` that the thing has ("bouchon étanche"), a `trait` that agrees with it ("pliable"), a `use` or
 * those it is for ("pour peaux sensibles"), a `figure` that only a title tells ("quatre couleurs").
 */
export interface Phrase {
  text: string;
  says: 'part' | 'trait' | 'use' | 'figure';
}

/** How the sentences of a language name their subject and join what they say of it. */
export interface Sentences {
  /** A sentence that opens with a noun: groups `pointer` and `noun`; what follows begins with its verb. */
  subject: RegExp;
  /** One that opens with a pronoun, or leaves it out; what follows begins with its verb. */
  pronoun: RegExp;
  /** What sellers call any thing of theirs, as folded words. */
  anyThing: RegExp;
  /** Whether a pronoun or pointer is feminine; null where it leaves that open. */
  isFeminine: (word: string) => boolean | null;
  /** Where a second thing is said of the same subject. */
  joint: RegExp;
  /** A clause that hangs on what stands before it, up to the end. */
  hanging: RegExp;
  /** Words by which a sentence tells less than it says. */
  hedged: RegExp;
  /** A sentence without a subject, which says something of the thing all the same, and its predicate: "Convient aux chats". */
  bare: RegExp;
  asPredicate: (text: string) => string;
  /** A sentence about who sells. */
  ofSeller: RegExp;
  /** A second subject within the sentence. */
  otherSubject: RegExp;
  /** The participle that shares the "is" of the clause before it. */
  shared: RegExp;
  /** An "is" at the front of a clause. */
  being: RegExp;
  /** Pronouns and denials between a subject and its verb. */
  beforeVerb: RegExp;
  /** What stands for a predicate where no sentence has room; an ending agrees with the thing, and is null where nothing tells which. */
  phrases: (clause: string, ending: string | null) => Phrase[];
  ending: (isFeminine: boolean, isPlural: boolean) => string;
  /** "Je vends mon iPhone 13 de 128 Go": the `measure` behind the `noun` in a sentence of the seller. */
  measured: { said: RegExp; clause: string };
  /** "J'ai tricoté cette écharpe à la main": of whom says so of her `noun`, and what is said of the thing by that. */
  byHand: { said: RegExp; clause: string };
  /** A sentence that speaks of several, and a phrase of it as it is said of one: "Nos savons sont fabriqués à froid". */
  several: RegExp;
  ofOne: (phrase: string) => string;
  /** How a thing is searched with a part: "avec bouchon étanche". */
  withPart: (part: string) => string;
  /** A name that says whom the thing is for. */
  forWhom: RegExp;
  /** With what a thing is filled: of that it is not made. */
  filling: RegExp;
  /** Words cut out of a sentence, which name nothing. */
  cutOut: RegExp;
  /** "Sa boîte": whose it is. */
  itsOwn: RegExp;
  /** How old a used thing is, as a predicate. */
  aged: RegExp;
  ageName: string;
  /** What somebody does with the thing, as a search says it: "pour cuisiner". */
  purpose: RegExp;
  /** What leads from the verb to a measure of the thing itself. */
  measuring: RegExp;
  /** What leads to how much of it is sold: "Le flacon contient". */
  container: RegExp;
}

/** The languages whose sentences are read so; Germans say more by their endings, and have a reading of their own. */
const grammars: Partial<Record<WrittenLanguage, Sentences>> = { fr: french };

/** How the sentences of a language are read; undefined where nobody knows. */
export function grammarOf(language: WrittenLanguage): Sentences | undefined {
  return grammars[language];
}

/** Whether a text is a sentence with a subject of its own, which is no value behind a label. */
export function isSpokenSentence(text: string, language: WrittenLanguage): boolean {
  const grammar = grammars[language];
  return grammar !== undefined && (grammar.pronoun.test(text) || grammar.subject.test(text));
}

/** "Elle a deux ans", "sa boîte": what only its sentence explains. */
export function isSaidOfIt(text: string, language: WrittenLanguage): boolean {
  const grammar = grammars[language];
  return grammar !== undefined && (grammar.pronoun.test(text) || grammar.itsOwn.test(text));
}
