import { HistoryContentType, type HistoryEntry, type NewHistoryEntry } from '#contract/history.ts';
import type { HistoryRow, ListedHistoryRow, ListedVersionRow } from '#server/database/content-history.ts';
import type { NewContentHistoryRow } from '#server/database/schema/index.ts';

/** An entry as it crosses the wire. */
export function historyEntry(row: HistoryRow): HistoryEntry {
  return {
    ...row,
    contentType: HistoryContentType.catch('seo_content').parse(row.contentType),
    generationDate: row.generationDate.toISOString(),
  };
}

/**
 * A page of the list as the JSON text of `HistoryEntry[]`. What was checked when it was saved goes out as the database
 * holds it: reading and writing thirty listings anew takes four times the processor time of all the rest.
 */
export function historyListJson(rows: readonly ListedHistoryRow[]): string {
  return `[${rows.map(entryJson).join(',')}]`;
}

/** The kept states of an entry as the JSON text of `HistoryVersion[]`: a hundred of half a megabyte took 3 s to read and write anew. */
export function versionsJson(rows: readonly ListedVersionRow[]): string {
  const versions = rows.map(
    ({ version, createdAt, seoContent }) =>
      `{"version":${version},"createdAt":"${createdAt.toISOString()}","seoContent":${seoContent}}`,
  );
  return `[${versions.join(',')}]`;
}

function entryJson({ seoContent, form, ...row }: ListedHistoryRow): string {
  const { seoContent: _, form: __, ...small } = historyEntry({ ...row, seoContent: null, form: null });
  return `${JSON.stringify(small).slice(0, -1)},"seoContent":${seoContent ?? 'null'},"form":${form ?? 'null'}}`;
}

/** The row of a posted entry. Its title is the product's name, else that of the business. */
export function rowOfEntry(
  posted: NewHistoryEntry,
  saved: { businessProfileId: number | null; seoContentId: number | null; now: Date },
): Omit<NewContentHistoryRow, 'userId'> {
  return {
    title: titleOf(posted),
    platform: posted.platform,
    contentType: posted.contentType,
    notes: posted.notes ?? null,
    tags: posted.tags,
    seoContent: posted.seoContent ?? null,
    form: posted.form ?? null,
    seoContentId: saved.seoContentId,
    businessProfileId: saved.businessProfileId,
    generationDate: saved.now,
  };
}

function titleOf({ seoContent, businessName, form, contentType }: NewHistoryEntry): string {
  const names = [seoContent?.productName, firstProductName(form), businessName];
  const name = names.map((candidate) => candidate?.trim()).find((candidate) => candidate);
  return (name ?? (contentType === 'draft' ? 'Untitled draft' : 'Untitled')).slice(0, 500);
}

function firstProductName(form: NewHistoryEntry['form']): string | undefined {
  const products: unknown = form?.['products'];
  const first: unknown = Array.isArray(products) ? products[0] : undefined;
  if (typeof first !== 'object' || first === null || !('name' in first)) return undefined;
  return typeof first.name === 'string' ? first.name : undefined;
}
