import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { ApiKey } from '#contract/api.ts';
import { faultsOf } from '#tests/fuzz/oracle.ts';
import { NoAnswer, Sender, type Sent } from '#tests/fuzz/send.ts';
import { judged, type Attack } from './attack.ts';
import { judgeBystanding, startBystander } from './bystander.ts';
import { openTarget, type Target } from './target.ts';

const mb = 1_000_000;
/** The calls that take large bodies, with the field that a large value goes into. */
const calls = {
  'POST /api/analyze-webpage': (value: unknown) => ({ url: 'https://kiln.invalid/', html: value }),
  'POST /api/keyword-research/generate': (value: unknown) => ({
    businessName: 'Kiln',
    industry: 'Retail',
    imports: [{ rows: value }],
  }),
  'POST /api/core-web-vitals/import': (value: unknown) => ({ report: { audits: value } }),
  'POST /api/google-ads/generate': (value: unknown) => ({
    businessName: 'Kiln',
    industry: 'Retail',
    primaryServices: value,
  }),
  'POST /api/generate-seo': (value: unknown) => ({ platform: 'website', products: value }),
  'POST /api/content-history': (value: unknown) => ({ businessName: 'Kiln', form: value, seoContent: value }),
  'POST /api/social-meta/optimize': (value: unknown) => ({
    url: 'https://kiln.invalid/',
    description: value,
  }),
  'POST /api/social-images/preview': (value: unknown) => ({ title: value }),
  'POST /api/site-crawls': (value: unknown) => ({ url: value }),
  'PUT /api/settings': (value: unknown) => value,
} satisfies Partial<Record<ApiKey, (value: unknown) => unknown>>;

/** Stands for the value in the text of a body, for values that `JSON.stringify` could not write. */
const place = '@@';
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Values as JSON text. The largest body of any call is 12 MB. */
const values: Readonly<Record<string, () => string>> = {
  'a million open brackets': () => nested('[', ']', mb),
  'a million nested objects': () => `${'{"a":'.repeat(mb)}1${'}'.repeat(mb)}`,
  'nested brackets never closed': () => '['.repeat(mb),
  'a million empty rows': () => `[${'{},'.repeat(mb)}{}]`,
  'a million numbers': () => `[${'1,'.repeat(mb)}1]`,
  'an object of 500,000 keys': () =>
    `{${Array.from({ length: mb / 2 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'one key 500,000 times': () => `{${'"rows":[],'.repeat(mb / 2)}"rows":[]}`,
  'prototypes 200,000 times': () => `[${'{"__proto__":{"a":1}},'.repeat(mb / 5)}1]`,
  'a number of 1 million digits': () => '9'.repeat(mb),
  'a text of 4 MB': () => `"${'a'.repeat(4 * mb)}"`,
  'a text of 900,000 escapes': () => `"${String.raw`\u0000`.repeat(900_000)}"`,
  'halves of surrogate pairs': () => `"${String.raw`\ud800`.repeat(900_000)}"`,
  'HTML nested 400,000 deep': () => `"${'<div>'.repeat(400_000)}"`,
  'HTML of 2,000 open formats and 20,000 paragraphs': () =>
    `"${Array.from({ length: 2_000 }, (_, index) => `<font color=${index}>`).join('')}${'<p>x</p>'.repeat(20_000)}"`,
  'a table of 1 million columns': () => `"<table><tr>${'<td>'.repeat(mb)}"`,
  'a CSV line of 1 million columns': () => `"${'a,'.repeat(mb)}"`,
};

/** What a body says it is encoded by; no call takes any. */
const encodings: Readonly<Record<string, () => Buffer>> = {
  gzip: () => gzipSync(Buffer.alloc(500 * mb, ' ')),
  deflate: () => deflateSync(Buffer.alloc(500 * mb, ' ')),
  br: () => brotliCompressSync(Buffer.from(' '.repeat(10 * mb))),
  'gzip, gzip': () => gzipSync(gzipSync(Buffer.alloc(500 * mb, ' '))),
};

const limitMs = 90_000;
/** The embedded database, two reading threads of 512 MB, and the product itself. */
const mostMemoryMb = 2_000;

export const attack: Attack = {
  what: 'Large bodies for each call that takes one: compressed bombs, JSON nested a million deep or a million wide, HTML of a million cells, texts of escapes; somebody else works meanwhile',
  async run({ runs }) {
    const target = await openTarget();
    const sender = new Sender(target.url.replace('localhost', '127.0.0.1'), limitMs);
    try {
      await pause(3_000);
      const other = startBystander(target.url, target.otherCookie, { analyses: true });
      const findings: string[] = [];
      const counts = new Map<string, number>();
      let slowest = { ms: 0, name: '' };
      let most = 0;
      let sentBodies = 0;
      const keys = (Object.keys(calls) as (keyof typeof calls)[]).slice(0, runs ?? undefined);
      for (const key of keys) {
        for (const [name, body, encoding] of bodiesFor(key)) {
          sentBodies += 1;
          const sent = await send(sender, target, key, body, encoding);
          most = Math.max(most, await target.memoryMb());
          const label = `${name} to ${key}`;
          // What is too large may be refused by closing the connection while it is still being sent.
          if (sent === 'cut') counts.set('cut', (counts.get('cut') ?? 0) + 1);
          else if (sent === 'silent') findings.push(`${label}: no answer in ${limitMs / 1_000} s`);
          else {
            counts.set(String(sent.status), (counts.get(String(sent.status)) ?? 0) + 1);
            if (sent.ms > slowest.ms) slowest = { ms: Math.round(sent.ms), name: label };
            for (const fault of faultsOf(key, key.split(' ')[0] ?? '', sent))
              findings.push(`${label}: ${fault}`);
          }
        }
      }
      const { words, findings: met } = judgeBystanding(await other.stop(), 30_000);
      findings.push(...met);
      if (!target.isRunning()) findings.push(`The process ended: ${target.log().slice(-500)}`);
      if (most > mostMemoryMb) findings.push(`The process took ${Math.round(most)} MB`);
      return judged(
        `${sentBodies} bodies to ${keys.length} calls: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}, the slowest ${slowest.ms} ms (${slowest.name}); ${words}; at most ${Math.round(most)} MB in the process`,
        findings,
      );
    } finally {
      sender.close();
      await target.stop();
    }
  },
};

function* bodiesFor(
  key: keyof typeof calls,
): Generator<[name: string, body: Buffer, encoding: string | null]> {
  const around = JSON.stringify(calls[key](place));
  for (const [name, make] of Object.entries(values))
    yield [name, Buffer.from(around.replaceAll(`"${place}"`, make)), null];
  for (const [encoding, make] of Object.entries(encodings)) yield [`a bomb as ${encoding}`, make(), encoding];
}

async function send(
  sender: Sender,
  { cookie }: Target,
  key: keyof typeof calls,
  body: Buffer,
  encoding: string | null,
): Promise<Sent | 'cut' | 'silent'> {
  const [method = '', path = ''] = key.split(' ');
  const headers = {
    cookie,
    'content-type': 'application/json',
    ...(encoding !== null && { 'content-encoding': encoding }),
  };
  for (;;) {
    try {
      const sent = await sender.send({ method, path, headers, body, chunked: false });
      if (sent.status !== 429 || sent.body.includes('daily_limit')) return sent;
      await pause(1_000 * Math.min(10, Number(sent.headers['retry-after'] ?? 1)));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return error.message.startsWith('no answer') ? 'silent' : 'cut';
    }
  }
}
