import type { FastifyInstance } from 'fastify';
import { mostStories, shownStories } from '#contract/reviews.ts';
import { requireActiveUser, requireUser } from '#server/account/sign-in/index.ts';
import {
  addStory,
  changeStory,
  deleteStory,
  listOwnStories,
  listPublishedStories,
} from '#server/database/success-stories.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';

/** A story is a few thousand characters. */
const bodyLimit = 32 * 1024;
/** Seconds that browsers and proxies may keep the public answer. */
const publicSeconds = 300;

/** Success stories, kept as reviews are. */
export function registerStories(app: FastifyInstance, { database, clock }: Services): void {
  route(app, 'GET /api/success-stories/public', ({ reply }) => {
    void reply.header('cache-control', `public, max-age=${publicSeconds}`);
    return listPublishedStories(database.db, shownStories);
  });

  route(
    app,
    'GET /api/success-stories/mine',
    async ({ guarded }) => listOwnStories(database.db, guarded.id),
    { guard: requireUser },
  );

  route(
    app,
    'POST /api/success-stories',
    async ({ body, guarded }) => {
      const row = await database.transaction((tx) =>
        addStory(tx, guarded.id, body, { most: mostStories, now: clock.now() }),
      );
      if (row) return row;
      const message = `An account can hold ${mostStories} success stories. Change or delete one of yours.`;
      throw new AppError('conflict', { message });
    },
    { guard: requireActiveUser, bodyLimit },
  );

  route(
    app,
    'PUT /api/success-stories/:id',
    async ({ params, body, guarded }) => {
      const row = await changeStory(database.db, guarded.id, params.id, body);
      if (!row) throw new AppError('not_found');
      return row;
    },
    { guard: requireUser, bodyLimit },
  );

  route(
    app,
    'DELETE /api/success-stories/:id',
    async ({ params, guarded }) => {
      if (!(await deleteStory(database.db, guarded.id, params.id))) throw new AppError('not_found');
      return { success: true as const };
    },
    { guard: requireUser },
  );
}
