import type { SeoForm } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';

/** Two hashtags or more behind each other. A code of a colour such as "#ffaa00" is none. */
const row = /(?<![^\s])#(?![\da-f]{6}(?!\p{L}))\p{L}[\p{L}\p{N}_]*(?:[\s,]+#\p{L}[\p{L}\p{N}_]*)+/giu;

/** "Do not eat #waxmelts #smallbiz": a description without such rows, which are no sentence. A text of nothing else stays. */
export function withoutHashtagRows(text: string): string {
  if (!text.includes('#')) return text;
  const plain = text
    .replace(row, '')
    .replace(/[ \t]+(?=\n|$)/gu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? text : plain;
}

/** Fields of the forms that take such tags. */
const tagFields = ['tiktokHashtags', 'videoTags'] as const;

/**
 * The fields of a form with the hashtags that stand in rows in the description of one of its products, behind those of the form
 * itself, where the platform has a field for them.
 */
export function withHashtags(
  fields: Readonly<Record<string, string>>,
  form: Pick<SeoForm, 'platform' | 'products'>,
  index: number,
): Readonly<Record<string, string>> {
  const found = form.products[index]?.description.match(row) ?? [];
  const field = tagFields.find((tags) => platforms[form.platform].form.some(({ name }) => name === tags));
  if (found.length === 0 || field === undefined) return fields;
  const tags = found.join(' ').split(/[\s,]+/u);
  const given = fields[field] ?? '';
  const all =
    field === 'videoTags'
      ? [given, ...tags.map((tag) => tag.slice(1))].filter((tag) => tag !== '').join(', ')
      : [given, ...tags].join(' ').trim();
  return { ...fields, [field]: all };
}
