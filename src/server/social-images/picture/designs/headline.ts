import { brandLine } from '#server/social-images/picture/brand-line.ts';
import { rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

/** Nothing but type: the title as big as it goes, on the brand's colour. */
export const headline: Design = {
  titleVoice: 'display',
  draw(scene) {
    const { width, height, margin, inks, title, subtitle, format } = scene;
    const inner = width - 2 * margin;
    // X lays the title over the lowest 84 pixels of a wide picture.
    const foot = height - (format === 'landscape' ? 92 : margin);
    const line = format === 'landscape' ? 68 : 88;
    const brand = brandLine(scene, {
      x: margin,
      y: margin - 8,
      width: inner,
      height: line,
      ground: inks.background,
      colour: inks.text,
    });
    const below = textBlock(subtitle, {
      x: margin,
      y: foot - line,
      width: inner,
      height: line,
      largest: format === 'landscape' ? 34 : 42,
      smallest: 24,
      leading: 1.2,
      lines: 2,
      colour: inks.soft,
      upright: 'bottom',
    });
    const bar = { x: title?.rightToLeft ? width - margin - 120 : margin, width: 120, height: 14 };
    const top = margin + line + 52;
    const bottom = subtitle ? below.top - 38 : foot;
    const words = textBlock(title, {
      x: margin,
      y: top + 50,
      width: inner,
      height: bottom - top - 50,
      largest: format === 'landscape' ? 150 : 196,
      smallest: 40,
      leading: 0.98,
      lines: format === 'landscape' ? 5 : 9,
      colour: inks.text,
      upright: 'bottom',
    });
    return (
      rectangle({ x: 0, y: 0, width, height }, inks.background) +
      brand.svg +
      rectangle({ ...bar, y: title ? words.top - 50 : foot - 14 }, inks.mark) +
      words.svg +
      below.svg
    );
  },
};
