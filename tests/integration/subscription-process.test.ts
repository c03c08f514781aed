import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startProduct, type ProductProcess } from '#tests/setup/product-process.ts';

/** A browser's cookies over real HTTP. */
class Jar {
  readonly #cookies = new Map<string, string>();

  async call(product: ProductProcess, address: string, json?: unknown): Promise<Response> {
    const answer = await fetch(product.url + address, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

it('A product killed at the moment of payment finds the payment at its next start', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-killed-'));
  const port = await freePort();
  let product = await startProduct(folder, port);
  try {
    const browser = new Jar();
    const started = await browser.call(product, '/api/create-subscription', {
      platform: 'etsy',
      email: 'ada@example.com',
    });
    const { clientSecret } = (await started.json()) as { clientSecret: string };
    const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
    const paid = await browser.call(product, '/api/test-payments/confirm', { clientSecret, ...card });
    expect(await paid.json()).toMatchObject({ status: 'succeeded' });
    product.child.kill('SIGKILL');
    await product.ended;

    product = await startProduct(folder, port);
    const waiting = async () => (await browser.call(product, '/api/purchase')).json();
    await expect
      .poll(waiting, { timeout: 20_000, interval: 250 })
      .toEqual({ plan: 'etsy', email: 'ada@example.com', paid: true });
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(product.output()).not.toMatch(/error/i);
  } finally {
    product.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
