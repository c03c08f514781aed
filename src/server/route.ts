import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { api, type Api, type ApiKey, type Endpoint } from '#contract/api.ts';
import { inPlainWords } from '#contract/plain-words.ts';
import { cleanInput } from './clean-input.ts';
import { AppError } from './errors.ts';

type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What the call's parsed parts are; a part that the contract does not name is `undefined`. */
export interface RouteInput<K extends ApiKey, Guarded = undefined> {
  params: Part<Api[K], 'params'>;
  query: Part<Api[K], 'query'>;
  body: Part<Api[K], 'body'>;
  /** What the guard gave back, such as the signed-in user. */
  guarded: Guarded;
  request: FastifyRequest;
  reply: FastifyReply;
}
export type RouteAnswer<K extends ApiKey> = z.output<Api[K]['response']>;

export interface RouteOptions<Guarded> {
  /** Runs before the body is read, so that strangers cost nothing. Throws `AppError` to refuse. */
  guard?: (request: FastifyRequest) => Promise<Guarded>;
  /** A stricter schema for the body than the contract's, such as one with a platform's required fields. */
  body?: z.ZodType;
  /** Largest body in bytes; the app's own bound when absent. */
  bodyLimit?: number;
  /** Settings of plugins for this route, such as @fastify/rate-limit. */
  config?: Record<string, unknown>;
}

/**
 * Registers one call of `contract/api.ts`. Faulty input is answered 422 with the path of every faulty field
 * before the handler runs; keys that the response schema does not know never leave the server. A handler that
 * streams sends its own reply and returns it.
 */
export function route<K extends ApiKey, Guarded = undefined>(
  app: FastifyInstance,
  key: K,
  handler: (input: RouteInput<K, Guarded>) => Promise<RouteAnswer<K> | FastifyReply> | RouteAnswer<K>,
  options: RouteOptions<Guarded> = {},
): void {
  const { method, url, schema } = routeSchema(key, options.body);
  const guardedBy = new WeakMap<FastifyRequest, Guarded>();
  const { guard } = options;
  app.route({
    method,
    url,
    schema,
    validatorCompiler: parseOrRefuse,
    serializerCompiler: encodeAnswer,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    ...(options.config && { config: options.config }),
    ...(guard && {
      onRequest: async (request: FastifyRequest) => {
        guardedBy.set(request, await guard(request));
      },
    }),
    handler: (request, reply) =>
      handler({
        params: request.params,
        query: request.query,
        body: request.body,
        guarded: guardedBy.get(request),
        request,
        reply,
      } as RouteInput<K, Guarded>),
  });
}

/** Method, address and Fastify schema of one call of the contract. */
function routeSchema(key: ApiKey, strictBody?: z.ZodType) {
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const { params, query, body, response }: Endpoint = api[key];
  const bodySchema = strictBody ?? body;
  const schema = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(bodySchema && { body: bodySchema }),
    response: { 200: response },
  };
  return { method, url, schema };
}

function isSchema(schema: unknown): schema is z.ZodType {
  return schema instanceof z.ZodType;
}

/** Fastify validator over zod: the parsed value, or a 422 with the path and message of every issue. */
export function parseOrRefuse({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  if (!isSchema(schema)) throw new TypeError('Routes of the contract carry zod schemas');
  return (data: unknown) => {
    const parsed = schema.safeParse(cleanInput(data), inPlainWords);
    if (parsed.success) return { value: parsed.data };
    // An id that is no number names nothing that exists.
    if (httpPart === 'params') return { error: new AppError('not_found', { cause: parsed.error }) };
    return { error: invalidInput(parsed.error) };
  };
}

/** The 422 of a failed parse; one entry for each issue, the path written `products.0.name`. */
function invalidInput(error: z.ZodError): AppError {
  const fields = error.issues.slice(0, 100).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  return new AppError('invalid_input', { fields, cause: error });
}

function encodeAnswer({ schema }: { schema: unknown }) {
  if (!isSchema(schema)) throw new TypeError('Routes of the contract carry zod schemas');
  return (data: unknown) => JSON.stringify(z.encode(schema, data));
}
