/** In characters (OWASP ASVS 4.0.3, 2.1.1). Accounts with a shorter one from before keep signing in. */
export const shortestPassword = 12;

/** An e-mail address as far as it can be told. RFC 5321 allows more; what is refused could not be delivered to anyway. */
export const emailPattern = String.raw`[^\s@]+@[^\s@.]+(\.[^\s@.]+)+`;

/** What can be seen to be wrong with a field before anything is looked up: the pages' script and the server say the same. */
export const faultSentences = {
  noEmail: 'Type your e-mail address.',
  wrongEmail:
    'This does not look like an e-mail address. It needs an @ and a domain, such as name@example.com.',
  noPassword: 'Type your password.',
  noCurrentPassword: 'Type your current password.',
  shortPassword: `Use at least ${shortestPassword} characters.`,
  notTheSame: 'The two new passwords are not the same.',
  noCode: 'Type the code.',
} as const;
