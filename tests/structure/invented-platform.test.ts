import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformId } from '#contract/platform-list.ts';
import type { SeoForm } from '#contract/seo-content.ts';
import { fitListing, violations } from '#rules/fit/fit.ts';
import { fieldCounts, formFieldsOf } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { controlCharacters, emoji, markup, prices } from '#rules/platforms/forbidden-everywhere.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { fieldsById, hard } from '#rules/platforms/limit.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { sectionOf } from '#rules/platforms/rules-page.ts';
import { keywordList, metaDescription, titleTag } from '#rules/platforms/search-page-fields.ts';
import { prepare, writeByRules } from '#rules/writers/seo-content/prepared.ts';
import { listingRequest } from '#server/listing/request.ts';
import { platformSprite } from '#web/ui/platform-marks.ts';

const source = 'Invented for this test';
const id = 'invented' as PlatformId;

/** Nothing but what the page “Add a platform” asks for: no scorecard, writer, mark or preview of its own. */
const invented: Platform = {
  id,
  name: 'Invented Bazaar',
  subject: 'product',
  titleCase: 'sentence',
  titleField: 'productTitle',
  fields: fieldsById([
    {
      kind: 'text',
      id: 'productTitle',
      label: 'Name',
      required: true,
      guidance: 'What it is.',
      limit: hard(57, 'characters', 'confirmed', source),
      target: { from: 20, to: 57 },
      format: 'line',
    },
    {
      kind: 'list',
      id: 'sellingPoints',
      label: 'Points',
      required: false,
      guidance: 'One fact each.',
      count: hard(3, 'items', 'confirmed', source),
      each: hard(41, 'characters', 'confirmed', source),
      separator: '\n',
    },
    {
      kind: 'list',
      id: 'tags',
      label: 'Tags',
      required: false,
      guidance: 'Phrases.',
      count: hard(6, 'items', 'confirmed', source),
      countTarget: { from: 4, to: 6 },
      each: hard(19, 'characters', 'confirmed', source),
      separator: ', ',
    },
    {
      kind: 'text',
      id: 'improvedBodyText',
      label: 'Text',
      required: true,
      guidance: 'What, how big, how to care for it.',
      limit: hard(600, 'characters', 'confirmed', source),
      target: { from: 80, to: 500 },
      format: 'paragraphs',
    },
    keywordList({ from: 5, to: 9 }, 'Phrases.'),
    titleTag('Type first.'),
    metaDescription('What it is and one fact.'),
  ]),
  forbidden: [controlCharacters({ source }), markup({ source }), emoji({ source }), prices({ source })],
  form: [],
  voice: 'Plain.',
  keywordCount: { from: 5, to: 9 },
  indexedFields: ['productTitle'],
  importFormat: 'none',
};

const form = {
  platform: id,
  businessName: 'Kiln & Co.',
  industry: 'Retail',
  products: [
    {
      name: 'Speckled stoneware mug',
      description:
        'A 350 ml stoneware mug with a speckled cream glaze, 9 cm high, thrown on the wheel in Bristol. Dishwasher safe. Comes with a linen bag. For tea and coffee.',
    },
  ],
} as SeoForm;

describe('a platform that is its file and its lines in the lists, and nothing else', () => {
  const registry = platforms as Record<string, Platform>;
  beforeAll(() => {
    registry[id] = invented;
  });
  afterAll(() => {
    delete registry[id];
  });

  it('is written inside its limits, with nothing that it refuses, and scored', () => {
    const [item] = writeByRules(form);
    const listing = listingOf(item!);
    expect(violations(listing, invented, [])).toEqual([]);
    for (const field of fieldRules(invented)) expect(listing[field.id]?.length, field.id).toBeGreaterThan(0);
    expect(item!.seoScore).toBeGreaterThanOrEqual(80);
    expect(item!.checks.filter(({ points }) => points > 0).length).toBeGreaterThan(7);
    const worse = writeByRules({
      ...form,
      products: [{ ...form.products[0]!, description: 'A fine mug, very nice.' }],
    });
    expect(worse[0]!.seoScore).toBeLessThan(item!.seoScore);
  });

  it('fits whatever is proposed for it', () => {
    const fitted = fitListing(
      {
        productTitle: `<b>Mug</b> 🎉 $12.99 ${'very long name '.repeat(20)}`,
        sellingPoints: ['x'.repeat(90), 'a', 'b', 'c', 'd'],
        tags: Array.from({ length: 20 }, (_, index) => `a tag that is number ${index}`),
        improvedBodyText: 'A sentence about it. '.repeat(60),
      },
      invented,
      { language: { written: 'en', tag: 'en' }, protect: [] },
    ).listing;
    expect(violations(fitted, invented, [])).toEqual([]);
  });

  it('has a form, a question to the model, a section in the page of all rules and a mark', () => {
    expect(formFieldsOf(id).map(({ name }) => name)).toContain('description');
    expect(fieldCounts(id).required).toBeGreaterThan(0);
    const { prompt } = listingRequest(prepare(briefsOf(form)[0]!));
    for (const field of fieldRules(invented)) expect(prompt).toContain(`\n- ${field.id} (`);
    expect(sectionOf(invented)).toContain('57 characters');
    expect(platformSprite([invented])).toContain('<symbol id="mark-invented" viewBox="0 0 24 24"><circle');
  });
});
