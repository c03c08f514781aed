import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { mostMembers, mostValues, refuseLargeJson, registerJsonBodies } from './json-body.ts';

const look =
  (text: string, most = mostValues) =>
  () =>
    refuseLargeJson(Buffer.from(text), most);
const members = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

describe('JSON before it is parsed', () => {
  it.each([
    ['a form', '{"products":[{"name":"Mug","tags":["a","b"]}],"n":-1.5e3,"none":null}'],
    ['signs of JSON in texts', JSON.stringify({ html: '<a href="x">{[,'.repeat(100_000), end: '\\' })],
    ['escapes', JSON.stringify('\\"\\\\",\\\u2028'.repeat(100_000))],
    ['members as many as an object may have', members(mostMembers)],
    ['values as many as there may be', `[${'0,'.repeat(mostValues - 1)}0]`],
    ['what the parser is to refuse', '}]"unclosed'],
    ['nothing', ''],
  ])('lets in %s', (_name, text) => {
    expect(look(text)).not.toThrow();
  });

  it.each([
    ['an object of 500,000 members', members(500_000), 'one object has at most 5,000 members'],
    ['a list of a million', `[${'0,'.repeat(1_000_000)}0]`, 'this call takes at most 30,000 values'],
    ['many small objects', `[${'{},'.repeat(40_000)}{}]`, 'this call takes at most 30,000 values'],
    [
      'objects one after the other',
      `{"a":${members(4_000)},"b":[${`${members(4_000)},`.repeat(9)}0]}`,
      'values',
    ],
  ])('refuses %s, and says what is taken', (_name, text, words) => {
    expect(look(text)).toThrow(words);
  });

  it('refuses what nests without end', () => {
    expect(look('['.repeat(1_000_000))).toThrow(expect.objectContaining({ code: 'bad_request' }));
    expect(look('{"a":'.repeat(25))).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });

  it('costs next to nothing', () => {
    const hostile = [
      members(700_000),
      JSON.stringify({ html: '"'.repeat(6_000_000) }),
      `"${'\\'.repeat(12_000_000)}`,
      '""'.repeat(6_000_000),
    ].map((text) => Buffer.from(text));
    const before = process.threadCpuUsage();
    for (const bytes of hostile) {
      try {
        refuseLargeJson(bytes, 450_000);
      } catch {
        // Refused, as it may be.
      }
    }
    const { user, system } = process.threadCpuUsage(before);
    // 48 MB.
    expect((user + system) / 1_000).toBeLessThan(1_500);
  });
});

describe('Routes that take JSON', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = Fastify();
    registerErrorHandler(app);
    registerJsonBodies(app);
    app.post('/few', async ({ body }) => ({ body }));
    app.post('/many', { config: { mostValues: 100_000 } }, async () => ({ ok: true }));
  });
  afterEach(() => app.close());
  const post = (url: string, payload: string) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });

  it('take as much as they say', async () => {
    const list = `[${'0,'.repeat(50_000)}0]`;
    const refused = await post('/few', list);
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toEqual({
      code: 'too_large',
      message: 'That is too much for one request: this call takes at most 30,000 values.',
    });
    expect((await post('/many', list)).statusCode).toBe(200);
  });

  it('read as Fastify reads: no prototypes, no broken JSON, no empty body', async () => {
    expect((await post('/few', '{"a":"\u00e9"}')).json()).toEqual({ body: { a: '\u00e9' } });
    for (const text of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"a":', '', '{"a":1}}'])
      expect((await post('/few', text)).statusCode).toBe(400);
  });
});
