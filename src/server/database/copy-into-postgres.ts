import { Client } from 'pg';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Rows of one insert; a row has at most some 40 columns and some 100 kB. */
const rowsAtOnce = 200;

interface Table {
  name: string;
  /** Those that are written; generated ones make themselves. */
  columns: string[];
  rows: number;
}

/** What was copied, or which tables of the target hold something, so that nothing was. */
export type CopyOutcome = { filled: string[] } | { rows: number; tables: number; accounts: number };

/**
 * Copies every table of the source into a PostgreSQL database, which is brought up to the newest migration first and
 * has to be empty. All in one transaction: it is there whole or not at all. Values travel as PostgreSQL's own texts, so
 * nothing is rounded or loses its time zone on the way. Jobs that wait are not copied: crawls that were not finished and
 * letters that were not sent stand in tables of the product, and the worker finds them there.
 */
export async function copyIntoPostgres(source: Database, url: string): Promise<CopyOutcome> {
  // Migrates, and refuses a server that is too old.
  await (await openPostgres(url)).close();
  const client = new Client({ connectionString: url, application_name: 'shelfmark-move' });
  await client.connect();
  try {
    const tables = await tablesOf(source);
    const filled = await filledTables(client, tables);
    if (filled.length > 0) return { filled };
    await client.query('begin');
    await copyAll(source, client, tables);
    await client.query('commit');
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const accounts = tables.find(({ name }) => name === 'users')?.rows ?? 0;
    return { rows, tables: tables.length, accounts };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/** In an order in which each table comes after those that it refers to. */
async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await database.query(`select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  const waiting = new Map(
    rows.map((row) => [
      String(row['name']),
      { columns: textsOf(row['columns']), parents: textsOf(row['parents']) },
    ]),
  );
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { parents }]) => parents.every((parent) => !waiting.has(parent)));
    if (!next)
      throw new Error(`The tables ${[...waiting.keys()].join(', ')} refer to each other in a circle`);
    ordered.push({ name: next[0], columns: next[1].columns, rows: 0 });
    waiting.delete(next[0]);
  }
  return ordered;
}

async function filledTables(client: Client, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

async function copyAll(source: Database, client: Client, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    await copyTable(source, client, table);
    const { rows } = await client.query(`select count(*)::int as copied from ${quoted(table.name)}`);
    if (rows[0]?.copied !== table.rows)
      throw new Error(`${table.name} has ${rows[0]?.copied} rows instead of ${table.rows}`);
    await continueNumbers(client, table.name);
  }
}

async function copyTable(source: Database, client: Client, table: Table): Promise<void> {
  const columns = table.columns.map(quoted);
  const name = quoted(table.name);
  const asTexts = columns.map((column) => `${column}::text as ${column}`).join(', ');
  const kinds = await kindsOf(client, table);
  // By place: the order of a table that nobody writes to stays as it is.
  for (let from = 0; ; from += rowsAtOnce) {
    const { rows } = await source.query(
      `select ${asTexts} from ${name} order by ctid limit ${rowsAtOnce} offset ${from}`,
    );
    if (rows.length === 0) return;
    const lists = table.columns.map((column) => rows.map((row) => row[column] ?? null));
    const unnested = columns.map((_, place) => `$${place + 1}::text[]`).join(', ');
    const casts = columns.map((column, place) => `given.${column}::${kinds[place]}`).join(', ');
    await client.query(
      `insert into ${name} (${columns.join(', ')}) overriding system value
        select ${casts} from unnest(${unnested}) as given(${columns.join(', ')})`,
      lists,
    );
    table.rows += rows.length;
  }
}

async function kindsOf(client: Client, { name, columns }: Table): Promise<string[]> {
  const { rows } = await client.query<{ column: string; kind: string }>(
    `select attname as column, format_type(atttypid, atttypmod) as kind from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [quoted(name)],
  );
  return columns.map((column) => {
    const found = rows.find((row) => row.column === column);
    if (!found) throw new Error(`${name}.${column} is not in the PostgreSQL database`);
    return found.kind;
  });
}

/** The next row gets a number after the highest one that was copied. */
async function continueNumbers(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [quoted(table)],
  );
  for (const { column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(max(${quoted(column)}), 1), max(${quoted(column)}) is not null) from ${quoted(table)}`,
      [quoted(table), column],
    );
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
