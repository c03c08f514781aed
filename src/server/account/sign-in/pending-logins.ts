import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Keyring } from '#server/outside/identity/keyring.ts';
import { hostCookie, type CookieShape } from './cookie-shapes.ts';

/** As long as the embedded provider's pages stay open. */
const lifetimeSeconds = 60 * 60;
/** Tabs in which one browser may be signing in at once; the oldest falls out. */
const mostPending = 4;

const PendingLogin = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  startedAt: z.number(),
  /** The person was asked to prove once more who they are. */
  again: z.boolean().default(false),
});
export type PendingLogin = z.infer<typeof PendingLogin>;

/**
 * Logins that went to the provider and have not come back. They live sealed in a cookie of their own, so that a
 * visitor who only looks at the sign-in page leaves no session row behind.
 */
export class PendingLogins {
  readonly #keyring: Keyring;
  readonly #cookie: CookieShape;

  /** @param publicUrl origin of the product */
  constructor(keyring: Keyring, publicUrl: string) {
    this.#keyring = keyring;
    this.#cookie = hostCookie(publicUrl, 'shelfmark_login', '/api/auth');
  }

  add(request: FastifyRequest, reply: FastifyReply, login: PendingLogin): void {
    this.#write(reply, [...this.#read(request, login.startedAt), login].slice(-mostPending));
  }

  /** Takes the login of this state out, so that it works once; `null` when there is none. */
  take(request: FastifyRequest, reply: FastifyReply, state: string, now: number): PendingLogin | null {
    const pending = this.#read(request, now);
    const found = pending.find((login) => login.state === state);
    if (!found) return null;
    this.#write(
      reply,
      pending.filter((login) => login !== found),
    );
    return found;
  }

  #read(request: FastifyRequest, now: number): PendingLogin[] {
    const sealed = request.cookies[this.#cookie.name];
    const text = sealed === undefined ? null : this.#keyring.open('login', sealed);
    if (text === null) return [];
    const parsed = z.array(PendingLogin).safeParse(JSON.parse(text));
    if (!parsed.success) return [];
    return parsed.data.filter((login) => now - login.startedAt < lifetimeSeconds * 1_000);
  }

  #write(reply: FastifyReply, pending: PendingLogin[]): void {
    const { name, ...where } = this.#cookie;
    const shape = { ...where, httpOnly: true, sameSite: 'lax' } as const;
    if (pending.length === 0) reply.clearCookie(name, shape);
    else {
      const sealed = this.#keyring.seal('login', JSON.stringify(pending));
      reply.setCookie(name, sealed, { ...shape, maxAge: lifetimeSeconds });
    }
  }
}
