import type { BusinessProfile } from '#contract/businesses.ts';
import { industries } from '#contract/seo-content.ts';
import type { SeoFormDraft } from '#web/tools/seo-content/draft.ts';

/** Details that the form and the profile have under one name. */
const sharedDetails = ['location', 'website', 'targetAudience', 'targetKeywords', 'competitors'] as const;

/**
 * The form with what was said of a business before. A detail of another business goes, so that none stays under the
 * new name; of the same business what is typed stays where the profile knows nothing.
 * @param withProducts its products take the place of those in the form
 */
export function fillBusiness(
  draft: SeoFormDraft,
  profile: BusinessProfile,
  withProducts: boolean,
): SeoFormDraft {
  const isSame = draft.businessName.trim().toLowerCase() === profile.businessName.trim().toLowerCase();
  const details = sharedDetails.map((name) => [name, profile[name] ?? (isSame ? (draft[name] ?? '') : '')]);
  const products = profile.products.map(({ name, category, description }) => ({
    name,
    category: category ?? '',
    description: description ?? '',
  }));
  return {
    ...draft,
    businessName: profile.businessName,
    // The other tools take any industry; this form has a list.
    industry: industries.find((name) => name === profile.industry) ?? (isSame ? draft.industry : ''),
    ...Object.fromEntries(details),
    ...(withProducts && products.length > 0 && { products }),
  };
}
