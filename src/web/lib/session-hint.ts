import { sessionHint } from './first-paint-script.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * The server sets the readable cookie `session_hint` beside the HttpOnly session and clears it with it. It
 * proves nothing; it only spares visitors a call that would answer 401, and picks the loading shell.
 */
export function isVisitor(): boolean {
  return typeof document === 'undefined' || !new RegExp(sessionHint).test(document.cookie);
}

/**
 * Whether this page was opened by somebody signed in whose session is gone since: it ran out or was ended elsewhere.
 * The class was set by the hint before the first paint; the server has taken the hint back when it knew no session.
 */
export function sessionHasEnded(): boolean {
  return (
    typeof document !== 'undefined' && document.documentElement.classList.contains('signed-in') && isVisitor()
  );
}

const signedInBeforeKey = 'signed-in-before';

/** Whether somebody has signed in with this browser before; they are offered sign-in instead of sign-up. */
export function hasSignedInBefore(): boolean {
  return readStored(signedInBeforeKey) === '1';
}

/** Remembers that somebody was signed in here. Without storage the browser counts as new. */
export function rememberSignIn(): void {
  writeStored(signedInBeforeKey, '1');
}
