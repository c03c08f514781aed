import { readStored, removeStored, writeStored } from './storage.ts';

const purchaseKey = 'purchase';

/** Remembers that this browser paid and has no account for it yet, so that visitors who did not are asked nothing. */
export function flagPurchase(): void {
  writeStored(purchaseKey, 'true');
}

export function hasPurchaseFlag(): boolean {
  return readStored(purchaseKey) !== null;
}

/** The purchase has its account, or there was none. */
export function clearPurchaseFlag(): void {
  removeStored(purchaseKey);
}
