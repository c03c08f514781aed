import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counted, countedModel } from '#server/operations/count-outside.ts';
import { openMetrics } from '#server/operations/metrics.ts';
import { openOperatorPort, type OperatorPort, type Watched } from '#server/operations/operator-port.ts';
import { watchForWorker } from '#server/operations/worker-watch.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { AppError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { ModelError, type TextModel } from '#server/outside/model/port.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { createPostgresDatabase, hasPostgres } from '#tests/setup/databases.ts';
import { openMemoryDatabase } from '#tests/setup/memory-database.ts';

let test: TestApp;
let door: OperatorPort;
let stopping = false;
const watched: Watched = { started: false, isStopping: () => stopping };
const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${door.port}${path}`, { method });
  return { status: answer.status, text: await answer.text() };
};
const valueOf = async (line: string) => {
  const found = (await ask('/metrics')).text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.split(' ').at(-1));
};

beforeAll(async () => {
  test = await openTestApp();
  door = await openOperatorPort({ port: 0, host: '127.0.0.1' }, watched, test.services.log);
});
afterAll(async () => {
  await door.close();
  await test.close();
});

describe('The operator port', () => {
  it('tells a slow start from a dead process', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"starting"}' });
    expect((await ask('/metrics')).status).toBe(503);
    watched.database = test.services.database;
    expect((await ask('/readyz')).text).toBe('{"status":"starting"}');
    watched.started = true;
    watched.metrics = await openMetrics(test.services);
    expect(await ask('/readyz?now')).toEqual({ status: 200, text: '{"status":"ready"}' });
  });

  it('knows nothing else', async () => {
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/api/auth/user')).status).toBe(404);
    expect((await ask('/readyz', 'POST')).status).toBe(405);
  });

  it('is not ready with migrations missing, as after an older copy of the database was put back', async () => {
    const { database } = test.services;
    const newest = 'select max(created_at) from drizzle.__drizzle_migrations';
    await database.query(
      `update drizzle.__drizzle_migrations set created_at = -created_at where created_at = (${newest})`,
    );
    const answers = [await ask('/readyz'), (await test.app.inject('/readyz')).body];
    await database.query('update drizzle.__drizzle_migrations set created_at = abs(created_at)');
    expect(answers).toEqual([
      { status: 503, text: '{"status":"migrations missing"}' },
      '{"status":"migrations missing"}',
    ]);
    // A newer one belongs to the next version, which is being brought out.
    await database.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) select 'next', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    expect((await ask('/readyz')).status).toBe(200);
    await database.query(`delete from drizzle.__drizzle_migrations where hash = 'next'`);
  });

  it('is not ready from the moment that the stop begins', async () => {
    stopping = true;
    expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"stopping"}' });
    expect((await ask('/healthz')).status).toBe(200);
    stopping = false;
  });
});

describe('Metrics', () => {
  it('count runs and what they made by tool and writer, refused ones too', async () => {
    const cookie = await test.signIn('runs@example.com');
    const payload = {
      businessName: 'Kiln',
      industry: 'Retail',
      description: 'Stoneware mugs, thrown by hand.',
    };
    const before = await valueOf(
      'shelfmark_runs_total{tool="keyword-research",writer="rules",result="done"}',
    );
    const call = { method: 'POST', url: '/api/keyword-research/generate', headers: { cookie } } as const;
    expect((await test.app.inject({ ...call, payload })).statusCode).toBe(200);
    const line = '{tool="keyword-research",writer="rules"';
    expect(await valueOf(`shelfmark_runs_total${line},result="done"}`)).toBe((before ?? 0) + 1);
    expect(await valueOf(`shelfmark_generations_total${line}}`)).toBe((before ?? 0) + 1);
    const unknown = { method: 'POST', url: '/api/analyze-webpage', headers: { cookie } } as const;
    await test.app.inject({ ...unknown, payload: { url: 'http://127.0.0.1/' } });
    expect(
      await valueOf('shelfmark_runs_total{tool="webpage-analysis",writer="none",result="refused"}'),
    ).toBeGreaterThanOrEqual(1);
  });

  it('count calls outside by how they end, failures by reason, and tokens', async () => {
    const model: TextModel = {
      name: 'double',
      write: async ({ purpose }) => {
        if (purpose === 'fails') throw new ModelError('overloaded', '500: no');
        if (purpose === 'leaves') throw new DOMException('left', 'AbortError');
        return { value: {} as never, inputTokens: 700, outputTokens: 80, broken: null, calls: 1 };
      },
    };
    const measured = countedModel(model);
    expect(measured.name).toBe('double');
    const ends = ['works', 'fails', 'leaves'].map((purpose) =>
      measured.write({ purpose } as never).then(
        () => 'ok',
        (error: Error) => error.name,
      ),
    );
    expect(await Promise.all(ends)).toEqual(['ok', 'ModelError', 'AbortError']);
    for (const result of ['ok', 'failed', 'left'])
      expect(await valueOf(`shelfmark_outside_calls_total{service="model",result="${result}"}`)).toBe(1);
    expect(await valueOf('shelfmark_outside_failures_total{service="model",reason="overloaded"}')).toBe(1);
    expect(await valueOf('shelfmark_model_tokens_total{direction="in"}')).toBe(700);
    expect(await valueOf('shelfmark_model_tokens_total{direction="out"}')).toBe(80);

    class Shop {
      #declined = true;
      readonly mode = 'test';
      async pay(): Promise<void> {
        if (this.#declined) throw new AppError('payment_refused');
      }
    }
    const shop = counted('payments', new Shop(), ['pay']);
    expect(shop.mode).toBe('test');
    await expect(shop.pay()).rejects.toThrow(AppError);
    expect(await valueOf('shelfmark_outside_calls_total{service="payments",result="refused"}')).toBe(1);
  });

  it('count events of the payment provider with a wrong signature', async () => {
    const refused = 'shelfmark_webhook_events_total{type="other",result="refused"}';
    const before = (await valueOf(refused)) ?? 0;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: '{}',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await valueOf(refused)).toBe(before + 1);
  });
});

it('The job queue is told by queue, and a missing worker is told in the log', async () => {
  const fresh = hasPostgres ? await createPostgresDatabase() : null;
  const database = fresh ? await openPostgres(fresh.url) : await openMemoryDatabase();
  const product = await openTestApp({ database, ...(fresh && { env: { DATABASE_URL: fresh.url } }) });
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'warn' }, { write: (line: string) => void lines.push(line) });
  const end = watchForWorker({ ...product.services, log }, 20);
  await expect.poll(() => lines[0]).toContain('Start a process with ROLE=worker');
  end();
  const metrics = await openMetrics(product.services);
  expect(await metrics.text()).toContain('shelfmark_database_up 1');
  const runner = await product.services.jobs.runner();
  await runner.send('nobody-works-on-it', 7);
  const text = await metrics.text();
  expect(text).toContain('shelfmark_jobs_waiting{queue="nobody-works-on-it"} 1');
  expect(text).toMatch(/shelfmark_jobs_waiting_oldest_seconds\{queue="nobody-works-on-it"\} \d/);
  expect(text.includes('shelfmark_database_pool_connections{state="waiting"} 0')).toBe(hasPostgres);
  await product.close();
  await database.close();
  await fresh?.drop();
});
