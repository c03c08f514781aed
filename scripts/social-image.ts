// Draws the social image of a page (1200 × 630 PNG) from its card, without network: the product's own fonts, satori, resvg.
import { Resvg } from '@resvg/resvg-js';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { cutTypeface } from '#server/drawing/typeface-file.ts';
import { cardSize, type CardRow, type SocialCard } from '#web/head/social-card.ts';
import { productName, tagline } from '#web/lib/product-name.ts';

const colour = {
  mat: 'oklch(0.445 0.205 266)',
  line: 'oklch(0.49 0.198 266)',
  ink: 'oklch(0.985 0.008 262)',
  soft: 'oklch(0.885 0.05 268)',
  strip: '#ffffff',
  stripInk: 'oklch(0.235 0.05 270)',
  marker: 'oklch(0.895 0.082 12)',
  markerInk: 'oklch(0.3 0.11 8)',
};
/** Pixels from the edge of the image; the mat's lines stand 88 px apart, as on the pages. */
const margin = 64;
const matSquare = 88;
/** Width of a character of Geist Mono, in em. */
const characterWidth = 0.6;

/** The drawn image as PNG. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
  const svg = await satori(picture(card), { ...cardSize, fonts: await fonts() });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function picture({ heading, rows }: SocialCard): ReactElement {
  const [single] = rows;
  return box(
    { ...fill, backgroundColor: colour.mat, color: colour.ink, fontFamily: 'Sans', display: 'flex' },
    [
      ...matLines(),
      box({ position: 'absolute', left: margin, top: 46, display: 'flex' }, logo()),
      box(
        {
          position: 'absolute',
          left: margin,
          right: margin,
          bottom: rows.length > 1 ? 308 : 256,
          fontFamily: 'Display',
          fontSize: rows.length > 1 ? 100 : headingSize(heading),
          lineHeight: 0.95,
          letterSpacing: '-0.022em',
        },
        heading,
      ),
      rows.length > 1 || single === undefined ? table(rows) : wide(single),
    ],
  );
}

/** Up to two lines of the image's width, three where the words are long. */
function headingSize(heading: string): number {
  if (heading.length <= 18) return 150;
  if (heading.length <= 34) return 122;
  return heading.length <= 52 ? 104 : 84;
}

/** Rows of name, count and strip, as on the landing page. */
function table(rows: readonly CardRow[]): ReactElement {
  const size = 18.5;
  const left = margin + 292;
  const height = 44;
  return box({ ...fill, display: 'flex' }, [
    ruler(left, 366, size, 90),
    ...rows.flatMap((row, index) => {
      const top = 404 + index * (height + 10);
      return [
        box({ position: 'absolute', left: margin, top: top + 6, fontSize: 26 }, row.label),
        count(row, { position: 'absolute', right: cardSize.width - left + 24, top: top + 8, fontSize: 21 }),
        ...strip(row, left, top, size, height),
      ];
    }),
  ]);
}

/** One strip across the image, its name and count below. */
function wide(row: CardRow): ReactElement {
  const size = 29;
  const top = 450;
  const height = 58;
  return box({ ...fill, display: 'flex' }, [
    ruler(margin + 14, top - 36, size, 70),
    ...strip(row, margin + 14, top, size, height),
    box(
      { position: 'absolute', left: margin, top: top + height + 20, fontSize: 27, color: colour.soft },
      row.label,
    ),
    count(row, { position: 'absolute', right: margin, top: top + height + 23, fontSize: 25 }),
  ]);
}

/** A tick at every second character, a tall one at every tenth. `left` is the ruler's zero. */
function ruler(left: number, top: number, size: number, characters: number): ReactElement {
  const ticks = Array.from({ length: characters / 2 + 1 }, (_, index) => {
    const height = index % 5 === 0 ? 18 : 10;
    const style = {
      position: 'absolute',
      width: 2,
      height,
      top: 22 - height,
      backgroundColor: colour.soft,
    } as const;
    return box({ ...style, left: Math.round(index * 2 * size * characterWidth) }, undefined);
  });
  return box({ position: 'absolute', left, top, height: 24, width: cardSize.width, display: 'flex' }, ticks);
}

