import { z } from 'zod';
import { PlatformId } from './platforms.ts';

/** Reviews of one account: one for each platform and one of the whole. */
export const mostReviews = 12;

/**
 * Verified public reviews from which on they take the samples' place on the landing page. With fewer than six the
 * carousel of four seconds would begin to repeat itself before half a minute is over.
 */
export const enoughReviews = 6;
/** Most that the landing page shows, as many as there are samples. */
export const shownReviews = 14;

const line = (longest: number) => z.string().trim().max(longest);

export const NewReview = z.object({
  /** Stars. */
  rating: z.number().int().min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
  title: line(80).min(3, 'Give it a title of at least 3 characters.'),
  review: line(400).min(20, 'Write at least 20 characters.'),
  platform: PlatformId.nullable(),
  /** What the writer does, shown as the role: "Ceramics shop owner". */
  businessType: line(60).nullable(),
  /** Consent to publish, with initials only, once it is verified. */
  isPublic: z.boolean(),
});
export type NewReview = z.infer<typeof NewReview>;

/** A review as its writer sees it. */
export const OwnReview = NewReview.extend({
  id: z.number().int(),
  /** An operator has checked it; each change takes that back. */
  isVerified: z.boolean(),
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** A review as everybody sees it: no name, no account. */
export const PublicReview = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  title: z.string(),
  review: z.string(),
  platform: PlatformId.nullable(),
  businessType: z.string().nullable(),
  /** Of the writer's name; empty when none is known. */
  initials: z.string(),
});
export type PublicReview = z.infer<typeof PublicReview>;

/** Success stories of one account. */
export const mostStories = 3;
/** Most that the public call gives. */
export const shownStories = 6;

const passage = line(1_000).min(20, 'Write at least 20 characters.');

export const NewStory = z.object({
  businessName: line(120).min(1, 'Name the business.'),
  industry: line(80).min(1, 'Name the industry.'),
  challenge: passage,
  solution: passage,
  results: passage,
  /** Consent to publish, with the business’s name, once it is verified. */
  isPublic: z.boolean(),
});
export type NewStory = z.infer<typeof NewStory>;

/** A success story as its writer sees it. */
export const OwnStory = NewStory.extend({
  id: z.number().int(),
  /** An operator has checked it; each change takes that back. */
  isFeatured: z.boolean(),
});
export type OwnStory = z.infer<typeof OwnStory>;

/** A success story as everybody sees it. */
export const PublicStory = NewStory.omit({ isPublic: true }).extend({ id: z.number().int() });
export type PublicStory = z.infer<typeof PublicStory>;
