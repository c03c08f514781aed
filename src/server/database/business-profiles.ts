import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import {
  businessProfiles,
  products,
  type BusinessProfileRow,
  type NewBusinessProfileRow,
  type NewProductRow,
  type ProductRow,
} from './schema/index.ts';

export type BusinessDetails = Omit<NewBusinessProfileRow, 'id' | 'userId' | 'createdAt'>;
export type ProductDetails = Omit<NewProductRow, 'id' | 'businessProfileId'>;

/** Name of the profile that Walmart listings without a brand are kept under. It is nobody's business. */
export const unnamedBusiness = 'Walmart Marketplace';

/** A profile with its products, as they were read. */
export interface KnownBusiness {
  profile: BusinessProfileRow;
  products: readonly ProductRow[];
}

/** The user's profile of that business name with its products, or null before the first use. */
export async function findBusiness(
  db: Queryable,
  ownerId: string,
  businessName: string,
): Promise<KnownBusiness | null> {
  // Both in one question: most runs tell nothing new, and reading is then all there is to do.
  const found = await db
    .select({ profile: businessProfiles, product: products })
    .from(businessProfiles)
    .leftJoin(products, eq(products.businessProfileId, businessProfiles.id))
    .where(and(eq(businessProfiles.userId, ownerId), eq(businessProfiles.businessName, businessName)))
    .orderBy(asc(businessProfiles.id), asc(products.id));
  const profile = found[0]?.profile;
  if (profile === undefined) return null;
  // Two profiles of one name can have come about at the same moment: the older one is meant.
  const own = found.flatMap(({ product }) => (product?.businessProfileId === profile.id ? [product] : []));
  return { profile, products: own };
}

/** The user's profiles, newest first, each with how many products it knows. */
export function listBusinesses(db: Queryable, ownerId: string, limit: number) {
  const { id, businessName, industry } = businessProfiles;
  return db
    .select({ id, businessName, industry, productCount: count(products.id) })
    .from(businessProfiles)
    .leftJoin(products, eq(products.businessProfileId, id))
    .where(and(eq(businessProfiles.userId, ownerId), ne(businessName, unnamedBusiness)))
    .groupBy(id)
    .orderBy(desc(id))
    .limit(limit);
}

/** One of the user's profiles with its `most` newest products, in the order in which they were told. */
export async function readBusiness(
  db: Queryable,
  ownerId: string,
  id: number,
  most: number,
): Promise<KnownBusiness | null> {
  const [profile] = await db
    .select()
    .from(businessProfiles)
    .where(and(eq(businessProfiles.userId, ownerId), eq(businessProfiles.id, id)));
  if (!profile) return null;
  const newest = await db
    .select()
    .from(products)
    .where(eq(products.businessProfileId, id))
    .orderBy(desc(products.id))
    .limit(most);
  return { profile, products: newest.toReversed() };
}

/**
 * The user's profile of that business name, made at the first use and brought up to date with what is given, as are
 * its products: those of a new name are added, those of a known one changed. Details that are left out stay as they
 * were. `before` is what `findBusiness` read a while ago: when all that is given stood there already, nothing is asked
 * or written, as if this had come before whatever somebody changed since.
 */
export async function saveBusiness(
  db: Queryable,
  ownerId: string,
  details: BusinessDetails,
  entries: readonly ProductDetails[] = [],
  before: KnownBusiness | null = null,
): Promise<BusinessProfileRow> {
  if (before !== null && saysAll(before, details, entries)) return before.profile;
  const known = await findBusiness(db, ownerId, details.businessName);
  const profile = await writeProfile(db, ownerId, details, known?.profile);
  await writeProducts(db, profile.id, entries, known?.products ?? []);
  return profile;
}

function saysAll(
  { profile, products: known }: KnownBusiness,
  details: BusinessDetails,
  entries: readonly ProductDetails[],
): boolean {
  const byName = new Map(known.map((product) => [product.name, product]));
  return (
    says(profile, details) &&
    entries.every((entry) => {
      const product = byName.get(entry.name);
      return product !== undefined && says(product, entry);
    })
  );
}

async function writeProfile(
  db: Queryable,
  ownerId: string,
  details: BusinessDetails,
  existing: BusinessProfileRow | undefined,
): Promise<BusinessProfileRow> {
  if (existing && says(existing, details)) return existing;
  const [row] = existing
    ? await db.update(businessProfiles).set(details).where(eq(businessProfiles.id, existing.id)).returning()
    : await db
        .insert(businessProfiles)
        .values({ ...details, userId: ownerId })
        .returning();
  if (!row) throw new Error('The business profile was removed while it was saved');
  return row;
}

async function writeProducts(
  db: Queryable,
  businessProfileId: number,
  entries: readonly ProductDetails[],
  known: readonly ProductRow[],
): Promise<void> {
  const byName = new Map(known.map((product) => [product.name, product]));
  const added = new Map<string, ProductDetails>();
  for (const entry of entries) {
    const product = byName.get(entry.name);
    if (product === undefined) added.set(entry.name, entry);
    else if (!says(product, entry)) await db.update(products).set(entry).where(eq(products.id, product.id));
  }
  const fresh = [...added.values()].map((entry) => ({ ...entry, businessProfileId }));
  if (fresh.length > 0) await db.insert(products).values(fresh);
}

/** Whether a row holds all that is given; what is left out counts for nothing. */
function says(row: object, given: object): boolean {
  const held = new Map<string, unknown>(Object.entries(row));
  return Object.entries(given).every(([name, value]) => value === undefined || held.get(name) === value);
}
