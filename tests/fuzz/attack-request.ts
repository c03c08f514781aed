import * as fc from 'fast-check';
import { api, type ApiKey, type Endpoint } from '#contract/api.ts';
import { valuesOf } from './from-schema.ts';
import { hostileIds, hostileTexts } from './hostile-values.ts';
import { mutated } from './mutations.ts';

/** `payer`: a subscriber who pays by card; the others were given theirs. */
export type Who = 'subscriber' | 'payer' | 'lapsed' | 'stranger';

/** Whose row a path names: one of somebody else, one's own, or no row at all. */
export type PathId = { of: 'victim' } | { of: 'self' } | { of: 'nobody'; text: string };

/** One request as it is sent; ids and the session are filled in by the stage. */
export interface AttackRequest {
  who: Who;
  /** Chooses among the people of that kind. */
  person: number;
  method: string;
  id: PathId;
  /** With its question mark; empty without one. */
  query: string;
  headers: Record<string, string>;
  /** Null sends none. */
  body: Buffer | null;
  /** Sent in pieces without a length. */
  chunked: boolean;
}

/** Requests to one call of the contract: a third as a browser would send them, the others damaged. */
export function requestsTo(key: ApiKey): fc.Arbitrary<AttackRequest> {
  const endpoint: Endpoint = api[key];
  const [method = ''] = key.split(' ');
  return fc.record({
    who: fc.constantFrom<Who>('subscriber', 'subscriber', 'subscriber', 'payer', 'lapsed', 'stranger'),
    person: fc.nat(1_000),
    method: rarely(
      12,
      fc.constant(method),
      fc.constantFrom('OPTIONS', 'HEAD', 'PROPFIND', 'PUT', 'DELETE', 'POST'),
    ),
    id: fc.oneof<fc.WeightedArbitrary<PathId>[]>(
      { weight: 3, arbitrary: fc.constant({ of: 'self' as const }) },
      { weight: 3, arbitrary: fc.constant({ of: 'victim' as const }) },
      {
        weight: 2,
        arbitrary: fc.record({ of: fc.constant('nobody' as const), text: fc.constantFrom(...hostileIds) }),
      },
    ),
    query: queriesOf(endpoint),
    headers: headersOf(endpoint.body !== undefined),
    body: endpoint.body
      ? bodiesOf(valuesOf(endpoint.body))
      : rarely(8, fc.constant(null), fc.constantFrom(...rawBodies)),
    chunked: rarely(6, fc.constant(false), fc.constant(true)),
  });
}

/** The odd one about every so many times. */
function rarely<T>(times: number, usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: times - 1, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

const oddQueries = [
  '?',
  '?%',
  '?limit=1&limit=2',
  '?limit[]=1&search[$ne]=x',
  '?__proto__[polluted]=1&constructor.prototype.x=1',
  '?search=%ff%fe&platform=%00',
  `?search=${'a'.repeat(9_000)}`,
  `?${'a=1&'.repeat(1_500)}`,
  "?search=%27%20or%201%3D1--&platform=etsy'--",
  '?before=9007199254740991&limit=100',
  '?before=2147483648',
  '?returnTo=//evil.example&next=javascript:alert(1)',
];

function queriesOf({ query }: Endpoint): fc.Arbitrary<string> {
  const odd = fc.constantFrom(...oddQueries);
  if (!query) return rarely(8, fc.constant(''), odd);
  const written = (values: fc.Arbitrary<unknown>) => values.map(asQuery);
  const values = valuesOf(query);
  return fc.oneof(
    { weight: 4, arbitrary: written(values) },
    { weight: 4, arbitrary: written(mutated(values)) },
    { weight: 3, arbitrary: odd },
  );
}

function asQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return `?${encodeURIComponent(short(value).toWellFormed())}`;
  const pairs = Object.entries(value).slice(0, 50);
  return `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(short(part).toWellFormed())).join('=')).join('&')}`;
}

/** Node refuses a head of more than 16 kB itself; that is tried apart. */
function short(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_000);
}

const oddHeaders: readonly Record<string, string>[] = [
  { accept: 'text/event-stream' },
  { accept: 'text/html,*/*' },
  { accept: `${'a/b,'.repeat(900)}*/*` },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json, application/json' },
  { 'content-type': '\t;;=' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, deflate' },
  { cookie: '__proto__=1; session=; shelfmark=%00; a'.repeat(20) },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { referer: 'javascript:alert(1)' },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-for': "'; drop table users --, ::1, 999.1.1.1" },
  { 'x-request-id': `x${'%0d%0a'.repeat(500)}` },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '*', range: 'bytes=0-0,-1' },
  { authorization: 'Bearer null' },
  { 'user-agent': `<script>alert(1)</script>${'x'.repeat(3_000)}` },
  { 'accept-language': "de'--, *;q=NaN" },
  { expect: '100-continue' },
];

function headersOf(takesBody: boolean): fc.Arbitrary<Record<string, string>> {
  const usual: Record<string, string> = takesBody ? { 'content-type': 'application/json' } : {};
  const odd = fc.constantFrom(...oddHeaders).map((headers) => ({ ...usual, ...headers }));
  return rarely(5, fc.constant(usual), odd);
}

/** What is no form at all. */
const rawBodies: readonly Buffer[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '[',
  'null',
  'true',
  '[]',
  '{}',
  '"text"',
  '1e999',
  'NaN',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":1,"a":2}',
  '{"url":"https://kiln.invalid/"}{"url":1}',
  '\uFEFF{}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  'a=1&b[]=2&__proto__[x]=1',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '['.repeat(100_000),
  '{"a":'.repeat(60_000),
  `{"a":"${'x'.repeat(2_200_000)}"}`,
  `${' '.repeat(500_000)}{}`,
]
  .map((text) => Buffer.from(text))
  .concat([
    Buffer.from('{"businessName":"Kiln"}', 'utf16le'),
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x22, 0x7d]),
    Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
    Buffer.alloc(64),
  ]);

function bodiesOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer | null> {
  const valid = values.map(asJson);
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 8, arbitrary: mutated(values).map(asJson) },
    { weight: 2, arbitrary: fc.constantFrom(...rawBodies) },
    // Broken off, or followed by something.
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.nat(100), fc.constantFrom('', '}', ' x', ...hostileTexts.slice(0, 6)))
        .map(([body, part, tail]) =>
          Buffer.concat([body.subarray(0, (body.length * part) / 100), Buffer.from(tail)]),
        ),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function asJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value) ?? '');
}
