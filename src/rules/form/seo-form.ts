import { SeoForm } from '#contract/seo-content.ts';
import { platformIds, type PlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FormField } from '#rules/platforms/platform.ts';
import { commonOptionalFormFields, descriptionField, identityFields } from './common-fields.ts';

/**
 * Inputs of step 2 for one platform, in the order of the form: the platform's own, the body text, the common
 * optional ones. Business name and industry stand before them on every platform.
 */
export function formFieldsOf(platformId: PlatformId): FormField[] {
  return [...platforms[platformId].form, descriptionField, ...commonOptionalFormFields];
}

/** Numbers for the banner of the form. The platform itself and the products are not counted. */
export function fieldCounts(platformId: PlatformId): { required: number; optional: number } {
  const fields = [...identityFields, ...formFieldsOf(platformId)];
  const required = fields.filter((field) => field.required).length;
  return { required, optional: fields.length - required };
}

/** "Etsy Shop Name" → "Etsy shop name is required"; names such as TikTok keep their capitals. */
function requiredMessage(field: FormField): string {
  const [first = '', ...rest] = field.label.split(' ');
  const words = [first, ...rest.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))];
  return `${words.join(' ')} is required`;
}

/**
 * Body of `POST /api/generate-seo` with the required fields of its platform. The message of each missing field
 * stands at that field's path.
 */
export const seoFormSchema = SeoForm.superRefine(
  (form, context) => {
    for (const field of requiredOf(form)) {
      const value: unknown = form[field.name];
      if (value === undefined || (typeof value === 'string' && value.trim() === ''))
        context.addIssue({ code: 'custom', path: [field.name], message: requiredMessage(field) });
    }
  },
  // Beside other faults too: what is missing is named all at once.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** Own required fields of a form's platform; none while the form names no platform that there is. */
function requiredOf({ platform }: { platform?: unknown }): FormField[] {
  const known = platformIds.find((id) => id === platform);
  return known === undefined ? [] : platforms[known].form.filter((field) => field.required);
}
