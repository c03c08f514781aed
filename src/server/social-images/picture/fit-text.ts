import { shapeLine, widthOf, type SetText, type ShapedLine } from './shaping.ts';

export interface TextRoom {
  width: number;
  height: number;
  /** Size of the type in pixels: as big as fits between these. */
  largest: number;
  smallest: number;
  /** Distance of two baselines in em, for Latin letters. Others may need more. */
  leading: number;
  lines: number;
}

export interface FittedText {
  size: number;
  /** In em, as used. */
  leading: number;
  lines: ShapedLine[];
  /** Not all of the text had room; the last line ends with an ellipsis. */
  cut: boolean;
}

/** Scripts with marks above and below the letters, or without ascenders to share the room with. */
const tall = /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;
const full =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
/** Each step down, as a share of the size. */
const step = 0.955;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts that are broken between any two words, without blanks. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A piece that is never broken, with the blank behind it. */
interface Piece {
  start: number;
  end: number;
  width: number;
  /** Width of the blank behind it. */
  gap: number;
  /** A part of a word that goes on in the next line. */
  hyphen?: boolean;
}

function piecesOf(set: SetText): Piece[] {
  const pieces: Piece[] = [];
  let glued = false;
  for (const { segment, index, isWordLike } of words.segment(set.text)) {
    const last = pieces.at(-1);
    const end = index + segment.length;
    if (segment === ' ') {
      if (last) last.gap = widthOf(set, index, end);
      glued = false;
      continue;
    }
    // Marks stay with the word before them; opening ones with the word behind.
    const opens = /^[\p{Ps}\p{Pi}¿¡#@$€£]+$/u.test(segment);
    const breakable = isWordLike === true && unspaced.test(segment);
    if (last && last.gap === 0 && (glued || !(breakable || opens))) last.end = end;
    else pieces.push({ start: index, end, width: 0, gap: 0 });
    glued = opens;
  }
  for (const piece of pieces) piece.width = widthOf(set, piece.start, piece.end);
  return pieces;
}

/** Breaks words that alone are wider than a line, between any two characters; Latin ones get a hyphen. */
function broken(set: SetText, pieces: readonly Piece[], width: number): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.width <= width) return [piece];
    const hyphen = /^\p{Script=Latin}/u.test(set.text.slice(piece.start, piece.end));
    const room = hyphen ? width - widthOf(withTail(set, 0, 0, '-'), 0, 1) : width;
    const parts: Piece[] = [];
    for (const { segment, index } of graphemes.segment(set.text.slice(piece.start, piece.end))) {
      const start = piece.start + index;
      const end = start + segment.length;
      const last = parts.at(-1);
      const grown = last ? widthOf(set, last.start, end) : 0;
      if (last && grown <= room) Object.assign(last, { end, width: grown });
      else {
        if (last) Object.assign(last, { hyphen, width: last.width + width - room });
        parts.push({ start, end, width: widthOf(set, start, end), gap: 0 });
      }
    }
    const last = parts.at(-1);
    if (last) last.gap = piece.gap;
    return parts;
  });
}

interface Line {
  start: number;
  end: number;
  width: number;
  hyphen: boolean;
}

function wrap(pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && last.width + gap + piece.width <= width) {
      last.end = piece.end;
      last.width += gap + piece.width;
      last.hyphen = piece.hyphen === true;
    } else lines.push({ ...piece, hyphen: piece.hyphen === true });
    gap = piece.gap;
  }
  return lines;
}

/** The narrowest width that needs no more lines: lines of like length instead of a lone last word. */
function balanced(pieces: readonly Piece[], width: number): Line[] {
  const best = wrap(pieces, width);
  let narrow = Math.max(...pieces.map((piece) => piece.width));
  let wide = width;
  for (let round = 0; round < 7 && wide - narrow > 0.05; round += 1) {
    const middle = (narrow + wide) / 2;
    if (wrap(pieces, middle).length > best.length) narrow = middle;
    else wide = middle;
  }
  return wrap(pieces, wide);
}

function leadingOf(text: string, leading: number): number {
  if (tall.test(text)) return Math.max(leading, 1.42);
  return full.test(text) ? Math.max(leading, 1.22) : leading;
}

/** Sets a text as big as its room allows; what is still too long is cut with an ellipsis. Never overflows. */
export function fitText(set: SetText, room: TextRoom): FittedText {
  const leading = leadingOf(set.text, room.leading);
  const pieces = piecesOf(set);
  if (pieces.length === 0) return { size: room.smallest, leading, lines: [], cut: false };
  // One endless word is broken before it makes everything else small.
  const endless = room.largest * 0.5;
  for (let size = room.largest; size > room.smallest; size *= step) {
    const width = room.width / size;
    const fitting = pieces.every((piece) => piece.width <= width);
    if (!fitting && size > endless) continue;
    const parts = fitting ? pieces : broken(set, pieces, width);
    const lines = wrap(parts, width);
    if (lines.length <= room.lines && lines.length * leading * size <= room.height)
      return drawn(set, fitting ? balanced(parts, width) : lines, size, leading, false);
  }
  const size = room.smallest;
  const width = room.width / size;
  const most = Math.max(1, Math.min(room.lines, Math.floor(room.height / (leading * size))));
  const small = broken(set, pieces, width);
  const lines = wrap(small, width);
  if (lines.length <= most) return drawn(set, balanced(small, width), size, leading, false);
  return { size, leading, cut: true, lines: cutLines(set, lines, most) };
}

function drawn(
  set: SetText,
  lines: readonly Line[],
  size: number,
  leading: number,
  cut: boolean,
): FittedText {
  return { size, leading, cut, lines: lines.map((line) => drawnLine(set, line)) };
}

function drawnLine(set: SetText, { start, end, hyphen }: Line): ShapedLine {
  return hyphen ? shapeLine(withTail(set, start, end, '-'), 0, end - start + 1) : shapeLine(set, start, end);
}

/** The lines up to the last that has room, which ends with an ellipsis. */
function cutLines(set: SetText, lines: readonly Line[], most: number): ShapedLine[] {
  const before = lines.slice(0, most - 1).map((line) => drawnLine(set, line));
  const last = lines[most - 1];
  if (!last) return before;
  const limit = Math.max(...lines.map((line) => line.width));
  const ends = [...graphemes.segment(set.text.slice(last.start, last.end))].map(
    ({ segment, index }) => last.start + index + segment.length,
  );
  for (const end of ends.toReversed()) {
    const kept = set.text.slice(last.start, end).replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '');
    const shown = shapeLine(withTail(set, last.start, last.start + kept.length, '…'), 0, kept.length + 1);
    if (shown.width <= limit) return [...before, shown];
  }
  return before;
}

/** A part of the text with one more character, which every voice's first typeface has. */
function withTail(set: SetText, start: number, end: number, tail: '…' | '-'): SetText {
  const typefaces = set.typefaces.slice(start, end);
  const typeface = set.tail ?? typefaces.at(-1);
  return {
    ...set,
    text: set.text.slice(start, end) + tail,
    typefaces: typeface ? [...typefaces, typeface] : typefaces,
  };
}
