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
}

/** A candidate of a typed builder. */
export function built(phrase: string, kind: KeywordKind, source: string): Candidate {
  return { phrase, kind, source, built: true, sentence: 0 };
}
