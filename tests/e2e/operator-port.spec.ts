import { expect, test } from '@playwright/test';

/** `METRICS_PORT` of playwright.config.ts. */
const operator = 'http://127.0.0.1:4401';

test('the built product tells operators its figures and whether it is ready, and tells nobody else', async ({
  request,
}) => {
  // Asked of the bundle, since libraries that ask `require` for a part of themselves can fail there only.
  await request.get('/api/auth/user');
  const metrics = await request.get(`${operator}/metrics`);
  expect(metrics.status()).toBe(200);
  const text = await metrics.text();
  expect(text).toMatch(/^shelfmark_http_request_duration_seconds_count\{[^}]*\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  for (const path of ['/healthz', '/readyz'])
    expect((await request.get(`${operator}${path}`)).status(), path).toBe(200);
  expect(await (await request.get('/metrics')).text()).not.toContain('process_resident_memory_bytes');
});
