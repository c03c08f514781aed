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
export function filledDraft(
  draft: AdsDraft,
  { keywords, values }: Handover,
): { draft: AdsDraft; left: number } {
  const target = targetKeywords(draft.targetKeywords, keywords);
  const { businessName, industry, location, targetAudience, businessGoals, website, products, competitors } =
    values;
  return {
    left: target.left,
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

/** What the reader is told about it. */
export function handoverSentence(
  { from, keywords, competitorKeywords, leftOut }: Handover,
  left: number,
): string {
  const taken = keywords.length - left;
  const apart = competitorKeywords.length + leftOut.length;
  return [
    `${from}: ${taken} ${taken === 1 ? 'keyword' : 'keywords'}.`,
    left > 0 && `${left} did not fit: the form takes ${adsBounds.targetKeywords.count}.`,
    apart === 1 && 'One that names a competitor was left out, so that no ad names one.',
    apart > 1 && `${apart} that name a competitor were left out, so that no ad names one.`,
  ]
    .filter(Boolean)
    .join(' ');
}
