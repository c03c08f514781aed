// oxlint-disable no-underscore-dangle -- members of parse5's tokenizer are named so
import { html as htmlTags, InsertionMode, Token, Tokenizer, TokenizerMode, type Parser } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { isBlankText, isSpace, kindOfSign, PlainSource, referenceAt, signs } from './plain-source.ts';
import { refuseTooMany } from './most-pieces.ts';
import { PlainTags } from './plain-tags.ts';

const less = 0x3c;
const greater = 0x3e;
const slash = 0x2f;
const exclamation = 0x21;
const carriageReturn = 0x0d;

/** Insertion modes in which white space and other text go the same way, so that one token serves for both. */
const evenModes: ReadonlySet<InsertionMode> = new Set([
  InsertionMode.IN_BODY,
  InsertionMode.IN_CAPTION,
  InsertionMode.IN_CELL,
  InsertionMode.IN_TEMPLATE,
  InsertionMode.TEXT,
  InsertionMode.IN_SELECT,
  InsertionMode.IN_SELECT_IN_TABLE,
]);

type Handler = Parser<DefaultTreeAdapterMap>;

/**
 * Parse5's tokenizer with shortcuts. It reads sign by sign through the states of the HTML standard; here a plain tag, a
 * stretch of text, a comment, a script or a style is cut out of the source at once. Whatever is not plain (a NUL, a
 * carriage return in a value, an unclosed tag, a repeated quotation mark …) is left, from its first sign on, to the
 * states, so that the tree is the same for every input. It also notes where each start tag begins.
 */
