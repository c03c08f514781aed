import { contrastOf } from '#rules/colours/contrast.ts';
import { fitText, type TextRoom } from './fit-text.ts';
import type { DrawnLogo } from './scene.ts';
import type { SetText } from './shaping.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `start` is where the text's own direction begins. */
export type Align = 'start' | 'center' | 'end';

interface TextBlock extends Box, Pick<TextRoom, 'largest' | 'smallest' | 'leading' | 'lines'> {
  colour: string;
  align?: Align;
  /** Where in the box's height; the top when absent. */
  upright?: 'top' | 'middle' | 'bottom';
}

export interface DrawnText {
  svg: string;
  /** What the text really covers. */
  top: number;
  bottom: number;
  width: number;
  size: number;
  cut: boolean;
}

const nothing = { svg: '', width: 0, size: 0, cut: false };
const tall = /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;
const full = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How far letters reach above and below their baseline, in em. */
function reach(text: string): readonly [above: number, below: number] {
  if (tall.test(text)) return [1.02, 0.38];
  return full.test(text) ? [0.86, 0.16] : [0.73, 0.21];
}

/** A text as big as its box allows. Draws nothing for no text. */
export function textBlock(set: SetText | null, block: TextBlock): DrawnText {
  if (!set) return { ...nothing, top: block.y, bottom: block.y };
  const { x, y, width, height, colour, align = 'start', upright = 'top' } = block;
  const { size, leading, lines, cut } = fitText(set, block);
  const [above, below] = reach(set.text);
  const used = lines.length === 0 ? 0 : ((lines.length - 1) * leading + above + below) * size;
  const top = upright === 'top' ? y : upright === 'bottom' ? y + height - used : y + (height - used) / 2;
  const widest = Math.max(0, ...lines.map((line) => line.width)) * size;
  const atRight = align === 'end' ? !set.rightToLeft : align === 'start' && set.rightToLeft;
  const svg = lines
    .map((line, index) => {
      const room = width - line.width * size;
      const left = x + (align === 'center' ? room / 2 : atRight ? room : 0);
      const baseline = top + (above + index * leading) * size;
      return `<g transform="translate(${round(left)} ${round(baseline)}) scale(${round(size)})">${line.glyphs}</g>`;
    })
    .join('');
  return { svg: `<g fill="${colour}">${svg}</g>`, top, bottom: top + used, width: widest, size, cut };
}

export function rectangle({ x, y, width, height }: Box, colour: string, radius = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${colour}"/>`;
}

export function polygon(points: readonly (readonly [x: number, y: number])[], colour: string): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${list}" fill="${colour}"/>`;
}

export function circle(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`;
}

/** Contrast from which a logo is seen on its ground without a plate. */
const seen = 2;

/** A logo inside of a box, on a plate where it would not be seen otherwise. */
export function logoIn(logo: DrawnLogo, box: Box, ground: string, align: Align = 'center'): DrawnText {
  const bare = logo.opaque || contrastOf(logo.colour, ground) >= seen;
  const padding = bare ? 0 : Math.min(box.width, box.height) * 0.14;
  const scale = Math.min((box.width - 2 * padding) / logo.width, (box.height - 2 * padding) / logo.height);
  const width = logo.width * scale;
  const height = logo.height * scale;
  const room = box.width - width - 2 * padding;
  const left = box.x + (align === 'center' ? room / 2 : align === 'end' ? room : 0);
  const top = box.y + (box.height - height - 2 * padding) / 2;
  const light = contrastOf(logo.colour, '#ffffff') >= seen;
  const plate = { x: left, y: top, width: width + 2 * padding, height: height + 2 * padding };
  const svg =
    (bare ? '' : rectangle(plate, light ? '#ffffff' : '#14161a', Math.round(padding * 0.7))) +
    `<image href="${logo.href}" x="${round(left + padding)}" y="${round(top + padding)}" width="${round(width)}" height="${round(height)}"/>`;
  return { svg, top, bottom: top + plate.height, width: plate.width, size: height, cut: false };
}

const round = (value: number) => Math.round(value * 100) / 100;
