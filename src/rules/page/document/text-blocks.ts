/** One stretch of text between two block elements. */
export interface TextBlock {
  /** White space collapsed, never empty. */
  text: string;
  /** UTF-16 units of it that stand in links. */
  linkLength: number;
  /** 1 to 6 in a heading, 0 elsewhere. */
  heading: number;
  inMain: boolean;
  inArticle: boolean;
  /** In navigation, footer, form, or something that is named like these. */
  around: boolean;
}

/** Gathers the text of a page block by block while it is walked. */
export class TextBlocks {
  heading = 0;
  inMain = false;
  inArticle = false;
  around = false;
  readonly #blocks: TextBlock[];
  #text = '';
  #linkLength = 0;

  constructor(blocks: TextBlock[]) {
    this.#blocks = blocks;
  }

  add(text: string, inLink: boolean): void {
    this.#text += text;
    if (inLink) this.#linkLength += text.length;
  }

  /** Ends the block that was being gathered. */
  flush(): void {
    if (this.#text === '') return;
    const text = this.#text.replace(/\s+/g, ' ').trim();
    if (text !== '')
      this.#blocks.push({
        text,
        linkLength: Math.min(this.#linkLength, text.length),
        heading: this.heading,
        inMain: this.inMain,
        inArticle: this.inArticle,
        around: this.around,
      });
    this.#text = '';
    this.#linkLength = 0;
  }
}
