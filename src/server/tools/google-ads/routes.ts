import type { FastifyInstance } from 'fastify';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { renameHistoryOfCampaign } from '#server/database/content-history.ts';
import {
  changeCampaign,
  deleteCampaign,
  findCampaign,
  listCampaigns,
  restoreCampaign,
} from '#server/database/google-ads-campaigns.ts';
import type { GoogleAdsCampaignRow } from '#server/database/schema/index.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { campaignOf, summaryOf } from './row.ts';

/** Campaigns of one answer. */
const pageSize = 20;

/** The kept campaigns: list, one, rename and mark, delete and undo. Another person's answer as if they did not exist. */
export function registerCampaigns(app: FastifyInstance, { database, clock }: Services): void {
  const guard = { guard: requireActiveUser };
  const { db } = database;
  route(
    app,
    'GET /api/google-ads/campaigns',
    async ({ guarded, query: { limit = pageSize, before } }) =>
      (await listCampaigns(db, guarded.id, { limit, before })).map(summaryOf),
    guard,
  );
  route(
    app,
    'GET /api/google-ads/campaigns/:id',
    async ({ guarded, params }) => campaignOf(there(await findCampaign(db, guarded.id, params.id))),
    guard,
  );
  route(
    app,
    'PATCH /api/google-ads/campaigns/:id',
    ({ guarded, params, body }) =>
      database.transaction(async (tx) => {
        const row = there(await changeCampaign(tx, guarded.id, params.id, body));
        if (body.campaignName !== undefined)
          await renameHistoryOfCampaign(tx, guarded.id, row.id, row.campaignName);
        return campaignOf(row);
      }),
    guard,
  );
  route(
    app,
    'DELETE /api/google-ads/campaigns/:id',
    async ({ guarded, params }) => {
      if (!(await deleteCampaign(db, guarded.id, params.id, clock.now()))) throw new AppError('not_found');
      return { success: true as const };
    },
    guard,
  );
  route(
    app,
    'POST /api/google-ads/campaigns/:id/restore',
    async ({ guarded, params }) => campaignOf(there(await restoreCampaign(db, guarded.id, params.id))),
    guard,
  );
}

function there(row: GoogleAdsCampaignRow | null): GoogleAdsCampaignRow {
  if (!row) throw new AppError('not_found');
  return row;
}
