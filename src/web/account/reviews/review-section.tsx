import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mostReviews, type NewReview, type OwnReview } from '#contract/reviews.ts';
import { call, sentenceOf } from '#web/data/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReviewForm } from './review-form.tsx';

const key = ['/api/reviews/mine'] as const;

const standing = ({ isVerified, isPublic }: OwnReview) =>
  isPublic ? (isVerified ? 'Published' : 'Waits to be checked') : 'Private';

function Entry({
  review,
  onEdit,
  onDelete,
}: {
  review: OwnReview;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold [overflow-wrap:anywhere]">{review.title}</b>
        <span className="text-sm text-ink-soft">{review.rating} of 5 stars</span>
        <Chip tone={review.isPublic && review.isVerified ? 'good' : 'plain'}>{standing(review)}</Chip>
      </p>
      <p className="mt-1 max-w-[70ch] text-[0.94rem] text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">
        {review.review}
      </p>
      <div className="mt-1 -ml-3 flex gap-1">
        <Button variant="quiet" size="s" onClick={onEdit} aria-label={`Change the review “${review.title}”`}>
          Change
        </Button>
        <Button
          variant="quiet"
          size="s"
          onClick={onDelete}
          aria-label={`Delete the review “${review.title}”`}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

/** The user's own reviews: write, change, delete, and see what is published. */
export function ReviewSection({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<OwnReview | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OwnReview | null>(null);
  const {
    data: reviews,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/reviews/mine', { signal }),
  });
  const saving = useMutation({
    mutationFn: (body: NewReview) =>
      open === 'new' || open === null
        ? call('POST /api/reviews', { body })
        : call('PUT /api/reviews/:id', { params: { id: open.id }, body }),
    onError: (failure) =>
      toast({ title: 'The review was not saved', description: sentenceOf(failure), tone: 'poor' }),
    onSuccess: ({ isPublic }) => {
      setOpen(null);
      toast({
        title: 'Thank you for your review',
        description: isPublic ? 'It is published once it has been checked.' : 'It stays private.',
        tone: 'good',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const removal = useMutation({
    mutationFn: (id: number) => call('DELETE /api/reviews/:id', { params: { id } }),
    onError: (failure) =>
      toast({ title: 'The review was not deleted', description: sentenceOf(failure), tone: 'poor' }),
    onSettled: () => {
      setLeaving(null);
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
  const full = (reviews?.length ?? 0) >= mostReviews;

  return (
    <section aria-labelledby="reviews-heading" className="mt-14 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="reviews-heading" className="heading text-2xl">
          Your reviews
        </h2>
        {reviews && open === null && !full && (
          <Button variant="secondary" size="s" onClick={() => setOpen('new')}>
            Write a review
          </Button>
        )}
      </div>
      {error ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-ink-soft">
          {sentenceOf(error)}
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : reviews === undefined ? (
        <p className="mt-4 text-ink-soft">Loading your reviews…</p>
      ) : (
        reviews.length === 0 &&
        open === null && (
          <p className="mt-4 max-w-[70ch] text-ink-soft">
            You have not written one yet. Published reviews stand on the first page, with initials only.
          </p>
        )
      )}
      {open !== null && (
        <ReviewForm
          key={open === 'new' ? 'new' : open.id}
          userId={userId}
          review={open === 'new' ? null : open}
          pending={saving.isPending}
          onSave={(review, saved) => saving.mutate(review, { onSuccess: saved })}
          onCancel={() => setOpen(null)}
        />
      )}
      {reviews && reviews.length > 0 && (
        <ul className="mt-4">
          {reviews.map((review) => (
            <Entry
              key={review.id}
              review={review}
              onEdit={() => setOpen(review)}
              onDelete={() => setLeaving(review)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(next) => !next && setLeaving(null)}
        title="Delete this review?"
        description="It leaves the first page too. This cannot be undone."
        confirmLabel="Delete"
        danger
        pending={removal.isPending}
        onConfirm={() => leaving && removal.mutate(leaving.id)}
      />
    </section>
  );
}
