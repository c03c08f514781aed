import { readLarge, writeLarge } from '#web/lib/large-storage.ts';
import { fileFrom, type ImportedFile } from './imported-file.ts';

/** Keeps the files for the next visit. A browser that refuses keeps them until the page is left, as the panel says. */
export function keepFiles(userId: string, files: readonly ImportedFile[]): Promise<boolean> {
  return writeLarge(userId, files);
}

/** The files that were kept; none when storage is off or something else stands there. */
export async function keptFiles(userId: string): Promise<ImportedFile[]> {
  const stored = await readLarge(userId);
  return Array.isArray(stored) ? stored.map(fileFrom).filter((file) => file !== null) : [];
}
