import { TextBlocks, type TextBlock } from './text-blocks.ts';
import {
  aroundElements,
  aroundRoles,
  blockElements,
  likelyName,
  textlessElements,
  unlikelyName,
} from './element-kinds.ts';
import {
  attributeOf,
  isElement,
  textContentOf,
  type PageElement,
  type PageNode,
  type PageTree,
} from './tree.ts';

/** A link with the words in it. */
export interface AnchorPart {
  element: PageElement;
  /** Text of the link as shown, white space collapsed. */
  text: string;
  /** Alternative texts of the images in it. */
  alt: string;
  /** Whether it stands outside navigation, footer and the like. */
  inSubject: boolean;
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
  headings: { element: PageElement; inSubject: boolean }[];
  anchors: AnchorPart[];
  images: { element: PageElement; inSubject: boolean; blocksBefore: number }[];
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

/** Element names that are kept in `others`. */
const kept = new Set(
  'input select textarea button label form main article nav header footer video audio source object embed table picture svg template noscript font center marquee blink frameset applet'.split(
    ' ',
  ),
);

/** What is to be undone when an element ends, as bits: most elements have nothing, and pages have many elements. */
const block = 1;
const heading = 2;
const hidden = 4;
const anchor = 8;
const main = 16;
const article = 32;
const around = 64;

interface Step {
  node: PageParentNode;
  next: number;
  leave: number;
}
type PageParentNode = Extract<PageNode, { childNodes: PageNode[] }>;

/** Reads a page once. Iterative, since pages nest tens of thousands of elements when somebody means harm. */
export function walkPage(tree: PageTree): PageParts {
  const walk = new Walk();
  walk.run(tree.document as PageParentNode);
  return walk.parts;
}

class Walk {
  readonly parts: PageParts = {
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
  readonly #blocks = new TextBlocks(this.parts.blocks);
  #anchor: AnchorPart | null = null;
  #hidden = 0;
  #around = 0;
  #main = 0;
  #article = 0;

  run(root: PageParentNode): void {
    const steps: Step[] = [{ node: root, next: 0, leave: 0 }];
    while (steps.length > 0) {
      const step = steps.at(-1)!;
      const child = step.node.childNodes[step.next];
      if (child === undefined) {
        if (step.leave !== 0) this.#leave(step.leave);
        steps.pop();
        continue;
      }
      step.next += 1;
      if (isElement(child)) {
        const leave = this.#enter(child);
        // A template's content is no child of it; what stands there is no part of the page.
        steps.push({ node: child as PageParentNode, next: 0, leave });
        if (steps.length > this.parts.depth) this.parts.depth = steps.length;
      } else if (child.nodeName === '#text' && 'value' in child && this.#hidden === 0) {
        this.#blocks.add(child.value, this.#anchor !== null);
        if (this.#anchor) this.#anchor.text += child.value;
      }
    }
    this.#blocks.flush();
  }

  #enter(element: PageElement): number {
    const { tagName: name } = element;
    this.parts.elementCount += 1;
    this.#keep(element, name);
    let leave = 0;
    if (blockElements.has(name)) {
      this.#flush();
      leave |= block;
    }
    if (isHeading(name)) {
      this.parts.headings.push({ element, inSubject: this.#around === 0 });
      this.#blocks.heading = Number(name.charAt(1));
      leave |= heading;
    }
    if (textlessElements.has(name) || isHidden(element)) {
      this.#hidden += 1;
      leave |= hidden;
    }
    if (name === 'a' && this.#anchor === null && attributeOf(element, 'href') !== null) {
      this.#anchor = { element, text: '', alt: '', inSubject: this.#around === 0 };
      this.parts.anchors.push(this.#anchor);
      leave |= anchor;
    }
    const place = this.#placeOf(element, name);
    if (place !== 0) this.#count(place, 1);
    return leave | place;
  }

  #leave(bits: number): void {
    if (bits & (main | article | around)) this.#count(bits, -1);
    if (bits & block) this.#flush();
    if (bits & heading) this.#blocks.heading = 0;
    if (bits & hidden) this.#hidden -= 1;
    if (bits & anchor) this.#anchor = null;
  }

  #flush(): void {
    this.#blocks.flush();
    if (this.#anchor && this.#anchor.text !== '') this.#anchor.text += ' ';
  }

  #count(bits: number, by: 1 | -1): void {
    this.#blocks.flush();
    if (bits & main) this.#main += by;
    if (bits & article) this.#article += by;
    if (bits & around) this.#around += by;
    this.#blocks.inMain = this.#main > 0;
    this.#blocks.inArticle = this.#article > 0;
    this.#blocks.around = this.#around > 0;
  }

  #placeOf(element: PageElement, name: string): number {
    if (name === 'main' || attributeOf(element, 'role') === 'main') return main;
    if (name === 'article') return article;
    return this.#standsAround(element, name) ? around : 0;
  }

  #standsAround(element: PageElement, name: string): boolean {
    if (aroundElements.has(name)) return true;
    // A header of the page stands around its subject; one of an article holds its headline.
    if (name === 'header') return this.#article === 0 && this.#main === 0;
    if (name === 'body' || name === 'html') return false;
    for (const { name: attribute, value } of element.attrs) {
      if (attribute === 'role' && aroundRoles.has(value)) return true;
      if (
        (attribute === 'class' || attribute === 'id') &&
        unlikelyName.test(value) &&
        !likelyName.test(value)
      )
        return true;
    }
    return false;
  }

  #keep(element: PageElement, name: string): void {
    const { parts } = this;
    for (const { name: attribute } of element.attrs)
      if (attribute === 'itemscope' || attribute === 'typeof') parts.items.push(element);
    switch (name) {
      case 'html':
        parts.html ??= element;
        break;
      case 'head':
        parts.head ??= element;
        break;
      case 'body':
        parts.body ??= element;
        break;
      case 'title':
        if (element.namespaceURI.endsWith('xhtml')) parts.titles.push(element);
        break;
      case 'meta':
        parts.metas.push(element);
        break;
      case 'link':
        parts.linkTags.push(element);
        break;
      case 'base':
        parts.bases.push(element);
        break;
      case 'script':
        parts.scripts.push(element);
        break;
      case 'style':
        parts.styles.push(element);
        break;
      case 'img':
        this.#keepImage(element);
        break;
      case 'iframe':
      case 'frame':
        parts.frames.push(element);
        break;
      case 'area':
        if (attributeOf(element, 'href') !== null)
          parts.anchors.push({
            element,
            text: '',
            alt: attributeOf(element, 'alt') ?? '',
            inSubject: this.#around === 0,
          });
        break;
      default:
        if (kept.has(name)) {
          const list = parts.others.get(name);
          if (list) list.push(element);
          else parts.others.set(name, [element]);
        }
    }
  }

  #keepImage(element: PageElement): void {
    const { parts } = this;
    parts.images.push({ element, inSubject: this.#around === 0, blocksBefore: parts.blocks.length });
    if (this.#anchor) this.#anchor.alt += ` ${attributeOf(element, 'alt') ?? ''}`;
  }
}

function isHeading(name: string): boolean {
  return name.length === 2 && name.charAt(0) === 'h' && name >= 'h1' && name <= 'h6';
}

function isHidden(element: PageElement): boolean {
  for (const { name, value } of element.attrs) {
    if (name === 'hidden') return value.toLowerCase() !== 'until-found';
    if (name === 'style' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value)) return true;
  }
  return false;
}

/** Words of a heading, white space collapsed, as `textContent` gives them. */
export function headingText(element: PageElement): string {
  return textContentOf(element).replace(/\s+/g, ' ').trim();
}
