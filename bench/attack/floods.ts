import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Sender, type Sent } from '#tests/fuzz/send.ts';
import { judged, type Attack } from './attack.ts';
import { openTarget, type Target } from './target.ts';

const draft = { businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: [] };

/** A flood and what it did: a sentence of figures, and what was wrong. */
interface Flood {
  counted: string;
  findings: string[];
}

export const attack: Attack = {
  what: '60 posts a second, 40 bodies of 10 MB, 1,000 open connections, 200 heads and 200 bodies that come a byte at a time; meanwhile others are served',
  async run() {
    // Answers of others are waited for while the machine is kept busy by this program as well.
    const target = await openTarget();
    try {
      const began = await target.memoryMb();
      const floods: Flood[] = [];
      for (const flood of [posts, largeBodies, connections, slowHeads, slowBodies])
        floods.push(await flood(target));
      const grown = (await target.memoryMb()) - began;
      const findings = floods.flatMap((flood) => flood.findings);
      if (!target.isRunning()) findings.push('The process ended');
      // 40 bodies of 10 MB, had they been kept.
      if (grown > 400) findings.push(`The memory of the process grew by ${Math.round(grown)} MB`);
      const counted = [...floods.map((flood) => flood.counted), `memory ${Math.round(grown)} MB more`].join(
        '; ',
      );
      return judged(counted, findings);
    } finally {
      await target.stop();
    }
  },
};

async function withSender<T>(target: Target, work: (sender: Sender) => Promise<T>): Promise<T> {
  const sender = new Sender(target.url.replace('localhost', '127.0.0.1'), 30_000);
  try {
    return await work(sender);
  } finally {
    sender.close();
  }
}

const statuses = (answers: readonly Sent[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, some = []]) => `${some.length} × ${status}`)
    .join(', ');

function unexpected(name: string, answers: readonly Sent[], expected: readonly number[]): string[] {
  return answers
    .filter(({ status, body }) => !expected.includes(status) || !/"message":"[A-Z].*\."|"id":\d/.test(body))
    .slice(0, 1)
    .map(({ status, body }) => `${name}: answered ${status} ${body.slice(0, 200)}`);
}

/** Somebody else's small question while the flood goes on. */
async function asOther(sender: Sender): Promise<Sent> {
  return sender.send({ method: 'GET', path: '/api/config', headers: {}, body: null, chunked: false });
}

async function posts(target: Target): Promise<Flood> {
  return withSender(target, async (sender) => {
    const headers = { cookie: target.cookie, 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify(draft));
    const answers: Sent[] = [];
    for (let second = 0; second < 3; second += 1) {
      const sent = Array.from({ length: 60 }, () =>
        sender.send({ method: 'POST', path: '/api/content-history', headers, body, chunked: false }),
      );
      answers.push(
        ...(await Promise.all([...sent, pause(1_000).then(() => null)])).filter((one) => one !== null),
      );
    }
    const saved = answers.filter(({ status }) => status === 200).length;
    const read = await sender.send({
      method: 'GET',
      path: '/api/content-history?limit=100&isArchived=false',
      headers: { cookie: target.cookie },
      body: null,
      chunked: false,
    });
    const found = (JSON.parse(read.body) as unknown[]).length;
    const findings = unexpected('60 posts a second', answers, [200, 429]);
    if (found !== Math.min(saved, 100))
      findings.push(`${saved} drafts were acknowledged, ${found} are there`);
    if (!answers.every(({ status, headers: head }) => status !== 429 || head['retry-after'] !== undefined))
      findings.push('A 429 did not say when to come again');
    return { counted: `60 posts a second for 3 s: ${statuses(answers)}, ${found} drafts found`, findings };
  });
}

async function largeBodies(target: Target): Promise<Flood> {
  return withSender(target, async (sender) => {
    const body = Buffer.from(JSON.stringify({ ...draft, notes: 'x'.repeat(10_000_000) }));
    const headers = { cookie: target.cookie, 'content-type': 'application/json' };
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        sender.send({
          method: 'POST',
          path: '/api/content-history',
          headers,
          body,
          chunked: index % 2 === 0,
        }),
      ),
    );
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const cut = results.length - answers.length;
    const other = await asOther(sender);
    const findings = unexpected('10 MB', answers, [413, 429]);
    if (answers.length === 0) findings.push('10 MB: every connection was cut without an answer');
    if (other.status !== 200) findings.push(`After the large bodies others are answered ${other.status}`);
    return { counted: `40 bodies of 10 MB: ${statuses(answers)}, ${cut} cut while sending`, findings };
  });
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

async function underLoad(
  target: Target,
  name: string,
  { count, first, drop, forMs }: { count: number; first: string; drop: string | null; forMs: number },
): Promise<Flood> {
  const open = openMany(target, count, first, drop);
  try {
    return await withSender(target, async (sender) => {
      const answers: Sent[] = [];
      let unanswered = 0;
      for (const until = Date.now() + forMs; Date.now() < until; await pause(500))
        await asOther(sender).then(
          (answer) => answers.push(answer),
          () => (unanswered += 1),
        );
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
      const findings = answers.some(({ status }) => status !== 200)
        ? [`${name}: others were answered ${statuses(answers)}`]
        : [];
      if (unanswered > 0) findings.push(`${name}: ${unanswered} questions of others found no answer`);
      if (slowest > 10_000) findings.push(`${name}: others waited ${slowest} ms`);
      return {
        counted: `${name}: ${answers.length} others served, the slowest in ${slowest} ms, ${open.left()} of ${count} still open after ${forMs / 1_000} s`,
        findings,
      };
    });
  } finally {
    open.close();
  }
}

const connections = (target: Target) =>
  underLoad(target, '1,000 connections', { count: 1_000, first: '', drop: null, forMs: 5_000 });

const slowHeads = (target: Target) =>
  underLoad(target, '200 slow heads', {
    count: 200,
    first: 'GET / HTTP/1.1\r\nhost: a\r\n',
    drop: 'x: y\r\n',
    forMs: 8_000,
  });

const slowBodies = (target: Target) =>
  underLoad(target, '200 slow bodies', {
    count: 200,
    first: `POST /api/support-chat HTTP/1.1\r\nhost: localhost:${target.port}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    drop: ' ',
    forMs: 8_000,
  });
