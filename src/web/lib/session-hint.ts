import { sessionHint } from './first-paint-script.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * The server sets the readable cookie `session_hint` beside the HttpOnly session and clears it with it. It
 * proves nothing; it only spares visitors a call that would answer 401, and picks the loading shell.
 */
export function isVisitor(): boolean {
  return typeof document === 'undefined' || !new RegExp(sessionHint).test(document.cookie);
}

const hereKey = 'signed-in-here';

/** This tab's own storage; a browser that keeps none is asked for nothing. */
function readHere(): string | null {
  try {
    return sessionStorage.getItem(hereKey);
  } catch {
    return null;
  }
}

function writeHere(value: string): void {
  try {
    sessionStorage.setItem(hereKey, value);
  } catch {
    // Nothing is kept: the notice then hangs on the hint alone.
  }
}

/**
 * Whether this page was opened by somebody signed in whose session is gone since: it ran out or was ended elsewhere.
 * The class came with the shell, or was set by the hint before the first paint; the server has taken the hint back when
 * it knew no session.
 * Asked in a browser only, once the page stands as it was written.
 */
export function sessionHasEnded(): boolean {
  return (
    isVisitor() &&
    // A refused call may have taken the hint back before the page was loaded again.
    (document.documentElement.classList.contains('signed-in') || readHere() === '1')
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
  writeHere('1');
}

/** Who leaves on purpose needs not be told that the session has ended. */
export function forgetSignIn(): void {
  writeHere('');
}
