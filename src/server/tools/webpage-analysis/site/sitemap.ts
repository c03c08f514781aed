import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { crawlAddress, isFile, siteOf } from '#rules/page/site/address.ts';
import { readSitemap } from '#rules/page/site/sitemap.ts';
import type { PageFetch } from '#server/outside/page-fetch/port.ts';
import { crawlBounds } from './bounds.ts';

const unzip = promisify(gunzip);
const limits = {
  totalMs: 15_000,
  decodedBytes: crawlBounds.sitemapBytes,
  encodedBytes: crawlBounds.sitemapBytes,
};

/** Addresses of the site that its sitemaps name, as the crawl writes them. A sitemap that cannot be had gives none. */
export async function addressesOfSitemaps(
  pages: PageFetch,
  start: string,
  signal: AbortSignal,
): Promise<string[]> {
  const site = siteOf(start);
  const { origin } = new URL(start);
  const robots = await pages.robotsOf(start, signal).catch(() => null);
  signal.throwIfAborted();
  const named = robots?.kind === 'file' ? robots.file.sitemaps.map(({ address }) => address) : [];
  const waiting = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const asked = new Set<string>();
  const found = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const url = URL.parse(next, origin)?.href;
    if (url === undefined || asked.has(url)) continue;
    if (asked.size >= crawlBounds.sitemaps || found.size >= crawlBounds.sitemapAddresses) break;
    asked.add(url);
    const { isIndex, addresses } = readSitemap(
      await textOf(pages, url, signal),
      crawlBounds.sitemapAddresses,
    );
    if (isIndex) {
      waiting.push(...addresses.slice(0, crawlBounds.sitemaps));
      continue;
    }
    for (const address of addresses) {
      const page = crawlAddress(address);
      if (page !== null && siteOf(page) === site && !isFile(page)) found.add(page);
    }
  }
  return [...found].slice(0, crawlBounds.sitemapAddresses);
}

/** Empty when it cannot be had. A file that is a gzip itself, not only sent as one, is unpacked within bounds. */
async function textOf(pages: PageFetch, url: string, signal: AbortSignal): Promise<string> {
  try {
    const { status, body } = await pages.fetchPage(url, { purpose: 'text', signal, limits });
    if (status < 200 || status >= 300) return '';
    const isGzip = body[0] === 0x1f && body[1] === 0x8b;
    const bytes = isGzip ? await unzip(body, { maxOutputLength: crawlBounds.sitemapBytes }) : body;
    return new TextDecoder().decode(bytes);
  } catch {
    signal.throwIfAborted();
    return '';
  }
}
