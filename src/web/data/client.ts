import type { z } from 'zod';
import type { Api, ApiKey } from '#contract/api.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/errors.ts';

type Input<Endpoint, Part extends string> =
  Endpoint extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : never;

/** Exactly the parts that the contract declares for the call; a missing or wrong one does not compile. */
export type CallInput<Key extends ApiKey> = {
  [Part in 'params' | 'query' | 'body' as Part extends keyof Api[Key] ? Part : never]: Input<Api[Key], Part>;
};
export type Answer<Key extends ApiKey> = z.output<Api[Key]['response']>;

type Arguments<Key extends ApiKey> =
  {} extends CallInput<Key>
    ? [key: Key, options?: { signal?: AbortSignal }]
    : [key: Key, options: CallInput<Key> & { signal?: AbortSignal }];

/**
 * Failures that the people who run the product can look into by the request's id. A website that is down or a full
 * queue needs nobody's look.
 */
const lookedInto: ReadonlySet<string> = new Set<ErrorCode>([
  'internal',
  'outside_failed',
  'outside_timeout',
  'database_away',
  'page_way_out_failed',
]);

/** Any answer that is not OK. The message is the status, a colon, and the body or else the status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own error, when the body was one. */
  readonly body: ErrorBody | null;
  /** Id of the request in the server's log, where somebody can look into the failure; otherwise null. */
  readonly reference: string | null;
  /** The `Retry-After` header, for an answer that is none of the server's own. */
  readonly retryAfter: string | null;

  constructor(status: number, text: string, statusText: string, headers?: Headers) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = errorBodyOf(text);
    this.reference =
      status >= 500 && (!this.body || lookedInto.has(this.body.code))
        ? (headers?.get('x-request-id') ?? null)
        : null;
    this.retryAfter = headers?.get('retry-after') ?? null;
  }
}

/** Milliseconds after which a call without an end of its own is given up. */
const patience = 60_000;

/**
 * Calls the server and reads the answer as JSON. Throws `ApiError`; a network failure throws `TypeError`, an answer of
 * something between `SyntaxError`, and none at all a `TimeoutError`.
 */
export async function call<Key extends ApiKey>(...[key, options]: Arguments<Key>): Promise<Answer<Key>> {
  const response = await send(key, { signal: AbortSignal.timeout(patience), ...options });
  return await response.json();
}

interface SendOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Like `call`, but hands over the checked response itself, for answers that stream. */
export async function send(key: ApiKey, options: SendOptions = {}): Promise<Response> {
  const space = key.indexOf(' ');
  const response = await fetch(addressOf(key.slice(space + 1), options), {
    method: key.slice(0, space),
    credentials: 'include',
    headers: {
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
  if (response.ok) return response;

  const text = await response.text();
  if (response.status === 403 && text.includes('subscription_required')) {
    location.assign('/subscribe');
    // The browser is leaving; nobody may go on with half an answer.
    return await new Promise<never>(() => undefined);
  }
  throw new ApiError(response.status, text, response.statusText, response.headers);
}

function addressOf(pattern: string, { params, query }: SendOptions): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function errorBodyOf(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
