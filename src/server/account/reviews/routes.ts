import type { FastifyInstance } from 'fastify';
import { PlatformId } from '#contract/platforms.ts';
import { enoughReviews, mostReviews, shownReviews, type OwnReview } from '#contract/reviews.ts';
import { requireActiveUser, requireUser } from '#server/account/sign-in/index.ts';
import {
  addReview,
  changeReview,
  deleteReview,
  listOwnReviews,
  listPublishedReviews,
  type UserReviewRow,
} from '#server/database/user-reviews.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';

/** A review is a few hundred characters. */
const bodyLimit = 16 * 1024;
/** Seconds that browsers and proxies may keep the public answer. */
const publicSeconds = 300;

const knownPlatform = (stored: string | null) => PlatformId.safeParse(stored).data ?? null;

function ownReview(row: UserReviewRow): OwnReview {
  const { id, rating, title, review, platform, businessType, isPublic, isVerified, updatedAt } = row;
  return {
    id,
    rating,
    title,
    review,
    businessType,
    isPublic,
    isVerified,
    platform: knownPlatform(platform),
    updatedAt: updatedAt.toISOString(),
  };
}

/** "M. K." of "Mara Kiln"; nothing more of a name is published. */
function initialsOf(names: readonly (string | null)[]): string {
  const letters = names.flatMap((name) => Array.from(name?.trim() ?? '').slice(0, 1));
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}

/** Reviews: subscribers write, everybody keeps hold of their own, the landing page reads what is published. */
export function registerReviews(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  route(app, 'GET /api/reviews/public', async ({ reply }) => {
    void reply.header('cache-control', `public, max-age=${publicSeconds}`);
    const rows = await listPublishedReviews(database.db, shownReviews);
    if (rows.length < enoughReviews) return [];
    return rows.map(({ id, rating, title, review, platform, businessType, firstName, lastName }) => ({
      id,
      rating,
      title,
      review,
      businessType,
      platform: knownPlatform(platform),
      initials: initialsOf([firstName, lastName]),
    }));
  });

  route(
    app,
    'GET /api/reviews/mine',
    async ({ guarded }) => (await listOwnReviews(database.db, guarded.id)).map(ownReview),
    { guard: requireUser },
  );

  route(
    app,
    'POST /api/reviews',
    async ({ body, guarded }) => {
      const row = await database.transaction((tx) =>
        addReview(tx, guarded.id, body, { most: mostReviews, now: clock.now() }),
      );
      if (!row) {
        const message = `An account can hold ${mostReviews} reviews. Change or delete one of yours.`;
        throw new AppError('conflict', { message });
      }
      return ownReview(row);
    },
    { guard: requireActiveUser, bodyLimit },
  );

  route(
    app,
    'PUT /api/reviews/:id',
    async ({ params, body, guarded }) => {
      const row = await changeReview(database.db, guarded.id, params.id, body, clock.now());
      if (!row) throw new AppError('not_found');
      return ownReview(row);
    },
    { guard: requireUser, bodyLimit },
  );

  route(
    app,
    'DELETE /api/reviews/:id',
    async ({ params, guarded }) => {
      if (!(await deleteReview(database.db, guarded.id, params.id))) throw new AppError('not_found');
      return { success: true as const };
    },
    { guard: requireUser },
  );
}
