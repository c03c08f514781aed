import { mixed } from '#rules/colours/contrast.ts';
import { brandLine } from '#server/social-images/picture/brand-line.ts';
import { rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

/** Serifs in the middle, under a big quotation mark. */
export const quote: Design = {
  titleVoice: 'serif',
  draw(scene) {
    const { width, height, margin, inks, title, subtitle, format } = scene;
    const wide = format === 'landscape';
    const inner = width - margin * (wide ? 3.4 : 2.4);
    const left = (width - inner) / 2;
    const mark = wide ? 92 : 132;
    const line = wide ? 52 : 66;
    const brand = brandLine(scene, {
      x: left,
      y: height - margin - line,
      width: inner,
      height: line,
      ground: inks.background,
      colour: inks.text,
      align: 'center',
    });
    const lower = textBlock(subtitle, {
      x: left,
      y: height - margin - line - 96,
      width: inner,
      height: 60,
      largest: wide ? 30 : 38,
      smallest: 24,
      leading: 1.2,
      lines: 1,
      colour: inks.soft,
      align: 'center',
      upright: 'bottom',
    });
    const top = margin + mark + 26;
    const bottom = (subtitle ? lower.top : height - margin - line) - 60;
    const words = textBlock(title, {
      x: left,
      y: top,
      width: inner,
      height: bottom - top,
      largest: wide ? 104 : 140,
      smallest: 34,
      leading: 1.14,
      lines: wide ? 5 : 9,
      colour: inks.text,
      align: 'center',
      upright: 'middle',
    });
    const rule = { x: width / 2 - 36, width: 72, height: 4 };
    return (
      rectangle({ x: 0, y: 0, width, height }, inks.background) +
      quotationMarks(width / 2, margin, mark, mixed(inks.mark, inks.background, 0.1)) +
      words.svg +
      lower.svg +
      rectangle({ ...rule, y: (subtitle ? lower.top : height - margin - line) - 34 }, inks.mark) +
      brand.svg
    );
  },
};

/** Two raised commas, drawn: typefaces of other scripts have other ones. */
function quotationMarks(middle: number, top: number, size: number, colour: string): string {
  const comma =
    'M0.42 0.06C0.16 0.16 0 0.42 0 0.68C0 0.87 0.1 1 0.25 1C0.38 1 0.47 0.9 0.47 0.78C0.47 0.65 0.38 0.56 0.27 0.56C0.24 0.56 0.21 0.56 0.19 0.57C0.22 0.4 0.32 0.25 0.49 0.16Z';
  return [-0.56, 0.06]
    .map(
      (offset) =>
        `<path transform="translate(${middle + offset * size} ${top}) scale(${size})" d="${comma}" fill="${colour}"/>`,
    )
    .join('');
}
