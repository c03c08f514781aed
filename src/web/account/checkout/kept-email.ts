import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const key = 'shelfmark.checkout-email';

/** The address that was typed at the checkout of this tab: a reload or another plan does not ask for it again. */
export function keptEmail(): string | null {
  return readStored(key, 'sessionStorage');
}

/** Empty, or once it was paid with, it is forgotten. */
export function keepEmail(email: string): void {
  if (email === '') removeStored(key, 'sessionStorage');
  else writeStored(key, email, 'sessionStorage');
}
