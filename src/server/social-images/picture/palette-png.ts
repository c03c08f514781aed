import { pixelKinds, pngFile } from './png-file.ts';

/** Colours of a palette. */
const paletteSize = 256;
/** With more than these it holds a photograph, whose shades are brought together first. */
const mostColours = 6_000;
/** Bits that are kept of each channel then: 4,096 colours. */
const coarse = 0xff_f0_f0_f0;

/**
 * Encodes opaque RGBA pixels as a PNG with a palette: a third of the size, and quicker than in full colour. Rare
 * shades are drawn in the nearest common one.
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const found = numbered(words) ?? numbered(words.map((word) => (word & coarse) >>> 0));
  if (!found) throw new Error('More than 4,096 colours in 12 bits');
  const { numbers, colours, counts } = found;
  const common = colours.map((_, number) => number).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const palette = common.slice(0, paletteSize).map((number) => colours[number] ?? 0);
  const places = new Uint8Array(colours.length);
  for (const [rank, number] of common.entries())
    places[number] = rank < paletteSize ? rank : nearest(colours[number] ?? 0, palette);

  // Every row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, from += 1) rows[row + x] = places[numbers[from] ?? 0] ?? 0;
  }
  const colourTable = Buffer.from(palette.flatMap(channels));
  return pngFile({ width, height, kind: pixelKinds.palette, palette: colourTable, rows });
}

/** Gives every colour a number in the order of its first pixel; null when there are too many. */
function numbered(pixels: Uint32Array) {
  const known = new Map<number, number>();
  const counts: number[] = [];
  const numbers = new Uint16Array(pixels.length);
  let last = -1;
  let number = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    if (colour !== last) {
      last = colour;
      number = known.get(colour) ?? known.size;
      if (number === known.size) {
        if (number === mostColours) return null;
        known.set(colour, number);
        counts.push(0);
      }
    }
    numbers[at] = number;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return { numbers, counts, colours: [...known.keys()] };
}

/** Red, green and blue of a pixel as it lies in memory on little-endian machines, which all of Node's are. */
function channels(colour: number): [number, number, number] {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, other] of palette.entries()) {
    const [r, g, b] = channels(other);
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
