const base = 'http://inside.invalid';

/**
 * The address on this site to go to after signing in, or `/`. Refused: other origins in every spelling that a
 * browser would follow (`//host`, `/\host`, `/.//host`, control characters), and the sign-in calls themselves.
 */
export function safeReturnTo(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > 2_000) return '/';
  if (!/^\/(?![/\\])/u.test(asked) || /[\p{Cc}\\]/u.test(asked)) return '/';
  if (!URL.canParse(asked, base)) return '/';
  const url = new URL(asked, base);
  // Dots were resolved by now: `/.//host` has become `//host`.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (url.pathname.startsWith('/api/auth/')) return '/';
  return url.pathname + url.search + url.hash;
}

/** The same address with `auth_success=true` in its query. @param returnTo result of `safeReturnTo` */
export function withAuthSuccess(returnTo: string): string {
  const url = new URL(returnTo, base);
  url.searchParams.set('auth_success', 'true');
  return url.pathname + url.search + url.hash;
}
