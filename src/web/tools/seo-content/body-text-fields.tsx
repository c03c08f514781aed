import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { PlatformId } from '#contract/platforms.ts';
import { inputBounds } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFocusOnward } from '#web/ui/focus-onward.ts';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { TextArea } from '#web/ui/input.tsx';
import type { SeoFormDraft } from './draft.ts';
import { offerRowBack } from './offer-row-back.ts';
import { subjects } from './subjects.ts';

/** Sections of existing text that the listing may draw on; one stays always. */
export function BodyTextFields({ platform }: { platform: PlatformId }) {
  const { control, register, getValues } = useFormContext<SeoFormDraft>();
  const formState = useFormState<SeoFormDraft>({ name: 'bodyTextSections' });
  const { fields, append, insert, remove } = useFieldArray({
    control,
    name: 'bodyTextSections',
    keyName: 'rowKey',
  });
  const rows = useFocusOnward<HTMLDivElement>(fields.map(({ rowKey }) => rowKey));
  const takeOut = (index: number) => {
    const { id, content } = getValues('bodyTextSections')?.[index] ?? { id: '' };
    remove(index);
    offerRowBack('body text', { content }, () => insert(index, { id, content }));
  };
  return (
    <div {...rows} className="flex flex-col gap-3">
      {fields.map((field, index) => (
        <Field
          key={field.rowKey}
          label={fields.length === 1 ? 'Body Text Content' : `Body Text Content ${index + 1}`}
          required={index === 0}
          hint={
            index === 0
              ? 'What you already say about your business: where you work, what you promise, who buys.'
              : undefined
          }
          error={formState.errors.bodyTextSections?.[index]?.content?.message}
          aside={
            fields.length > 1 && (
              <NamedIconButton
                label={`Remove body text ${index + 1}`}
                icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
                tone="danger"
                onClick={() => takeOut(index)}
              />
            )
          }
        >
          <TextArea
            rows={3}
            placeholder={subjects[platforms[platform].subject].bodyText}
            {...register(`bodyTextSections.${index}.content`)}
          />
        </Field>
      ))}
      <Button
        variant="quiet"
        size="s"
        className="-ml-3 self-start"
        icon={<Plus size={17} aria-hidden="true" />}
        disabled={fields.length >= inputBounds.bodyTextSections}
        onClick={() => append({ id: `section_${Date.now()}`, content: '' })}
      >
        Add body text
      </Button>
    </div>
  );
}
