import { brandLine } from '#server/social-images/picture/brand-line.ts';
import { logoIn, rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

/** Split in two: the logo or the first letter on the accent, the words beside it or below. */
export const panel: Design = {
  titleVoice: 'display',
  draw(scene) {
    const { width, height, margin, inks, title, subtitle, monogram, logo, format } = scene;
    const wide = format === 'landscape';
    const side = wide
      ? { x: 0, y: 0, width: Math.round(width * 0.36), height }
      : { x: 0, y: 0, width, height: Math.round(height * 0.42) };
    const least = Math.min(side.width, side.height);
    const mark = {
      x: side.x + (side.width - least * 0.6) / 2,
      y: side.y + (side.height - least * 0.6) / 2,
      width: least * 0.6,
      height: least * 0.6,
    };
    const sign = logo
      ? logoIn(logo, { ...mark, x: side.x + side.width * 0.14, width: side.width * 0.72 }, inks.accent)
      : textBlock(monogram, {
          ...mark,
          largest: least * 0.78,
          smallest: 60,
          leading: 1,
          lines: 1,
          colour: inks.onAccent,
          align: 'center',
          upright: 'middle',
        });
    const left = wide ? side.width + margin : margin;
    const inner = width - left - margin;
    const top = wide ? margin : side.height + margin;
    const line = wide ? 46 : 58;
    const brand = brandLine(
      { ...scene, logo: null },
      {
        x: left,
        y: height - margin - line,
        width: inner,
        height: line,
        ground: inks.background,
        colour: inks.mark,
      },
    );
    const lower = textBlock(subtitle, {
      x: left,
      y: brand.top - 120,
      width: inner,
      height: 90,
      largest: wide ? 32 : 40,
      smallest: 24,
      leading: 1.25,
      lines: 2,
      colour: inks.soft,
      upright: 'bottom',
    });
    const words = textBlock(title, {
      x: left,
      y: top,
      width: inner,
      height: (subtitle ? lower.top : brand.top) - top - 36,
      largest: wide ? 128 : 164,
      smallest: 36,
      leading: 1,
      lines: wide ? 5 : 9,
      colour: inks.text,
    });
    return (
      rectangle({ x: 0, y: 0, width, height }, inks.background) +
      rectangle(side, inks.accent) +
      sign.svg +
      words.svg +
      lower.svg +
      brand.svg
    );
  },
};
