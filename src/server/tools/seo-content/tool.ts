import { typedName } from '#rules/listing/listing.ts';
import type { SeoForm, SeoResult, SeoStreamEvents } from '#contract/seo-content.ts';
import type { z } from 'zod';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { findBusiness, saveBusiness, type KnownBusiness } from '#server/database/business-profiles.ts';
import type { Queryable } from '#server/database/database.ts';
import { addSeoContent } from '#server/database/seo-content.ts';
import type { Saved, Saving } from '#server/tools/definition.ts';
import { defineTool } from '#server/tools/run-tool.ts';
import { noticeOf } from '#server/listing/notice.ts';
import { rowOfListing } from '#server/listing/row.ts';
import type { ListingPart, Written } from '#server/listing/write.ts';
import type { BuiltProduct } from './build.ts';
import { joinItems } from './join.ts';

type PartialEvent = z.output<(typeof SeoStreamEvents)['partial']>;

/** The listing generator: one listing for each product of the form. */
export const seoContentTool = defineTool<
  'POST /api/generate-seo',
  ListingPart,
  Written,
  BuiltProduct,
  KnownBusiness
>({
  id: 'seo-content',
  call: 'POST /api/generate-seo',
  input: seoFormSchema,
  bodyLimit: 2 * 1024 * 1024,
  // Nobody fills in forms this fast; a script that does is asked to slow down.
  burst: { concurrent: 8, starts: 150, perMinute: 300 },
  atOnce: 8,
  work: () => import('./work.ts'),
  nameOf: ({ brief }) => typedName(brief.product),
  partialOf: ({ brief }, { item }): PartialEvent => ({
    index: brief.product.index,
    productName: typedName(brief.product),
    complete: true,
    fields: {},
    item,
  }),
  join: (_form, built) =>
    joinItems(
      built.map(({ item }) => item),
      noticeOf(built),
    ),
  generations: ({ totalProducts }) => ({ total: totalProducts, successful: totalProducts }),
  readAhead: (db, userId, input) => findBusiness(db, userId, input.businessName.trim()),
  save: saveListings,
});

async function saveListings(
  tx: Queryable,
  { userId, input, result, ahead }: Saving<SeoForm, SeoResult, KnownBusiness>,
): Promise<Saved<SeoResult>> {
  const details = {
    businessName: input.businessName.trim(),
    industry: input.industry.trim(),
    // What this form leaves empty stays as it was said before.
    ...given({
      location: input.location,
      website: input.website,
      description: input.description,
      targetAudience: input.targetAudience,
      targetKeywords: input.targetKeywords,
      competitors: input.competitors,
    }),
  };
  const { id: businessProfileId } = await saveBusiness(tx, userId, details, input.products, ahead);
  const ids = await addSeoContent(
    tx,
    userId,
    result.products.map((item) => rowOfListing(item, businessProfileId)),
  );
  const products = result.products.map((item, index) => ({ ...item, seoContentId: ids[index] ?? null }));
  return { result: { ...result, products }, businessProfileId };
}

function given<T extends Record<string, string | undefined>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as Partial<T>;
}
