import type { PlatformId } from '#contract/platforms.ts';
import { platformFormFields } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';

/**
 * A form without the fields of other platforms. The draft keeps them, so that nothing typed is lost when a tile is
 * pressed; but what the screen does not show must not speak: a channel's name made questions about chapters out of a
 * mug's listing.
 */
export function withShownFields<Form extends object>(
  form: Form,
  platform: PlatformId | '' | undefined,
): Form {
  if (!platform) return form;
  const shown = new Set<string>(platforms[platform].form.map(({ name }) => name));
  const hidden = new Set<string>(platformFormFields.filter((name) => !shown.has(name)));
  return Object.fromEntries(Object.entries(form).filter(([name]) => !hidden.has(name))) as Form;
}
