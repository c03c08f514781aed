import { isCommonPassword } from './common-passwords.ts';
import { faultSentences, shortestPassword } from './faults.ts';

/** In characters (2.1.2). */
export const longestPassword = 128;

/** Under the field of every new password. */
export const newPasswordHint = `At least ${shortestPassword} characters. A few words that mean something only to you are easy to remember and hard to guess.`;

/** What is wrong with a new password, as a sentence, or `null`. @param email as it is stored */
export async function newPasswordComplaint(password: string, email: string): Promise<string | null> {
  const normal = password.normalize('NFKC');
  const characters = Array.from(normal).length;
  if (characters < shortestPassword) return faultSentences.shortPassword;
  if (characters > longestPassword) return `Use at most ${longestPassword} characters.`;
  const [name = ''] = email.split('@');
  const lower = normal.toLowerCase();
  if (lower === email || lower === name) return 'Do not use your e-mail address as password.';
  if (await isCommonPassword(normal, ['shelfmark', name])) {
    return 'This password is one of the first that anybody would guess. Choose another one.';
  }
  return null;
}
