import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';

/** Why an address that a user named was not reached. Each is an error code of its own. */
export type PageProblem = Extract<ErrorCode, `page_${string}`>;

/** `detail` is for the log only: it may hold addresses that no user should read. */
export class EgressError extends Error {
  readonly problem: PageProblem;

  constructor(problem: PageProblem, detail: string, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.name = 'EgressError';
    this.problem = problem;
  }
}

/** The error for a user: the table's sentence, or a given one that says more. The detail stays in the log. */
export function pageError(
  problem: PageProblem,
  options: { message?: string; cause?: unknown } = {},
): AppError {
  return new AppError(problem, options);
}

const byCode: [code: RegExp, problem: PageProblem][] = [
  [/^ERR_IP_BLOCKED$/, 'page_address_not_public'],
  [/^(?:ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'page_timeout'],
  [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN|ENETDOWN|EACCES|EPERM)$/,
    'page_refused',
  ],
  [/^(?:CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/, 'page_tls'],
  [/^(?:UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW|UND_ERR_RES_EXCEEDED_MAX_SIZE)$/, 'page_too_large'],
];

/** Names the problem behind an error of a socket, of TLS, of the name service or of the HTTP client. */
export function problemOf(error: unknown): PageProblem {
  if (error instanceof EgressError) return error.problem;
  if (error instanceof AppError && isPageProblem(error.code)) return error.code;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'page_timeout';
  // One error for each address that a name stands for: a refused address matters only when no other was tried.
  if (error instanceof AggregateError) {
    const all = error.errors.map(problemOf);
    return all.find((problem) => problem !== 'page_address_not_public') ?? 'page_address_not_public';
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = byCode.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? 'page_broken' : problemOf(cause);
}

function isPageProblem(code: ErrorCode): code is PageProblem {
  return code.startsWith('page_');
}
