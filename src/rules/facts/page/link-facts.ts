import { attributeOf, collapseAll, type PageElement } from '#rules/page/document/tree.ts';
import { inEncoding } from '#rules/page/document/address.ts';
import type { AnchorPart, PageParts } from '#rules/page/document/page-parts.ts';

/**
 * `internal`: http(s) on the page's host, with or without `www.`; `fragment`: a place on this page; `other`: mail,
 * telephone, script and the like; `invalid`: no address that a browser can open.
 */
export type AnchorKind = 'internal' | 'external' | 'fragment' | 'other' | 'invalid';

interface Target {
  url: string | null;
  kind: AnchorKind;
}

const noTokens: readonly string[] = [];

/** A link of the page. Its words are put together when a check asks for them: most links are only counted. */
export class Anchor {
  readonly element: PageElement;
  /** As written, without white space around it. */
  readonly href: string;
  /** Absolute address; null when it is none. */
  readonly url: string | null;
  readonly kind: AnchorKind;
  readonly #part: AnchorPart;
  #text: string | undefined;
  #name: string | undefined;

  constructor(part: AnchorPart, href: string, { url, kind }: Target) {
    this.element = part.element;
    this.href = href;
    this.url = url;
    this.kind = kind;
    this.#part = part;
  }

  /** Shown text, white space collapsed. */
  get text(): string {
    return (this.#text ??= collapseAll(this.#part.text));
  }

  /** What a screen reader says: aria-label, else text, else alternative texts, else title. */
  get name(): string {
    return (this.#name ??=
      attributeOf(this.element, 'aria-label')?.trim() ||
      this.text ||
      this.#part.alt.trim() ||
      attributeOf(this.element, 'title')?.trim() ||
      '');
  }

  /** Tokens of `rel`, lower case. */
  get rel(): readonly string[] {
    const rel = attributeOf(this.element, 'rel');
    return rel === null ? noTokens : rel.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** Whether it stands outside navigation, footer and the like. */
  get inSubject(): boolean {
    return !this.#part.region.around;
  }
}

/**
 * The links of a page, in document order. `base` is the address that relative ones resolve against, `encoding` that of
 * the page, null for text.
 */
export function readAnchors(parts: PageParts, base: string, encoding: string | null): Anchor[] {
  const { host, page } = placeOf(base);
  const known = new Map<string, Target>();
  return parts.anchors.map((part) => {
    const href = trimmed(attributeOf(part.element, 'href') ?? '');
    let target = known.get(href);
    if (target === undefined) {
      target =
        page !== null && plainFragment.test(href)
          ? { url: page + href, kind: 'fragment' }
          : targetOf(inEncoding(href, encoding), base, host);
      known.set(href, target);
    }
    return new Anchor(part, href, target);
  });
}

/** A fragment in which the URL standard changes nothing. */
const plainFragment = /^#[\w.~!$&'()*+,;=:@/?%-]*$/;

/** What the URL parser leaves away around an address: C0 control signs and space. */
function trimmed(href: string): string {
  return href.charCodeAt(0) <= 32 || href.charCodeAt(href.length - 1) <= 32
    ? // oxlint-disable-next-line no-control-regex -- the URL standard names these signs
      href.replace(/^[\0-\x20]+/, '').replace(/[\0-\x20]+$/, '')
    : href;
}

function targetOf(href: string, base: string, host: string): Target {
  const url = URL.parse(href, base);
  if (url === null) return { url: null, kind: 'invalid' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { url: url.href, kind: 'other' };
  if (href.startsWith('#')) return { url: url.href, kind: 'fragment' };
  return { url: url.href, kind: withoutWww(url.hostname) === host ? 'internal' : 'external' };
}

function placeOf(base: string): { host: string; page: string | null } {
  const url = URL.parse(base);
  if (url === null) return { host: '', page: null };
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const page = url.href.slice(0, url.href.length - url.hash.length).replace(/#$/, '');
  return { host: withoutWww(url.hostname), page: isWeb ? page : null };
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
