import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, as in Stripe's ids. */
export function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** `newId('sub')` → `sub_1TestAb…`: 24 characters after the prefix, as Stripe's own. */
export const newId = (prefix: string): string => `${prefix}_1Test${randomText(19)}`;
