import { SeoForm } from '#contract/seo-content.ts';
import { writeByRules } from '#rules/writers/seo-content/prepared.ts';

/** All short phrases of a listing of English goods, one a line. */
export function phrasesOfGoods(platform: string, name: string, description: string): string {
  const { keywords, tags } = writeByRules(
    SeoForm.parse({
      platform,
      businessName: 'Harrow & Finch',
      industry: 'Retail',
      etsyShopName: 'HarrowFinch',
      products: [{ name, description }],
    }),
  )[0]!;
  return [...new Set([...keywords, ...tags])].join('\n');
}
