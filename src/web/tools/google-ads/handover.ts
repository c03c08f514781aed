import { adsBounds } from '#contract/google-ads-form.ts';
import { inputBounds } from '#contract/seo-content.ts';
import { joinKeywords, type Handover } from '#web/data/handover.ts';
import type { AdsDraft } from './draft.ts';

const longest = inputBounds.text;

/** Keywords that fit into the form, by number. */
function targetKeywords(before: string, added: readonly string[]): { text: string; left: number } {
  const room = adsBounds.targetKeywords.count - before.split(/[,\n]/u).filter((entry) => entry.trim()).length;
  const fitting = added.slice(0, Math.max(0, room));
  // Each of them is bounded; the field as a whole is not, so its length stops nothing.
  const { text, left } = joinKeywords(before, fitting, Number.POSITIVE_INFINITY);
  return { text, left: left + added.length - fitting.length };
}

/** What was handed over in the form's fields; fields that it says nothing about keep what is typed in them. */
export function fillDraft(
  draft: AdsDraft,
  { keywords, values }: Handover,
): { draft: AdsDraft; unfitted: number } {
  const target = targetKeywords(draft.targetKeywords, keywords);
  const { businessName, industry, location, targetAudience, businessGoals, website, products, competitors } =
    values;
  return {
    unfitted: target.left,
    draft: {
      ...draft,
      ...(businessName && { businessName }),
      ...(industry && { industry }),
      ...(location && { location }),
      ...(targetAudience && { targetAudience }),
      ...(businessGoals && { businessGoals }),
      ...(website && { website }),
      ...(products?.length && { primaryServices: products.join(', ').slice(0, longest) }),
      ...(competitors?.length && {
        competitorAnalysis: joinKeywords(draft.competitorAnalysis, competitors, longest).text,
      }),
      targetKeywords: target.text,
    },
  };
}

/** As the reader is told: a keyword that names a competitor stays behind, since each keyword here gets an ad. */
export function toldHandover(handover: Handover): Handover {
  const { competitorKeywords, leftOut } = handover;
  return { ...handover, competitorKeywords: [], leftOut: [...leftOut, ...competitorKeywords] };
}
