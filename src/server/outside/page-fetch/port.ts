import type { RobotsFile } from '#rules/page/robots/parse.ts';
import type { PageProblem } from '#server/outside/egress/problems.ts';

/** What is fetched, which decides over the bounds, the `accept` header and whether robots.txt is asked. */
export type FetchPurpose =
  /** The page that a user named. */
  | 'page'
  /** A page that this one leads to: at most 2 at a time and 4 a second from one host. */
  | 'linked-page'
  | 'image'
  /** A text beside the page, such as a sitemap. */
  | 'text';

export interface FetchLimits {
  /** From the call to the last byte, redirects included, in milliseconds. */
  totalMs: number;
  /** Without a byte, in milliseconds. */
  idleMs: number;
  /** As sent. */
  encodedBytes: number;
  /** As decoded. What is longer is cut here. */
  decodedBytes: number;
  redirects: number;
}

export interface FetchOptions {
  purpose: FetchPurpose;
  /** Ends the call at once, such as when the reader has gone. */
  signal: AbortSignal;
  /** Narrower or wider than those of the purpose. */
  limits?: Partial<FetchLimits>;
}

export interface Redirect {
  url: string;
  status: number;
  /** As sent. */
  location: string;
}

/** Milliseconds of the last address; `total` from the call to the last byte. Null: did not happen. */
export interface FetchTimings {
  dns: number | null;
  connect: number | null;
  tls: number | null;
  /** From the request to the end of the answer's headers, connection included. */
  ttfb: number;
  total: number;
}

export interface FetchedPage {
  /** As the URL standard writes it, without a fragment. */
  requestedUrl: string;
  finalUrl: string;
  redirects: Redirect[];
  /** A redirect led from https to http. */
  leftHttps: boolean;
  status: number;
  /** Names in lower case; one value for each line that was sent. */
  headers: Record<string, string[]>;
  /** Media type in lower case without parameters; null when the site names none. */
  contentType: string | null;
  body: Uint8Array;
  /** The body went on after `decodedBytes` or `encodedBytes`. */
  bodyTruncated: boolean;
  /** Bytes of the body as sent, up to where reading stopped. */
  encodedBytes: number;
  timings: FetchTimings;
}

export type LinkStatus =
  | { kind: 'answered'; status: number; finalUrl: string; redirects: number }
  | { kind: 'failed'; problem: PageProblem };

export type RobotsAnswer =
  /** There is a file. */
  | { kind: 'file'; status: number; text: string; truncated: boolean; file: RobotsFile }
  /** There is none (4xx): everything is allowed. */
  | { kind: 'none'; status: number }
  /** It could not be had (5xx or no answer): nothing is allowed. Source: RFC 9309 §2.3.1.4. */
  | { kind: 'unreachable'; status: number | null; problem: PageProblem | null };

/** Looks at addresses that users name. Everything passes the egress guard, and each redirect again. */
export interface PageFetch {
  /**
   * Fetches one address with all its redirects. An answer with an error status is a page as well.
   * @throws AppError with a code that begins with `page_`; the signal's own reason when it was aborted
   */
  fetchPage(url: string, options: FetchOptions): Promise<FetchedPage>;
  /**
   * Asks whether a link leads anywhere, without its body: at most 2 at a time and 4 a second from one host, and
   * nothing that robots.txt forbids. Does not fail.
   * @throws the signal's own reason when it was aborted
   */
  checkLink(url: string, signal: AbortSignal): Promise<LinkStatus>;
  /**
   * The robots.txt of the address's host; kept for 10 minutes.
   * @throws AppError when the address itself is refused; the signal's own reason when it was aborted
   */
  robotsOf(url: string, signal: AbortSignal): Promise<RobotsAnswer>;
  close(): Promise<void>;
}
