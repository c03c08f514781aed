import { NewStory, type OwnStory } from '#contract/reviews.ts';
import { Field } from '#web/ui/field.tsx';
import { Checkbox, Input, TextArea } from '#web/ui/input.tsx';
import { OwnForm, type OwnFormProps } from './own-form.tsx';
import { useOwnForm } from './use-own-form.ts';

const empty: NewStory = {
  businessName: '',
  industry: '',
  challenge: '',
  solution: '',
  results: '',
  isPublic: false,
};

const kind = { schema: NewStory, draftName: 'shelfmark.story-draft', empty };

const passages = [
  { name: 'challenge', label: 'Challenge', hint: 'What was hard before? 20 to 1,000 characters.' },
  { name: 'solution', label: 'Solution', hint: 'What did you do about it, and with which tools?' },
  { name: 'results', label: 'Results', hint: 'What changed? Figures of your own, with the time they cover.' },
] as const;

/** One success story: a business, what was hard, what was done, what came of it. */
export function StoryForm(props: OwnFormProps<NewStory, OwnStory>) {
  const { entry } = props;
  const { register, errors, shape } = useOwnForm(kind, props);

  return (
    <OwnForm
      label={entry ? 'Change your success story' : 'Write a success story'}
      submitLabel={entry ? 'Save story' : 'Send story'}
      published={entry !== null && entry.isPublic && entry.isFeatured}
      {...shape}
    >
      <Field label="Business name" required error={errors.businessName?.message}>
        <Input maxLength={120} autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Industry" required error={errors.industry?.message}>
        <Input maxLength={80} {...register('industry')} />
      </Field>
      {passages.map(({ name, label, hint }) => (
        <Field
          key={name}
          label={label}
          required
          error={errors[name]?.message}
          hint={hint}
          className="sm:col-span-2"
        >
          <TextArea rows={3} maxLength={1_000} {...register(name)} />
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Checkbox
          label="Shelfmark may publish this story with the business’s name, once it has been verified"
          {...register('isPublic')}
        />
      </div>
    </OwnForm>
  );
}
