import { TextBlocks, type Region } from './text-blocks.ts';
import { aroundRoles, isUnlikelyName, kinds, kindsOf } from './element-kinds.ts';
import { attributeOf, isElement, type PageElement, type PageNode, type PageTree } from './tree.ts';
import { emptyParts, type AnchorPart, type PageParts } from './page-parts.ts';

/** What is to be undone when an element ends, as bits: most elements have nothing, and pages have many elements. */
const block = 1;
const heading = 2;
const hidden = 4;
const anchor = 8;
const main = 16;
const article = 32;
const region = 64;
const code = 128;
const steps = 256;

/** Reads a page once. Iterative, since pages nest tens of thousands of elements when somebody means harm. */
export function walkPage(tree: PageTree): PageParts {
  const walk = new Walk();
  walk.run(tree.document.childNodes);
  return walk.parts;
}

class Walk {
  readonly parts: PageParts = emptyParts();
  readonly #blocks = new TextBlocks(this.parts.blocks);
  readonly #anchors: AnchorPart[] = [];
  #anchor: AnchorPart | undefined;
  #hidden = 0;
  #main = 0;
  #article = 0;
  #code = 0;
  #steps = 0;
  /** Attributes of the element being entered that decide how it is read. */
  #concealed = false;
  #role = '';
  /** Class names repeat thousands of times on a page. */
  readonly #unlikely = new Map<string, boolean>();

  run(root: readonly PageNode[]): void {
    // Three lists in place of one of objects: one entry for each level of nesting.
    const lists: (readonly PageNode[])[] = [root];
    const nexts = [0];
    const leaves = [0];
    let level = 0;
    while (level >= 0) {
      const child = lists[level]![nexts[level]!];
      if (child === undefined) {
        const leave = leaves[level]!;
        if (leave !== 0) this.#leave(leave);
        level -= 1;
        continue;
      }
      nexts[level]! += 1;
      if (isElement(child)) {
        const leave = this.#enter(child);
        // A template's content is no child of it; what stands there is no part of the page.
        const { childNodes } = child;
        if (level + 1 > this.parts.depth) this.parts.depth = level + 1;
        if (childNodes.length === 0) {
          if (leave !== 0) this.#leave(leave);
          continue;
        }
        level += 1;
        lists[level] = childNodes;
        nexts[level] = 0;
        leaves[level] = leave;
      } else if (this.#hidden === 0 && child.nodeName === '#text' && 'value' in child) {
        this.#blocks.add(child.value, this.#anchor !== undefined, this.#code > 0);
        if (this.#anchor) this.#anchor.text += child.value;
      }
    }
    this.#blocks.finish();
  }

  #enter(element: PageElement): number {
    const { tagName: name } = element;
    const kind = kindsOf.get(name) ?? 0;
    this.parts.elementCount += 1;
    this.#concealed = false;
    this.#role = '';
    const unlikely = element.attrs.length > 0 && this.#readAttributes(element, kind);
    let leave = 0;
    if (kind & kinds.block) {
      this.#flush();
      leave |= block;
    }
    if (kind & (kinds.listed | kinds.kept)) leave |= this.#keep(element, name, kind);
    if (kind & kinds.heading) {
      this.parts.headings.push({ element, region: this.#blocks.region });
      this.#blocks.heading = Number(name.charAt(1));
      if (name === 'h1') this.#blocks.markHeading();
      leave |= heading;
    }
    if (kind & kinds.code) {
      this.#code += 1;
      leave |= code;
    }
    if (kind & kinds.steps) {
      this.#steps += 1;
      this.#blocks.inSteps = true;
      leave |= steps;
    }
    if (kind & kinds.textless || this.#concealed) {
      this.#hidden += 1;
      leave |= hidden;
    }
    return leave | this.#enterRegion(name, kind, unlikely);
  }

  /** Looks at each attribute once; true when a name says that the element stands around the subject. */
  #readAttributes(element: PageElement, kind: number): boolean {
    let unlikely = false;
    for (const { name, value } of element.attrs) {
      switch (name) {
        case 'hidden':
          this.#concealed ||= value.toLowerCase() !== 'until-found';
          break;
        case 'style':
          this.#concealed ||= /display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden/i.test(value);
          break;
        case 'role':
          this.#role = value;
          break;
        case 'class':
        case 'id':
          if (kind & kinds.box && !unlikely && value !== '') unlikely = this.#isUnlikely(value);
          break;
        case 'itemscope':
        case 'typeof':
          if (this.parts.items.at(-1) !== element) this.parts.items.push(element);
          break;
      }
    }
    return unlikely;
  }

  #isUnlikely(name: string): boolean {
    let answer = this.#unlikely.get(name);
    if (answer === undefined) {
      answer = isUnlikelyName(name);
      this.#unlikely.set(name, answer);
    }
    return answer;
  }

