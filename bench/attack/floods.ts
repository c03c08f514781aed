import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Sender, type Sending, type Sent } from '#tests/fuzz/send.ts';
import { judged, type Attack } from './attack.ts';
import { judgeBystanding, startBystander } from './bystander.ts';
import { openTarget, type Target } from './target.ts';

const draft = { businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: [] };

/** A flood and what it did: a sentence of figures, and what was wrong. */
interface Flood {
  counted: string;
  findings: string[];
}

/**
 * Largest growth of the process in MB: 40 bodies of 10 MB, had they been kept. What a word list, a first query and
 * 60 posts a second leave behind is far below.
 */
const mostGrowthMb = 400;

export const attack: Attack = {
  what: '60 posts a second, 64 reads at a time, 40 bodies of 10 MB, 1,000 open connections, 200 heads and 200 bodies that come a byte a second; all the while somebody else works',
  async run() {
    // Answers of others are waited for while the machine is kept busy by this program as well.
    const target = await openTarget();
    try {
      // Its first seconds belong to the loading of word lists.
      await pause(3_000);
      const began = await target.memoryMb();
      const told: string[] = [];
      const findings: string[] = [];
      const floods = { posts, reads, largeBodies, connections, slowHeads, slowBodies };
      for (const [name, flood] of Object.entries(floods)) {
        const { counted, findings: found } = await besideOthers(target, flood);
        told.push(counted);
        findings.push(...found.map((finding) => `${name}: ${finding}`));
      }
      const grown = (await target.memoryMb()) - began;
      if (!target.isRunning()) findings.push('The process ended');
      if (grown > mostGrowthMb) findings.push(`The memory of the process grew by ${Math.round(grown)} MB`);
      return judged([...told, `memory ${Math.round(grown)} MB more`].join('; '), findings);
    } finally {
      await target.stop();
    }
  },
};

/** Runs one flood while somebody else works. A flood that breaks down is a finding, not the end of the others. */
async function besideOthers(
  target: Target,
  flood: (target: Target, sender: Sender) => Promise<Flood>,
): Promise<Flood> {
  const other = startBystander(target.url, target.otherCookie);
  const sender = new Sender(target.url.replace('localhost', '127.0.0.1'), 30_000);
  let did: Flood;
  try {
    did = await flood(target, sender);
  } catch (error) {
    did = { counted: 'broke off', findings: [`broke off: ${String(error)}`] };
  }
  const { words, findings } = judgeBystanding(await other.stop());
  sender.close();
  return { counted: `${did.counted} (${words})`, findings: [...did.findings, ...findings] };
}

const statuses = (answers: readonly Sent[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, some = []]) => `${some.length} × ${status}`)
    .join(', ');

function unexpected(answers: readonly Sent[], expected: readonly number[]): string[] {
  return answers
    .filter(
      ({ status, body }) => !expected.includes(status) || !/"message":"[A-Z].*\."|"id":\d|^\[/.test(body),
    )
    .slice(0, 1)
    .map(({ status, body }) => `answered ${status} ${body.slice(0, 200)}`);
}

/** Sends them all and waits for all of them; what was never answered is counted apart. */
async function sendAll(sender: Sender, requests: readonly Sending[]) {
  const results = await Promise.allSettled(requests.map((request) => sender.send(request)));
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  return { answers, failed };
}

function get(target: Target, path: string): Sending {
  return { method: 'GET', path, headers: { cookie: target.cookie }, body: null, chunked: false };
}

function post(target: Target, body: Buffer, chunked = false): Sending {
  const headers = { cookie: target.cookie, 'content-type': 'application/json' };
  return { method: 'POST', path: '/api/content-history', headers, body, chunked };
}

async function posts(target: Target, sender: Sender): Promise<Flood> {
  const body = Buffer.from(JSON.stringify(draft));
  const answers: Sent[] = [];
  const failed: string[] = [];
  for (let second = 0; second < 3; second += 1) {
    const [sent] = await Promise.all([
      sendAll(
        sender,
        Array.from({ length: 60 }, () => post(target, body)),
      ),
      pause(1_000),
    ]);
    answers.push(...sent.answers);
    failed.push(...sent.failed);
  }
  const saved = answers.filter(({ status }) => status === 200).length;
  const read = await sender.send(get(target, '/api/content-history?limit=100&isArchived=false'));
  const found = (JSON.parse(read.body) as unknown[]).length;
  const findings = [...unexpected(answers, [200, 429]), ...failed.slice(0, 1)];
  // What had no answer may have been saved all the same.
  if (found < Math.min(saved, 100)) findings.push(`${saved} drafts were acknowledged, ${found} are there`);
  if (!answers.every(({ status, headers: head }) => status !== 429 || head['retry-after'] !== undefined))
    findings.push('A 429 did not say when to come again');
  return { counted: `60 posts a second for 3 s: ${statuses(answers)}, ${found} drafts found`, findings };
}

/** Reading is not counted by the burst guard. */
async function reads(target: Target, sender: Sender): Promise<Flood> {
  const path = '/api/content-history?limit=100&isArchived=false&search=kiln';
  const { answers, failed } = await sendAll(
    sender,
    Array.from({ length: 300 }, () => get(target, path)),
  );
  const slowest = Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));
  return {
    counted: `300 searches, 64 at a time: ${statuses(answers)}, the last after ${slowest} ms`,
    findings: [...unexpected(answers, [200, 429]), ...failed.slice(0, 1)],
  };
}

