import { brandLine, pill } from '#server/social-images/picture/brand-line.ts';
import { polygon, rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

/** A slanting field of the accent colour under the title, with the call to action on it. */
export const strip: Design = {
  titleVoice: 'display',
  draw(scene) {
    const { width, height, margin, inks, title, subtitle, format } = scene;
    const wide = format === 'landscape';
    const rise = Math.round(width * 0.13);
    const foot = Math.round(height * (wide ? 0.3 : 0.32));
    const edge = height - foot;
    const line = wide ? 64 : 84;
    const floor = height - margin - line + 12;
    const inner = width - 2 * margin;
    // On a wide picture both share a line: the action where reading starts, the brand at the other end.
    const actionWidth = wide && subtitle ? inner * 0.56 : inner;
    const brandWidth = wide && subtitle ? inner * 0.42 : inner;
    const mirrored = (title ?? subtitle ?? scene.brand)?.rightToLeft === true;
    const action = pill(scene, {
      x: mirrored ? width - margin - actionWidth : margin,
      y: wide ? floor : floor - line - 32,
      width: actionWidth,
      height: line,
      ground: inks.onAccent,
      colour: inks.accent,
    });
    const brand = brandLine(scene, {
      x: mirrored ? margin : width - margin - brandWidth,
      y: floor,
      width: brandWidth,
      height: line,
      ground: inks.accent,
      colour: inks.onAccent,
      align: wide && subtitle ? 'end' : 'start',
    });
    const words = textBlock(title, {
      x: margin,
      y: margin,
      width: inner,
      height: edge - rise * 0.55 - margin,
      largest: wide ? 128 : 178,
      smallest: 36,
      leading: 0.98,
      lines: wide ? 5 : 9,
      colour: inks.text,
      upright: 'middle',
    });
    const slope = [
      [0, edge + rise * 0.25],
      [width, edge - rise * 0.5],
      [width, height],
      [0, height],
    ] as const;
    return (
      rectangle({ x: 0, y: 0, width, height }, inks.background) +
      polygon(slope, inks.accent) +
      words.svg +
      action.svg +
      brand.svg
    );
  },
};
