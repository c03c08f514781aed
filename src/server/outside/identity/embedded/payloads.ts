import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { cleanInput, cleanString } from '#server/clean-input.ts';
import type { Queryable } from '#server/database/database.ts';
import { oidcPayloads } from '#server/database/schema/sign-in.ts';

/** Kinds that end together with their grant; the grant's own row stays for `Grant.find`. */
const grantedModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/**
 * The provider's storage: one row of `oidc_payloads` for each of its objects, on both database engines. The provider
 * reads its requests itself, so what no database takes is cleaned here: a zero character in `state` or `client_id`
 * was answered 500.
 */
export function payloadAdapter(db: Queryable): (model: string) => Adapter {
  return (model) => {
    const keyOf = (id: string) => `${model}:${cleanString(id)}`;
    return {
      async upsert(id, payload, expiresIn) {
        const row = {
          model,
          payload: cleanInput(payload),
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          accountId: payload.accountId ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1_000),
        };
        await db
          .insert(oidcPayloads)
          .values({ key: keyOf(id), ...row })
          .onConflictDoUpdate({ target: oidcPayloads.key, set: row });
      },
      find: async (id) => payloadWhere(db, eq(oidcPayloads.key, keyOf(id))),
      findByUid: async (uid) =>
        payloadWhere(db, and(eq(oidcPayloads.uid, uid), eq(oidcPayloads.model, model))),
      findByUserCode: async (userCode) =>
        payloadWhere(db, and(eq(oidcPayloads.userCode, userCode), eq(oidcPayloads.model, model))),
      async consume(id) {
        await db
          .update(oidcPayloads)
          .set({ consumedAt: new Date() })
          .where(eq(oidcPayloads.key, keyOf(id)));
      },
      async destroy(id) {
        await db.delete(oidcPayloads).where(eq(oidcPayloads.key, keyOf(id)));
      },
      async revokeByGrantId(grantId) {
        await db
          .delete(oidcPayloads)
          .where(and(eq(oidcPayloads.grantId, grantId), inArray(oidcPayloads.model, grantedModels)));
      },
    };
  };
}

/** Ends one session of the provider by its uid, with the grants that hang on it. */
export async function endProviderSession(db: Queryable, uid: string): Promise<void> {
  const payload = await payloadWhere(db, and(eq(oidcPayloads.uid, uid), eq(oidcPayloads.model, 'Session')));
  const grantIds = Object.values(payload?.authorizations ?? {}).flatMap((state) =>
    state.grantId === undefined ? [] : [state.grantId],
  );
  await db.delete(oidcPayloads).where(and(eq(oidcPayloads.uid, uid), eq(oidcPayloads.model, 'Session')));
  if (grantIds.length === 0) return;
  await db.delete(oidcPayloads).where(inArray(oidcPayloads.grantId, grantIds));
  await db.delete(oidcPayloads).where(
    inArray(
      oidcPayloads.key,
      grantIds.map((id) => `Grant:${id}`),
    ),
  );
}

/**
 * Ends every session of an account at the provider but one, every code and token that is still out, and every sign-in
 * whose password was right and that only has to be gone on with.
 */
export async function endOtherProviderSessions(
  db: Queryable,
  accountId: string,
  keptUid: string | null,
): Promise<void> {
  await db
    .delete(oidcPayloads)
    .where(
      and(
        eq(oidcPayloads.accountId, accountId),
        eq(oidcPayloads.model, 'Session'),
        ...(keptUid === null ? [] : [ne(oidcPayloads.uid, keptUid)]),
      ),
    );
  await db
    .delete(oidcPayloads)
    .where(and(eq(oidcPayloads.accountId, accountId), inArray(oidcPayloads.model, grantedModels)));
  const result = sql`${oidcPayloads.payload} -> 'result'`;
  await db
    .delete(oidcPayloads)
    .where(
      and(
        eq(oidcPayloads.model, 'Interaction'),
        sql`${accountId} in (${result} -> 'login' ->> 'accountId', ${result} -> 'passwordPassed' ->> 'accountId')`,
      ),
    );
}

/** Removes what has expired; the provider itself never does. */
export async function deleteExpiredPayloads(db: Queryable, now: Date): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
}

async function payloadWhere(
  db: Queryable,
  condition: ReturnType<typeof and>,
): Promise<AdapterPayload | undefined> {
  const rows = await db
    .select({ payload: oidcPayloads.payload, consumedAt: oidcPayloads.consumedAt })
    .from(oidcPayloads)
    .where(and(condition, sql`(${oidcPayloads.expiresAt} is null or ${oidcPayloads.expiresAt} > now())`))
    .limit(1);
  const row = rows[0];
  if (!row || !isPayload(row.payload)) return undefined;
  return row.consumedAt
    ? { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1_000) }
    : row.payload;
}

function isPayload(value: unknown): value is AdapterPayload {
  return typeof value === 'object' && value !== null;
}
