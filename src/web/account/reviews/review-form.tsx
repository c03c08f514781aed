import { zodResolver } from '@hookform/resolvers/zod';
import { titleLimits } from 'virtual:title-limits';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { platformIds } from '#contract/platforms.ts';
import { NewReview, type OwnReview } from '#contract/reviews.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Checkbox, Input, Select, TextArea } from '#web/ui/input.tsx';

const empty: NewReview = {
  rating: 0,
  title: '',
  review: '',
  platform: null,
  businessType: null,
  isPublic: false,
};
const starWords = ['1 star: poor', '2 stars', '3 stars', '4 stars', '5 stars: excellent'];
const orNull = { setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() ? value : null) };

function draftOf(key: string): Partial<NewReview> {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? '{}');
    // A half-written review breaks the rules for whole ones; each part is taken for itself.
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

interface ReviewFormProps {
  userId: string;
  /** The one that is changed; absent for a new one. */
  review: OwnReview | null;
  pending: boolean;
  /** Sends it; what was typed is kept in this browser until that has worked. */
  onSave: (review: NewReview, saved: () => void) => void;
  onCancel: () => void;
}

/** One review: stars, a title, a few sentences, and whether it may be published. */
export function ReviewForm({ userId, review, pending, onSave, onCancel }: ReviewFormProps) {
  const key = `review-draft:${userId}:${review?.id ?? 'new'}`;
  const form = useForm<NewReview>({
    resolver: zodResolver(NewReview),
    defaultValues: { ...empty, ...review, ...draftOf(key) },
  });
  const { register, subscribe, handleSubmit, formState } = form;
  const { errors } = formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void writeStored(key, JSON.stringify(values)),
      }),
    [subscribe, key],
  );

  return (
    <form
      noValidate
      aria-label={review ? 'Change your review' : 'Write a review'}
      onSubmit={(event) => void handleSubmit((values) => onSave(values, () => removeStored(key)))(event)}
      className="mt-5 grid max-w-176 gap-5 sm:grid-cols-2"
    >
      <Field label="Stars" required error={errors.rating?.message}>
        <Select {...register('rating', { valueAsNumber: true })}>
          <option value={0}>Choose</option>
          {starWords.map((words, index) => (
            <option key={words} value={index + 1}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Platform" error={errors.platform?.message}>
        <Select {...register('platform', orNull)}>
          <option value="">Shelfmark as a whole</option>
          {platformIds.map((id) => (
            <option key={id} value={id}>
              {titleLimits[id].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Title" required error={errors.title?.message} className="sm:col-span-2">
        <Input maxLength={80} {...register('title')} />
      </Field>
      <Field
        label="Review"
        required
        error={errors.review?.message}
        hint="20 to 400 characters. What did you use it for, and what changed?"
        className="sm:col-span-2"
      >
        <TextArea rows={4} maxLength={400} {...register('review')} />
      </Field>
      <Field
        label="What you do"
        error={errors.businessType?.message}
        hint="Shown under the review, such as “Ceramics shop owner”."
        className="sm:col-span-2"
      >
        <Input maxLength={60} {...register('businessType', orNull)} />
      </Field>
      <div className="sm:col-span-2">
        <Checkbox
          label="Shelfmark may publish this review with my initials, once it has been checked"
          {...register('isPublic')}
        />
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" pending={pending}>
          {review ? 'Save review' : 'Send review'}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
