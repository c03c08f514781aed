import bidiFactory from 'bidi-js';
import { Buffer as GlyphBuffer, Direction, shape } from 'harfbuzzjs';
import { typefaceFor, type Typeface, type Voice } from './typefaces.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text that can be drawn: every character has its typeface. */
export interface SetText {
  text: string;
  /** Base direction, by the first letter that has one. */
  rightToLeft: boolean;
  /** Typeface of each UTF-16 unit. */
  typefaces: readonly Typeface[];
  /** Characters that no typeface of ours has, each once. They are not in `text`. */
  missing: readonly string[];
  /** Typeface of what is put behind a part: an ellipsis or a hyphen. */
  tail: Typeface | null;
}

/** Finds the typeface of every character. White space becomes single blanks; what cannot be drawn is left out. */
export async function setText(given: string, voice: Voice): Promise<SetText> {
  const wanted = given
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  let text = '';
  const typefaces: Typeface[] = [];
  const missing = new Set<string>();
  for (const { segment } of graphemes.segment(wanted)) {
    const found = await drawable(segment, voice, wanted);
    if (!found) {
      missing.add(segment);
      continue;
    }
    text += found.segment;
    typefaces.push(...Array.from({ length: found.segment.length }, () => found.typeface));
  }
  const level = bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0;
  const tail = await typefaceFor('…', voice, text);
  return { text, rightToLeft: level % 2 === 1, typefaces, missing: [...missing], tail };
}

/** A joined emoji that no typeface has whole is drawn as its first part. */
async function drawable(segment: string, voice: Voice, text: string) {
  const whole = await typefaceFor(segment, voice, text);
  if (whole) return { segment, typeface: whole };
  const [first = ''] = segment.split('\u200D');
  const plain = first.replace(/\p{Emoji_Modifier}|\uFE0F/gu, '');
  if (plain === '' || plain === segment || !/\p{Extended_Pictographic}/u.test(plain)) return null;
  const part = await typefaceFor(plain, voice, text);
  return part && { segment: plain, typeface: part };
}

interface Run {
  typeface: Typeface;
  /** Odd: from right to left. */
  level: number;
  start: number;
  end: number;
}

type Glyph = ReturnType<GlyphBuffer['getGlyphInfosAndPositions']>[number];

interface ShapedRun extends Run {
  glyphs: readonly Glyph[];
}

export interface ShapedLine {
  /** In em. */
  width: number;
  /** SVG elements for one em of size 1, the baseline at 0, y downwards. */
  glyphs: string;
}

/** Width of a part of a text on one line, in em. */
export function widthOf(set: SetText, start: number, end: number): number {
  return runsOf(set, start, end).reduce((width, run) => width + advanceOf(run), 0);
}

/** Draws a part of a text as one line: shaped, and in the order in which it is seen. */
export function shapeLine(set: SetText, start: number, end: number): ShapedLine {
  let width = 0;
  let glyphs = '';
  for (const run of inSeenOrder(runsOf(set, start, end))) {
    glyphs += glyphsOf(run, width);
    width += advanceOf(run);
  }
  return { width, glyphs };
}

function runsOf(set: SetText, start: number, end: number): ShapedRun[] {
  const text = set.text.slice(start, end);
  const { levels } = bidi.getEmbeddingLevels(text, set.rightToLeft ? 'rtl' : 'ltr');
  const runs: Run[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const typeface = set.typefaces[start + index];
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (!typeface) continue;
    if (last && last.typeface === typeface && last.level === level) last.end = index + 1;
    else runs.push({ typeface, level, start: index, end: index + 1 });
  }
  return runs.map((run) => ({ ...run, glyphs: shapeRun(text, run) }));
}

/** Unicode Bidirectional Algorithm, rule L2: from the highest level down, reverse what stands at it or above. */
function inSeenOrder(runs: readonly ShapedRun[]): ShapedRun[] {
  const seen = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while (to < seen.length && (seen[to]?.level ?? 0) >= level) to += 1;
      if (to > from) {
        seen.splice(from, to - from, ...seen.slice(from, to).toReversed());
        from = to;
      }
    }
  }
  return seen;
}

function shapeRun(text: string, { typeface, level, start, end }: Run): readonly Glyph[] {
  const buffer = new GlyphBuffer();
  buffer.addText(text, start, end - start);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(typeface.font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function advanceOf({ typeface, glyphs }: ShapedRun): number {
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / typeface.unitsPerEm;
}

function glyphsOf({ typeface, glyphs }: ShapedRun, left: number): string {
  const scale = 1 / typeface.unitsPerEm;
  let x = left * typeface.unitsPerEm;
  let drawn = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
    const path = typeface.outlineOf(codepoint);
    if (path !== '') {
      const place = `${round((x + xOffset) * scale)} ${round(-yOffset * scale)}`;
      drawn += `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${path}"/>`;
    }
    x += xAdvance;
  }
  return drawn;
}

const round = (value: number) => Math.round(value * 100_000) / 100_000;
