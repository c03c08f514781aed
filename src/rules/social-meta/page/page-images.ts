import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import type { PageTag } from './page-tags.ts';

/** A picture that the page names for its card. */
export interface PageImageTag {
  /** Which tag named it: `og:image` or `twitter:image`. */
  name: 'og:image' | 'twitter:image';
  given: string;
  /** Absolute; null when it is no web address. */
  url: string | null;
  /** As the structured tags behind it say. */
  width: number | null;
  height: number | null;
  alt: string | null;
  problems: string[];
}

const roots: Record<string, PageImageTag['name']> = {
  'og:image': 'og:image',
  'og:image:url': 'og:image',
  'twitter:image': 'twitter:image',
  'twitter:image:src': 'twitter:image',
};
/** Pictures of a page that are looked at. */
const mostImages = 8;

/**
 * Pictures in the order of the page. Structured tags (width, height, alt) belong to the picture before them, as
 * ogp.me has it; what stands before any picture belongs to none and is named as a fault of the tag.
 */
export function readPageImages(tags: readonly PageTag[], facts: PageFacts): PageImageTag[] {
  const images: PageImageTag[] = [];
  const last: Partial<Record<PageImageTag['name'], PageImageTag>> = {};
  for (const tag of tags) {
    const root = roots[tag.name];
    if (root !== undefined) {
      if (tag.value === '') continue;
      const before = last[root];
      // og:image:url says the same address once more (ogp.me).
      if (before !== undefined && tag.name !== root && resolved(tag.value, facts) === before.url) continue;
      const image = imageOf(root, tag.value, facts);
      last[root] = image;
      images.push(image);
      continue;
    }
    const part = /^(og:image|twitter:image):(width|height|alt|secure_url)$/.exec(tag.name);
    if (part === null || tag.value === '') continue;
    const owner = last[part[1] === 'og:image' ? 'og:image' : 'twitter:image'];
    if (owner === undefined) {
      const whole =
        part[2] === 'secure_url' && !tags.some(({ name, value }) => name === 'og:image' && value !== '');
      if (whole) {
        const image = imageOf('og:image', tag.value, facts);
        last['og:image'] = image;
        images.push(image);
      } else tag.problems.push(`It stands before ${part[1]}, so it belongs to no picture (ogp.me).`);
      continue;
    }
    if (part[2] === 'alt') owner.alt ??= tag.value;
    else if (part[2] === 'width') owner.width ??= pixels(tag);
    else if (part[2] === 'height') owner.height ??= pixels(tag);
  }
  return images.slice(0, mostImages);
}

function pixels(tag: PageTag): number | null {
  const match = /^(\d{1,5})(?:px)?$/.exec(tag.value);
  if (match === null || Number(match[1]) === 0) {
    tag.problems.push('It is not a number of pixels.');
    return null;
  }
  return Number(match[1]);
}

function resolved(given: string, facts: PageFacts): string | null {
  const url = facts.resolve(given);
  return url !== null && /^https?:/.test(url) ? url : null;
}

function imageOf(name: PageImageTag['name'], given: string, facts: PageFacts): PageImageTag {
  const url = resolved(given, facts);
  const problems: string[] = [];
  if (url === null) problems.push('This is not the address of a picture on the web.');
  else if (given.startsWith('//'))
    problems.push('The address begins with //; networks ask for a whole address with https://.');
  else if (!/^https?:\/\//i.test(given))
    problems.push('The address is relative; networks ask for a whole address with https://.');
  if (url !== null && url.startsWith('http:') && !given.startsWith('//'))
    problems.push('The picture is on http; WhatsApp and others show pictures from https only.');
  return { name, given, url, width: null, height: null, alt: null, problems };
}
