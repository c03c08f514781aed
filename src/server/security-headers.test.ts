import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerSecurityHeaders } from './security-headers.ts';

async function policyOf(url: string, takesCards: boolean): Promise<string> {
  const app = Fastify();
  await registerSecurityHeaders(app, 'https://shelfmark.example', ['sha256-abc'], takesCards);
  app.get('/*', () => 'page');
  const answer = await app.inject({ url });
  await app.close();
  return String(answer.headers['content-security-policy']);
}

describe('what a page may load', () => {
  it.each(['/checkout', '/checkout/', '/checkout?new_user=true', '/simple-checkout?platform=etsy'])(
    '%s: the payment provider, where cards are taken',
    async (url) => {
      const policy = await policyOf(url, true);
      expect(policy).toContain(
        "script-src 'self' 'sha256-abc' https://js.stripe.com https://*.js.stripe.com;",
      );
      expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
      expect(policy).toContain(
        "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
      );
    },
  );

  it.each(['/', '/platforms', '/payment-success', '/checkout-now', '/x?next=/checkout', '/api/checkout'])(
    '%s: nothing of the payment provider',
    async (url) => {
      expect(await policyOf(url, true)).not.toContain('stripe');
    },
  );

  it('is told to old browsers too: no frame of anybody', async () => {
    const app = Fastify();
    await registerSecurityHeaders(app, 'https://shelfmark.example');
    app.get('/*', () => 'page');
    const { headers } = await app.inject('/checkout');
    await app.close();
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('opens nothing in test mode', async () => {
    expect(await policyOf('/checkout', false)).not.toContain('stripe');
  });
});
