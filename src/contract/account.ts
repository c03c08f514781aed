import { z } from 'zod';

/** A browser in which the user is signed in, as `GET /api/sessions` lists them, this one first. */
export const AccountSession = z.object({
  /** Stands for the session without being its secret. */
  id: z.string(),
  /** Browser and system in words, such as "Firefox on Windows". */
  device: z.string(),
  signedInAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const SessionId = z.object({ id: z.string().min(1).max(64) });
export const SessionsEnded = z.object({ ended: z.number().int() });

/** The word that is typed to delete an account whose password another provider keeps. */
export const deletionWord = 'DELETE';

/** Answer of `GET /api/account/deletion`: what deleting the account asks for and what it leaves. */
export const DeletionTerms = z.object({
  /** `password` where this server keeps it; else a fresh sign-in and the word. */
  proof: z.enum(['password', 'word']),
  /** The user has signed in anew within the last minutes; only asked for with `word`. */
  freshlySignedIn: z.boolean(),
  /** A paid subscription runs and would be ended at once. */
  endsSubscription: z.boolean(),
  /** Records of payments exist and stay in the books. */
  keepsPayments: z.boolean(),
});
export type DeletionTerms = z.infer<typeof DeletionTerms>;

export const AccountDeletion = z.object({
  password: z.string().max(1_000).optional(),
  word: z.string().max(100).optional(),
});

/** Where the browser goes when the account is gone. */
export const AccountDeleted = z.object({ nextUrl: z.string() });
