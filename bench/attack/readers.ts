import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer, Sender } from '#tests/fuzz/send.ts';
import { judged, type Attack } from './attack.ts';
import { judgeBystanding, startBystander } from './bystander.ts';
import { openTarget, type Target } from './target.ts';

/** Connections of each kind. */
const readers = 100;
/** Drafts of half a megabyte, so that a list of them has 48 MB and nothing of it fits a connection. */
const drafts = 100;
/** Unread lists of four readers at once are what one person may hold. */
const mostGrowthMb = 600;

interface Question {
  method: 'GET' | 'POST';
  path: string;
  accept: string;
  body: string;
  /** Never read at all, or a sign a second. */
  drips: boolean;
}

const products = Array.from({ length: 50 }, (_, index) => ({
  name: `Mug ${index}`,
  category: 'Home',
  description: 'A stoneware mug for 350 ml. '.repeat(20),
}));
const listing = JSON.stringify({
  platform: 'website',
  businessName: 'Kiln',
  industry: 'Retail',
  products,
});
const list = { method: 'GET', path: '/api/content-history?limit=100', accept: '*/*', body: '' } as const;
const stream = {
  method: 'POST',
  path: '/api/generate-seo',
  accept: 'text/event-stream',
  body: listing,
} as const;
const questions: Readonly<Record<string, Question>> = {
  'lists never read': { ...list, drips: false },
  'lists read a sign a second': { ...list, drips: true },
  'downloads of all data never read': { ...list, path: '/api/account/export', drips: false },
  'streams of 50 products never read': { ...stream, drips: false },
  'streams of 50 products read a sign a second': { ...stream, drips: true },
};

export const attack: Attack = {
  what: `${readers} connections each that ask for much and read nothing, or a sign a second: lists of 48 MB, downloads of all data, streams of 50 products; somebody else works meanwhile`,
  async run() {
    const target = await openTarget();
    try {
      await pause(3_000);
      await fill(target);
      const told: string[] = [];
      const findings: string[] = [];
      for (const [name, question] of Object.entries(questions)) {
        const { counted, found } = await attempt(target, question);
        told.push(`${name}: ${counted}`);
        findings.push(...found.map((finding) => `${name}: ${finding}`));
      }
      if (!target.isRunning()) findings.push(`The process ended: ${target.log().slice(-500)}`);
      return judged(told.join('; '), findings);
    } finally {
      await target.stop();
    }
  },
};

async function fill({ url, cookie }: Target): Promise<void> {
  const sender = new Sender(url.replace('localhost', '127.0.0.1'), 30_000);
  const body = Buffer.from(
    JSON.stringify({
      businessName: 'Kiln',
      platform: 'etsy',
      contentType: 'draft',
      tags: [],
      form: { a: 'x'.repeat(480_000) },
    }),
  );
  for (let saved = 0; saved < drafts;) {
    const { status } = await sender.send({
      method: 'POST',
      path: '/api/content-history',
      headers: { cookie, 'content-type': 'application/json' },
      body,
      chunked: false,
    });
    if (status === 200) saved += 1;
    else if (status === 429) await pause(500);
    else throw new NoAnswer(`A draft was answered ${status}`);
  }
  sender.close();
}

async function attempt(target: Target, question: Question): Promise<{ counted: string; found: string[] }> {
  const other = startBystander(target.url, target.otherCookie);
  const began = await target.memoryMb();
  const open = Array.from({ length: readers }, () => openReader(target, question));
  let most = began;
  for (const until = Date.now() + 25_000; Date.now() < until && target.isRunning();) {
    most = Math.max(most, await target.memoryMb());
    await pause(200);
  }
  const statuses = Object.entries(Object.groupBy(open, (reader) => reader.status()))
    .map(([status, some = []]) => `${some.length} × ${status}`)
    .join(', ');
  for (const reader of open) reader.close();
  const { words, findings } = judgeBystanding(await other.stop());
  const grown = Math.round(most - began);
  if (grown > mostGrowthMb) findings.push(`the memory of the process grew by ${grown} MB`);
  return { counted: `${statuses}, ${words}, ${grown} MB more at most`, found: findings };
}

/** Takes the first signs of an answer, and then nothing, or one a second. */
function openReader({ port, cookie }: Target, { method, path, accept, body, drips }: Question) {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\naccept: ${accept}\r\n`;
  const type = body === '' ? '' : 'content-type: application/json\r\n';
  socket.write(`${head}${type}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  let first = '';
  const take = (length: number) => {
    const taken: unknown = socket.read(length);
    if (Buffer.isBuffer(taken) && first.length < 12) first += taken.toString('latin1');
  };
  socket.once('readable', () => take(12));
  const timer = drips ? setInterval(() => take(1), 1_000) : undefined;
  return {
    status: () => /^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 'waiting',
    close: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
