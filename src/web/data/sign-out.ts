import { forgetSignIn } from '#web/lib/session-hint.ts';
import { call } from './client.ts';

/** Ends the session here and at the sign-in provider; the browser leaves the page in every case. */
export async function signOut(): Promise<void> {
  let next = '/';
  try {
    next = (await call('POST /api/auth/logout')).logoutUrl || '/';
  } catch (error) {
    console.warn('The sign-out call failed; leaving the page all the same.', error);
  }
  forgetSignIn();
  location.assign(next);
}
