import { catalogueKeys, platformOfCatalogueKey, type PlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import { countCharacters } from '#rules/text/count.ts';
import { hero, strips } from '#web/marketing/content/hero.ts';

/** A text on a strip of paper, cut to its length under a ruler. */
export interface CardRow {
  label: string;
  text: string;
  /** Its characters. */
  length: number;
  /** Part of the text that stands under the marker. */
  phrase: string | null;
  /** Characters that fit; the dashed rest of the strip shows the room left. */
  limit: number;
}

/** Pixels of a social image: the 1.91:1 that Facebook, LinkedIn and X show whole. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What the social image of a page shows. */
export interface SocialCard {
  heading: string;
  rows: CardRow[];
}

/** Marketplaces of the landing page's card: long, middle and short, so that the cut is seen. */
const onLanding: readonly PlatformId[] = ['etsy', 'amazon', 'appstore'];

export function landingCard(): SocialCard {
  return { heading: hero.headline, rows: onLanding.flatMap(platformRow) };
}

/** A marketplace's page shows its own title strip; every other page shows its own title, measured. */
export function pageCard(path: string, heading: string, title: string): SocialCard {
  const key = catalogueKeys.find((key) => path === `/platform/${key}`);
  const own = key === undefined ? [] : platformRow(platformOfCatalogueKey(key));
  if (own.length > 0) return { heading, rows: own };
  return { heading, rows: [measured('Search title', title, null, 'website')] };
}

/** The image in words, for those who cannot see it. */
export function cardDescription({ heading, rows }: SocialCard): string {
  const counts = rows.map(({ label, length, limit }) => `${label} ${length}/${limit}`).join(', ');
  return `“${heading}” on a blue cutting mat, above strips of paper under a ruler: ${counts}.`;
}

function platformRow(id: PlatformId): CardRow[] {
  const strip = strips.find((strip) => strip.platform === id);
  if (strip === undefined) return [];
  return [measured(platforms[id].name, strip.text, strip.phrase, id)];
}

/** A title under the platform's own limit. */
function measured(label: string, text: string, phrase: string | null, id: PlatformId): CardRow {
  const platform = platforms[id];
  const title = platform.fields[platform.titleField];
  if (title?.kind !== 'text') throw new Error(`${platform.name} has no title that is a text.`);
  return { label, text, length: countCharacters(text), phrase, limit: title.limit.max };
}
