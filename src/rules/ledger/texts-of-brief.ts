import type { Brief, BriefText } from '#rules/listing/listing.ts';

/** All texts of a brief with their form paths, in reading order. Competitors are left out: their names are no facts. */
export function textsOf(brief: Brief): BriefText[] {
  const base = `products.${brief.product.index}`;
  const texts: BriefText[] = [
    { path: `${base}.name`, text: brief.product.row ?? brief.product.name },
    { path: `${base}.description`, text: brief.product.description },
    { path: `${base}.category`, text: brief.product.category },
    { path: 'businessName', text: brief.businessName },
    { path: 'industry', text: brief.industry },
  ];
  for (const [path, text] of Object.entries(brief.fields)) {
    if (path !== 'competitors') texts.push({ path, text });
  }
  return [...texts, ...brief.bodyTexts].filter((entry) => entry.text !== '');
}
