import type { z } from 'zod';

/** One question to a writing model that must be answered with one JSON object. */
export interface ModelRequest<Answer> {
  /** For the log: what is asked, such as `listing` or `repair`. */
  purpose: string;
  /** Who the model is and what it must keep to. Never holds words of a user. */
  instructions: string;
  /** The task with the user's facts, fenced as data. */
  prompt: string;
  /** What the answer is parsed with; it may forgive what does not matter, such as an unknown key. */
  answer: z.ZodType<Answer>;
  /** JSON schema for endpoints that take one; those that do not find the shape in the prompt. */
  wireSchema: Record<string, unknown>;
  /** 0 to 1. Endpoints that refuse the setting are asked without it. */
  temperature: number;
  /** Characters after which an answer is ended as unusable; far beyond any listing when absent. */
  longestAnswer?: number;
  /** Whether the parts that came whole of an answer that stood still are enough to go on with; without it none are. */
  isEnough?: (parts: Answer) => boolean;
  /** Ends the call at once, such as when the reader has gone. */
  signal: AbortSignal;
  /** The answer so far, unchecked, at most every 100 ms and first with the first words. */
  onPartial?: (partial: unknown) => void;
  /** The endpoint asked for a pause of this many seconds, which is being kept. */
  onWait?: (seconds: number) => void;
}

export interface ModelAnswer<Answer> {
  value: Answer;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Why the rest of the answer never came; null when all of it is there. */
  broken: ModelError | null;
  /** Calls that were needed: 1, or more after a pause or a broken answer. */
  calls: number;
}

/** A text model behind an OpenAI-compatible endpoint. */
export interface TextModel {
  /** As configured, such as `gpt-5`. */
  readonly name: string;
  /**
   * Asks and waits for the whole answer.
   * @throws ModelError when no usable answer came; the signal's own reason when it was aborted.
   */
  write<Answer>(request: ModelRequest<Answer>): Promise<ModelAnswer<Answer>>;
}

export const modelFailures = {
  rate_limited: 'the writing model is over its limit and asks to come back later',
  unauthorised: 'the writing model refused the key',
  rejected: 'the writing model refused the request',
  unreachable: 'the writing model could not be reached',
  hung_up: 'the writing model closed the connection without an answer',
  overloaded: 'the writing model had a fault of its own',
  timeout: 'the writing model did not answer in time',
  cut_off: 'the connection to the writing model was cut in the middle of its answer',
  bad_answer: 'the writing model sent an answer that cannot be used',
} as const satisfies Record<string, string>;
export type ModelFailure = keyof typeof modelFailures;

/** What may well not happen again with another text. */
const concernsOne: ReadonlySet<ModelFailure> = new Set(['bad_answer', 'cut_off', 'overloaded', 'rejected']);

interface ModelErrorOptions {
  retryAfterSeconds?: number;
  /** What the model wrote, for the log; at most 2,000 characters are kept. */
  rawText?: string;
  cause?: unknown;
}

/** Why no answer came. `message` is for the one retry, `logMessage` for the log, `sentencePart` for the user. */
export class ModelError extends Error {
  readonly reason: ModelFailure;
  readonly retryAfterSeconds: number | undefined;
  readonly rawText: string | undefined;

  constructor(reason: ModelFailure, message: string, options: ModelErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ModelError';
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.rawText = options.rawText?.slice(0, 2_000);
  }

  /**
   * What the log may hold: of an endpoint's refusal only its status and its short codes, of a broken answer nothing,
   * since both can repeat what a user wrote.
   */
  get logMessage(): string {
    const status = /^(\d{3}|no status): /.exec(this.message)?.[1];
    if (status === undefined)
      return this.reason === 'bad_answer' ? 'The answer cannot be used.' : this.message;
    const codes = [...this.message.matchAll(/"(?:code|type)"\s*:\s*"([\w.-]{1,60})"/g)].map(
      ([, code]) => code,
    );
    return [status, ...codes].join(' ');
  }

  /** Part of a sentence for the user, in lower case and without a full stop. */
  get sentencePart(): string {
    return modelFailures[this.reason];
  }

  /** True when asking again for another text would most likely fail in the same way. */
  get concernsAll(): boolean {
    return !concernsOne.has(this.reason);
  }
}
