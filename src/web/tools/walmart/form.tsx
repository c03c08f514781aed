import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WalmartForm } from '#contract/walmart.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, TextArea } from '#web/ui/input.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface WalmartFormViewProps {
  /** What is said above the fields. */
  note: ReactNode;
  form: UseFormReturn<Required<WalmartForm>>;
  pending: boolean;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  onClear: () => void;
}

/** The six inputs of the Walmart generator. */
export function WalmartFormView({ note, form, pending, onSubmit, onClear }: WalmartFormViewProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Sheet>
      <form noValidate onSubmit={onSubmit} aria-labelledby="walmart-form">
        <div className="mb-5 flex items-center justify-between gap-4">
          <h2 id="walmart-form" className="heading text-2xl">
            Product Information
          </h2>
          <Button variant="quiet" size="s" className="-mr-3 shrink-0" onClick={onClear}>
            Clear the form
          </Button>
        </div>
        <div className="mb-5 empty:hidden">{note}</div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Product Name" required error={errors.productName?.message} className="sm:col-span-2">
            <Input
              autoComplete="off"
              placeholder="Rechargeable LED Camping Lantern"
              {...register('productName')}
            />
          </Field>
          <Field label="Category" required error={errors.category?.message} className="sm:col-span-2">
            <Input autoComplete="off" placeholder="Camping Lanterns" {...register('category')} />
          </Field>
          <Field
            label="Key Features"
            required
            error={errors.keyFeatures?.message}
            hint="Separate them by commas: sizes, materials, what is in the box, how it is cleaned."
            className="sm:col-span-2"
          >
            <TextArea
              rows={4}
              placeholder="Runs 30 hours on low, 7.4 in tall, 1.1 lb"
              {...register('keyFeatures')}
            />
          </Field>
          <Field label="Target Audience" error={errors.targetAudience?.message}>
            <Input autoComplete="off" placeholder="families, campers" {...register('targetAudience')} />
          </Field>
          <Field label="Price Range" error={errors.priceRange?.message}>
            <Input autoComplete="off" placeholder="$29 to $35" {...register('priceRange')} />
          </Field>
          <Field
            label="Brand Information"
            error={errors.brandInfo?.message}
            hint="Begin with the brand’s name; it opens the product name."
            className="sm:col-span-2"
          >
            <TextArea rows={2} placeholder="Harrowgate" {...register('brandInfo')} />
          </Field>
          <BusyButton type="submit" size="l" pending={pending} className="sm:col-span-2">
            {pending ? 'Generating...' : 'Generate Walmart Content'}
          </BusyButton>
        </div>
      </form>
    </Sheet>
  );
}
