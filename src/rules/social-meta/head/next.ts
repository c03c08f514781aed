import type { HeadTag } from './head-tags.ts';

/** Types that the metadata of Next.js knows; it throws for others. */
const knownTypes = new Set(['website', 'article', 'video.other']);

/**
 * `export const metadata` of a page of the app router (Next.js 13.2 and newer). What its object has no place for, as
 * the tags of a product, stands as elements, which React moves into the head.
 */
export function nextHead(tags: readonly HeadTag[]): string {
  const content = (name: string): string | undefined =>
    tags.find((tag) => tag.kind === 'meta' && tag.name === name)?.content;
  const title = tags.find((tag) => tag.kind === 'title')?.content;
  const type = content('og:type') ?? 'website';
  const isKnown = knownTypes.has(type);
  const image = content('og:image');
  const twitterImage = content('twitter:image');
  const articleTags = tags.flatMap((tag) =>
    tag.kind === 'meta' && tag.name === 'article:tag' ? [tag.content] : [],
  );
  const metadata = {
    title: { absolute: title },
    description: content('description'),
    alternates: { canonical: tags.find((tag) => tag.kind === 'canonical')?.content },
    openGraph: {
      ...(isKnown && { type }),
      url: content('og:url'),
      siteName: content('og:site_name'),
      locale: content('og:locale'),
      title: content('og:title'),
      description: content('og:description'),
      ...(image !== undefined && {
        images: [
          {
            url: image,
            type: content('og:image:type'),
            width: numberOf(content('og:image:width')),
            height: numberOf(content('og:image:height')),
            alt: content('og:image:alt'),
          },
        ],
      }),
      ...(articleTags.length > 0 && isKnown && { tags: articleTags }),
    },
    twitter: {
      card: content('twitter:card'),
      title: content('twitter:title'),
      description: content('twitter:description'),
      ...(twitterImage !== undefined && {
        images: [{ url: twitterImage, alt: content('twitter:image:alt') }],
      }),
    },
  };
  const lines = [
    "import type { Metadata } from 'next';",
    '',
    `export const metadata: Metadata = ${literal(metadata)};`,
  ];
  if (!isKnown) lines.push('', ...productLines(tags));
  return lines.join('\n');
}

/** Next.js has no metadata for a product: a component to render on the page. */
function productLines(tags: readonly HeadTag[]): string[] {
  const own = tags.flatMap((tag) =>
    tag.kind === 'meta' && (tag.name === 'og:type' || tag.name.startsWith('product:')) ? [tag] : [],
  );
  return [
    '// Render <ProductTags /> on the page: React moves its elements into the head.',
    'export function ProductTags() {',
    '  return (',
    '    <>',
    ...own.map(
      ({ name, content }) => `      <meta property=${JSON.stringify(name)} content={${text(content)}} />`,
    ),
    '    </>',
    '  );',
    '}',
  ];
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** A value as TypeScript writes it; what is undefined is left out, as JSON does. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z]+)":/gmu, '$1$2:');
}

function text(value: string): string {
  return JSON.stringify(value);
}
