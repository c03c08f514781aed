import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { AppError } from '#server/errors.ts';
import { mountPath } from './provider-settings.ts';

/**
 * Sign-ins that one network may begin in a minute. Each is a row for the hour in which its page may be filled in, made
 * before anybody is known: without a bound a visitor filled the disk. An office that signs in at nine stays below it.
 */
export const begunPerMinute = 120;
/** Characters of a request for a sign-in, all of which are kept. Our own have some 500. */
const longestRequest = 2_000;

/**
 * Mounts the provider's own paths (authorization, token, keys, end of session) under `/oidc`. It reads its
 * requests itself, so nothing may read them before. Register inside an encapsulated scope.
 */
export function mountProvider(
  app: FastifyInstance,
  publicUrl: string,
  provider: () => Promise<Provider>,
): void {
  const { host, protocol } = new URL(publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(null);
  });
  app.get(
    `${mountPath}/auth`,
    { config: { rateLimit: { max: begunPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      if (request.url.length > longestRequest) throw new AppError('bad_request');
      await passOn(request, reply);
    },
  );
  app.all(`${mountPath}/*`, passOn);

  async function passOn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const handle = (await provider()).callback();
    const { raw } = request;
    // Whatever stands between browser and server, the provider only knows the public address. Nobody can
    // make it print another one by a forged Host or X-Forwarded-* header.
    raw.headers.host = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete raw.headers['x-forwarded-host'];
    Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(mountPath.length) });
    // A hijacked reply forgets its headers, and the provider adds its own script's hash to the policy.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await handle(raw, reply.raw);
  }
}

/**
 * `fetch` that ends in this very process: the product asks its own provider for discovery, keys and tokens
 * without a port, a proxy or a certificate in between (a public name is often not reachable from inside).
 */
export function inProcessFetch(app: FastifyInstance) {
  return async (
    address: string,
    options: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const { body } = options;
    const answer = await app.inject({
      method: options.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: options.headers,
      ...(typeof body === 'string' && { payload: body }),
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
