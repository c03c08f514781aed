/** Where to report a weakness (RFC 9116). A file that has run out tells nobody anything, so it is always a year ahead. */
export function securityText(publicUrl: string, supportEmail: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${securityPath}`,
    '',
  ].join('\n');
}

export const securityPath = '/.well-known/security.txt';
