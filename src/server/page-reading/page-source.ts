import sniffEncoding from 'html-encoding-sniffer';
import type { PageAnswer, PageSource, SiteFileAnswer, SiteRobots } from '#rules/page/page-source.ts';
import type { FetchedPage, PageFetch, RobotsAnswer } from '#server/outside/page-fetch/port.ts';
import { AppError } from '#server/errors.ts';

/** A fetched page whose bytes are not read as text yet: that is done where it is parsed. */
export type UnreadPage = Omit<PageSource, 'html' | 'encoding'> & { body: Uint8Array; answer: PageAnswer };

/** Beginning of a site's file that is kept, in UTF-16 units. */
const keptText = 100_000;
/** The files beside a page must not hold it up. */
const siteFileLimits = { totalMs: 8_000, idleMs: 5_000, decodedBytes: 1_000_000, encodedBytes: 1_000_000 };

/** Reads the bytes of a page as browsers do: byte order mark, header, meta tag, then windows-1252 (HTML standard §13.2.3). */
export function decodePage({
  body,
  headers,
}: {
  body: Uint8Array;
  headers: Readonly<Record<string, readonly string[]>>;
}): Pick<PageSource, 'html' | 'encoding'> {
  const label = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(headers['content-type']?.at(-1) ?? '')?.[1];
  const known = label === undefined ? null : encodingOf(label);
  const name = sniffEncoding(body, {
    ...(known === null ? {} : { transportLayerEncodingLabel: known }),
    maxPrescanBytes: prescanLength(body),
  });
  const html = new TextDecoder(encodingOf(name) ?? 'windows-1252').decode(body);
  return { html, encoding: { name, from: originOf(body, known, name) } };
}

/** Browsers look for a declaration in the first kilobyte, and go on as long as the head does. */
function prescanLength(body: Uint8Array): number {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 200_000));
  const end = start.indexOf('<body');
  return Math.max(1_024, end < 0 ? 1_024 : end);
}

function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function originOf(
  body: Uint8Array,
  header: string | null,
  name: string,
): NonNullable<PageSource['encoding']>['from'] {
  const [first, second, third] = body;
  const hasMark =
    (first === 0xef && second === 0xbb && third === 0xbf) ||
    (first === 0xfe && second === 0xff) ||
    (first === 0xff && second === 0xfe);
  if (hasMark) return 'bom';
  if (header !== null) return 'header';
  return name.toLowerCase() === 'windows-1252' && !/charset\s*=/i.test(beginning(body)) ? 'default' : 'meta';
}

function beginning(body: Uint8Array): string {
  return Buffer.from(body.subarray(0, prescanLength(body))).toString('latin1');
}

/** What a host says beside its pages. */
export type SiteFiles = Pick<PageSource, 'robots' | 'sitemap' | 'llms'>;

/** A fetched page as the analysis gets it, with what its host says beside it. Files that cannot be had are left out. */
export async function sourceOfPage(
  pages: PageFetch,
  page: FetchedPage,
  readAt: number,
  signal: AbortSignal,
): Promise<UnreadPage> {
  return sourceWith(page, await siteFilesOf(pages, page.finalUrl, signal), readAt);
}

/** robots.txt, the first sitemap and llms.txt of an address's host. What cannot be had is null. */
export async function siteFilesOf(
  pages: PageFetch,
  address: string,
  signal: AbortSignal,
): Promise<SiteFiles> {
  const { origin } = new URL(address);
  const robots = await pages.robotsOf(address, signal).catch((error: unknown) => failed(error, signal));
  const named = robots?.kind === 'file' ? robots.file.sitemaps[0]?.address : undefined;
  const sitemapUrl = URL.parse(named ?? '/sitemap.xml', origin)?.href ?? `${origin}/sitemap.xml`;
  const [sitemap, llms] = await Promise.all([
    siteFile(pages, sitemapUrl, signal),
    siteFile(pages, `${origin}/llms.txt`, signal),
  ]);
  return { robots: robots === null ? null : siteRobots(robots), sitemap, llms };
}

/** A fetched page with what is known of its host already. */
export function sourceWith(page: FetchedPage, files: SiteFiles, readAt: number): UnreadPage {
  return {
    url: page.requestedUrl,
    finalUrl: page.finalUrl,
    readAt,
    body: page.body,
    answer: {
      status: page.status,
      headers: page.headers,
      redirects: page.redirects,
      encodedBytes: page.encodedBytes,
      bodyBytes: page.body.length,
      firstByteMs: page.timings.ttfb,
      httpVersion: null,
      truncated: page.bodyTruncated,
    },
    ...files,
    links: null,
  };
}

/** What could not be asked for is unknown, unless nobody waits any more. */
function failed(_error: unknown, signal: AbortSignal): null {
  signal.throwIfAborted();
  return null;
}

function siteRobots(answer: RobotsAnswer): SiteRobots {
  if (answer.kind === 'file') return { state: 'found', file: answer.file, truncated: answer.truncated };
  if (answer.kind === 'none') return { state: 'missing', status: answer.status };
  const reason =
    answer.status === null ? new AppError(answer.problem ?? 'page_broken').message : `HTTP ${answer.status}`;
  return { state: 'unreachable', reason };
}

/** A file of the site, or null when it could not be asked for (the host broke off, robots.txt forbids it). */
async function siteFile(pages: PageFetch, url: string, signal: AbortSignal): Promise<SiteFileAnswer | null> {
  try {
    const { status, contentType, body } = await pages.fetchPage(url, {
      purpose: 'text',
      signal,
      limits: siteFileLimits,
    });
    return { url, status, contentType, text: new TextDecoder().decode(body).slice(0, keptText) };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
