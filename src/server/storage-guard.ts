import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { isCall } from './request-target.ts';

const mebibyte = 1024 * 1024;
const hourMs = 3_600_000;

/**
 * What one person may send to be kept. A listing of one product takes some 18 kB of the database with its history entry
 * and version, and 15 kB on the wire (measured on 2026-11-22), so the hour's bytes are 30,000 saved changes.
 */
export const storageBounds = {
  /** Bytes of bodies within an hour. They bound what is written: a change leaves its old row behind until the vacuum. */
  bytesPerHour: 512 * mebibyte,
  /** Bytes after which the room that is taken is looked at again, counted by this process; an eighth of a small room. */
  mostUnseen: 64 * mebibyte,
  /** Counted for a call beside its body before the room is looked at, since 50 products come out of a few kB. */
  bytesOfCall: mebibyte / 4,
  /** Counted for a body that does not say how long it is. Browsers always do. */
  bytesOfUnknown: mebibyte,
  /** Milliseconds for which a full account is believed to be full. */
  believedMs: 30_000,
} as const;

/** Persons remembered at a time; beyond them whoever has been quiet longest starts anew. */
const rememberedPersons = 5_000;

const changing = new Set(['POST', 'PUT', 'PATCH']);

/** Changing calls that keep nothing more, or pay, or make room: a full account must be able to do them. */
export const keepsNothing: ReadonlySet<string> = new Set([
  '/api/auth/logout',
  '/api/account/deletion',
  '/api/sessions/end-others',
  '/api/settings',
  '/api/support-chat',
  '/api/create-subscription',
  '/api/verify-payment',
  '/api/cancel-subscription',
  '/api/reactivate-subscription',
  '/api/change-plan',
  '/api/billing-portal',
  '/api/test-payments/confirm',
  '/api/test-payments/authenticate',
  '/api/site-crawls/:id/stop',
  '/api/content-templates/:id/use',
]);

interface Standing {
  /** Bytes of the running hour; they run off evenly. */
  level: number;
  countedAt: number;
  /** Bytes since the room was last looked at. */
  unseen: number;
  fullUntil: number;
  looking: Promise<boolean> | null;
}

interface StorageOptions {
  /** Id of the signed-in user, or null. */
  userOf: (request: FastifyRequest) => string | null;
  /** Bytes that a person's rows take. */
  storedBytes: (ownerId: string) => Promise<number>;
  /** Most bytes of one person. */
  room: number;
}

/**
 * Bounds what one person can have kept, so that no single account fills the disk on which everybody's work lies.
 * Counts in this process; with several web processes each has its own count, and the room is exceeded by at most
 * what they had not yet looked at.
 */
export function registerStorageGuard(
  app: FastifyInstance,
  { userOf, storedBytes, room }: StorageOptions,
): void {
  const standings = new Map<string, Standing>();
  const mostUnseen = Math.min(storageBounds.mostUnseen, room / 8);

  const standingOf = (user: string, now: number): Standing => {
    const known = standings.get(user);
    const standing = known ?? { level: 0, countedAt: now, unseen: 0, fullUntil: 0, looking: null };
    // Set anew, so that the map stays in the order of the last call.
    standings.delete(user);
    standings.set(user, standing);
    const [quietest] = standings.keys();
    if (standings.size > rememberedPersons && quietest !== undefined) standings.delete(quietest);
    return standing;
  };

  /** Whether the account is full, asked of the database once however many calls wait for it. */
  const look = (user: string, standing: Standing): Promise<boolean> => {
    standing.looking ??= storedBytes(user)
      .then((bytes) => {
        standing.unseen = 0;
        const isFull = bytes >= room;
        if (isFull) standing.fullUntil = performance.now() + storageBounds.believedMs;
        return isFull;
      })
      .finally(() => (standing.looking = null));
    return standing.looking;
  };

  // After the session has been read (onRequest), before the body is.
  app.addHook('preParsing', async (request) => {
    if (!changing.has(request.method) || !isCall(request, '/api/')) return;
    if (keepsNothing.has(request.routeOptions.url ?? '')) return;
    const user = userOf(request);
    if (user === null) return;
    const now = performance.now();
    const standing = standingOf(user, now);
    const bytes = bodyBytes(request);
    refuseBeyondHour(standing, bytes, now);
    standing.unseen += bytes + storageBounds.bytesOfCall;
    if (now < standing.fullUntil) throw new AppError('storage_full');
    const wasFull = standing.fullUntil > 0;
    standing.fullUntil = 0;
    if ((wasFull || standing.unseen >= mostUnseen) && (await look(user, standing)))
      throw new AppError('storage_full');
  });
}

function bodyBytes({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  return length === undefined ? storageBounds.bytesOfUnknown : Number(length);
}

function refuseBeyondHour(standing: Standing, bytes: number, now: number): void {
  const perMs = storageBounds.bytesPerHour / hourMs;
  standing.level = Math.max(0, standing.level - (now - standing.countedAt) * perMs);
  standing.countedAt = now;
  const over = standing.level + bytes - storageBounds.bytesPerHour;
  if (over > 0)
    throw new AppError('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(over / perMs / 1000)),
    });
  standing.level += bytes;
}
