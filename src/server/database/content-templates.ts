import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { NewTemplate } from '#contract/templates.ts';
import type { Queryable } from './database.ts';
import { contentTemplates, users } from './schema/index.ts';

export type ContentTemplateRow = typeof contentTemplates.$inferSelect;

const ownTemplate = (ownerId: string, id: number) =>
  and(eq(contentTemplates.userId, ownerId), eq(contentTemplates.id, id));

/** The user's own without their forms, those that were used most first. */
export function listTemplates(db: Queryable, ownerId: string) {
  const { id, name, platform, industry, usageCount } = contentTemplates;
  return db
    .select({ id, name, platform, industry, usageCount })
    .from(contentTemplates)
    .where(eq(contentTemplates.userId, ownerId))
    .orderBy(desc(usageCount), desc(id));
}

/** Keeps a form under its name, in the place of what stood there. Null when the user has `most` already. */
export async function saveTemplate(
  tx: Queryable,
  ownerId: string,
  { name, platform, industry, form }: NewTemplate,
  { most, now }: { most: number; now: Date },
): Promise<ContentTemplateRow | null> {
  // The user's row is held, so that two calls at once cannot both be the last one, nor both be new under one name.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const values = { platform, industry, templateData: form, updatedAt: now };
  const [replaced] = await tx
    .update(contentTemplates)
    .set(values)
    .where(and(eq(contentTemplates.userId, ownerId), eq(contentTemplates.name, name)))
    .returning();
  if (replaced) return replaced;
  const [own] = await tx
    .select({ count: count() })
    .from(contentTemplates)
    .where(eq(contentTemplates.userId, ownerId));
  if ((own?.count ?? 0) >= most) return null;
  const [row] = await tx
    .insert(contentTemplates)
    .values({ ...values, name, userId: ownerId, createdAt: now })
    .returning();
  return row ?? null;
}

/** The template, counted as used once more. */
export async function takeTemplate(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<ContentTemplateRow | null> {
  const [row] = await db
    .update(contentTemplates)
    .set({ usageCount: sql`${contentTemplates.usageCount} + 1` })
    .where(ownTemplate(ownerId, id))
    .returning();
  return row ?? null;
}

/** What was deleted; null when there was no such template. */
export async function deleteTemplate(
  db: Queryable,
  ownerId: string,
  id: number,
): Promise<ContentTemplateRow | null> {
  const [row] = await db.delete(contentTemplates).where(ownTemplate(ownerId, id)).returning();
  return row ?? null;
}
