import type { RobotsFile } from './robots/parse.ts';

/** What the server's answer said beside the HTML. */
export interface PageAnswer {
  status: number;
  /** Names in lower case; each header's values in order. */
  headers: Readonly<Record<string, readonly string[]>>;
  /** Addresses gone through before the last one, each with the status that led on. */
  redirects: readonly { url: string; status: number; location: string }[];
  /** Bytes as sent, before decompression. */
  encodedBytes: number;
  /** Bytes of the decoded body. */
  bodyBytes: number;
  /** Milliseconds from the request to the first byte of the last answer. */
  firstByteMs: number;
  /** Such as `1.1` or `2`; null where it is not known. */
  httpVersion: string | null;
  /** The body was longer than what is read, and the rest is missing. */
  truncated: boolean;
}

/** robots.txt of the page's host. `missing`: it answered 4xx, which allows everything (RFC 9309 §2.3.1.3). */
export type SiteRobots =
  | { state: 'found'; file: RobotsFile; truncated: boolean }
  | { state: 'missing'; status: number }
  | { state: 'unreachable'; reason: string };

/** What asking one link of the page brought. */
export interface LinkAnswer {
  url: string;
  /** Null: no answer, or it was not asked for the reason given. */
  status: number | null;
  reason: string | null;
  redirectedTo: string | null;
}

/** What asking for a file of the site (sitemap, llms.txt) brought. */
export interface SiteFileAnswer {
  url: string;
  status: number | null;
  contentType: string | null;
  /** Beginning of the body, at most 100,000 characters; empty when there was none. */
  text: string;
}

/**
 * A page as the analysis gets it: the HTML, and around it what could be asked. A part that is null was not asked
 * (pasted HTML has no answer, no robots.txt and no tried links): checks that need it could not run, and say so.
 */
export interface PageSource {
  /** The address that was given; links resolve against `finalUrl`. */
  url: string;
  finalUrl: string;
  html: string;
  /** When it was read, in milliseconds since 1970; dates in directives are judged by it. */
  readAt: number;
  /** Encoding by which the bytes were read; null for pasted text. */
  encoding: { name: string; from: 'bom' | 'header' | 'meta' | 'default' } | null;
  answer: PageAnswer | null;
  robots: SiteRobots | null;
  sitemap: SiteFileAnswer | null;
  llms: SiteFileAnswer | null;
  /** Links of the page that were asked, and those that were not; null when none was. */
  links: readonly LinkAnswer[] | null;
}

/** Pasted or uploaded HTML: nothing around it is known. */
export function pastedSource(url: string, html: string, readAt: number): PageSource {
  return {
    url,
    finalUrl: url,
    html,
    readAt,
    encoding: null,
    answer: null,
    robots: null,
    sitemap: null,
    llms: null,
    links: null,
  };
}

/** Statuses that say that a page is gone or fails; those that only refuse programs (401, 403, 429 …) are none. */
export function isBroken(status: number): boolean {
  return status >= 400 && ![401, 403, 405, 406, 429, 451, 999].includes(status);
}
