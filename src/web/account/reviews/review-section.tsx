import { mostReviews, type NewReview, type OwnReview } from '#contract/reviews.ts';
import { call } from '#web/data/client.ts';
import { OwnSection, type OwnKind } from './own-section.tsx';
import { ReviewForm } from './review-form.tsx';

const reviews: OwnKind<NewReview, OwnReview> = {
  key: ['/api/reviews/mine'],
  heading: 'Your reviews',
  name: 'review',
  plural: 'reviews',
  empty: 'You have not written one yet. Published reviews stand on the first page, with initials only.',
  most: mostReviews,
  list: (signal) => call('GET /api/reviews/mine', { signal }),
  save: (body, id) =>
    id === null
      ? call('POST /api/reviews', { body })
      : call('PUT /api/reviews/:id', { params: { id }, body }),
  remove: (id) => call('DELETE /api/reviews/:id', { params: { id } }),
  titleOf: ({ title }) => title,
  isVerified: ({ isVerified }) => isVerified,
  Form: ReviewForm,
  Aside: ({ entry }) => `${entry.rating} of 5 stars`,
  Body: ({ entry }) => (
    <p className="mt-1 max-w-[70ch] text-[0.94rem] text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">
      {entry.review}
    </p>
  ),
};

/** The user's own reviews. */
export function ReviewSection({ userId }: { userId: string }) {
  return <OwnSection kind={reviews} userId={userId} />;
}
