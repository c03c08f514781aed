import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Keyring } from '#server/outside/identity/keyring.ts';

const prefix = 'shelfmark_purchase_';
const purpose = 'purchase';
const path = '/api';
const daySeconds = 24 * 60 * 60;
/** As long as a session: who comes back to this browser later uses the link in the receipt. */
const waitingSeconds = 7 * daySeconds;
/** How long a browser is known as one that has bought, so that nobody pays twice from it by accident. */
const claimedSeconds = 180 * daySeconds;
/** Purchases that one browser holds at once; the oldest falls out. */
const most = 4;

const Held = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** Belongs to an account by now: nothing is left to claim. */
  claimed: z.boolean(),
});
export type HeldPurchase = z.infer<typeof Held>;

/**
 * The purchases of a browser, each in a sealed cookie of its own, so that two tabs that begin at the same moment do
 * not wipe out each other's. Nothing that a browser can read or make up stands for a purchase.
 */
export class PurchaseCookies {
  readonly #keyring: Keyring;
  readonly #secure: boolean;
  readonly #clock: Clock;

  constructor(keyring: Keyring, secure: boolean, clock: Clock) {
    this.#keyring = keyring;
    this.#secure = secure;
    this.#clock = clock;
  }

  /** Whether the browser holds a purchase that may be left to claim. Costs no decryption for most requests. */
  any(request: FastifyRequest): boolean {
    return Object.keys(request.cookies).some((name) => name.startsWith(prefix));
  }

  /** Newest first. */
  read(request: FastifyRequest): HeldPurchase[] {
    const now = this.#clock.now().getTime();
    return Object.entries(request.cookies)
      .flatMap(([name, sealed]) => (name.startsWith(prefix) && sealed ? this.#open(name, sealed) : []))
      .filter(({ since, claimed }) => now - since < (claimed ? claimedSeconds : waitingSeconds) * 1_000)
      .sort((one, other) => other.since - one.since);
  }

  /** Has the browser hold a purchase, besides those that it holds. */
  add(request: FastifyRequest, reply: FastifyReply, id: string): void {
    const others = this.read(request).filter((held) => held.id !== id);
    for (const old of others.slice(most - 1)) this.drop(reply, old.id);
    this.#write(reply, { id, since: this.#clock.now().getTime(), claimed: false });
  }

  markClaimed(reply: FastifyReply, id: string): void {
    this.#write(reply, { id, since: this.#clock.now().getTime(), claimed: true });
  }

  drop(reply: FastifyReply, id: string): void {
    void reply.clearCookie(cookieName(id), this.#shape());
  }

  #open(name: string, sealed: string): HeldPurchase[] {
    const text = this.#keyring.open(purpose, sealed);
    if (text === null) return [];
    const parsed = Held.safeParse(JSON.parse(text));
    return parsed.success && cookieName(parsed.data.id) === name ? [parsed.data] : [];
  }

  #write(reply: FastifyReply, held: HeldPurchase): void {
    void reply.setCookie(cookieName(held.id), this.#keyring.seal(purpose, JSON.stringify(held)), {
      ...this.#shape(),
      maxAge: held.claimed ? claimedSeconds : waitingSeconds,
    });
  }

  #shape() {
    return { path, httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}

function cookieName(id: string): string {
  return prefix + id.slice(-12);
}
