import { describe, expect, it } from 'vitest';
import { planKeys, plans } from '#contract/plans.ts';
import { landing, publicPages } from '#web/pages.tsx';
import { screens } from '#web/screens.tsx';
import { headTags } from './head-tags.ts';
import { headingOf, indexedPages, nameOf } from './listed-pages.ts';
import { siteTexts } from './site-texts.ts';
import { addressOf, siteMark } from './site.ts';
import { landingCard, pageCard } from './social-card.ts';
import { structuredData, type SchemaNode } from './structured-data.ts';

const heads = [
  { ...landing, canonical: '/', indexed: true, name: 'Shelfmark', card: landingCard() },
  ...publicPages.map((page) => {
    const name = nameOf(page);
    const card = pageCard(page.paths[0], headingOf(page.title), page.title);
    return { ...page, canonical: page.paths[0], name, card };
  }),
];

/**
 * What search engines need of each type, after schema.org's own pages and Google's (Software app, Breadcrumb,
 * Organization, read 2026-11). Google also wants a rating of an application; there is none to tell the truth of.
 */
const needed: Record<string, string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description', 'isPartOf', 'breadcrumb'],
  FAQPage: ['name', 'url', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  Offer: ['name', 'url', 'price', 'priceCurrency', 'availability'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  ImageObject: ['url'],
};

/** All nodes of a document, those inside others too. */
function nodesOf(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return '@type' in value ? [value as SchemaNode, ...inside] : inside;
}

describe.each(heads.map((head) => [head.canonical, head] as const))('%s', (_, head) => {
  it('has a title that a search page prints whole, and a description that fills its two lines', () => {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length, head.description).toBeGreaterThanOrEqual(120);
    expect(head.description.length, head.description).toBeLessThanOrEqual(155);
  });

  it('describes itself in the vocabulary of schema.org, with every property that its types need', () => {
    const data = structuredData(head, addressOf('/assets/og.png'));
    const nodes = nodesOf(data['@graph']);
    expect(nodes.length).toBeGreaterThan(2);
    for (const node of nodes) {
      const type = node['@type'];
      expect(Object.keys(needed), 'types that the test knows').toContain(type);
      expect(Object.keys(node), `${type} ${JSON.stringify(node)}`).toEqual(
        expect.arrayContaining(needed[type] ?? []),
      );
      for (const property of ['url', 'item'])
        if (property in node) expect(URL.canParse(String(node[property]))).toBe(true);
    }
    expect(JSON.stringify(data)).not.toMatch(/"\w*(?:Rating|review)\w*":/);
  });

  it('has each tag once, with absolute addresses', () => {
    const tags = headTags(head, '/assets/og.png');
    const names = [...tags.matchAll(/<(title|link rel="canonical"|meta (?:name|property)="[^"]+")/g)].map(
      (match) => match[1],
    );
    expect(new Set(names).size).toBe(names.length);
    expect(tags).toContain(`<link rel="canonical" href="${siteMark}${head.canonical}">`);
    expect(tags).toContain(`<meta property="og:image" content="${siteMark}/assets/og.png">`);
    expect(tags.includes('noindex')).toBe(!head.indexed);
  });
});

it('no two pages share a title, a description or a picture', () => {
  for (const part of ['title', 'description', 'card'] as const)
    expect(new Set(heads.map((head) => JSON.stringify(head[part]))).size).toBe(heads.length);
});

it('quotes nothing of a page as markup', () => {
  const [first] = heads;
  if (!first) throw new Error('There is no page.');
  const tags = headTags({ ...first, title: '</title><b a="b">&', description: '</script>' }, '/a.png');
  expect(tags).not.toMatch(/<b |<\/script>.*<\/script>.*<\/script>/);
});

describe('texts for search engines', () => {
  const texts = siteTexts();

  it('the sitemap lists each page that may be listed, once, under its own address', () => {
    const listed = [...(texts['/sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => match[1],
    );
    expect(listed).toEqual([addressOf('/'), ...indexedPages.map(({ paths }) => addressOf(paths[0]))]);
  });

  it('robots.txt names the sitemap and hides no page', () => {
    const robots = texts['/robots.txt'] ?? '';
    expect(robots).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`);
    const hidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '');
    const pages = [...publicPages, ...screens].flatMap(({ paths }) => [...paths]);
    expect(pages.filter((path) => hidden.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it('llms.txt names every listed page and every price', () => {
    const llms = texts['/llms.txt'] ?? '';
    for (const { paths } of indexedPages) expect(llms).toContain(`](${addressOf(paths[0])})`);
    for (const key of planKeys) expect(llms).toContain((plans[key].monthlyCents / 100).toFixed(2));
  });
});
