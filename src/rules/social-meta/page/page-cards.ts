import {
  socialNetworks,
  type SocialImageReading,
  type SocialNetwork,
  type SocialPageCard,
  type SocialPageReading,
  type SocialPageText,
} from '#contract/social-page.ts';
import { cutToUnits } from '#rules/fit/cut.ts';
import type { TextFieldRule } from '#rules/platforms/platform.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { NetworkRule } from '#rules/social-meta/networks/network.ts';
import { countCharacters } from '#rules/text/count.ts';
import { imageReading, shownOn, type ImageFile } from './image-file.ts';
import type { PageImageTag } from './page-images.ts';
import { taken, takenOf, type PageTag } from './page-tags.ts';
import type { SocialPage } from './social-page.ts';

/** What a card needs: the four of the protocol (ogp.me), the text under the title, and the kind of the card on X. */
const needed = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'twitter:card'];

/**
 * What the networks make of a page today.
 * @param files what asking for its pictures brought, by absolute address
 */
export function readingOf(page: SocialPage, files: ReadonlyMap<string, ImageFile>): SocialPageReading {
  const readings = page.images.map((tag) => ({ tag, reading: readingOfImage(tag, files) }));
  const cards = Object.fromEntries(
    socialNetworks.map((id) => [id, cardOf(page, networkRules[id], readings)]),
  ) as Record<SocialNetwork, SocialPageCard>;
  return {
    state: 'read',
    finalUrl: page.finalUrl,
    statusCode: page.statusCode,
    tags: page.tags.map((tag) => ({
      name: tag.name,
      value: tag.value,
      place: tag.place,
      takenBy: takers(page, tag),
      problems: [...tag.problems, ...imageProblems(tag, readings)],
    })),
    tagCount: page.tagCount,
    missing: needed.filter((name) => taken(page.tags, name) === null && !hasImage(page, name)),
    cards,
  };
}

interface ReadImage {
  tag: PageImageTag;
  reading: SocialImageReading;
}

function readingOfImage(tag: PageImageTag, files: ReadonlyMap<string, ImageFile>): SocialImageReading {
  const file = tag.url === null ? undefined : files.get(tag.url);
  if (tag.url === null) return { ...imageReading(tag, { state: 'unchecked' }), state: 'no-picture' };
  return imageReading(tag, file ?? { state: 'unchecked' });
}

/** og:image:url and og:image:secure_url stand for og:image where that is missing. */
function hasImage(page: SocialPage, name: string): boolean {
  return name === 'og:image' && page.images.some((image) => image.name === 'og:image');
}

function cardOf(page: SocialPage, rule: NetworkRule, images: readonly ReadImage[]): SocialPageCard {
  const image = imageFor(rule, images);
  return {
    title: textOf(takenOf(page.tags, rule.titleFrom), rule.title),
    description: textOf(takenOf(page.tags, rule.descriptionFrom), rule.description),
    image,
    card: cardKind(page, rule, image),
  };
}

function imageFor(rule: NetworkRule, images: readonly ReadImage[]): SocialImageReading | null {
  for (const name of rule.imageFrom) {
    const found = images.find(({ tag }) => tag.name === name);
    if (found !== undefined) return found.reading;
  }
  return null;
}

/** X draws what twitter:card says, and a small card where Open Graph stands without it (dev.twitter.com, Cards markup). */
function cardKind(
  page: SocialPage,
  rule: NetworkRule,
  image: SocialImageReading | null,
): SocialPageCard['card'] {
  const size = shownOn(rule, image);
  if (rule.id !== 'twitter') {
    const hasTitle = takenOf(page.tags, rule.titleFrom) !== null;
    return hasTitle ? (size === 'none' ? 'small' : size) : 'none';
  }
  const kind = taken(page.tags, 'twitter:card')?.value.toLowerCase() ?? null;
  if (takenOf(page.tags, rule.titleFrom) === null) return 'none';
  if (kind === 'summary_large_image') return size === 'large' ? 'large' : 'small';
  if (kind !== null) return 'small';
  const hasGraph = ['og:type', 'og:title', 'og:description'].every((name) => taken(page.tags, name) !== null);
  return hasGraph ? 'small' : 'none';
}

function textOf(tag: PageTag | null, { limit }: TextFieldRule): SocialPageText {
  if (tag === null) return { text: '', from: null, shown: '' };
  const isCut = countCharacters(tag.value) > limit.max;
  return {
    text: tag.value,
    from: tag.name,
    shown: isCut ? `${cutToUnits(tag.value, limit.max - 1, limit.unit).trimEnd()}…` : tag.value,
  };
}

function takers(page: SocialPage, tag: PageTag): SocialNetwork[] {
  return socialNetworks.filter((id) => {
    const rule = networkRules[id];
    if (takenOf(page.tags, rule.titleFrom) === tag || takenOf(page.tags, rule.descriptionFrom) === tag)
      return true;
    if (tag.name === 'twitter:card') return id === 'twitter' && taken(page.tags, 'twitter:card') === tag;
    const from = rule.imageFrom.find((name) => page.images.some((image) => image.name === name));
    const image = page.images.find(({ name }) => name === from);
    return (
      image !== undefined &&
      tag.name.startsWith(image.name) &&
      tag === page.tags.find((other) => other.name === tag.name && other.value === image.given)
    );
  });
}

function imageProblems(tag: PageTag, images: readonly ReadImage[]): string[] {
  if (!/^(?:og|twitter):image(?:$|:url|:src|:secure_url)/.test(tag.name)) return [];
  return images.find(({ tag: image }) => image.given === tag.value)?.reading.problems ?? [];
}