async function largeBodies(target: Target, sender: Sender): Promise<Flood> {
  const body = Buffer.from(JSON.stringify({ ...draft, notes: 'x'.repeat(10_000_000) }));
  const { answers, failed } = await sendAll(
    sender,
    Array.from({ length: 40 }, (_, index) => post(target, body, index % 2 === 0)),
  );
  const findings = unexpected(answers, [413, 429]);
  // A connection that is ended while a body still comes may be seen as cut. No answer at all is another matter.
  findings.push(...failed.filter((reason) => reason.includes('no answer')).slice(0, 1));
  if (answers.length === 0) findings.push('every connection was cut without an answer');
  return {
    counted: `40 bodies of 10 MB: ${statuses(answers)}, ${failed.length} cut while sending`,
    findings,
  };
}

/** Opens connections that each send something now and then; gives what is left of them. */
function openMany(target: Target, count: number, first: string, drop: string | null) {
  const sockets = Array.from({ length: count }, () => {
    const socket = net.connect(target.port, '127.0.0.1').on('error', () => undefined);
    socket.on('data', () => undefined).write(first);
    return socket;
  });
  const dripping = setInterval(() => {
    if (drop !== null) for (const socket of sockets) if (socket.writable) socket.write(drop);
  }, 1_000);
  return {
    left: () => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length,
    close: () => {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface ManySockets {
  count: number;
  /** Written at once, and every second. */
  first: string;
  drop: string | null;
  /** Milliseconds. */
  forMs: number;
  /** Whether all must be gone by then. */
  mustEnd: boolean;
}

async function hold(target: Target, name: string, sockets: ManySockets): Promise<Flood> {
  const { count, first, drop, forMs, mustEnd } = sockets;
  const open = openMany(target, count, first, drop);
  try {
    for (const until = Date.now() + 10_000; open.left() < count && Date.now() < until;) await pause(50);
    const opened = open.left();
    const until = Date.now() + forMs;
    const areGone = () => mustEnd && open.left() === 0;
    while (Date.now() < until && !areGone()) await pause(500);
    const left = open.left();
    return {
      counted: `${name}: ${left} of ${opened} still open after ${Math.round((forMs - Math.max(0, until - Date.now())) / 1_000)} s`,
      findings: [
        ...(opened < count ? [`only ${opened} of ${count} could be opened`] : []),
        ...(mustEnd && left > 0 ? [`${left} of ${count} were still open`] : []),
      ],
    };
  } finally {
    open.close();
  }
}

const connections = (target: Target) =>
  hold(target, '1,000 connections', { count: 1_000, first: '', drop: null, forMs: 10_000, mustEnd: false });

/** The product's own time for a head is 20 s, looked at every 5 s. */
const slowHeads = (target: Target) =>
  hold(target, '200 slow heads', {
    count: 200,
    first: 'GET / HTTP/1.1\r\nhost: a\r\n',
    drop: 'x: y\r\n',
    forMs: 40_000,
    mustEnd: true,
  });

/** The product's own time for a whole request is 60 s, looked at every 5 s. */
const slowBodies = (target: Target) =>
  hold(target, '200 slow bodies', {
    count: 200,
    first: `POST /api/support-chat HTTP/1.1\r\nhost: localhost:${target.port}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    drop: ' ',
    forMs: 80_000,
    mustEnd: true,
  });
