import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openModelDouble } from '#tests/setup/model-double.ts';
import { Sender, type Sent } from '#tests/fuzz/send.ts';
import { judged, type Attack } from './attack.ts';
import { judgeBystanding, startBystander } from './bystander.ts';
import { openReachable, type Reachable } from './reachable.ts';

/** A flood of costly calls and what it did. */
interface Flood {
  counted: string;
  findings: string[];
}

/**
 * Calls at a time that reach the model, a browser or a site: what the tools' own rules allow one person, 8 listings of 8
 * products, and one model call of the other person's.
 */
const mostAtOnce = { listings: 65, browser: 2, pages: 8 } as const;
const limitMs = 150_000;

export const attack: Attack = {
  what: 'One subscriber floods what costs: 60 listings of a model, 40 speed runs, 30 crawls, 60 analyses of slow pages, 60 streams opened and abandoned; others work meanwhile',
  async run() {
    const site = await openSlowPages();
    // Slow enough that calls pile up; what it says is no listing, so that the rules take over.
    const model = await openModelDouble(() => ({ text: '{}', firstDelay: 3_000 }));
    const ports = [site.port, Number(new URL(model.url).port)];
    const product = await openReachable({ ports, people: 3, modelUrl: model.url });
    const calls: Calls = { product, sender: new Sender(product.url, limitMs), site, model };
    const told: string[] = [];
    const findings: string[] = [];
    try {
      await pause(3_000);
      for (const [name, flood] of Object.entries({ abandoned, listings, analyses, crawls, speedRuns })) {
        const other = startBystander(product.url, product.cookies[2] ?? '');
        const did = await flood(calls).catch((error: unknown): Flood => ({
          counted: 'broke off',
          findings: [String(error)],
        }));
        const { words, findings: met } = judgeBystanding(await other.stop(), 30_000);
        told.push(`${name}: ${did.counted} (${words})`);
        findings.push(...[...did.findings, ...met].map((finding) => `${name}: ${finding}`));
      }
      if (!product.isRunning()) findings.push(`The process ended: ${product.log().slice(-500)}`);
      else {
        for (let turn = 0; turn < 100 && product.children() > 0; turn += 1) await pause(100);
        if (product.children() > 0) findings.push(`${product.children()} processes are left`);
      }
      return judged(told.join('; '), findings);
    } finally {
      calls.sender.close();
      await product.stop();
      await model.close();
      await site.close();
    }
  },
};

interface Calls {
  product: Reachable;
  sender: Sender;
  site: SlowPages;
  model: Awaited<ReturnType<typeof openModelDouble>>;
}

const listing = {
  platform: 'website',
  businessName: 'Kiln',
  industry: 'Retail',
  products: Array.from({ length: 20 }, (_, index) => ({
    name: `Mug ${index}`,
    category: 'Home',
    description: 'A stoneware mug for 350 ml.',
  })),
};

/** All at once as one person. What has no answer is a finding of the caller's. */
async function flood({ product, sender }: Calls, path: string, bodies: readonly object[]) {
  const results = await Promise.allSettled(
    bodies.map((body) =>
      sender.send({
        method: 'POST',
        path,
        headers: { cookie: product.cookies[0] ?? '', 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(body)),
        chunked: false,
      }),
    ),
  );
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const silent = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  const findings = silent.length > 0 ? [`${silent.length} had no answer: ${silent[0]}`] : [];
  return { answers, findings: [...faults(answers), ...findings] };
}

function faults(answers: readonly Sent[]): string[] {
  return answers
    .filter(
      ({ status, body, headers }) =>
        status === 500 ||
        (status >= 400 && !/"message":"[A-Z].*\."/.test(body)) ||
        (status === 429 && headers['retry-after'] === undefined),
    )
    .slice(0, 2)
    .map(({ status, body }) => `answered ${status} ${body.slice(0, 200)}`);
}

const statuses = (answers: readonly Sent[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, some = []]) => `${some.length} × ${status}`)
    .join(', ');

