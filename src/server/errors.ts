import type { ErrorBody } from '#contract/error-body.ts';
import { errorTable, tooManySentence, type ErrorCode } from '#contract/errors.ts';

interface AppErrorOptions {
  /** Sentence for the user, when the table's own does not say enough. */
  message?: string;
  fields?: ErrorBody['fields'];
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
}

const sentenceFor = (code: ErrorCode, retryAfterSeconds: number | undefined) =>
  code === 'too_many_requests' ? tooManySentence(retryAfterSeconds) : errorTable[code].message;

/** The one error that routes throw on purpose. Anything else becomes `internal` and is logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody['fields'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.message ?? sentenceFor(code, options.retryAfterSeconds),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.retryAfterSeconds !== undefined && { retryAfterSeconds: this.retryAfterSeconds }),
    };
  }
}
