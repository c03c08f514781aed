import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isCall } from './request-target.ts';

/** Pages whose document loads Stripe's script; every other page is closed to it. */
const checkoutPage = /^\/(?:simple-)?checkout\/?(?:\?|$)/;
/** Origins that Stripe's Payment Element needs (docs.stripe.com/security/guide, Content security policy, read 2026-11). */
const stripe = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/**
 * The policy of every answer.
 * @param scriptHashes base64 SHA-256 of each inline script that pages carry, as `sha256-…`
 * @param paying whether the page takes cards through Stripe
 */
function contentSecurityPolicy(
  publicUrl: string,
  scriptHashes: readonly string[] = [],
  paying = false,
): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...(paying ? [stripe.script] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "script-src-attr 'none'",
    // Components set widths and positions as style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Pictures of people come from the sign-in provider's own hosts.
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${paying ? ` ${stripe.connect}` : ''}`,
    ...(paying ? [`frame-src 'self' ${stripe.frame}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    // Browsers apply this to the redirects after a form post too, which end at PUBLIC_URL.
    `form-action 'self' ${publicUrl}`,
    // Over plain http this would make every link and script unreachable.
    ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** @param takesCards whether Stripe takes cards in the browser; in test mode nothing of Stripe is ever loaded */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  scriptHashes: readonly string[] = [],
  takesCards = false,
): Promise<void> {
  const secure = isHttps(publicUrl);
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Browsers ignore it with a console message on plain http.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    // Says to old browsers what `frame-ancestors` says to the others.
    frameguard: { action: 'deny' },
    originAgentCluster: secure,
    // With `no-referrer` browsers send `Origin: null` with form posts, which the cross-site check would refuse.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  const policy = contentSecurityPolicy(publicUrl, scriptHashes);
  const payingPolicy = contentSecurityPolicy(publicUrl, scriptHashes, takesCards);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('content-security-policy', checkoutPage.test(request.url) ? payingPolicy : policy);
    void reply.header(
      'permissions-policy',
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
    );
    if (isCall(request, '/api/')) void reply.header('cache-control', 'no-store');
  });
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}
