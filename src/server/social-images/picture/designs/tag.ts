import { brandLine, pill } from '#server/social-images/picture/brand-line.ts';
import { circle, polygon, rectangle, textBlock } from '#server/social-images/picture/elements.ts';
import type { Design } from '#server/social-images/picture/scene.ts';

/** A product's paper tag on the accent colour: its hole, the title, the call to action. */
export const tag: Design = {
  titleVoice: 'display',
  draw(scene) {
    const { width, height, margin, inks, title, format } = scene;
    const wide = format === 'landscape';
    const edge = margin * 0.8;
    const corner = wide ? 118 : 150;
    const [right, foot] = [width - edge, height - edge];
    const outline = wide
      ? ([
          [edge + corner, edge],
          [right, edge],
          [right, foot],
          [edge + corner, foot],
          [edge, foot - corner],
          [edge, edge + corner],
        ] as const)
      : ([
          [edge + corner, edge],
          [right - corner, edge],
          [right, edge + corner],
          [right, foot],
          [edge, foot],
          [edge, edge + corner],
        ] as const);
    const hole = wide ? { x: edge + 62, y: height / 2 } : { x: width / 2, y: edge + 78 };
    const line = wide ? 60 : 78;
    const left = edge + (wide ? 150 : margin);
    const inner = right - left - margin;
    const top = edge + (wide ? margin * 0.75 : 170);
    const bottom = foot - margin * 0.75;
    const align = wide ? 'start' : 'center';
    const brand = brandLine(scene, {
      x: left,
      y: top,
      width: inner,
      height: line,
      ground: inks.background,
      colour: inks.soft,
      align,
    });
    const action = pill(scene, {
      x: left,
      y: bottom - line - 8,
      width: inner,
      height: line + 8,
      ground: inks.mark,
      colour: inks.background,
      align,
    });
    const words = textBlock(title, {
      x: left,
      y: top + line + 28,
      width: inner,
      height: (scene.subtitle ? bottom - line - 36 : bottom) - top - line - 28,
      largest: wide ? 108 : 164,
      smallest: 36,
      leading: 1,
      lines: wide ? 5 : 9,
      colour: inks.text,
      align,
      upright: 'middle',
    });
    return (
      rectangle({ x: 0, y: 0, width, height }, inks.accent) +
      polygon(outline, inks.background) +
      circle(hole.x, hole.y, 30, inks.soft) +
      circle(hole.x, hole.y, 22, inks.accent) +
      brand.svg +
      words.svg +
      action.svg
    );
  },
};
