import { attributeOf, type PageElement } from '#rules/page/document/tree.ts';
import type { AnchorPart, PageParts } from '#rules/page/document/walk.ts';

/**
 * `internal`: http(s) on the page's host, with or without `www.`; `fragment`: a place on this page; `other`: mail,
 * telephone, script and the like; `invalid`: no address that a browser can open.
 */
export type AnchorKind = 'internal' | 'external' | 'fragment' | 'other' | 'invalid';

export interface Anchor {
  element: PageElement;
  /** As written, trimmed. */
  href: string;
  /** Absolute address; null unless internal, external or fragment. */
  url: string | null;
  kind: AnchorKind;
  /** Shown text, white space collapsed. */
  text: string;
  /** What a screen reader says: aria-label, else text, else alternative texts, else title. */
  name: string;
  rel: readonly string[];
  inSubject: boolean;
}

/** The links of a page, in document order. `base` is the address that relative ones resolve against. */
export function readAnchors(parts: PageParts, base: string): Anchor[] {
  const host = hostOf(base);
  const known = new Map<string, Pick<Anchor, 'url' | 'kind'>>();
  return parts.anchors.map((part) => {
    const href = (attributeOf(part.element, 'href') ?? '').trim();
    let target = known.get(href);
    if (target === undefined) {
      target = targetOf(href, base, host);
      known.set(href, target);
    }
    const text = part.text.replace(/\s+/g, ' ').trim();
    return {
      element: part.element,
      href,
      ...target,
      text,
      name: nameOf(part, text),
      rel: (attributeOf(part.element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      inSubject: part.inSubject,
    };
  });
}

function targetOf(href: string, base: string, host: string): Pick<Anchor, 'url' | 'kind'> {
  const url = URL.parse(href, base);
  if (url === null) return { url: null, kind: 'invalid' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { url: null, kind: 'other' };
  if (href.startsWith('#')) return { url: url.href, kind: 'fragment' };
  return { url: url.href, kind: withoutWww(url.hostname) === host ? 'internal' : 'external' };
}

function nameOf({ element, alt }: AnchorPart, text: string): string {
  const label = attributeOf(element, 'aria-label')?.trim();
  return label || text || alt.trim() || attributeOf(element, 'title')?.trim() || '';
}

function hostOf(url: string): string {
  return withoutWww(URL.parse(url)?.hostname ?? '');
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
