import { z } from 'zod';
import { PlatformId } from './platforms.ts';
import { TypedForm } from './typed-form.ts';

/** Templates of one account. */
export const mostTemplates = 50;

/** A form that is kept under a name, to begin with it again. One of a name that is known takes its place. */
export const NewTemplate = z.object({
  name: z.string().trim().min(1, 'Name the template.').max(80),
  /** Of the form; null while none is chosen. */
  platform: PlatformId.nullable(),
  industry: z.string().trim().max(80).nullable(),
  form: TypedForm,
});
export type NewTemplate = z.infer<typeof NewTemplate>;

/** A template in the list; its form is sent when it is used. */
export const TemplateSummary = NewTemplate.omit({ form: true }).extend({
  id: z.number().int(),
  /** How often it filled the form. */
  usageCount: z.number().int(),
});
export type TemplateSummary = z.infer<typeof TemplateSummary>;

export const ContentTemplate = TemplateSummary.extend({ form: TypedForm });
export type ContentTemplate = z.infer<typeof ContentTemplate>;