  #enterRegion(name: string, kind: number, unlikely: boolean): number {
    if (name === 'main' || this.#role === 'main') {
      this.#main += 1;
      this.#blocks.enterRegion(false, false);
      this.#blocks.inMain = true;
      return main | region;
    }
    if (name === 'article') {
      this.#blocks.flush();
      this.#article += 1;
      this.#blocks.inArticle = true;
      return article;
    }
    // A header of the page stands around its subject; one of an article holds its headline.
    const byTag =
      (kind & kinds.around) !== 0 || (name === 'header' && this.#article === 0 && this.#main === 0);
    if (!byTag && !unlikely && !aroundRoles.has(this.#role)) return 0;
    if (name === 'body' || name === 'html') return 0;
    this.#blocks.enterRegion(true, !byTag);
    return region;
  }

  #leave(bits: number): void {
    if (bits & region) this.#blocks.leaveRegion();
    if (bits & (main | article)) {
      this.#blocks.flush();
      if (bits & main) this.#main -= 1;
      else this.#article -= 1;
      this.#blocks.inMain = this.#main > 0;
      this.#blocks.inArticle = this.#article > 0;
    }
    if (bits & block) this.#flush();
    if (bits & heading) this.#blocks.heading = 0;
    if (bits & hidden) this.#hidden -= 1;
    if (bits & code) this.#code -= 1;
    if (bits & steps) {
      this.#steps -= 1;
      this.#blocks.inSteps = this.#steps > 0;
    }
    if (bits & anchor) {
      this.#anchors.pop();
      this.#anchor = this.#anchors.at(-1);
    }
  }

  #flush(): void {
    this.#blocks.flush();
    if (this.#anchor && this.#anchor.text !== '') this.#anchor.text += ' ';
  }

  /** Puts an element into its list; gives what is to be undone when it ends. */
  #keep(element: PageElement, name: string, kind: number): number {
    const { parts } = this;
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
      case 'a':
      case 'area':
        return this.#keepAnchor(element, name);
    }
    if (kind & kinds.kept) {
      const list = parts.others.get(name);
      if (list) list.push(element);
      else parts.others.set(name, [element]);
    }
    return 0;
  }

  #keepAnchor(element: PageElement, name: string): number {
    // The old xlink:href of drawings is no link of the document.
    if (!element.attrs.some((attribute) => attribute.name === 'href' && !attribute.prefix)) return 0;
    const part = { element, text: '', alt: '', region: this.#region };
    this.parts.anchors.push(part);
    if (name === 'area') {
      part.alt = attributeOf(element, 'alt') ?? '';
      return 0;
    }
    this.#anchors.push(part);
    this.#anchor = part;
    return anchor;
  }

  get #region(): Region {
    return this.#blocks.region;
  }

  #keepImage(element: PageElement): void {
    const { parts } = this;
    parts.images.push({ element, region: this.#region, blocksBefore: parts.blocks.length });
    if (this.#anchor) this.#anchor.alt += ` ${attributeOf(element, 'alt') ?? ''}`;
  }
}
