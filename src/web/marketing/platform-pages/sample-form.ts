import { platformOfCatalogueKey } from '#contract/platforms.ts';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import type { PlatformPageContent } from './content.ts';

/** The form of the generator with what the page's disabled inputs show. */
export function sampleForm({ key, identity, fields }: PlatformPageContent): SeoForm {
  const told = { name: '', category: '' };
  const sentences: string[] = [];
  const form: Record<string, unknown> = {};
  for (const { into, value, told: words = value } of fields) {
    if (into === undefined) continue;
    if (into === 'productDescription') sentences.push(words);
    else if (into === 'name' || into === 'category') told[into] = words;
    else form[into] = words;
  }
  const input = {
    ...identity,
    ...form,
    platform: platformOfCatalogueKey(key),
    products: [{ ...told, description: sentences.join('\n') }],
  } as SeoFormInput;
  // The Walmart form asks for key features in place of a description.
  return input.keyFeatures === undefined ? SeoForm.parse(input) : (input as SeoForm);
}
