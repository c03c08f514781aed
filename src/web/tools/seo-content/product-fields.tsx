import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { PlatformId } from '#contract/platforms.ts';
import { inputBounds } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFocusOnward } from '#web/ui/focus-onward.ts';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { Input, TextArea } from '#web/ui/input.tsx';
import { Frame } from '#web/ui/sheet.tsx';
import type { SeoFormDraft } from './draft.ts';
import { offerRowBack } from './offer-row-back.ts';
import { subjects } from './subjects.ts';

/** What is listed: one stays always, up to 50. */
export function ProductFields({ platform }: { platform: PlatformId }) {
  const subject = subjects[platforms[platform].subject];
  const { control, register, getValues } = useFormContext<SeoFormDraft>();
  const formState = useFormState<SeoFormDraft>({ name: 'products' });
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'products' });
  const rows = useFocusOnward<HTMLDivElement>(fields.map(({ id }) => id));
  const takeOut = (index: number) => {
    const { ...gone } = getValues(`products.${index}`);
    remove(index);
    offerRowBack(subject.one, gone, () => insert(index, gone));
  };
  return (
    <section aria-labelledby="products-heading">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 id="products-heading" className="text-[0.94rem] font-medium">
          {subject.heading}
        </h3>
        <Button
          variant="quiet"
          size="s"
          className="-mr-3 shrink-0"
          icon={<Plus size={17} aria-hidden="true" />}
          disabled={fields.length >= inputBounds.products}
          onClick={() => append({ name: '', category: '', description: '' })}
        >
          Add {subject.one}
        </Button>
      </div>
      <div {...rows} className="flex flex-col gap-3">
        {fields.map((field, index) => {
          const errors = formState.errors.products?.[index];
          return (
            <Frame
              key={field.id}
              role="group"
              aria-label={`${subject.one} ${index + 1}`}
              className="flex flex-col gap-3"
            >
              <div className="flex items-end gap-2">
                <Field label="Name" required error={errors?.name?.message} className="flex-1">
                  <Input
                    placeholder={subject.name}
                    autoComplete="off"
                    {...register(`products.${index}.name`)}
                  />
                </Field>
                {fields.length > 1 && (
                  <NamedIconButton
                    label={`Remove ${subject.one} ${index + 1}`}
                    icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                    tone="danger"
                    className={errors?.name ? 'mb-7' : 'mb-0.5'}
                    onClick={() => takeOut(index)}
                  />
                )}
              </div>
              <Field label="Category" error={errors?.category?.message}>
                <Input
                  placeholder={subject.category}
                  autoComplete="off"
                  {...register(`products.${index}.category`)}
                />
              </Field>
              <Field
                label="Description"
                required
                error={errors?.description?.message}
                hint={index === 0 ? subject.hint : undefined}
              >
                <TextArea
                  rows={3}
                  placeholder={subject.description}
                  {...register(`products.${index}.description`)}
                />
              </Field>
            </Frame>
          );
        })}
      </div>
    </section>
  );
}
