import { describe, expect, it } from 'vitest';
import { catalogueKeys, platformOfCatalogueKey, type CatalogueKey } from '#contract/platforms.ts';
import { claimsIn } from '#rules/facts/claims-in.ts';
import { violations } from '#rules/fit/fit.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';
import { fillLimits } from '#web/marketing/content/catalogue-limits.ts';
import { pageData } from './page-data.ts';
import { platformContents } from './platforms/index.ts';
import { previewRows } from './preview-rows.ts';
import { sampleForm } from './sample-form.ts';

/** Document 2 §2: what its pages preview, and what the box promises; null where the document names no inputs. */
const specified: Partial<Record<CatalogueKey, [inputs: string[] | null, outputs: string[]]>> = {
  amazon: [
    [
      'Product name',
      'Category',
      'Target keywords',
      'Key features',
      'Brand',
      'Competitor ASINs',
      'Price range',
      'Target customer',
    ],
    ['Optimized title', 'Bullet points'],
  ],
  etsy: [
    [
      'Item name',
      'Category',
      'Materials',
      'Style',
      'Description',
      'Search terms',
      'Occasion',
      'Recipient',
      'Size and color',
      'Shop story',
    ],
    ['Title', 'Tags (13 max)'],
  ],
  ebay: [
    [
      'Item name',
      'Category',
      'Brand',
      'Condition',
      'Description',
      'Selling format',
      'Price range',
      'Similar items',
      'Model number',
      'Special features',
    ],
    ['Title (80 chars)', 'Description', 'Item specifics'],
  ],
  shopify: [
    [
      'Product name and type',
      'Collection',
      'Price',
      'Benefits',
      'Brand name',
      'Target market',
      'USP',
      'SEO keywords',
      'Brand story',
    ],
    ['Title', 'Description', 'Meta description'],
  ],
  youtube: [
    [
      'Topic',
      'Type',
      'Keywords',
      'Length',
      'Summary',
      'Audience',
      'Call to action',
      'Similar channels',
      'Series',
      'Hashtags',
    ],
    ['Title', 'Description', 'Tags'],
  ],
  appstore: [
    [
      'App name',
      'Category',
      'Main function',
      'Users',
      'Features',
      'Keywords',
      'Competitors',
      'Value proposition',
      'Benefits',
      'Story',
    ],
    ['Title (30)', 'Subtitle (30)', 'Keywords (100)', 'Description'],
  ],
  playstore: [null, ['Title (50)', 'Short description (80)', 'Full description']],
  tiktokshop: [null, ['Title', 'Description', 'Hashtag strategy', 'Video script ideas']],
  facebook: [null, ['Title', 'Description', 'Key selling points']],
  website: [null, ['Title tag', 'Meta description', 'Main heading', 'Introduction', 'Body text']],
  walmart: [
    ['Product Name', 'Category', 'Key Features', 'Target Audience', 'Price Range', 'Brand Information'],
    ['Title', 'Features', 'Description', 'Keywords'],
  ],
};

describe.each(catalogueKeys)('/platform/%s', (key) => {
  const content = platformContents[key];
  const platform = platforms[platformOfCatalogueKey(key)];
  const form = sampleForm(content);
  const item = writeByRules(form)[0]!;
  const page = pageData(content, item);

  it('previews exactly the inputs and outputs of the specification', () => {
    const [inputs, outputs] = specified[key] ?? [];
    if (inputs) expect(page.fields.map(({ label }) => label).sort()).toEqual([...inputs].sort());
    expect(page.fields.filter(({ value }) => value === '')).toEqual([]);
    if (outputs) expect(page.outputs.map(({ label }) => label)).toEqual(outputs);
    for (const { field } of content.outputs) expect(platform.fields[field], field).toBeDefined();
  });

  it('leaves no field alone in half a row', () => {
    expect(previewRows(page.fields).filter(({ wide }) => !wide).length % 2).toBe(0);
  });

  it('shows a sample inside every limit, without a claim that its inputs do not make', () => {
    const listing = listingOf(item);
    const ledger = extractLedger(briefsOf(form)[0]!);
    expect(violations(listing, platform, [ledger.brand, form.appName ?? ''])).toEqual([]);
    const ids = fieldRules(platform).map(({ id }) => id);
    expect(claimsIn(listing, ids, ledger, item.productName)).toEqual([]);
    expect(page.blocks.filter(({ gauge }) => gauge.value > gauge.limit)).toEqual([]);
    for (const { field } of content.outputs)
      expect(
        page.blocks.some(({ id }) => id === field),
        `the sample fills ${field}`,
      ).toBe(true);
  });

  it('scores as the answer about scores says, and says the score', () => {
    expect(item.seoScore).toBeGreaterThanOrEqual(85);
    expect(item.writer).toBe('rules');
    expect(page.checks.length).toBeGreaterThan(5);
  });

  it('has a title of its own in 60 characters and a description in 120 to 155', () => {
    const [title, description] = [content.title, content.description].map((text) =>
      fillLimits(text, platform),
    );
    expect(title!.length).toBeLessThanOrEqual(60);
    expect(description!.length, description).toBeGreaterThanOrEqual(120);
    expect(description!.length, description).toBeLessThanOrEqual(155);
  });

  it('takes each limit in its words from the platform’s file', () => {
    const texts = [
      content.heading,
      content.lead,
      ...content.points.flatMap(({ title, text }) => [title, text]),
    ];
    const figures = fieldRules(platform).flatMap((rule) =>
      rule.kind === 'text' ? [rule.limit.max] : [rule.count.max],
    );
    for (const text of texts) {
      const typed = text.replaceAll(/\{[^}]*\}/g, '').match(/\d+(?= characters)/g) ?? [];
      expect(
        typed.filter((figure) => figures.includes(Number(figure))),
        text,
      ).toEqual([]);
    }
  });
});

it('prints today’s limit beside a figure that it is stricter than', () => {
  const content = platformContents.playstore;
  const page = pageData(content, writeByRules(sampleForm(content))[0]!);
  expect(page.outputs).toEqual([
    { label: 'Title (50)', today: 'today 30' },
    { label: 'Short description (80)', today: null },
    { label: 'Full description', today: 'up to 4,000 characters' },
  ]);
});

it('sells a different thing under a different title on each page', () => {
  const contents = Object.values(platformContents);
  const different = (of: (content: (typeof contents)[number]) => string | undefined) =>
    new Set(contents.map(of)).size;
  expect(different(({ fields }) => fields.find(({ into }) => into === 'name')?.value)).toBe(contents.length);
  expect(different(({ title }) => title)).toBe(contents.length);
  expect(different(({ description }) => description)).toBe(contents.length);
});
