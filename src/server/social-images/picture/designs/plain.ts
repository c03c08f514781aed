import { contrastOf, readableOn, shapeContrast } from '#rules/colours/contrast.ts';
import { brandLine } from '#server/social-images/picture/brand-line.ts';
import { logoIn, rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

const paper = '#ffffff';

/** White paper, the logo large, the title quiet below, one edge in colour. */
export const plain: Design = {
  titleVoice: 'sans',
  draw(scene) {
    const { width, height, margin, inks, title, subtitle, logo, brand, format } = scene;
    const wide = format === 'landscape';
    const strong = contrastOf(inks.background, paper) >= 4.5 ? inks.background : readableOn(paper, inks.text);
    const edge = wide ? 20 : 26;
    const inner = width - 2 * margin;
    const sign = { x: margin, y: margin, width: inner, height: height * (wide ? 0.34 : 0.3) };
    const head = logo
      ? logoIn(logo, { ...sign, width: Math.min(inner, sign.height * 2.6) }, paper, 'start')
      : textBlock(brand, {
          ...sign,
          largest: wide ? 120 : 160,
          smallest: 48,
          leading: 1,
          lines: 2,
          colour: strong,
        });
    const line = wide ? 44 : 54;
    const foot = height - edge - margin * 0.8;
    const below = logo
      ? brandLine(
          { ...scene, logo: null },
          { x: margin, y: foot - line, width: inner, height: line, ground: paper, colour: strong },
        )
      : textBlock(subtitle, {
          x: margin,
          y: foot - line,
          width: inner,
          height: line,
          largest: wide ? 32 : 40,
          smallest: 24,
          leading: 1.2,
          lines: 1,
          colour: '#4a4d55',
          upright: 'bottom',
        });
    const top = sign.y + sign.height + (wide ? 24 : 60);
    const words = textBlock(title, {
      x: margin,
      y: top,
      width: inner,
      height: foot - line - 34 - top,
      largest: wide ? 64 : 84,
      smallest: 32,
      leading: 1.12,
      lines: wide ? 4 : 8,
      colour: '#16181d',
      upright: 'bottom',
    });
    return (
      rectangle({ x: 0, y: 0, width, height }, paper) +
      rectangle(
        { x: 0, y: height - edge, width, height: edge },
        readableOn(paper, inks.accent, shapeContrast),
      ) +
      head.svg +
      words.svg +
      below.svg
    );
  },
};
