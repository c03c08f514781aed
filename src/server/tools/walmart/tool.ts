import { typedName } from '#rules/listing/listing.ts';
import { WalmartForm, type WalmartResult } from '#contract/walmart.ts';
import { rowOfEntry } from '#server/account/history/entry.ts';
import { saveBusiness, unnamedBusiness } from '#server/database/business-profiles.ts';
import { addHistory } from '#server/database/content-history.ts';
import type { Queryable } from '#server/database/database.ts';
import { addSeoContent } from '#server/database/seo-content.ts';
import { rowOfListing } from '#server/listing/row.ts';
import type { ListingPart, Written } from '#server/listing/write.ts';
import type { Saved, Saving } from '#server/tools/definition.ts';
import { defineTool } from '#server/tools/run-tool.ts';
import { brandOf } from './brand.ts';

/** The Walmart generator: one listing from six answers, kept in the history by the server. */
export const walmartTool = defineTool<'POST /api/walmart-generator', ListingPart, Written, WalmartResult>({
  id: 'walmart',
  call: 'POST /api/walmart-generator',
  input: WalmartForm,
  bodyLimit: 256 * 1024,
  burst: { concurrent: 4, starts: 60, perMinute: 120 },
  atOnce: 1,
  work: () => import('./work.ts'),
  nameOf: ({ brief }) => typedName(brief.product),
  partialOf: ({ brief }, { listing }) => ({
    index: 0,
    productName: typedName(brief.product),
    complete: true,
    fields: {},
    item: listing,
  }),
  join: (_input, built) => {
    const [result] = built;
    if (!result) throw new Error('The form asked for no listing.');
    return result;
  },
  generations: () => ({ total: 1, successful: 1 }),
  save: saveListing,
});

async function saveListing(
  tx: Queryable,
  { userId, now, input, result }: Saving<WalmartForm, WalmartResult>,
): Promise<Saved<WalmartResult>> {
  const businessName = brandOf(input.brandInfo ?? '') || unnamedBusiness;
  const { id: businessProfileId } = await saveBusiness(
    tx,
    userId,
    {
      businessName,
      industry: 'Retail',
      ...(input.targetAudience?.trim() && { targetAudience: input.targetAudience }),
    },
    [{ name: input.productName.trim(), category: input.category, description: input.keyFeatures }],
  );
  const [seoContentId = null] = await addSeoContent(tx, userId, [
    rowOfListing(result.listing, businessProfileId),
  ]);
  const listing = { ...result.listing, seoContentId };
  const posted = {
    businessName,
    platform: listing.platform,
    notes: input.category,
    contentType: 'generated' as const,
    tags: ['generated', 'completed'],
    seoContent: listing,
    form: { ...input },
  };
  const { id: historyId } = await addHistory(
    tx,
    userId,
    rowOfEntry(posted, { businessProfileId, seoContentId, now }),
  );
  return { result: { ...result, listing, historyId }, businessProfileId };
}
