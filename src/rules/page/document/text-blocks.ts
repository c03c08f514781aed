import { collapseAll } from './tree.ts';

/** A part of the page that holds its subject or stands around it, with the parts in it. */
export interface Region {
  parent: Region | null;
  /** In navigation, footer, form, or something that is named like these. Settled when the whole page is read. */
  around: boolean;
  /** Only its class, id or role says that it stands around the subject. */
  byName: boolean;
  /** UTF-16 units of text in it, parts in it included. */
  length: number;
  /** Holds a main heading, in it or in its parts. */
  holdsHeading: boolean;
}

/** One stretch of text between two block elements. */
export interface TextBlock {
  /** White space collapsed, never empty. */
  text: string;
  /** UTF-16 units of it that stand in links. */
  linkLength: number;
  /** UTF-16 units of it that are code. */
  codeLength: number;
  /** 1 to 6 in a heading, 0 elsewhere. */
  heading: number;
  inMain: boolean;
  inArticle: boolean;
  /** In a numbered list: mostly something to do. */
  inSteps: boolean;
  region: Region;
}

/** A name is not believed of what holds more than this share of a page's text: it is a wrapper ("has-sidebar"). */
const mostAround = 0.85;
/** The same for what holds the main heading too: long comments do not. */
const mostAroundHeading = 0.5;

/** Gathers the text of a page block by block while it is walked. */
export class TextBlocks {
  heading = 0;
  inMain = false;
  inArticle = false;
  inSteps = false;
  region: Region = { parent: null, around: false, byName: false, length: 0, holdsHeading: false };
  readonly #blocks: TextBlock[];
  readonly #regions: Region[] = [];
  #text = '';
  #linkLength = 0;
  #codeLength = 0;

  constructor(blocks: TextBlock[]) {
    this.#blocks = blocks;
  }

  add(text: string, inLink: boolean, inCode: boolean): void {
    if (this.#text === '' && isBlank(text)) return;
    this.#text += text;
    if (inLink) this.#linkLength += text.length;
    if (inCode) this.#codeLength += text.length;
  }

  /** Ends the block that was being gathered. */
  flush(): void {
    if (this.#text === '') return;
    const text = collapseAll(this.#text);
    if (text !== '') {
      this.region.length += text.length;
      this.#blocks.push({
        text,
        linkLength: Math.min(this.#linkLength, text.length),
        codeLength: Math.min(this.#codeLength, text.length),
        heading: this.heading,
        inMain: this.inMain,
        inArticle: this.inArticle,
        inSteps: this.inSteps,
        region: this.region,
      });
    }
    this.#text = '';
    this.#linkLength = 0;
    this.#codeLength = 0;
  }

  /** Begins a part of the page; `leaveRegion` ends it. */
  enterRegion(around: boolean, byName: boolean): void {
    this.flush();
    this.region = { parent: this.region, around, byName, length: 0, holdsHeading: false };
    this.#regions.push(this.region);
  }

  leaveRegion(): void {
    this.flush();
    this.region = this.region.parent ?? this.region;
  }

  /** Notes a main heading in the present part and in those around it. */
  markHeading(): void {
    for (let region: Region | null = this.region; region && !region.holdsHeading; region = region.parent)
      region.holdsHeading = true;
  }

  /** Settles which parts stand around the subject. To be called once, when everything is read. */
  finish(): void {
    this.flush();
    // Inner parts come later in the list than those that hold them.
    for (let index = this.#regions.length - 1; index >= 0; index -= 1) {
      const { parent, length } = this.#regions[index]!;
      if (parent) parent.length += length;
    }
    const all = this.#regions[0]?.parent?.length ?? 0;
    for (const region of this.#regions) {
      if (region.byName && region.length > all * (region.holdsHeading ? mostAroundHeading : mostAround))
        region.around = false;
      // A main landmark is the subject whatever it stands in; its own region says so by `around: false`.
      if (region.around || region.byName) region.around ||= region.parent?.around ?? false;
    }
  }
}

function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 32) return false;
  return true;
}
