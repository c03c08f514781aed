import { getTableName, is, type Column } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { ownTables } from './own-data.ts';
import * as schema from './schema/index.ts';

/** Of a row's head and its small columns, as PostgreSQL keeps them; near enough for a bound. */
const bytesOfRow = 100;
const small = new Set(['boolean', 'integer', 'bigint', 'timestamp with time zone', 'date']);

/**
 * Bytes that all rows of a person take in the database, compressed as they lie there, without indexes and without
 * what deleted rows leave until the next vacuum. Sizes are read column by column: `pg_column_size` of a whole row
 * would fetch and unpack each long value, of one column it reads the row's own note of it.
 */
export async function storedBytes(database: Database, ownerId: string): Promise<number> {
  const { rows } = await database.query(sumOfAll, [ownerId]);
  return Number(rows[0]?.['bytes'] ?? 0);
}

const columnsOf = new Map(
  Object.values(schema).flatMap((entry): [string, readonly Column[]][] =>
    is(entry, PgTable) ? [[getTableName(entry), getTableConfig(entry).columns]] : [],
  ),
);

const sumOfAll = `select (${ownTables.map(sumOf).join(' + ')})::text as bytes`;

function sumOf({ table, own = 't.user_id = $1' }: (typeof ownTables)[number]): string {
  const long = (columnsOf.get(table) ?? []).filter((column) => !small.has(column.getSQLType()));
  const sizes = long.map(({ name }) => `coalesce(pg_column_size(t."${name}"), 0)`);
  return `coalesce((select sum(${[bytesOfRow, ...sizes].join(' + ')}) from ${table} t where ${own}), 0)`;
}