/** The text on paper that is cut aslant, over a dashed frame of the limit's length. */
function strip(row: CardRow, left: number, top: number, size: number, height: number): ReactElement[] {
  const character = size * characterWidth;
  // Nothing is drawn far outside of the image: resvg breaks off where a clipped shape lies wholly beyond it.
  const visible = cardSize.width - left + 40;
  const shown = row.text.slice(0, Math.ceil(visible / character));
  const [before = '', after = ''] = row.phrase === null ? [shown] : shown.split(row.phrase);
  const width = Math.min(Math.round(row.length * character + 36), visible);
  const room = Math.min(Math.round(row.limit * character + 28), visible);
  const frame = { position: 'absolute', left: left - 14, top, height } as const;
  const parts = [box({ whiteSpace: 'pre' }, before)];
  if (row.phrase !== null) {
    const marked = { whiteSpace: 'pre', backgroundColor: colour.marker, color: colour.markerInk } as const;
    parts.push(box(marked, row.phrase), box({ whiteSpace: 'pre' }, after));
  }
  return [
    box({ ...frame, width: room, border: `2px dashed ${colour.soft}` }, undefined),
    box(
      {
        ...frame,
        width,
        display: 'flex',
        alignItems: 'center',
        paddingLeft: 14,
        backgroundColor: colour.strip,
        color: colour.stripInk,
        fontFamily: 'Mono',
        fontSize: size,
        clipPath: `polygon(0px 0px, ${width}px 0px, ${width - 9}px ${height}px, 0px ${height}px)`,
      },
      parts,
    ),
  ];
}

function count({ length, limit }: CardRow, style: CSSProperties): ReactElement {
  return box({ ...style, display: 'flex', fontFamily: 'Mono' }, [
    box({}, String(length)),
    box({ color: colour.soft }, `/${limit}`),
  ]);
}

function logo(): ReactElement[] {
  const paths = [
    ['M0 4h28l-2.2 6H0z', 1],
    ['M0 12h18.5l-2.2 6H0z', 0.75],
    ['M0 20h10l-2.2 5H0z', 0.5],
  ] as const;
  return [
    createElement(
      'svg',
      { key: 'mark', width: 60, height: 60, viewBox: '0 0 28 28', fill: colour.ink },
      ...paths.map(([d, opacity]) => createElement('path', { d, opacity })),
    ),
    box({ display: 'flex', flexDirection: 'column', marginLeft: 20 }, [
      box({ fontFamily: 'Display', fontSize: 40, lineHeight: 1 }, productName),
      box({ fontSize: 22, lineHeight: 1.1, color: colour.soft }, tagline),
    ]),
  ];
}

function matLines(): ReactElement[] {
  const line = { position: 'absolute', backgroundColor: colour.line } as const;
  const upright = Array.from({ length: Math.ceil(cardSize.width / matSquare) }, (_, index) =>
    box({ ...line, left: index * matSquare + 63, top: 0, width: 1, height: cardSize.height }, undefined),
  );
  const level = Array.from({ length: Math.ceil(cardSize.height / matSquare) }, (_, index) =>
    box({ ...line, left: 0, top: index * matSquare + 30, width: cardSize.width, height: 1 }, undefined),
  );
  return [...upright, ...level];
}

const fill = { position: 'absolute', left: 0, top: 0, ...cardSize } as const;

function box(style: CSSProperties, content: ReactNode): ReactElement {
  const children = Array.isArray(content) ? content : [content];
  return createElement('div', { style: { boxSizing: 'border-box', ...style } }, ...children);
}

let drawnFonts: Promise<Font[]> | undefined;

/** satori draws a variable font in its default instance only, so each cut is made a font of its own. */
function fonts(): Promise<Font[]> {
  drawnFonts ??= Promise.all([
    cut('Display', 'instrument-sans', 'wdth', { wght: 700, wdth: 78 }),
    cut('Sans', 'instrument-sans', 'wdth', { wght: 500, wdth: 100 }),
    cut('Mono', 'geist-mono', 'wght', { wght: 500 }),
  ]);
  return drawnFonts;
}

async function cut(name: string, family: string, kind: string, axes: Record<string, number>): Promise<Font> {
  const data = await cutTypeface(family, `${family}-latin-${kind}-normal`, axes);
  return { name, data, weight: 400, style: 'normal' };
}
