import type { SeoResultItem } from '#contract/seo-content.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { sampleForm } from './sample-form.ts';

/** Finished listings as a generation answers them, some 14 kB each, and the form that they came from. */
export function sampleListings(products: number): { form: object; items: SeoResultItem[] } {
  const form = sampleForm(products);
  const items = briefsOf(seoFormSchema.parse(form)).map((brief) => {
    const prepared = prepare(brief);
    return finishItem(prepared, listingByRules(prepared), 'rules');
  });
  return { form: { ...form, products: form.products.slice(0, 1) }, items };
}
