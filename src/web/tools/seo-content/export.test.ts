import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { exportFile } from './export.ts';

const item = {
  seoContentId: 1,
  platform: 'amazon',
  productName: '=1+1',
  titleTag: 'Mug & saucer',
  metaDescription: 'A mug, with "quotes" and a <b>.',
  keywords: ['mug', 'cup'],
  productTitle: 'Stoneware Mug',
  bulletPoints: ['Holds 12 oz', '-5 °C to 90 °C'],
  tags: [],
  searchTerms: ['tea', 'coffee'],
  improvedBodyText: 'First paragraph.\n\nSecond one,\nin two lines.',
  platformFields: { itemHighlights: 'Made in Portland' },
  seoScore: 87,
  checks: [],
  recommendations: ['Is it dishwasher safe?'],
  language: 'en',
} as unknown as SeoResultItem;
const result: SeoResult = { totalProducts: 1, products: [item], writer: 'rules', notice: null };
const contentOf = (format: Parameters<typeof exportFile>[1]) => exportFile(result, format).content;

describe('The file of a result', () => {
  it('as a spreadsheet: a score that sorts, items without a dash, formulas as text, UTF-8 that Excel sees', () => {
    const content = contentOf('csv');
    expect(content.startsWith('\uFEFF')).toBe(true);
    const [row] = Papa.parse<Record<string, string>>(content.slice(1), { header: true }).data;
    expect(row).toMatchObject({
      Product: "'=1+1",
      Platform: 'Amazon',
      'SEO score': '87',
      'Bullet points': 'Holds 12 oz\n-5 °C to 90 °C',
      'Meta description': 'A mug, with "quotes" and a <b>.',
      Recommendations: 'Is it dishwasher safe?',
    });
  });

  it('as plain text: in the order of the specification, items with a dash', () => {
    const content = contentOf('text');
    const labels = [...content.matchAll(/^([A-Z][a-zA-Z ]+):$/gm)].map(([, label]) => label);
    expect(labels.slice(0, 6)).toEqual([
      'Meta description',
      'Title tag',
      'Keywords',
      'Product title',
      'Bullet points',
      'Search terms',
    ]);
    expect(content).toContain('- Holds 12 oz\n- -5 °C to 90 °C');
    expect(content).toContain('87 out of 100');
  });

  it('as a web page: whole, readable, lists as lists, nothing of the texts as markup, nothing loaded', () => {
    const content = contentOf('html');
    expect(content).toContain('<li>Holds 12 oz</li>');
    expect(content).toContain('<p>First paragraph.</p>\n<p>Second one,<br>\nin two lines.</p>');
    expect(content).toContain('&lt;b&gt;');
    expect(content).toContain('<p>Amazon</p>');
    expect(content).toContain('<h1 lang="en">SEO content of 1 product</h1>');
    expect(content).toContain('max-width');
    expect(content).not.toMatch(/src=|href=|url\(|@import|<script/);
  });

  it('as data: what the call answered', () => {
    expect(JSON.parse(contentOf('json'))).toEqual(result);
  });
});
