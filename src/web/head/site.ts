/**
 * Stands for PUBLIC_URL in everything that is written at build time; the server puts the address in when it
 * sends a file. A host of the reserved domain `.invalid`, so that one which is left behind leads nowhere.
 */
export const siteMark = 'https://public-url.invalid';

/** Absolute address of a path of this site. */
export function addressOf(path: string): string {
  return siteMark + path;
}
