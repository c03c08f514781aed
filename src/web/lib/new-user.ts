import { readStored, removeStored, writeStored } from './storage.ts';

const newUserKey = 'newUser';

/** Leaves the flag that the dashboard greets a new user by, once. */
export function flagNewUser(): void {
  writeStored(newUserKey, 'true');
}

/** Whether the flag was there; it is taken away. */
export function takeNewUserFlag(): boolean {
  const flagged = readStored(newUserKey) !== null;
  if (flagged) removeStored(newUserKey);
  return flagged;
}