const many = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Streams of listings whose readers leave after the first event: the model's calls have to end with them. */
async function abandoned({ product, model }: Calls): Promise<Flood> {
  const body = JSON.stringify(listing);
  const { hostname, port } = new URL(product.url);
  const before = model.requests.length;
  const head = `POST /api/generate-seo HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${product.cookies[0] ?? ''}\r\ncontent-type: application/json\r\naccept: text/event-stream\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  for (let round = 0; round < 10; round += 1) {
    const sockets = many(6, () => {
      const socket = net.connect(Number(port), hostname).on('error', () => undefined);
      socket.resume().write(head + body);
      return socket;
    });
    await pause(700);
    for (const socket of sockets) socket.destroy();
    await pause(300);
  }
  await pause(6_000);
  const asked = model.requests.slice(before);
  const left = asked.filter(({ aborted }) => aborted).length;
  const findings: string[] = [];
  if (asked.length === 0) findings.push('The model was never asked');
  // One that is asked in the very moment of leaving is answered before it is known.
  if (left < asked.length * 0.9)
    findings.push(`${asked.length - left} of ${asked.length} model calls went on`);
  return {
    counted: `60 streams abandoned after 0.7 s, ${left} of ${asked.length} model calls ended with them`,
    findings,
  };
}

async function listings(calls: Calls): Promise<Flood> {
  const { model } = calls;
  const before = model.requests.length;
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, model.open());
  }, 50);
  const { answers, findings } = await flood(
    calls,
    '/api/generate-seo',
    many(60, () => listing),
  );
  clearInterval(looking);
  if (most > mostAtOnce.listings) findings.push(`${most} model calls at once`);
  if (!answers.some(({ status }) => status === 429)) findings.push('None was refused');
  return {
    counted: `60 forms of 20 products: ${statuses(answers)}, ${model.requests.length - before} model calls, at most ${most} at once`,
    findings,
  };
}

async function analyses(calls: Calls): Promise<Flood> {
  const { site } = calls;
  site.reset();
  const { answers, findings } = await flood(
    calls,
    '/api/analyze-webpage',
    many(60, (index) => ({ url: `http://slow${index}.example:${site.port}/page` })),
  );
  if (site.most() > mostAtOnce.pages) findings.push(`${site.most()} requests to sites at once`);
  if (!answers.some(({ status }) => status === 429)) findings.push('None was refused');
  return {
    counted: `60 analyses of pages that take 2 s: ${statuses(answers)}, at most ${site.most()} requests to sites at once`,
    findings,
  };
}

async function crawls(calls: Calls): Promise<Flood> {
  const { site } = calls;
  const { answers, findings } = await flood(
    calls,
    '/api/site-crawls',
    many(30, (index) => ({ url: `http://crawl${index}.example:${site.port}/`, pageLimit: 200 })),
  );
  const begun = answers.filter(({ status }) => status === 200).length;
  if (begun > 1) findings.push(`${begun} crawls of one person at once`);
  return { counted: `30 crawls: ${statuses(answers)}`, findings };
}

async function speedRuns(calls: Calls): Promise<Flood> {
  const { product, site } = calls;
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, product.children());
  }, 200);
  const { answers, findings } = await flood(
    calls,
    '/api/core-web-vitals/analyze',
    many(40, () => ({ url: `http://slow.example:${site.port}/page`, strategy: 'mobile' })),
  );
  clearInterval(looking);
  if (most > mostAtOnce.browser) findings.push(`${most} browser runs at once`);
  if (!answers.some(({ status }) => status === 429)) findings.push('None was refused');
  return { counted: `40 speed runs: ${statuses(answers)}, at most ${most} runs at once`, findings };
}

interface SlowPages {
  port: number;
  /** The most requests at a time since `reset`. */
  most(): number;
  reset(): void;
  close(): Promise<void>;
}

/** A site whose pages take two seconds and link to further ones. */
async function openSlowPages(): Promise<SlowPages> {
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => (open -= 1));
    const text = request.url === '/robots.txt' || request.url?.endsWith('.xml');
    setTimeout(
      () =>
        response
          .writeHead(text ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
          .end(`<!doctype html><html lang="en"><title>Mugs</title><h1>Mugs</h1><p>Thrown by hand.</p>`),
      text ? 0 : 2_000,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    most: () => most,
    reset: () => (most = 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
