// Draws what the web build serves as PNG: one social image per page and the icons. Kept by what they are made of.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SocialCard } from '#web/head/social-card.ts';

/** Pixels of each icon: the home screen of an iPhone, and the two that a web app manifest needs. */
const icons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

/** Drawn images outlive a build here, since drawing all of them takes longer than the rest of it. */
const cache = path.resolve('node_modules/.cache/page-images');
/** What the drawing depends on, besides the card itself. */
const drawing = [
  'scripts/social-image.ts',
  'src/server/drawing/typeface-file.ts',
  'src/web/lib/product-name.ts',
  'package-lock.json',
];

/**
 * Writes a page's social image into the folder of hashed files.
 * @param name of the page, such as `platform/etsy`
 * @returns its path on the site, such as `/assets/og-platform-etsy-1a2b3c4d.png`
 */
export async function writeSocialImage(
  clientFolder: string,
  name: string,
  card: SocialCard,
): Promise<string> {
  const png = await kept([JSON.stringify(card), ...drawing.map((file) => readFileSync(file))], async () => {
    const { drawCard } = await import('./social-image.ts');
    return drawCard(card);
  });
  const file = `assets/og-${name.replaceAll('/', '-')}-${digest([png]).slice(0, 8)}.png`;
  writeFileSync(path.join(clientFolder, file), png);
  return `/${file}`;
}

/** Writes the icons that are no vector, from the one that is. */
export async function writeIcons(clientFolder: string): Promise<void> {
  const svg = readFileSync('public/favicon.svg', 'utf8');
  for (const [name, width] of icons) {
    // Home screens round the corners themselves and show black where a picture is transparent.
    const whole = svg.replace(/ rx="\d+"/, '');
    const png = await kept([whole, String(width)], async () => {
      const { Resvg } = await import('@resvg/resvg-js');
      return new Resvg(whole, { fitTo: { mode: 'width', value: width } }).render().asPng();
    });
    writeFileSync(path.join(clientFolder, name), png);
  }
}

async function kept(sources: readonly (string | Buffer)[], draw: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(cache, `${digest(sources)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await draw();
  mkdirSync(cache, { recursive: true });
  // Another build may run at the same time: no half file ever has the name.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, png);
  renameSync(half, file);
  return png;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
