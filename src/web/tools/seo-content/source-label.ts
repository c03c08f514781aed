import type { PlatformId } from '#contract/platforms.ts';
import { formFieldsOf } from '#rules/form/seo-form.ts';

const ownLabels: Record<string, string> = {
  businessName: 'Business name',
  industry: 'Industry',
  description: 'Business description',
};

/** What the form calls the field behind a path such as `products.0.description`. */
export function sourceLabel(platform: PlatformId, path: string): string {
  const [head, index, part] = path.split('.');
  if (head === 'products') {
    const number = Number(index) + 1;
    const word = part === 'name' ? 'name' : part === 'category' ? 'category' : 'description';
    return `product ${number}, ${word}`;
  }
  if (head === 'bodyTextSections') return 'body text';
  const field = formFieldsOf(platform).find((candidate) => candidate.name === head);
  return field?.label ?? ownLabels[head ?? ''] ?? 'your brief';
}
