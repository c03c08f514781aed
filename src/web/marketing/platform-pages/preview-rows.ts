import type { PlatformPageData } from './page-data.ts';

/** Characters that half of the form's width always shows, on a phone and beside the places of the result. */
const shortValue = 24;

/** A field of the preview with its place. */
export interface PreviewRow {
  label: string;
  value: string;
  /** In a text area, so that no value is cut: nobody can scroll in a field that is switched off. */
  lines: boolean;
  /** Takes both columns. */
  wide: boolean;
}

/** The fields in their order. Short ones go in pairs, so the last of an odd number takes the whole row. */
export function previewRows(fields: PlatformPageData['fields']): PreviewRow[] {
  const rows = fields.map(({ label, value, long }) => {
    const lines = long || value.length > shortValue;
    return { label, value, lines, wide: lines };
  });
  const short = rows.filter(({ wide }) => !wide);
  const last = short.at(-1);
  if (last && short.length % 2 === 1) last.wide = true;
  return rows;
}
