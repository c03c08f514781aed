import { crc32, deflateSync } from 'node:zlib';

/** Kind of a PNG's pixels. Source: PNG specification, third edition, 11.2.1. */
export const pixelKinds = { palette: 3, rgba: 6 } as const;

interface PngParts {
  width: number;
  height: number;
  kind: (typeof pixelKinds)[keyof typeof pixelKinds];
  /** Red, green and blue of each colour; with the kind `palette` only. */
  palette?: Buffer;
  /** Every row with the number of its filter before it. */
  rows: Uint8Array;
}

/** A whole PNG file with 8 bits a channel. */
export function pngFile({ width, height, kind, palette, rows }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pixels with transparency as a PNG. */
export function rgbaPng(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): Buffer {
  const length = width * 4;
  const rows = new Uint8Array((length + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  return pngFile({ width, height, kind: pixelKinds.rgba, rows });
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
