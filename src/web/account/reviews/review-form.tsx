import { titleLimits } from 'virtual:title-limits';
import { platformIds } from '#contract/platforms.ts';
import { NewReview, type OwnReview } from '#contract/reviews.ts';
import { Field } from '#web/ui/field.tsx';
import { Checkbox, Input, Select, TextArea } from '#web/ui/input.tsx';
import { OwnForm, type OwnFormProps } from './own-form.tsx';
import { useOwnForm } from './use-own-form.ts';

const empty: NewReview = {
  rating: 0,
  title: '',
  review: '',
  platform: null,
  businessType: null,
  isPublic: false,
};
const kind = { schema: NewReview, draftName: 'shelfmark.review-draft', empty };
const starWords = ['1 star: poor', '2 stars', '3 stars', '4 stars', '5 stars: excellent'];
const orNull = { setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() ? value : null) };

/** One review: stars, a title, a few sentences, and whether it may be published. */
export function ReviewForm(props: OwnFormProps<NewReview, OwnReview>) {
  const { entry } = props;
  const { register, errors, shape } = useOwnForm(kind, props);

  return (
    <OwnForm
      label={entry ? 'Change your review' : 'Write a review'}
      submitLabel={entry ? 'Save review' : 'Send review'}
      published={entry !== null && entry.isPublic && entry.isVerified}
      {...shape}
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
          label="Shelfmark may publish this review with my initials, once it has been verified"
          {...register('isPublic')}
        />
      </div>
    </OwnForm>
  );
}
