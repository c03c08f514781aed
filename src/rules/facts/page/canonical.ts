import type { PageElement } from '#rules/page/document/tree.ts';
import { linksWithRel } from './head-facts.ts';
import type { PageFacts } from './page-facts.ts';

/** A canonical address that the page names. */
export interface Canonical {
  /** As written. */
  href: string;
  /** Absolute; null when it is no address. */
  url: string | null;
  /** The link element; null when it stands in the Link header. */
  element: PageElement | null;
}

/** Canonical addresses of a page: link elements in document order, then those of the Link header (RFC 8288). */
export function readCanonicals(facts: PageFacts): Canonical[] {
  const elements = linksWithRel(facts.head, 'canonical').map(({ href, element }) => ({
    href,
    url: href === '' ? null : facts.resolve(href),
    element,
  }));
  const headers = (facts.source.answer?.headers['link'] ?? []).flatMap((line) =>
    [...line.matchAll(/<([^<>]*)>([^,]*(?:,(?!\s*<)[^,]*)*)/g)].flatMap(([, href = '', parameters = '']) =>
      /;\s*rel\s*=\s*(?:"[^"]*\bcanonical\b[^"]*"|canonical\b)/i.test(parameters)
        ? { href, url: facts.resolve(href), element: null }
        : [],
    ),
  );
  return [...elements, ...headers];
}

/** An address as search engines compare it: without fragment, host in lower case, no default port. */
export function comparable(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.origin}${parsed.pathname}${parsed.search}`;
}
