import { Tooltip } from 'radix-ui';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { SavedContent } from '#web/account/history/saved-content.tsx';
import { Sentence } from '#web/report/sentence.tsx';
import { exportFile } from './export.ts';
import { SeoContentResult } from './result.tsx';
import type { Generation } from './use-generation.ts';

function html(element: ReactElement): string {
  const markup = renderToStaticMarkup(createElement(Tooltip.Provider, null, element));
  return markup.replaceAll(/ class="[^"]*"/g, '');
}

const title = 'כוס קרמיקה, 350 מ"ל.';

/** What stands in the right column while a listing is written. */
function whileWriting(fields: Record<string, string | string[]>, message = ''): string {
  const products = [{ productName: 'Mug', fields, item: null }];
  const generation: Generation = { state: 'running', platform: 'etsy', products, done: 0, total: 1, message };
  const seller = { seller: 'Kiln & Co.', price: '', site: '', place: '' };
  const nothing = () => undefined;
  return html(createElement(SeoContentResult, { generation, seller, onChange: nothing, onSave: nothing }));
}

it('names each field while it is written, and says what the writing waits for', () => {
  const shown = whileWriting(
    { productTitle: 'Speckled mug', tags: ['mug', 'cup'] },
    'The writing model asks for a pause of 30 s: Mug',
  ).replaceAll(/<[^>]+>/g, '\n');
  expect(shown).toMatch(/\nTitle\n+Speckled mug\n/);
  expect(shown).toMatch(/\nTags\n+mug · cup\n/);
  expect(shown).toContain('Generating SEO content...');
  expect(shown).toContain('The writing model asks for a pause of 30 s: Mug');
});

it('lets texts run in their own direction on the screen, in the history, in quotations and in files', () => {
  expect(whileWriting({ productTitle: title })).toContain(`<p dir="auto">${title.replace('"', '&quot;')}`);
  const form: SeoFormInput = {
    platform: 'etsy',
    businessName: 'כוסות ירושלים',
    industry: 'Retail',
    etsyShopName: 'jerusalemcups',
    description: 'כוסות קרמיקה בעבודת יד.',
    products: [{ name: 'כוס קרמיקה', category: '', description: title }],
  };
  const prepared = prepare(briefsOf(seoFormSchema.parse(form))[0]!);
  const item = finishItem(prepared, listingByRules(prepared), 'rules');
  expect(html(createElement(SavedContent, { content: item }))).toMatch(/<dd dir="auto">כוס/u);
  const products = [{ ...item, seoContentId: null }];
  const file = exportFile({ totalProducts: 1, products, writer: 'rules', notice: null }, 'html');
  expect(file.content).toContain('unicode-bidi:plaintext');
  expect(html(createElement(Sentence, { text: `Add “${title}” to the title.` }))).toBe(
    `Add “<bdi>${title.replace('"', '&quot;')}</bdi>” to the title.`,
  );
});
