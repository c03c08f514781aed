import type { PageParts } from '#rules/page/document/page-parts.ts';
import { attributeOf, collapse, textContentOf, type PageElement } from '#rules/page/document/tree.ts';

/** A `<meta>` with a name or property and its content. */
export interface MetaTag {
  /** `name`, `property`, `itemprop` or `http-equiv`, whichever stands first in this order; lower case. */
  name: string;
  by: 'name' | 'property' | 'itemprop' | 'http-equiv';
  content: string;
  element: PageElement;
}

/** A `<link>` of the page. */
export interface LinkTag {
  /** Tokens of `rel`, lower case. */
  rel: readonly string[];
  /** As written; empty when the attribute is missing. */
  href: string;
  element: PageElement;
}

export interface HeadFacts {
  /** Words of the first title element, white space collapsed, as `document.title` gives them; null without one. */
  title: string | null;
  titleElements: readonly PageElement[];
  metas: readonly MetaTag[];
  links: readonly LinkTag[];
  /** Content of the first meta description; null without one. */
  description: string | null;
  /** `lang` of the html element, trimmed; null when missing or empty. */
  language: string | null;
}

const metaKeys = ['name', 'property', 'itemprop', 'http-equiv'] as const;

export function readHead(parts: PageParts): HeadFacts {
  const metas = parts.metas.flatMap((element) => metaOf(element) ?? []);
  const [first] = parts.titles;
  return {
    title: first ? collapse(textContentOf(first)) : null,
    titleElements: parts.titles,
    metas,
    links: parts.linkTags.map((element) => ({
      rel: (attributeOf(element, 'rel') ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((token) => token !== ''),
      href: (attributeOf(element, 'href') ?? '').trim(),
      element,
    })),
    description: metas.find(({ name, by }) => by === 'name' && name === 'description')?.content ?? null,
    language: (parts.html && attributeOf(parts.html, 'lang')?.trim()) || null,
  };
}

function metaOf(element: PageElement): MetaTag | null {
  for (const by of metaKeys) {
    const name = attributeOf(element, by);
    if (name !== null)
      return { name: name.trim().toLowerCase(), by, content: attributeOf(element, 'content') ?? '', element };
  }
  return null;
}

/** Contents of all metas with a name, in document order. Names compare without regard to case. */
export function metasNamed(head: HeadFacts, name: string): MetaTag[] {
  return head.metas.filter((meta) => meta.name === name);
}

/** Links whose `rel` holds a token. */
export function linksWithRel(head: HeadFacts, token: string): LinkTag[] {
  return head.links.filter(({ rel }) => rel.includes(token));
}
