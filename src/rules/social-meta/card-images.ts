import type { ImageOrigin, SocialCardImage } from '#contract/social-meta.ts';
import type { SocialImageReading, SocialNetwork, SocialPageReading } from '#contract/social-page.ts';
import { pictureFormats, type SocialPicture } from '#contract/social-picture.ts';
import { networkRules } from './networks/index.ts';
import type { NetworkRule } from './networks/network.ts';
import { isTakenFrom, sizeOn } from './page/image-file.ts';

/** What the pictures of a record are chosen from. */
export interface ImageSources {
  page: SocialPageReading;
  logo: SocialImageReading | null;
  picture: SocialPicture;
  /** Origin under which this product serves its pictures, without a slash at its end. */
  publicUrl: string;
}

/** The page's own picture of a network, where it is shown large there. A pin that lies flat is none. */
function pagePicture(page: SocialPageReading, rule: NetworkRule): SocialImageReading | null {
  const reading = page.state === 'read' ? page.cards[rule.id].image : null;
  if (reading?.state !== 'read' || sizeOn(rule, reading) !== 'large') return null;
  if (!isTakenFrom(rule, reading)) return null;
  const isFlat = (reading.width ?? 0) > (reading.height ?? 0);
  return rule.id === 'pinterest' && isFlat ? null : reading;
}

/** Where pictures can come from for these networks, the best first. */
export function originsOf({ page, logo }: ImageSources, networks: readonly SocialNetwork[]): ImageOrigin[] {
  const hasPage = networks.some((network) => pagePicture(page, networkRules[network]) !== null);
  const hasLogo = networks.some((network) => logo !== null && sizeOn(networkRules[network], logo) !== 'none');
  return [...(hasPage ? (['page'] as const) : []), 'made', ...(hasLogo ? (['logo'] as const) : [])];
}

/** The picture of each network by an origin; where that has none that the network shows, the drawn one. */
export function imagesOf(
  origin: ImageOrigin,
  sources: ImageSources,
  networks: readonly SocialNetwork[],
): Partial<Record<SocialNetwork, SocialCardImage>> {
  return Object.fromEntries(
    networks.map((network) => [network, imageOf(origin, sources, networkRules[network])]),
  );
}

function imageOf(origin: ImageOrigin, sources: ImageSources, rule: NetworkRule): SocialCardImage {
  const { page, logo, picture, publicUrl } = sources;
  const alt = picture.brandName === '' ? picture.title : `${picture.title} – ${picture.brandName}`;
  const reading =
    origin === 'page'
      ? pagePicture(page, rule)
      : origin === 'logo' && logo !== null && sizeOn(rule, logo) !== 'none'
        ? logo
        : null;
  if (reading !== null && reading.url !== null)
    return {
      url: reading.url,
      origin,
      width: reading.width,
      height: reading.height,
      type: reading.type,
      alt: reading.alt ?? (origin === 'logo' && picture.brandName !== '' ? picture.brandName : alt),
    };
  return {
    url: pictureAddress(publicUrl, picture.id, rule),
    origin: 'made',
    ...pictureFormats[rule.image.format],
    type: 'image/png',
    alt,
  };
}

/** Stable public address of a drawn picture. */
function pictureAddress(publicUrl: string, id: string, { image }: NetworkRule): string {
  return `${publicUrl}/social-images/${id}/${image.format}.png`;
}
