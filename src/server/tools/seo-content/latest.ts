import type { FastifyInstance } from 'fastify';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import { latestRun } from '#server/database/seo-content.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { squeezedText } from '#server/squeezed-input.ts';
import { joinItems } from './join.ts';

/**
 * What the newest run wrote. Listings are saved before they are answered, and the answer of a run whose page a phone
 * put to sleep reaches nobody.
 */
export function registerLatestRun(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  route(
    app,
    'GET /api/generate-seo/latest',
    async ({ query, guarded }) => {
      // Asked after a broken answer alone, and reading a name stands on the rules.
      const { productNameOf } = await import('#rules/ledger/brief.ts');
      const productName = productNameOf(squeezedText(query.productName.trim()), 0);
      const items = await latestRun(database.db, guarded.id, { ...query, productName });
      return items.length === 0 ? null : joinItems(items, null);
    },
    { guard: requireActiveUser },
  );
}
