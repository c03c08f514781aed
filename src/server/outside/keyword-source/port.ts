import type { ImportedKeyword } from '#contract/keyword-import.ts';

export interface KeywordQuestion {
  /** What is sold, as it is searched; at most 20 are asked for. */
  seeds: readonly string[];
  /** BCP 47 tag of the language to search in. */
  language: string;
  /** A town, region or country in words; null for everywhere. */
  location: string | null;
  /** Fires when the reader has gone. */
  signal: AbortSignal;
}

export interface KeywordAnswer {
  rows: ImportedKeyword[];
  /** Sentences that the user should know, such as that the volumes are ranges. */
  notices: string[];
}

/** Live numbers of searches. */
export interface KeywordSource {
  /** What the screen calls it. */
  readonly name: string;
  /**
   * Keywords around the seeds with their numbers.
   * @throws KeywordSourceError when no usable answer came; the signal's own reason when it was aborted.
   */
  ideas(question: KeywordQuestion): Promise<KeywordAnswer>;
}

export const keywordSourceFailures = {
  quota: 'its daily quota is used up',
  unauthorised: 'it refused the sign-in of this server',
  rejected: 'it refused the question',
  unreachable: 'it does not answer at the moment',
  bad_answer: 'its answer could not be read',
} as const satisfies Record<string, string>;
export type KeywordSourceFailure = keyof typeof keywordSourceFailures;

/** Why no numbers came. `message` is for the log, `sentencePart` for the user. */
export class KeywordSourceError extends Error {
  readonly reason: KeywordSourceFailure;

  constructor(reason: KeywordSourceFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'KeywordSourceError';
    this.reason = reason;
  }

  get sentencePart(): string {
    return keywordSourceFailures[this.reason];
  }
}
