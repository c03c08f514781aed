import { keywordFileBounds, KeywordImport } from '#contract/keyword-import.ts';
import { columnFields, type ColumnMapping } from '#rules/keyword-research/import/columns.ts';
import { strongestRows } from '#rules/keyword-research/import/strongest.ts';
import type { FileReading } from './read-file.ts';

/** A file that takes part in the next research. */
export interface ImportedFile {
  id: string;
  /** When it was read in, ISO 8601. */
  importedAt: string;
  reading: FileReading;
}

/**
 * Whether the columns should be confirmed by hand: no keyword column was found, or the file is of no known tool and
 * none of its other columns was understood.
 */
export function isUnsure({ problem, tool, headers, mapping }: Omit<FileReading, 'rows'>): boolean {
  if (headers.length === 0) return false;
  if (problem !== null) return true;
  const figures = columnFields.filter((field) => field !== 'keyword' && mapping[field] !== undefined);
  return tool === 'other' && headers.length > 1 && figures.length === 0;
}

/** Columns as a list by column number, for choosing, and back. A field that two columns claim belongs to the first. */
export function mappingOf(fields: readonly (string | undefined)[]): ColumnMapping {
  const mapping: ColumnMapping = {};
  for (const [column, chosen] of fields.entries()) {
    const field = columnFields.find((name) => name === chosen);
    if (field !== undefined) mapping[field] ??= column;
  }
  return mapping;
}

/**
 * What a research's form carries of the files. Each gets the same share of the rows that one research takes; what a
 * small file leaves goes to the larger ones.
 */
export function importsOf(
  files: readonly ImportedFile[],
  most: number = keywordFileBounds.sentRows,
): KeywordImport[] {
  const shares = new Map<string, number>();
  let left = most;
  const bySize = files.toSorted((a, b) => a.reading.rows.length - b.reading.rows.length);
  for (const [index, { id, reading }] of bySize.entries()) {
    const share = Math.min(reading.rows.length, Math.floor(left / (bySize.length - index)));
    shares.set(id, share);
    left -= share;
  }
  return files.map(({ id, importedAt, reading }) => ({
    tool: reading.tool,
    fileName: reading.fileName.slice(0, 255),
    importedAt,
    rows: strongestRows(reading.rows, shares.get(id) ?? 0),
  }));
}

/** A file from the browser's storage, checked: rows are what the contract takes. Null when it is none. */
export function fileFrom(stored: unknown): ImportedFile | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, importedAt, reading } = stored as Partial<ImportedFile>;
  if (typeof id !== 'string' || typeof reading !== 'object' || reading === null) return null;
  if (!Array.isArray(reading.topics) || !Array.isArray(reading.notices) || !Array.isArray(reading.headers))
    return null;
  const { tool, fileName, rows } = reading;
  const checked = KeywordImport.safeParse({ tool, fileName, importedAt, rows });
  if (!checked.success) return null;
  return { id, importedAt: checked.data.importedAt, reading };
}
