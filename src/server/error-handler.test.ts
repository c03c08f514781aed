import Fastify, { type InjectOptions } from 'fastify';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ErrorBody } from '#contract/error-body.ts';
import { errorTable, type ErrorCode } from '#contract/errors.ts';
import { answerError, registerErrorHandler } from './error-handler.ts';
import { AppError } from './errors.ts';
import { parseOrRefuse } from './route.ts';

let logged = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
const app = Fastify({
  bodyLimit: 1000,
  logger: { level: 'info', stream },
  frameworkErrors: (error, request, reply) => {
    answerError(error, request, reply);
  },
});
beforeAll(async () => {
  registerErrorHandler(app);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  app.post('/echo', (request) => request.body);
  const schema = { body: z.object({ name: z.string(), count: z.number().max(5) }) };
  app.post('/typed', { schema, validatorCompiler: parseOrRefuse }, () => ({ ok: true }));
  app.get('/broken', () => {
    throw new TypeError('secret detail of the inside');
  });
  app.get('/thrown/:code', (request) => {
    const { code } = request.params as { code: ErrorCode };
    throw new AppError(code, { cause: new Error('why'), ...(code === 'busy' && { retryAfterSeconds: 7 }) });
  });
  await app.ready();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

it.each<[string, { status: number; code: ErrorCode }, InjectOptions]>([
  [
    'malformed JSON',
    { status: 400, code: 'bad_request' },
    { method: 'POST', url: '/echo', headers: json, payload: '{"a":' },
  ],
  [
    'empty JSON',
    { status: 400, code: 'bad_request' },
    { method: 'POST', url: '/echo', headers: json, payload: '' },
  ],
  [
    'a poisoned prototype',
    { status: 400, code: 'bad_request' },
    { method: 'POST', url: '/echo', headers: json, payload: '{"__proto__":{"x":1}}' },
  ],
  [
    'a body that is too large',
    { status: 413, code: 'too_large' },
    { method: 'POST', url: '/echo', headers: json, payload: JSON.stringify('x'.repeat(2000)) },
  ],
  [
    'another media type',
    { status: 415, code: 'unsupported_media' },
    { method: 'POST', url: '/echo', headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
  ],
  ['an unknown path', { status: 404, code: 'not_found' }, { method: 'GET', url: '/api/nothing' }],
  [
    'a known path with another method',
    { status: 404, code: 'not_found' },
    { method: 'DELETE', url: '/echo' },
  ],
  ['an address that cannot be decoded', { status: 400, code: 'bad_request' }, { method: 'GET', url: '/%zz' }],
  ['a fault of ours', { status: 500, code: 'internal' }, { method: 'GET', url: '/broken' }],
])('answers %s with %j', async (_name, { status, code }, request) => {
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual({ code, message: errorTable[code].message });
});

it('names each faulty field', async () => {
  const answer = await app.inject({ method: 'POST', url: '/typed', payload: { name: 3, count: 9 } });
  expect(answer.statusCode).toBe(422);
  const body = ErrorBody.parse(answer.json());
  expect(body.code).toBe('invalid_input');
  expect(body.fields?.map(({ path }) => path)).toEqual(['name', 'count']);
});

it.each(Object.keys(errorTable) as ErrorCode[])('gives %s its own status and sentence', async (code) => {
  const answer = await app.inject({ method: 'GET', url: `/thrown/${code}` });
  expect(answer.statusCode).toBe(errorTable[code].status);
  expect(answer.json()).toMatchObject({ code, message: errorTable[code].message });
  expect(answer.headers['retry-after']).toBe(code === 'busy' ? '7' : undefined);
});

it('keeps the inside out of the answer and in the log', async () => {
  logged = '';
  const answer = await app.inject({ method: 'GET', url: '/broken' });
  expect(answer.body).not.toContain('secret detail');
  expect(answer.body).not.toContain('error-handler.test');
  expect(logged).toContain('secret detail of the inside');
});

it('speaks of no single tool where any of them can be meant', () => {
  expect(errorTable.too_large.message).not.toMatch(/product|page|keyword/i);
});
