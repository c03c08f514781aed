import {
  socialBounds,
  socialContentTypes,
  socialPlatforms,
  type SocialContentType,
  type SocialPlatform,
} from '#contract/social-meta.ts';
import { inputBounds, languageChoices } from '#contract/seo-content.ts';
import type { Handover } from '#web/data/handover.ts';
import { keepDraft, readDraftJson } from '#web/lib/tab-draft.ts';

/** The form while it is being filled. */
export interface SocialDraft {
  url: string;
  platform: SocialPlatform;
  businessName: string;
  industry: string;
  description: string;
  contentType: SocialContentType;
  targetAudience: string;
  primaryKeywords: string[];
  logoUrl: string;
  callToAction: string;
  language: (typeof languageChoices)[number];
}

export const emptyDraft: SocialDraft = {
  url: '',
  platform: 'all',
  businessName: '',
  industry: '',
  description: '',
  contentType: 'website',
  targetAudience: '',
  primaryKeywords: [],
  logoUrl: '',
  callToAction: '',
  language: 'auto',
};

const texts = [
  'url',
  'businessName',
  'industry',
  'description',
  'targetAudience',
  'logoUrl',
  'callToAction',
] as const;

/** A form from something saved earlier, mended where an older version or a hand wrote something else. */
export function draftFrom(saved: unknown): SocialDraft {
  const draft = structuredClone(emptyDraft);
  if (typeof saved !== 'object' || saved === null) return draft;
  const stored = saved as Record<string, unknown>;
  for (const name of texts) {
    const value = stored[name];
    if (typeof value === 'string') draft[name] = value;
  }
  const { primaryKeywords } = stored;
  if (Array.isArray(primaryKeywords))
    draft.primaryKeywords = primaryKeywords.filter((entry) => typeof entry === 'string');
  draft.platform = socialPlatforms.find((platform) => platform === stored['platform']) ?? 'all';
  draft.contentType = socialContentTypes.find((type) => type === stored['contentType']) ?? 'website';
  draft.language = languageChoices.find((language) => language === stored['language']) ?? 'auto';
  return draft;
}

const keyOf = (userId: string) => `shelfmark.social-draft.${userId}`;

/** The form as it was left. */
export function loadDraft(userId: string): SocialDraft {
  return draftFrom(readDraftJson(keyOf(userId)));
}

export function saveDraft(userId: string, draft: SocialDraft): void {
  keepDraft(keyOf(userId), JSON.stringify(draft));
}

/** What was handed over in the form's fields; fields that it says nothing about keep what is typed in them. */
export function fillDraft(
  draft: SocialDraft,
  { keywords, values }: Handover,
): { draft: SocialDraft; unfitted: number } {
  const known = new Set(draft.primaryKeywords.map((keyword) => keyword.toLowerCase()));
  const added = keywords.filter((keyword) => !known.has(keyword.toLowerCase()));
  const fitting = added.filter((keyword) => keyword.length <= socialBounds.keyword);
  const room = Math.max(0, socialBounds.keywords - draft.primaryKeywords.length);
  const taken = fitting.slice(0, room);
  const { businessName, industry, targetAudience, description, website } = values;
  return {
    unfitted: added.length - taken.length,
    draft: {
      ...draft,
      ...(businessName && { businessName }),
      ...(industry && { industry }),
      ...(targetAudience && { targetAudience }),
      ...(description && { description: description.slice(0, inputBounds.text) }),
      ...(website && { url: website }),
      primaryKeywords: [...draft.primaryKeywords, ...taken],
    },
  };
}
