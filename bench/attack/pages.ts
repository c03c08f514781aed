import { setTimeout as pause } from 'node:timers/promises';
import type { ApiKey } from '#contract/api.ts';
import type { SiteCrawl } from '#contract/site-crawl.ts';
import { faultsOf } from '#tests/fuzz/oracle.ts';
import { Sender, type Sent } from '#tests/fuzz/send.ts';
import { judged, type Attack } from './attack.ts';
import { judgeBystanding, startBystander } from './bystander.ts';
import { bombs, openBombSite, pictureBombs, type BombSite } from './page-bombs.ts';
import { openReachable, type Reachable } from './reachable.ts';

/** Longest time of one call. A page may take 20 s to come and 15 s to be read, in a line with others. */
const limitMs = 120_000;
/** A person may have 40 pages a minute looked at; several take turns. */
const attackers = 8;
/** Two reading threads of 512 MB, two processes for logos, the embedded database and the product itself. */
const mostMemoryMb = 2_200;
/** What may stay in the main thread. */
const mostHeapMb = 60;
const crawlLimitMs = 400_000;

export const attack: Attack = {
  what: 'Pages and pictures of a site on loopback: gzip and brotli bombs, endless and dripping answers, redirects without end, nesting, attributes, tables, titles and words of 5 MB, through the analyzer, the social optimizer, the logo of a picture and a crawl; somebody else works and has pages analysed meanwhile',
  async run({ runs }) {
    const site = await openBombSite();
    const product = await openReachable({ ports: [site.port], people: attackers + 1 });
    const sender = new Sender(product.url, limitMs);
    const findings: string[] = [];
    try {
      await pause(3_000);
      const heapBefore = await product.heapMb();
      const other = startBystander(product.url, product.cookies[attackers] ?? '', { analyses: true });
      const counts = new Map<string, number>();
      const count = ({ status }: Sent) => counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
      let slowest = { ms: 0, name: '' };
      const judge = (name: string, key: ApiKey, sent: Sent) => {
        count(sent);
        if (sent.ms > slowest.ms) slowest = { ms: Math.round(sent.ms), name };
        for (const fault of faultsOf(key, 'POST', sent)) findings.push(`${name}: ${key} ${fault}`);
      };
      const all = Object.keys(bombs).slice(0, runs ?? undefined);
      for (const [index, path] of all.entries()) {
        const cookie = product.cookies[index % attackers] ?? '';
        await Promise.all(
          callsFor(site, path).map(async ([key, body]) => {
            const sent = await post(sender, key, cookie, body);
            if (typeof sent === 'string') findings.push(`${path}: ${key}: ${sent}`);
            else judge(path, key, sent);
          }),
        );
      }
      for (const [index, path] of Object.keys(pictureBombs).entries()) {
        const cookie = product.cookies[index % attackers] ?? '';
        const sent = await post(sender, 'POST /api/social-images/preview', cookie, preview(site, path));
        if (typeof sent === 'string') findings.push(`${path}: ${sent}`);
        else judge(path, 'POST /api/social-images/preview', sent);
      }
      const crawl = await crawlAll(sender, product, site);
      findings.push(...crawl.findings);
      const { words, findings: met } = judgeBystanding(await other.stop(), 45_000);
      findings.push(...met);
      findings.push(...(await leftovers(product, site, heapBefore)));
      const { mostMb } = product.memory();
      return judged(
        `${all.length} pages by two tools, ${Object.keys(pictureBombs).length} pictures: ${[...counts].map(([status, number]) => `${number} × ${status}`).join(', ')}, the slowest ${slowest.ms} ms (${slowest.name}); ${crawl.counted}; ${words}; at most ${mostMb} MB in the process`,
        findings,
      );
    } finally {
      sender.close();
      await product.stop();
      await site.close();
    }
  },
};

