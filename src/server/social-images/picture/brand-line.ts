import { logoIn, rectangle, textBlock, type Align, type Box, type DrawnText } from './elements.ts';
import type { Scene } from './scene.ts';

/** Width to height from which a logo most likely holds the name already. */
const wordmark = 1.7;
/** Width to height of the room for a logo that stands alone. */
const logoRoom = 5.4;

interface BrandLine extends Box {
  ground: string;
  colour: string;
  align?: Align;
}

/** Whose picture it is, in one line: the logo, the name, or both where the logo is a mere mark. */
export function brandLine({ logo, brand }: Scene, line: BrandLine): DrawnText {
  const { x, y, width, height, ground, colour, align = 'start' } = line;
  if (logo && (brand === null || logo.width / logo.height >= wordmark)) {
    const mirrored = brand?.rightToLeft === true;
    const side = align === 'center' || !mirrored ? align : align === 'start' ? 'end' : 'start';
    const room = Math.min(width, height * logoRoom);
    const left = side === 'center' ? x + (width - room) / 2 : side === 'end' ? x + width - room : x;
    return logoIn(logo, { x: left, y, width: room, height }, ground, side);
  }
  const name = {
    height: height * 0.72,
    y: y + height * 0.14,
    largest: height * 0.62,
    smallest: Math.min(20, height * 0.5),
    leading: 1.1,
    lines: 1,
    colour,
    upright: 'middle' as const,
  };
  if (!logo) return textBlock(brand, { ...name, x, width, align });
  const gap = height * 0.34;
  const place = Math.min(height * Math.max(1, logo.width / logo.height), height * wordmark);
  const text = textBlock(brand, { ...name, x: 0, width: width - place - gap });
  const whole = place + gap + text.width;
  const mirrored = brand?.rightToLeft === true;
  const atRight = align === 'end' ? !mirrored : align === 'start' && mirrored;
  const left = align === 'center' ? x + (width - whole) / 2 : atRight ? x + width - whole : x;
  const mark = logoIn(
    logo,
    { x: mirrored ? left + whole - place : left, y, width: place, height },
    ground,
    mirrored ? 'end' : 'start',
  );
  // The text was set against one side of its own room.
  const shift = mirrored ? left - (width - place - gap - text.width) : left + place + gap;
  return {
    ...text,
    svg: `${mark.svg}<g transform="translate(${shift} 0)">${text.svg}</g>`,
    width: whole,
    top: Math.min(text.top, mark.top),
    bottom: Math.max(text.bottom, mark.bottom),
  };
}

/** The second line of a picture, such as the call to action, as a filled pill. */
export function pill(
  { subtitle }: Scene,
  box: Box & { ground: string; colour: string; align?: Align },
): DrawnText {
  if (!subtitle) return textBlock(null, { ...box, largest: 1, smallest: 1, leading: 1, lines: 1 });
  const { x, y, width, height, ground, colour, align = 'start' } = box;
  const padding = height * 0.55;
  const text = textBlock(subtitle, {
    x: 0,
    y,
    width: width - 2 * padding,
    height,
    largest: height * 0.46,
    smallest: height * 0.3,
    leading: 1.1,
    lines: 1,
    colour,
    upright: 'middle',
  });
  const whole = text.width + 2 * padding;
  const atRight = align === 'end' || (align === 'start' && subtitle.rightToLeft);
  const left = align === 'center' ? x + (width - whole) / 2 : atRight ? x + width - whole : x;
  const start = subtitle.rightToLeft ? width - 2 * padding - text.width : 0;
  const shift = left + padding - start;
  return {
    ...text,
    svg: `${rectangle({ x: left, y, width: whole, height }, ground, height / 2)}<g transform="translate(${shift} 0)">${text.svg}</g>`,
    top: y,
    bottom: y + height,
    width: whole,
  };
}
