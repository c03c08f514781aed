/** IndexedDB: two thousand rows with their months are more than the browser's small storage takes. */
const databaseName = 'shelfmark.keyword-files';
const storeName = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => {
      const database = request.result;
      // A connection that stays open would hold up the deletion of everything.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
  });
}

/** Returns whether the value was kept: storage may be switched off or full. */
export async function writeLarge(key: string, value: unknown): Promise<boolean> {
  try {
    const database = await open();
    return await new Promise<boolean>((resolve) => {
      const transaction = database.transaction(storeName, 'readwrite');
      transaction.objectStore(storeName).put(value, key);
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    }).finally(() => database.close());
  } catch {
    return false;
  }
}

/** What was kept under the key, unchecked; null when there is nothing. */
export async function readLarge(key: string): Promise<unknown> {
  try {
    const database = await open();
    return await new Promise<unknown>((resolve, reject) => {
      const request = database.transaction(storeName).objectStore(storeName).get(key);
      request.addEventListener('success', () => resolve(request.result ?? null));
      request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
    }).finally(() => database.close());
  } catch {
    return null;
  }
}

/** Forgets everything, of all users. */
export function forgetLarge(): void {
  indexedDB.deleteDatabase(databaseName);
}
