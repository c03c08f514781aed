import { errorTable, tooManySentence } from '#contract/errors.ts';
import { ApiError } from './client.ts';

/** Why no answer of the product's own came, for screens that have a sentence about what failed. */
const reasons = {
  offline: 'You are offline.',
  cut: 'The connection failed before an answer came.',
  silent: 'No answer came in time.',
  slow: 'The server took too long to answer.',
  foreign: 'Something other than this site answered, such as the sign-in page of a network.',
  away: 'The server does not answer at the moment. It may be restarting.',
} as const;
type Reason = keyof typeof reasons;

/** What to do about it. */
const remedies: Record<Reason, string> = {
  offline: 'Try again when the connection is back.',
  cut: 'Check your network and try again.',
  silent: 'Check your network and try again.',
  slow: 'Please try again in a minute.',
  foreign: 'Open another website to sign in to the network, then try again.',
  away: 'Please try again in a minute.',
};

/** Statuses of proxies in front of the product, and of the network between. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Statuses whose answer is not to send the same again, whoever gave them. */
const ownWords = new Map<number, string>([
  [408, errorTable.too_slow.message],
  [413, errorTable.too_large.message],
  [414, errorTable.head_too_large.message],
  [431, errorTable.head_too_large.message],
]);

/**
 * What a person can act on, for toasts and notices: what the server said, and the reference to name when asking for
 * help; else what is known of why it said nothing.
 * @param fallback what failed, where the specification has a sentence for a server that said nothing
 */
export function sentenceOf(error: unknown, fallback: string | null = null): string {
  const said = saidOf(error) ?? told(reasonOf(error), fallback);
  return error instanceof ApiError && error.reference !== null
    ? `${said} Reference: ${error.reference}`
    : said;
}

/** What the server said, or what the status of an answer that is none of its own says as clearly. */
function saidOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.body) return error.body.message;
  return error.status === 429
    ? tooManySentence(Number(error.retryAfter ?? Number.NaN))
    : ownWords.get(error.status);
}

function told(reason: Reason | null, fallback: string | null): string {
  if (reason === null) return fallback ?? 'The server did not answer properly. Please try again.';
  if (fallback === null) return `${reasons[reason]} ${remedies[reason]}`;
  // Some of the specification's sentences have no stop.
  return `${fallback.replace(/(?<![.!?])$/u, '.')} ${reasons[reason]}`;
}

function reasonOf(error: unknown): Reason | null {
  if (error instanceof ApiError) {
    if (error.body !== null || !awayStatuses.has(error.status)) return null;
    return error.status === 504 ? 'slow' : 'away';
  }
  // The browser's own word on it is true only when it says that there is no network.
  if (error instanceof TypeError) return navigator.onLine ? 'cut' : 'offline';
  if (error instanceof SyntaxError) return 'foreign';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'silent';
  return null;
}
