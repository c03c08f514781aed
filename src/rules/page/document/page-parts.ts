import type { Region, TextBlock } from './text-blocks.ts';
import type { PageElement } from './tree.ts';

/** A link with the words in it. */
export interface AnchorPart {
  element: PageElement;
  /** Text of the link as shown, white space as written. */
  text: string;
  /** Alternative texts of the images in it. */
  alt: string;
  region: Region;
}

/** Everything of a page that checks look at, found in one walk, in document order. */
export interface PageParts {
  html: PageElement | null;
  head: PageElement | null;
  body: PageElement | null;
  titles: PageElement[];
  metas: PageElement[];
  linkTags: PageElement[];
  bases: PageElement[];
  scripts: PageElement[];
  styles: PageElement[];
  headings: { element: PageElement; region: Region }[];
  anchors: AnchorPart[];
  images: { element: PageElement; region: Region; blocksBefore: number }[];
  frames: PageElement[];
  /** Form controls, objects, media and whatever else a check asks for by name. */
  others: Map<string, PageElement[]>;
  /** Elements with `itemscope` or `typeof`: microdata and RDFa. */
  items: PageElement[];
  blocks: TextBlock[];
  elementCount: number;
  /** Deepest nesting of elements. */
  depth: number;
}

export function emptyParts(): PageParts {
  return {
    html: null,
    head: null,
    body: null,
    titles: [],
    metas: [],
    linkTags: [],
    bases: [],
    scripts: [],
    styles: [],
    headings: [],
    anchors: [],
    images: [],
    frames: [],
    others: new Map(),
    items: [],
    blocks: [],
    elementCount: 0,
    depth: 0,
  };
}
