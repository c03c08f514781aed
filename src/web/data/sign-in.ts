import { useSyncExternalStore } from 'react';
import { hasSignedInBefore, isVisitor } from '#web/lib/session-hint.ts';
import { homePath, publicPageOf } from '#web/pages.tsx';

const login = '/api/auth/login';
/** Buying comes before the account. */
export const plansAddress = '/platforms';

/** Where "Login" leads: a full page load, since the sign-in provider takes over. @param returnTo path to come back to */
export function signInAddress(returnTo = '/'): string {
  return addressOf(new URLSearchParams(), returnTo);
}

/** Like sign-in, but beginning with a new account. */
function signUpAddress(returnTo = '/'): string {
  return addressOf(new URLSearchParams({ screen_hint: 'signup' }), returnTo);
}

/** To the account of a purchase: a new one, or sign-in in a browser where somebody has signed in before. */
export function accountAddress(): string {
  return hasSignedInBefore() ? signInAddress('/welcome') : signUpAddress('/welcome');
}

function addressOf(query: URLSearchParams, returnTo: string): string {
  if (returnTo !== '/') query.set('returnTo', returnTo);
  return query.size > 0 ? `${login}?${query}` : login;
}

/** The landing page also stands on the paths of tools, and signing in there leads back to the tool. */
function currentReturn(): string {
  const { pathname, search } = location;
  return pathname === homePath || publicPageOf(pathname) ? '/' : pathname + search;
}

const never = () => () => undefined;

/** Where Login and Start Now lead from here. Pages written at build time carry the plain addresses. */
export function useSignInAddresses(): { login: string; start: string } {
  const returnTo = useSyncExternalStore(never, currentReturn, () => '/');
  // Whoever signed in with this browser before is led to sign-in, everybody else to the plans.
  const known = useSyncExternalStore(never, hasSignedInBefore, () => false);
  return { login: signInAddress(returnTo), start: known ? signInAddress(returnTo) : plansAddress };
}

/** Whether somebody is signed in here, as far as the browser knows; written pages and their first drawing say no. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(
    never,
    () => !isVisitor(),
    () => false,
  );
}
