import type { FastifyInstance } from 'fastify';
import { PlatformId } from '#contract/platforms.ts';
import { mostTemplates, type ContentTemplate, type TemplateSummary } from '#contract/templates.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import {
  deleteTemplate,
  listTemplates,
  saveTemplate,
  takeTemplate,
  type ContentTemplateRow,
} from '#server/database/content-templates.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';

/** A form of 50 products takes some 100 kB. */
const bodyLimit = 512 * 1024;

type Listed = Pick<ContentTemplateRow, 'id' | 'name' | 'platform' | 'industry' | 'usageCount'>;

function summaryOf({ id, name, platform, industry, usageCount }: Listed): TemplateSummary {
  return { id, name, platform: PlatformId.safeParse(platform).data ?? null, industry, usageCount };
}

function templateOrNone(row: ContentTemplateRow | null): ContentTemplate {
  if (!row) throw new AppError('not_found');
  return { ...summaryOf(row), form: row.templateData };
}

/** Forms under a name. Another person's template is answered as if it did not exist. */
export function registerTemplates(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const guard = requireActiveUser;

  route(
    app,
    'GET /api/content-templates',
    async ({ guarded }) => (await listTemplates(database.db, guarded.id)).map(summaryOf),
    { guard },
  );

  route(
    app,
    'POST /api/content-templates',
    async ({ body, guarded }) => {
      const row = await database.transaction((tx) =>
        saveTemplate(tx, guarded.id, body, { most: mostTemplates, now: clock.now() }),
      );
      if (!row) {
        const message = `An account can hold ${mostTemplates} templates. Delete one, or save under its name.`;
        throw new AppError('conflict', { message });
      }
      return summaryOf(row);
    },
    { guard, bodyLimit },
  );

  route(
    app,
    'POST /api/content-templates/:id/use',
    async ({ params, guarded }) => templateOrNone(await takeTemplate(database.db, guarded.id, params.id)),
    { guard },
  );

  route(
    app,
    'DELETE /api/content-templates/:id',
    async ({ params, guarded }) => templateOrNone(await deleteTemplate(database.db, guarded.id, params.id)),
    { guard },
  );
}
