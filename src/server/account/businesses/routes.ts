import type { FastifyInstance } from 'fastify';
import { shownBusinesses } from '#contract/businesses.ts';
import { inputBounds } from '#contract/seo-content.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { listBusinesses, readBusiness } from '#server/database/business-profiles.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';

/** The businesses that a user's tools were told of, to fill a form with. */
export function registerBusinesses(app: FastifyInstance, { database }: Services): void {
  const guard = requireActiveUser;

  route(
    app,
    'GET /api/business-profiles',
    async ({ guarded }) => {
      const rows = await listBusinesses(database.db, guarded.id, shownBusinesses);
      return rows.map((row) => ({ ...row, productCount: Math.min(row.productCount, inputBounds.products) }));
    },
    { guard },
  );

  route(
    app,
    'GET /api/business-profiles/:id',
    async ({ params, guarded }) => {
      const known = await readBusiness(database.db, guarded.id, params.id, inputBounds.products);
      if (!known) throw new AppError('not_found');
      return { ...known.profile, products: [...known.products] };
    },
    { guard },
  );
}
