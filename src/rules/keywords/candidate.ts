import type { KeywordKind } from '#rules/listing/listing.ts';

/** A phrase before ranking. */
export interface Candidate {
  phrase: string;
  kind: KeywordKind;
  source: string;
  /** From a typed builder, whose words need not stand in a row in the brief. */
  built: boolean;
  /** Index of the sentence it stood in; 0 for names and fields. */
  sentence: number;
  /** A phrase of the description that does not name the thing: for hidden fields and when nothing better is left. */
  loose?: boolean;
  /** Lowest rank of a phrase that is searched though it does not name the thing: what a video shows. */
  least?: number;
  /** Holds because a narrower phrase does ("wooden stool" of an oak one): for a tag that would stay empty. */
  wider?: boolean;
  /** Made of the seller's words in an order that people type, whatever its last word is. */
  sure?: boolean;
}

/** A candidate of a typed builder. */
export function built(phrase: string, kind: KeywordKind, source: string): Candidate {
  return { phrase, kind, source, built: true, sentence: 0 };
}

/** Highest rank of a loose phrase; everything above it is about the thing itself. */
export const looseRank = 0.24;

/** Rank of what the text names in an entry of its own ("gummed backs"): a tag before one stays empty, and nothing else. */
export const namedRank = looseRank - 0.001;

/** Rank of what holds because a narrower search does ({@link Candidate.wider}): behind all that the brief says itself. */
export const widerRank = looseRank - 0.002;

/** Rank of what a sentence says with the name of the thing: behind the name's own words, before other names. */
export const saidRank = 0.66;