export class PlainTokenizer extends Tokenizer {
  /** Offset of the last start tag's `<`, in UTF-16 units. */
  tagStart = 0;
  readonly #html: string;
  readonly #parser: Handler;
  readonly #source: PlainSource;
  readonly #tags: PlainTags;
  /** The parser looks at the token of an end tag while it is given and keeps none, so that one serves for all. */
  readonly #endTag: Token.TagToken = {
    type: Token.TokenType.END_TAG,
    tagName: '',
    tagID: htmlTags.TAG_ID.UNKNOWN,
    selfClosing: false,
    ackSelfClosing: false,
    attrs: [],
    location: null,
  };
  /** Up to here the states read by themselves. */
  #leftUntil = -1;

  constructor(parser: Handler, html: string) {
    super(parser.options, parser);
    this.#html = html;
    this.#parser = parser;
    this.#source = new PlainSource(html);
    this.#tags = new PlainTags(this.#source);
    // Keeps the whole source in one piece, so that a place is an offset in it. It is held as long as the tree anyway.
    this.preprocessor.bufferWaterline = Number.POSITIVE_INFINITY;
  }

  /** Asked with 1 when a start tag's name begins, one unit behind its `<`. */
  protected override getCurrentLocation(unitsBack: number): null {
    if (unitsBack === 1) this.tagStart = this.preprocessor.offset - 1;
    return null;
  }

  /** Attributes of one tag: they are counted while they come, since all of them are kept until the tag ends. */
  protected override _leaveAttrName(): void {
    super._leaveAttrName();
    if (this.currentToken !== null && 'attrs' in this.currentToken)
      refuseTooMany(this.currentToken.attrs.length);
  }

  protected override _runParsingLoop(): void {
    if (this.inLoop) return;
    this.inLoop = true;
    while (this.active && !this.paused) {
      if (this.#shortcut()) continue;
      this.consumedAfterSnapshot = 0;
      const sign = this._consume();
      if (!this._ensureHibernation()) this._callState(sign);
    }
    this.inLoop = false;
  }

  /** Reads one piece at once where it is plain; false when the states must read. */
  #shortcut(): boolean {
    const { state } = this;
    const from = this.preprocessor.pos + 1;
    if (from < this.#leftUntil || from >= this.#html.length) return false;
    // The states remember a carriage return for one sign more.
    if (this.#html.charCodeAt(from - 1) === carriageReturn) return false;
    switch (state) {
      case TokenizerMode.DATA:
        return this.#html.charCodeAt(from) === less ? this.#readMarkup(from) : this.#readText(from);
      case TokenizerMode.RCDATA:
      case TokenizerMode.RAWTEXT:
      case TokenizerMode.SCRIPT_DATA:
        return this.#readRaw(from, state);
      default:
        return false;
    }
  }

  #readMarkup(from: number): boolean {
    const html = this.#html;
    const code = html.charCodeAt(from + 1);
    if (code === slash) return this.#readEndTag(from);
    if (code === exclamation) return this.#readComment(from);
    if (!(code < 128) || !(kindOfSign[code]! & signs.letter)) return false;
    const nameEndsAt = this.#tags.endOfTagName(from + 1);
    if (nameEndsAt < 0) return false;
    const end = this.#tags.readAttributes(nameEndsAt);
    if (end < 0) return false;
    this.#emitPending(end);
    this.tagStart = from;
    const { name, id } = this.#tags.tagName(from + 1, nameEndsAt);
    this.lastStartTagName = name;
    this.#parser.onStartTag({
      type: Token.TokenType.START_TAG,
      tagName: name,
      tagID: id,
      selfClosing: this.#tags.selfClosing,
      ackSelfClosing: false,
      attrs: this.#tags.attributes,
      location: null,
    });
    return true;
  }

  #readEndTag(from: number): boolean {
    const html = this.#html;
    const code = html.charCodeAt(from + 2);
    if (!(code < 128) || !(kindOfSign[code]! & signs.letter)) return false;
    const nameEndsAt = this.#tags.endOfTagName(from + 2);
    if (nameEndsAt < 0) return false;
    let end = nameEndsAt;
    while (isSpace(html.charCodeAt(end))) end += 1;
    if (html.charCodeAt(end) !== greater) return false;
    this.#emitPending(end);
    const { name, id } = this.#tags.tagName(from + 2, nameEndsAt);
    const token = this.#endTag;
    token.tagName = name;
    token.tagID = id;
    this.#parser.onEndTag(token);
    return true;
  }

  #readComment(from: number): boolean {
    const html = this.#html;
    if (!html.startsWith('--', from + 2)) return false;
    const start = from + 4;
    const end = this.#source.commentEnd.from(start);
    if (!Number.isFinite(end) || this.#source.holdsReplaced(start, end)) return false;
    const data = html.slice(start, end);
    if (/^-?>|--|<!|-$/.test(data)) return false;
    this.#emitPending(end + 2);
    this.#parser.onComment({ type: Token.TokenType.COMMENT, data, location: null });
    return true;
  }

  #readText(from: number): boolean {
    const html = this.#html;
    const parser = this.#parser;
    if (parser.skipNextNewLine) return false;
    const ampersand = this.#source.ampersand.from(from);
    if (ampersand === from) return this.#readReference(from);
    let end = Math.min(
      html.length,
      ampersand,
      this.#source.less.from(from),
      this.#source.carriageReturn.from(from),
      this.#source.nul.from(from),
    );
    if (end === from) return false;
    let word = from;
    while (word < end && isSpace(html.charCodeAt(word))) word += 1;
    const isBlank = word === end;
    if (!isBlank && !this.inForeignNode && !evenModes.has(parser.insertionMode)) {
      // Here white space goes another way: only what stands before the next change is read.
      if (word > from) end = word;
      else while (word < end && !isSpace(html.charCodeAt(word))) word += 1;
      end = word;
    }
    this.#emitText(html.slice(from, end), end - 1);
    return true;
  }

  /** One of the usual references in text. */
  #readReference(from: number): boolean {
    const reference = referenceAt(this.#html, from);
    if (reference === null) return false;
    this.#emitText(reference.text, reference.end);
    return true;
  }

  /** Content of a script, style, title and the like, up to the end tag. */
  #readRaw(from: number, mode: Tokenizer['state']): boolean {
    const html = this.#html;
    const end = this.#endOfRaw(from);
    const isPlain =
      Number.isFinite(end) &&
      !this.#parser.skipNextNewLine &&
      !this.#source.holdsReplaced(from, end) &&
      (mode !== TokenizerMode.RCDATA || this.#source.ampersand.from(from) >= end);
    const text = isPlain ? html.slice(from, end) : '';
    if (!isPlain || (mode === TokenizerMode.SCRIPT_DATA && text.includes('<!--'))) {
      this.#leftUntil = end;
      return false;
    }
    if (text !== '') this.#emitText(text, end - 1);
    // The end tag is the one that was looked for, so that nothing but a tag can follow.
    this.state = TokenizerMode.DATA;
    return true;
  }

  /** Place of the end tag that closes the last start tag; infinite without one. */
  #endOfRaw(from: number): number {
    const html = this.#html;
    const name = this.lastStartTagName;
    for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
      const end = at + 2 + name.length;
      const code = html.charCodeAt(end);
      if (
        (isSpace(code) || code === slash || code === greater) &&
        html.slice(at + 2, end).toLowerCase() === name
      )
        return at;
    }
    return Number.POSITIVE_INFINITY;
  }

  #emitText(chars: string, last: number): void {
    this.#emitPending(last);
    if (isBlankText(chars))
      this.#parser.onWhitespaceCharacter({
        type: Token.TokenType.WHITESPACE_CHARACTER,
        chars,
        location: null,
      });
    else this.#parser.onCharacter({ type: Token.TokenType.CHARACTER, chars, location: null });
  }

  /** Gives on what the states had gathered, and takes everything up to a place as read. */
  #emitPending(last: number): void {
    if (this.currentCharacterToken !== null) this._emitCurrentCharacterToken(null);
    this.preprocessor.pos = last;
  }
}
