import { fileFrom, type ImportedFile } from './imported-file.ts';

/** IndexedDB: two thousand rows with their months are more than the browser's small storage takes. */
const databaseName = 'shelfmark.keyword-files';
const storeName = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
  });
}

/** Keeps the files for the next visit. A browser that refuses keeps them until the page is left, as the panel says. */
export async function keepFiles(userId: string, files: readonly ImportedFile[]): Promise<boolean> {
  try {
    const database = await open();
    return await new Promise((resolve) => {
      const transaction = database.transaction(storeName, 'readwrite');
      transaction.objectStore(storeName).put(files, userId);
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  } catch {
    return false;
  }
}

/** The files that were kept; none when storage is off or something else stands there. */
export async function keptFiles(userId: string): Promise<ImportedFile[]> {
  try {
    const database = await open();
    const stored = await new Promise<unknown>((resolve, reject) => {
      const request = database.transaction(storeName).objectStore(storeName).get(userId);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
    });
    return Array.isArray(stored) ? stored.map(fileFrom).filter((file) => file !== null) : [];
  } catch {
    return [];
  }
}
