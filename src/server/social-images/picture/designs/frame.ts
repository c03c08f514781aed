import { brandLine } from '#server/social-images/picture/brand-line.ts';
import { rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

/** A heavy frame with everything in its middle; the brand interrupts the lower edge. */
export const frame: Design = {
  titleVoice: 'display',
  draw(scene) {
    const { width, height, margin, inks, title, subtitle, format } = scene;
    const wide = format === 'landscape';
    const border = wide ? 22 : 30;
    const edge = margin * 0.75;
    const line = wide ? 58 : 76;
    const left = edge + border + margin * 0.8;
    const inner = width - 2 * left;
    const brand = brandLine(scene, {
      x: left,
      y: height - edge - border / 2 - line / 2,
      width: inner,
      height: line,
      ground: inks.background,
      colour: inks.text,
      align: 'center',
    });
    const gap = brand.width === 0 ? 0 : brand.width + 56;
    const top = edge + border + margin * 0.7;
    const bottom = height - edge - border - margin * 0.7;
    const lower = textBlock(subtitle, {
      x: left,
      y: bottom - 80,
      width: inner,
      height: 80,
      largest: wide ? 34 : 42,
      smallest: 24,
      leading: 1.2,
      lines: 2,
      colour: inks.soft,
      align: 'center',
      upright: 'bottom',
    });
    const words = textBlock(title, {
      x: left,
      y: top,
      width: inner,
      height: (subtitle ? lower.top - 30 : bottom) - top,
      largest: wide ? 124 : 182,
      smallest: 36,
      leading: 0.98,
      lines: wide ? 5 : 9,
      colour: inks.text,
      align: 'center',
      upright: 'middle',
    });
    return (
      rectangle({ x: 0, y: 0, width, height }, inks.background) +
      rectangle({ x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }, inks.mark) +
      rectangle(
        {
          x: edge + border,
          y: edge + border,
          width: width - 2 * (edge + border),
          height: height - 2 * (edge + border),
        },
        inks.background,
      ) +
      rectangle(
        { x: (width - gap) / 2, y: height - edge - border - 2, width: gap, height: border + 4 },
        inks.background,
      ) +
      words.svg +
      lower.svg +
      brand.svg
    );
  },
};
