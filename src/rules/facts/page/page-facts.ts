import { resolveAddress } from '#rules/page/document/address.ts';
import type { PageParts } from '#rules/page/document/page-parts.ts';
import {
  attributeOf,
  collapseAll,
  parsePage,
  textContentOf,
  type PageElement,
  type PageTree,
} from '#rules/page/document/tree.ts';
import { walkPage } from '#rules/page/document/walk.ts';
import type { LinkAnswer, PageSource } from '#rules/page/page-source.ts';
import { readHead, type HeadFacts } from './head-facts.ts';
import { readImages, type PageImage } from './image-facts.ts';
import { readAnchors, type Anchor } from './link-facts.ts';
import { readText, type TextFacts } from './text-facts.ts';

export interface Heading {
  level: number;
  text: string;
  element: PageElement;
  inSubject: boolean;
}

/** What differs from the page that is known. */
interface Changed {
  parts?: PageParts;
  head?: HeadFacts;
  derived?: Map<unknown, unknown>;
}

/**
 * What a page is, measured once and judged by many checks. What only some checks need is a getter that is worked
 * out when it is first asked for.
 */
export class PageFacts {
  readonly source: PageSource;
  readonly tree: PageTree;
  readonly parts: PageParts;
  readonly head: HeadFacts;
  /** Address that relative links resolve against: the base element's, else the page's own. */
  readonly base: string;
  readonly headings: readonly Heading[];
  readonly anchors: readonly Anchor[];
  readonly images: readonly PageImage[];
  readonly text: TextFacts;
  /** What `derive` has worked out, by its reading. */
  private readonly derived: Map<unknown, unknown>;

  /** Reads the source, or takes what is known of the same page with some of it changed. */
  constructor(source: PageSource, known?: PageFacts, changed: Changed = {}) {
    this.source = source;
    this.tree = known?.tree ?? parsePage(source.html);
    this.parts = changed.parts ?? known?.parts ?? walkPage(this.tree);
    this.head = changed.head ?? known?.head ?? readHead(this.parts);
    this.base = known?.base ?? baseOf(this.parts, source.finalUrl);
    this.headings = known?.headings ?? readHeadings(this.parts);
    this.anchors = known?.anchors ?? readAnchors(this.parts, this.base, source.encoding?.name ?? null);
    this.images = known?.images ?? readImages(this.parts);
    this.text = known?.text ?? readText(this.parts.blocks);
    this.derived = changed.derived ?? known?.derived ?? new Map<unknown, unknown>();
  }

  /** Something worked out of the facts, once for all checks that ask for it: `facts.derive(readRobots)`. */
  derive<Value>(reading: (facts: PageFacts) => Value): Value {
    if (!this.derived.has(reading)) this.derived.set(reading, reading(this));
    return this.derived.get(reading) as Value;
  }

  /** The same page with its links asked; nothing is read again. */
  withLinks(links: readonly LinkAnswer[] | null): PageFacts {
    return new PageFacts({ ...this.source, links }, this);
  }

  /**
   * The same page with another head, whose elements are in `parts`. `kept` are the readings that look at its body
   * only, which need not be done again.
   */
  withHead(html: string, parts: PageParts, kept: readonly unknown[]): PageFacts {
    const derived = new Map(
      kept.flatMap((reading) => (this.derived.has(reading) ? [[reading, this.derived.get(reading)]] : [])),
    );
    return new PageFacts({ ...this.source, html }, this, { parts, head: readHead(parts), derived });
  }

  /** First value of an answer header; null when it is missing or no answer is known. */
  header(name: string): string | null {
    return this.source.answer?.headers[name]?.[0] ?? null;
  }

  /** An address of the page made absolute; null when it is none. */
  resolve(href: string): string | null {
    return resolveAddress(href, this.base, this.source.encoding?.name ?? null);
  }
}

/** Reads a page: parses it, walks it once, and gathers what checks look at. Any input gives facts. */
export function readPage(source: PageSource): PageFacts {
  return new PageFacts(source);
}

function readHeadings({ headings }: PageParts): Heading[] {
  return headings.map(({ element, region }) => ({
    level: Number(element.tagName.charAt(1)),
    text: collapseAll(textContentOf(element)),
    element,
    inSubject: !region.around,
  }));
}

function baseOf(parts: PageParts, url: string): string {
  for (const element of parts.bases) {
    const href = attributeOf(element, 'href');
    if (href === null) continue;
    const base = URL.parse(href, url);
    // HTML standard §4.2.3: such a base is left aside, and the next one does not count either.
    return base === null || base.protocol === 'data:' || base.protocol === 'javascript:' ? url : base.href;
  }
  return url;
}
