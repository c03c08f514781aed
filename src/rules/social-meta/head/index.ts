import type { SocialNetwork } from '#contract/social-page.ts';
import { headTags, type HeadSource } from './head-tags.ts';
import { htmlHead } from './html.ts';
import { liquidHead } from './liquid.ts';
import { nextHead } from './next.ts';
import { wordpressHead } from './wordpress.ts';

export { sharedChoices, type HeadSource } from './head-tags.ts';

export const headFormats = ['html', 'next', 'liquid', 'wordpress'] as const;
export type HeadFormat = (typeof headFormats)[number];

/** What a reader calls each format, and the name and type of its file. */
export const headFormatNames: Record<HeadFormat, { label: string; file: string; type: string }> = {
  html: { label: 'HTML', file: 'social-meta.html', type: 'text/html' },
  next: { label: 'Next.js metadata', file: 'social-meta.tsx', type: 'text/plain' },
  liquid: { label: 'Shopify Liquid', file: 'social-meta.liquid', type: 'text/plain' },
  wordpress: { label: 'WordPress', file: 'social-meta.php', type: 'text/plain' },
};

/**
 * The whole head block of a record, to copy. Every value is escaped for the language that it stands in.
 * @param shared network whose texts the og: tags carry, one of `sharedChoices`
 */
export function headBlock(source: HeadSource, format: HeadFormat, shared?: SocialNetwork): string {
  const tags = headTags(source, shared);
  switch (format) {
    case 'html':
      return htmlHead(tags);
    case 'next':
      return nextHead(tags);
    case 'liquid':
      return liquidHead(tags, source.pageUrl);
    case 'wordpress':
      return wordpressHead(tags, source.pageUrl);
  }
}
