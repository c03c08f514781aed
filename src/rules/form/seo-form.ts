import { SeoForm } from '#contract/seo-content.ts';
import type { PlatformId } from '#contract/platforms.ts';
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
export const seoFormSchema = SeoForm.superRefine((form, context) => {
  for (const field of platforms[form.platform].form) {
    if (!field.required) continue;
    const value = valueOf(form, field.name);
    if (value === undefined || value.trim() === '')
      context.addIssue({ code: 'custom', path: [field.name], message: requiredMessage(field) });
  }
});

function valueOf(form: SeoForm, name: FormField['name']): string | undefined {
  return form[name];
}
