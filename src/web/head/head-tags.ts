import { productName } from '#web/lib/product-name.ts';
import { structuredData } from './structured-data.ts';
import { addressOf } from './site.ts';
import { cardDescription, cardSize, type SocialCard } from './social-card.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Path under which search engines should know the page; null for a loading shell. */
  canonical: string | null;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Name in breadcrumbs. */
  name: string;
  card: SocialCard;
}

/**
 * A browser may draw a page before it has read all of it, and what it reads next then moves what stands beside it. This
 * has it wait for a mark, which every written page has after its first screen. A mark, for Chrome (since 124) waits for
 * the start of an element where the HTML Standard ("expect") has it wait for the end. Other browsers draw as they like.
 */
const drawnFrom = '<link rel="expect" href="#drawn" blocking="render">';

/**
 * Everything that a page says about itself to search engines and to those who share it.
 * @param image path of the drawn social image, such as `/assets/og-faq-1a2b3c4d.png`
 */
export function headTags(page: PageHead, image: string | null): string {
  const tags = [`<title>${escape(page.title)}</title>`, named('description', page.description)];
  if (!page.indexed) tags.push(named('robots', 'noindex'));
  if (page.canonical === null || image === null) return tags.join('');

  const address = addressOf(page.canonical);
  const picture = addressOf(image);
  const words = cardDescription(page.card);
  tags.push(
    drawnFrom,
    `<link rel="canonical" href="${address}">`,
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:type', 'website'),
    property('og:url', address),
    property('og:site_name', productName),
    property('og:locale', 'en_US'),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', words),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', page.title),
    named('twitter:description', page.description),
    named('twitter:image', picture),
    named('twitter:image:alt', words),
    // Data, not code: no browser runs it, so the Content-Security-Policy needs no hash of it.
    `<script type="application/ld+json">${asScript(structuredData(page, picture))}</script>`,
  );
  return tags.join('');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escape(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON in which no text can end the script element. */
function asScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
