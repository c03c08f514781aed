import { readStored } from './storage.ts';

/** What was kept as JSON under the key; null for nothing, and for what is no JSON. Its shape is not checked. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}
