import type { SocialMetaRecord } from '#contract/social-meta.ts';
import { socialNetworks, type SocialNetwork } from '#contract/social-page.ts';

/** Everything that a head block stems from. */
export type HeadSource = Pick<
  SocialMetaRecord,
  | 'platform'
  | 'businessName'
  | 'contentType'
  | 'pageUrl'
  | 'locale'
  | 'price'
  | 'primaryKeywords'
  | 'optimizedMeta'
  | 'images'
>;

/** One line of a head block, before it is written in any language. */
export type HeadTag =
  | { kind: 'title'; content: string }
  | { kind: 'canonical'; content: string }
  | { kind: 'meta'; by: 'name' | 'property'; name: string; content: string };

/** Types of Open Graph (ogp.me); an app has none of its own. */
const graphTypes = {
  website: 'website',
  article: 'article',
  product: 'product',
  video: 'video.other',
  app: 'website',
} as const satisfies Record<SocialMetaRecord['contentType'], string>;

/** Tags of an article that are written. */
const mostArticleTags = 5;

/** Networks whose texts the og: tags can carry: X has tags of its own. */
export function sharedChoices({ optimizedMeta }: Pick<HeadSource, 'optimizedMeta'>): SocialNetwork[] {
  const written = socialNetworks.filter((id) => optimizedMeta[id] !== undefined);
  const others = written.filter((id) => id !== 'twitter');
  return others.length > 0 ? others : written;
}

/**
 * The tags of a record in the order of the head. Facebook, LinkedIn, Pinterest and WhatsApp read the same og: tags,
 * and a page carries one set of them.
 * @param shared network whose texts and picture the og: tags carry; the first written one when absent
 */
export function headTags(source: HeadSource, shared?: SocialNetwork): HeadTag[] {
  const { optimizedMeta, images, contentType, price } = source;
  const network = shared !== undefined && optimizedMeta[shared] ? shared : sharedChoices(source)[0];
  const card = network && optimizedMeta[network];
  const image = network && images[network];
  const { general, twitter } = optimizedMeta;
  const tags: HeadTag[] = [
    { kind: 'title', content: general.title },
    named('description', general.description),
    { kind: 'canonical', content: source.pageUrl },
    property('og:type', graphTypes[contentType]),
    property('og:url', source.pageUrl),
    property('og:site_name', source.businessName),
    property('og:locale', source.locale),
  ];
  if (card) tags.push(property('og:title', card.title), property('og:description', card.description));
  // Structured tags stand right behind the picture that they belong to (ogp.me).
  if (image) {
    tags.push(property('og:image', image.url));
    if (image.type !== null) tags.push(property('og:image:type', image.type));
    if (image.width !== null) tags.push(property('og:image:width', String(image.width)));
    if (image.height !== null) tags.push(property('og:image:height', String(image.height)));
    tags.push(property('og:image:alt', image.alt));
  }
  if (contentType === 'article')
    for (const keyword of source.primaryKeywords.slice(0, mostArticleTags))
      tags.push(property('article:tag', keyword));
  if (contentType === 'product' && price !== null)
    tags.push(
      property('product:price:amount', price.amount),
      property('product:price:currency', price.currency),
    );
  const onX = images.twitter ?? image;
  tags.push(named('twitter:card', isWide(onX) ? 'summary_large_image' : 'summary'));
  if (twitter)
    tags.push(named('twitter:title', twitter.title), named('twitter:description', twitter.description));
  if (images.twitter)
    tags.push(named('twitter:image', images.twitter.url), named('twitter:image:alt', images.twitter.alt));
  return tags.map((tag) => ({ ...tag, content: line(tag.content) })).filter(({ content }) => content !== '');
}

/** A wide picture fills the large card; a square one, such as a logo, is shown whole in the small one. */
function isWide(image: { width: number | null; height: number | null } | undefined): boolean {
  if (!image) return false;
  if (image.width === null || image.height === null) return true;
  return image.width / image.height >= 1.4 && image.width >= 300;
}

/** A value of a head is one line of whole characters, without control characters. */
function line(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
      .replace(/[\s\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu, ' ')
      .trim()
  );
}

function property(name: string, content: string): HeadTag {
  return { kind: 'meta', by: 'property', name, content };
}

function named(name: string, content: string): HeadTag {
  return { kind: 'meta', by: 'name', name, content };
}
