import { ApiError } from './client.ts';
import { signInAddress } from './sign-in.ts';

/** Sign-in that leads back to the very screen, where everything typed is kept. */
export const signInHere = (): string => signInAddress(location.pathname + location.search);

/** For the toast of a call that failed: the way to sign in when the session's end was why. */
export function signInOffer(error: unknown): { action?: { label: string; run: () => void } } {
  if (!(error instanceof ApiError) || error.status !== 401) return {};
  return { action: { label: 'Sign in', run: () => location.assign(signInHere()) } };
}
