import { generatorPlatformIds } from '#contract/platforms.ts';
import { industries, inputBounds } from '#contract/seo-content.ts';
import { joinKeywords, type Handover } from '#web/data/handover.ts';
import type { SeoFormDraft } from './draft.ts';

/**
 * The listing form with what another tool gave. Keywords join those of the same business and take the place of another
 * business's; a named product is filled in only where none was begun.
 */
export function fillDraft(
  draft: SeoFormDraft,
  { keywords, values }: Handover,
): { draft: SeoFormDraft; unfitted: number } {
  const same =
    values.businessName === undefined ||
    draft.businessName.trim().toLowerCase() === values.businessName.toLowerCase();
  const before = draft.targetKeywords;
  const joined = joinKeywords(
    same ? (Array.isArray(before) ? before.join(', ') : (before ?? '')) : '',
    keywords,
    inputBounds.text,
  );
  const platform = generatorPlatformIds.find((id) => id === values.platform);
  const industry = industries.find((name) => name === values.industry);
  const begun = draft.products.some((product) => product.name.trim() !== '' || product.description !== '');
  return {
    unfitted: joined.left,
    draft: {
      ...draft,
      ...(platform && { platform }),
      ...(industry && { industry }),
      ...(values.businessName && { businessName: values.businessName }),
      ...(values.location && { location: values.location }),
      ...(values.targetAudience && { targetAudience: values.targetAudience }),
      ...(!begun &&
        values.products &&
        values.products.length > 0 && {
          products: values.products
            .slice(0, inputBounds.products)
            .map((name) => ({ name, category: '', description: '' })),
        }),
      targetKeywords: joined.text,
    },
  };
}
