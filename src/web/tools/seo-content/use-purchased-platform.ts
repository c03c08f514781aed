import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GeneratorPlatformId } from '#contract/platforms.ts';
import type { SeoForm } from '#contract/seo-content.ts';
import { generatorPlatformOf } from '#web/account/dashboard/next-step.ts';
import { billingQuery } from '#web/account/queries.ts';
import type { SeoFormDraft } from './draft.ts';

/** Opens an untouched form on the platform that was bought. Gives it, for forms that begin anew; null for none. */
export function usePurchasedPlatform(
  form: UseFormReturn<SeoFormDraft, unknown, SeoForm>,
): GeneratorPlatformId | null {
  const { data } = useQuery(billingQuery);
  const purchased = generatorPlatformOf(data?.plan ?? null);
  useEffect(() => {
    if (purchased !== null && form.getValues('platform') === '') form.setValue('platform', purchased);
  }, [purchased, form]);
  return purchased;
}
