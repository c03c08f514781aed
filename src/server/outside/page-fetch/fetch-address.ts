import { performance } from 'node:perf_hooks';
import type { EgressGuard } from '#server/outside/egress/port.ts';
import { EgressError } from '#server/outside/egress/problems.ts';
import { openWay, requestHop, type Hop, type Way } from './hop.ts';
import type { FetchedPage, FetchLimits, Redirect } from './port.ts';
import { looksLikeHtml, mediaType } from './media-type.ts';
import { readBody } from './read-body.ts';

const redirecting = new Set([301, 302, 303, 307, 308]);

export interface AddressRequest {
  guard: EgressGuard;
  userAgent: string;
  accept: string;
  limits: FetchLimits;
  htmlOnly: boolean;
  signal: AbortSignal;
  /** Called for each address before it is asked for, the first one and every redirect. */
  mayVisit(url: URL): Promise<void>;
}

/**
 * Fetches an address with its redirects, each of which passes the guard like the first.
 * @throws EgressError, or what the socket or the client throws
 */
export async function fetchAddress(address: URL, request: AddressRequest): Promise<FetchedPage> {
  const started = performance.now();
  const { limits } = request;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.totalMs)]);
  const way = openWay(request.guard, request.userAgent, signal);
  try {
    const { hop, url, redirects, leftHttps } = await followRedirects(way, withoutFragment(address), request);
    const contentType = mediaType(hop.headers['content-type']);
    if (request.htmlOnly && isGood(hop.status) && contentType !== null && !looksLikeHtml(contentType, null)) {
      throw new EgressError('page_not_html', contentType);
    }
    const read = await readBody(hop.body, (hop.headers['content-encoding'] ?? []).join(','), limits);
    if (request.htmlOnly && isGood(hop.status) && !looksLikeHtml(contentType, read.body)) {
      throw new EgressError('page_not_html', 'no type, and no tag at its beginning');
    }
    return {
      requestedUrl: withoutFragment(address).href,
      finalUrl: url.href,
      redirects,
      leftHttps,
      status: hop.status,
      headers: hop.headers,
      contentType,
      body: read.body,
      bodyTruncated: read.truncated,
      encodedBytes: read.encodedBytes,
      timings: { ...way.timings, ttfb: hop.ttfbMs, total: performance.now() - started },
    };
  } catch (error) {
    // The client wraps the reason of a signal in an error of its own, or loses it.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    await way.agent.destroy();
  }
}

interface Followed {
  hop: Hop;
  url: URL;
  redirects: Redirect[];
  leftHttps: boolean;
}

async function followRedirects(way: Way, first: URL, request: AddressRequest): Promise<Followed> {
  const redirects: Redirect[] = [];
  const seen = new Set<string>();
  let leftHttps = false;
  for (let url = first; ;) {
    if (seen.has(url.href)) throw new EgressError('page_redirects', 'loop');
    seen.add(url.href);
    let hop: Hop;
    try {
      await request.mayVisit(url);
      hop = await requestHop(way, url, {
        method: 'GET',
        accept: request.accept,
        idleMs: request.limits.idleMs,
      });
    } catch (error) {
      if (redirects.length > 0) throw afterRedirect(error);
      throw error;
    }
    const next = redirectOf(hop, url);
    if (next === null) return { hop, url, redirects, leftHttps };
    hop.body.destroy();
    redirects.push({ url: url.href, status: hop.status, location: next.location });
    if (redirects.length > request.limits.redirects) throw new EgressError('page_redirects', 'too many');
    leftHttps ||= url.protocol === 'https:' && next.url.protocol === 'http:';
    url = next.url;
  }
}

/** Where an answer sends its reader; null when it is the final one. */
export function redirectOf(
  { status, headers }: Pick<Hop, 'status' | 'headers'>,
  url: URL,
): { url: URL; location: string } | null {
  const location = headers.location?.[0];
  if (!redirecting.has(status) || location === undefined) return null;
  // Servers send bytes of UTF-8, which the client reads as Latin letters.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, url.href)) throw new EgressError('page_redirects', 'location is no address');
  return { url: withoutFragment(new URL(text, url.href)), location: text };
}

/** Marks a refusal as one of a redirect, whose address the user never typed. */
export class RedirectRefused extends EgressError {}

function afterRedirect(error: unknown): unknown {
  return error instanceof EgressError ? new RedirectRefused(error.problem, error.message, error) : error;
}

function withoutFragment(url: URL): URL {
  const plain = new URL(url);
  plain.hash = '';
  return plain;
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}
