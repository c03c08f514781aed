import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that starts PostgreSQL at the first request and answers `{url}` or `{reason}`. */
    postgresOnDemand: string;
  }
}

/**
 * One PostgreSQL server for the whole run, started only when a test asks for it, so that a run of pure rules does
 * not pay for it.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer & { template?: string }> | undefined;
  const door = createServer((_request, response) => {
    started ??= startWithTemplate();
    started
      .then((server) => response.end(JSON.stringify(server)))
      .catch((error: unknown) => response.end(JSON.stringify({ reason: String(error) })));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  project.provide('postgresOnDemand', `http://127.0.0.1:${port}/`);
  return async () => {
    door.close();
    door.closeAllConnections();
    const server = await started;
    if (server && 'stop' in server) await server.stop();
  };
}

/** The database that tests copy: its tables are made once for a run, which takes a third of a second each time. */
const template = 'migrated';

async function startWithTemplate(): Promise<PostgresServer & { template?: string }> {
  const server = await startPostgresServer();
  if (!('url' in server)) return server;
  const onServer = new Client({ connectionString: server.url });
  await onServer.connect();
  await onServer.query(`create database ${template}`);
  await onServer.end();
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  // Migrates it. Nobody may be connected to what others copy.
  await (await openPostgres(url.href)).close();
  return { ...server, template };
}
