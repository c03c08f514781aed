/** Where a cookie goes and who may read it. */
export interface CookieShape {
  name: string;
  path: string;
  secure: boolean;
}

/**
 * A cookie that no other host may plant. Over https it takes the prefix `__Host-` (OWASP ASVS 4.0.3, 3.4.4): browsers
 * then refuse it from sibling hosts, and want path `/` for it. Over http, where they refuse the prefix, it keeps to the
 * calls that need it.
 *
 * @param publicUrl origin of the product
 * @param path of those calls
 */
export function hostCookie(publicUrl: string, name: string, path: string): CookieShape {
  return publicUrl.startsWith('https:')
    ? { name: `__Host-${name}`, path: '/', secure: true }
    : { name, path, secure: false };
}

/** Cookie of the session id, signed. Only calls under `/api` read it. */
export const sessionCookie = (publicUrl: string): CookieShape =>
  hostCookie(publicUrl, 'shelfmark_session', '/api');
