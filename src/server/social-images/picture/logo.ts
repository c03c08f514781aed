import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { rgbaPng } from './png-file.ts';
import { guardedSvg } from './foreign-svg.ts';
import type { DrawnLogo } from './scene.ts';

/** Pixels of a kept logo's longer side: as large as any design draws it. */
const keptSide = 560;
/** Of a file's sides, before it is decoded: 16 million pixels are 64 MB of memory. */
const mostPixels = 16_000_000;
const mostSide = 8_192;

/**
 * A logo's file as a small PNG, whatever it was: PNG, JPEG, WebP or SVG by its first bytes.
 * @returns null when it is none of these, or too large, or broken
 */
export async function normaliseLogo(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    const bytes = Buffer.from(file);
    const size = rasterSize(bytes);
    const png =
      size === 'webp'
        ? await fromWebp(bytes)
        : size === null
          ? fromSvg(bytes.toString('utf8'))
          : isBounded(size)
            ? scaled(bytes, size)
            : null;
    // The renderer draws nothing where it cannot decode.
    return png && readLogo(png).seen > 0 ? png : null;
  } catch {
    // A broken file is the owner's; the picture is drawn without it.
    return null;
  }
}

interface Size {
  type: 'png' | 'jpeg';
  width: number;
  height: number;
}

const isBounded = ({ width, height }: Pick<Size, 'width' | 'height'>) =>
  width > 0 && height > 0 && width <= mostSide && height <= mostSide && width * height <= mostPixels;

function rasterSize(bytes: Buffer): Size | 'webp' | null {
  if (bytes.readUInt32BE(0) === 0x89504e47)
    return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** Source: ITU-T T.81, B.1.1.3 and B.2.2: segments up to the frame header. */
function jpegSize(bytes: Buffer): Size | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

function scaled(bytes: Buffer, { type, width, height }: Size): Uint8Array {
  const href = `data:image/${type};base64,${bytes.toString('base64')}`;
  return asPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`,
    { width, height },
    Math.min(keptSide, Math.max(width, height)),
  );
}

/** @param side pixels of the longer one */
function asPng(svg: string, { width, height }: Pick<Size, 'width' | 'height'>, side: number): Uint8Array {
  const fitTo = { mode: width >= height ? ('width' as const) : ('height' as const), value: side };
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

function fromSvg(text: string): Uint8Array | null {
  let pixels = 0;
  const svg = guardedSvg(text, (file) => {
    const size = rasterSize(file);
    if (size === null || size === 'webp' || !isBounded(size)) return false;
    pixels += size.width * size.height;
    return pixels <= mostPixels;
  });
  if (svg === null) return null;
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
  if (!(width > 0 && height > 0) || width / height > 20 || height / width > 20) return null;
  return asPng(svg, { width, height }, keptSide);
}

let webp: Promise<void> | null = null;

async function fromWebp(bytes: Buffer): Promise<Uint8Array | null> {
  const size = webpSize(bytes);
  if (!size || !isBounded(size)) return null;
  webp ??= startWebp();
  await webp;
  const { data, width, height } = await decodeWebp(new Uint8Array(bytes).buffer);
  return scaled(rgbaPng(data, width, height), { type: 'png', width, height });
}

async function startWebp(): Promise<void> {
  const packages = createRequire(import.meta.url);
  // The decoder was written for browsers, which have this class.
  Reflect.set(
    globalThis,
    'ImageData',
    class {
      data: Uint8ClampedArray;
      width: number;
      height: number;
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data;
        this.width = width;
        this.height = height;
      }
    },
  );
  const wasm = readFileSync(packages.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'));
  await initWebp({ wasmBinary: new Uint8Array(wasm).buffer });
}

/** Source: RFC 9649, 2.5 to 2.7: the three kinds of the first chunk. */
function webpSize(bytes: Buffer): Pick<Size, 'width' | 'height'> | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** Pixels below this opacity are not seen. */
const seenFrom = 128;

/** A normalised logo as designs take it: with its size, its mean colour, and whether it fills its own ground. */
export function readLogo(png: Uint8Array): DrawnLogo {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const href = `data:image/png;base64,${bytes.toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><image href="${href}" width="${width}" height="${height}" preserveAspectRatio="none"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render();
  let [red, green, blue, seen] = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < seenFrom) continue;
    // The renderer's pixels are multiplied by their opacity.
    red += ((pixels[at] ?? 0) * 255) / alpha;
    green += ((pixels[at + 1] ?? 0) * 255) / alpha;
    blue += ((pixels[at + 2] ?? 0) * 255) / alpha;
    seen += 1;
  }
  const mean = [red, green, blue].map((sum) => Math.min(255, Math.round(sum / Math.max(1, seen))));
  const colour = `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  const share = seen / (pixels.length / 4);
  return { href, width, height, colour, seen: share, opaque: share > 0.985 };
}
