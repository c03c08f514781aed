import type { Queryable } from '#server/database/database.ts';

/** What a provider says about the person who signed in. */
export interface SignedInPerson {
  /** The provider's `sub`: stable, unique at this provider, at most 255 characters. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

export type LoginScreen = 'sign-in' | 'sign-up' | 'again';

/** What the server keeps until the browser comes back from the provider. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What is needed later to end the provider's session too. */
export interface LoginTicket {
  /** `null` at the embedded provider, whose session is known by its id. */
  idToken: string | null;
  /** Id of the session at the embedded provider; `null` at an outside issuer. */
  providerSession: string | null;
}

/** What a login came to. */
export interface FinishedLogin {
  person: SignedInPerson;
  ticket: LoginTicket;
  /** When the person last proved who they are, if the provider tells. */
  authenticatedAt: Date | null;
}

/** What is known of an account that this server keeps itself. */
export interface KeptAccount {
  email: string;
  firstName: string | null;
  lastName: string | null;
  twoFactorEnabled: boolean;
  createdAt: Date;
  passwordChangedAt: Date;
}

/** What only a provider inside this server can do. */
export interface KeptAccounts {
  /** @returns null when there is no such account */
  find(subject: string): Promise<KeptAccount | null>;
  /**
   * Judges a password with the counters that slow guessing down.
   * @param address of the browser, which is counted too
   */
  provePassword(
    subject: string,
    password: string,
    address: string,
  ): Promise<{ right: true } | { right: false; message: string; retryAfterSeconds?: number }>;
  /** Removes the account and all that hangs on it. Call inside a transaction. */
  remove(tx: Queryable, subject: string): Promise<void>;
}

/** Sign-in by OpenID Connect (code flow with PKCE, state and nonce); embedded or outside, one path. */
export interface IdentityProvider {
  /** Identifier of the issuer. Sessions of another issuer do not count. */
  readonly issuer: string;
  /** True when passwords and two-factor are kept by this server. */
  readonly managedHere: boolean;
  readonly accountUrl: string | null;
  /** Name to show in settings. */
  readonly name: string;
  /** `null` when an outside provider keeps the accounts. */
  readonly accounts: KeptAccounts | null;
  /**
   * Where to send the browser. Throws when the provider cannot be reached.
   *
   * @param screen `again` asks for the password also from somebody who is signed in at the provider
   * @param email what the form of the provider begins with; `null` when nothing is known
   */
  beginLogin(screen: LoginScreen, email: string | null): Promise<{ url: string; secrets: LoginSecrets }>;
  /**
   * Exchanges the code of the callback address. Throws when state, nonce, code or token are not as they should be.
   *
   * @param callbackSearch query of the callback, with or without the leading `?`
   */
  finishLogin(callbackSearch: string, secrets: LoginSecrets): Promise<FinishedLogin>;
  /**
   * Ends the session at the provider as far as the server can. Returns where the browser goes next: `/` when
   * the provider's session is already over, else the provider's end-session address. Never throws.
   */
  endLogin(ticket: LoginTicket): Promise<string>;
}
