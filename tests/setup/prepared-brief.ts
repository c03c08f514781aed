import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { prepare, type Prepared } from '#rules/writers/seo-content/prepared.ts';

/** A brief of a name and a description, read and ready for a model's answer to be held against it. */
export function preparedBrief(name: string, description: string, platform = 'website'): Prepared {
  const form = seoFormSchema.parse({
    platform,
    businessName: 'Brannock',
    industry: 'Retail',
    // What a platform does not ask for speaks in none of its briefs.
    ebayStoreName: 'Brannock',
    etsyShopName: 'Brannock',
    tiktokShopName: 'Brannock',
    shopifyStoreName: 'Brannock',
    amazonBrand: 'Brannock',
    appName: name,
    channelName: 'Brannock',
    products: [{ name, description }],
  });
  return prepare(briefsOf(form)[0]!);
}
