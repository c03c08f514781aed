import { z } from 'zod';
import { findEvent, listEvents } from '#server/database/embedded-payments.ts';
import type { EmbeddedPaymentEventRow } from '#server/database/schema/index.ts';
import { isMap } from '#server/outside/payments/embedded/form.ts';
import type { JsonMap } from '#server/outside/payments/embedded/json.ts';
import { expand, page, readParameters, text } from '#server/outside/payments/embedded/parameters.ts';
import { noSuch } from '#server/outside/payments/embedded/refusal.ts';
import { pageOf, route, type Route } from '#server/outside/payments/embedded/route.ts';
import type Stripe from 'stripe';

type Known<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const list = {
  ...page,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
} satisfies Known<Stripe.EventListParams>;
const retrieve = { expand } satisfies Known<Stripe.EventRetrieveParams>;

const shown = (row: EmbeddedPaymentEventRow): JsonMap & { id: string } => ({
  ...(isMap(row.data) ? row.data : {}),
  id: row.id,
  pending_webhooks: row.delivered ? 0 : 1,
});

export const eventRoutes: Route[] = [
  route('GET', '/v1/events', async ({ store, given }) => {
    const wanted = readParameters(list, given);
    const found = (await listEvents(store.tx)).filter(
      ({ type }) =>
        (wanted.type === undefined || type === wanted.type) &&
        (wanted.types === undefined || wanted.types.includes(type)),
    );
    return pageOf('/v1/events', found.map(shown), wanted);
  }),
  route('GET', '/v1/events/:id', async ({ store, given }, id) => {
    readParameters(retrieve, given);
    const row = await findEvent(store.tx, id);
    if (!row) throw noSuch('event', id);
    return shown(row);
  }),
];
