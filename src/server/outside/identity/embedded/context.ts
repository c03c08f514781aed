import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { cleanString } from '#server/clean-input.ts';
import type { Background } from '#server/background.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Keyring } from '#server/outside/identity/keyring.ts';
import type { LetterWay } from './pages/reset.ts';

/** What the pages of the embedded provider work with. */
export interface EmbeddedContext {
  database: Database;
  keyring: Keyring;
  clock: Clock;
  /** Origin under which browsers reach the product. */
  publicUrl: string;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** Made at the first use, because most starts never need it at once. */
  provider(): Promise<Provider>;
  /** Ends the product's own sessions of an account, except those that hang on one session of the provider, if one is named. */
  endProductSessions(accountId: string, keptProviderSession: string | null): Promise<void>;
  letters: LetterWay & {
    /** Sends what was queued, without making anybody wait. */
    post(): void;
    /** Work that an answer does not wait for. */
    background: Background;
  };
}

/** Fields of a posted form without what no database takes; anything that is not one text counts as empty. */
export function formValues(request: FastifyRequest): Record<string, string> {
  const body = request.body;
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, cleanString(value)]] : [],
    ),
  );
}

export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