function callsFor(site: BombSite, path: string): [ApiKey, object][] {
  const url = `http://bombs.example:${site.port}${path}`;
  const form = { businessName: 'Kiln', industry: 'Retail', description: 'Stoneware mugs for 350 ml.' };
  return [
    ['POST /api/analyze-webpage', { url }],
    ['POST /api/social-meta/optimize', { ...form, url, logoUrl: url }],
  ];
}

function preview(site: BombSite, path: string): object {
  return {
    format: 'landscape',
    design: 'headline',
    title: 'Mugs',
    subtitle: '',
    brandName: 'Kiln',
    colours: { background: '#ffffff', text: '#000000', accent: '#ff0000' },
    logoUrl: `http://bombs.example:${site.port}${path}`,
  };
}

/** The answer, or why there was none. */
async function post(sender: Sender, key: ApiKey, cookie: string, body: object): Promise<Sent | string> {
  try {
    return await sender.send({
      method: 'POST',
      path: key.replace('POST ', ''),
      headers: { cookie, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
      chunked: false,
    });
  } catch (error) {
    return String(error);
  }
}

/** A crawl from a start page that links to every bomb, to its end. */
async function crawlAll(sender: Sender, product: Reachable, site: BombSite) {
  const cookie = product.cookies[0] ?? '';
  const url = `http://bombs.example:${site.port}/`;
  const begun = await post(sender, 'POST /api/site-crawls', cookie, { url, pageLimit: 60 });
  if (typeof begun === 'string' || begun.status !== 200)
    return {
      counted: 'no crawl',
      findings: [`The crawl was not begun: ${typeof begun === 'string' ? begun : begun.body}`],
    };
  const { id } = JSON.parse(begun.body) as { id: number };
  const from = performance.now();
  for (;;) {
    const sent = await sender.send({
      method: 'GET',
      path: `/api/site-crawls/${id}`,
      headers: { cookie },
      body: null,
      chunked: false,
    });
    const crawl = JSON.parse(sent.body) as SiteCrawl;
    const seconds = Math.round((performance.now() - from) / 1_000);
    const { state, pages, report } = crawl;
    if (state === 'waiting' || state === 'running') {
      if (performance.now() - from < crawlLimitMs) {
        await pause(1_000);
        continue;
      }
      return { counted: '', findings: [`The crawl came to no end in ${seconds} s`] };
    }
    const silent = pages.filter((page) => page.state === 'broken' && page.status === null && !page.problem);
    const findings = silent.map((page) => `The crawl says no reason for ${page.url}`);
    if (state !== 'done') findings.push(`The crawl ended as ${state}: ${crawl.reason}`);
    return {
      counted: `a crawl of all in ${seconds} s: ${report.read} read, ${report.broken} broken, ${report.skipped} skipped, ${report.redirected} redirected`,
      findings,
    };
  }
}

/** What must not stay when all is over. */
async function leftovers(product: Reachable, site: BombSite, heapBefore: number): Promise<string[]> {
  const findings: string[] = [];
  if (!product.isRunning()) return [`The process ended: ${product.log().slice(-500)}`];
  const { mostMb } = product.memory();
  if (mostMb > mostMemoryMb) findings.push(`The process took ${mostMb} MB`);
  for (let turn = 0; turn < 50 && site.open() > 0; turn += 1) await pause(100);
  if (site.open() > 0) findings.push(`${site.open()} connections to the site are still open`);
  const heap = Math.round((await product.heapMb()) - heapBefore);
  if (heap > mostHeapMb) findings.push(`The heap of the main thread grew by ${heap} MB`);
  if (product.children() > 0) findings.push(`${product.children()} processes are left`);
  // Refusals that blame a site are logged as errors with their code; what nobody meant to throw has none.
  if (/"level":60|"type":"(?:TypeError|RangeError|ReferenceError)"/.test(product.log()))
    findings.push(`The log holds errors: ${product.log().slice(-600)}`);
  return findings;
}
