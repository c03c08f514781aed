import type { LightMyRequestResponse as Response } from 'fastify';
import type { SiteCrawl } from '#contract/site-crawl.ts';
import type { Jobs } from '#server/outside/jobs/port.ts';
import { openTestApp, type TestApp } from './app.ts';
import { openRawSite, response } from './hostile-site.ts';
import { openOwnMemoryDatabase } from './memory-database.ts';
import { openOutsideWeb, toLoopback } from './outside-web.ts';

export type Given = Buffer | ((path: string) => Buffer);

export const html = { 'content-type': 'text/html; charset=utf-8' };

/** A page with a title and links. */
export function page(title: string, links: readonly string[] = [], head = ''): Buffer {
  const list = links.map((href) => `<p><a href="${href}">Link to ${href}</a></p>`).join('');
  return response(
    200,
    html,
    `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${list}</main></body></html>`,
  );
}

export function moved(location: string, status = 301): Buffer {
  return response(status, { location });
}

/** A site on loopback and the product that crawls it. */
export interface CrawledSite {
  test: TestApp;
  port: number;
  at(path: string): string;
  /** Takes new answers by path; what is not named is 404. Forgets what was asked. */
  answer(answers: Record<string, Given>): void;
  /** Holds the start page back; the answer lets it go. */
  hold(): () => void;
  /** Paths that were asked for, as often as they were, but for robots.txt. */
  asked(): string[];
  /** Signs a new person in, whose calls the following are. */
  newPerson(): Promise<string>;
  call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, cookie?: string): Promise<Response>;
  /** Asks for a crawl; the test is the worker. */
  begin(path?: string, pageLimit?: number): Promise<number>;
  crawlOf(id: number): Promise<SiteCrawl>;
  close(): Promise<void>;
}

/** Nobody works: the test does. */
const noJobs: Jobs = {
  runner: () => Promise.reject(new Error('There is no job queue in this test')),
  stop: async () => undefined,
};

/** @param jobs `queue` for the product's own job queue */
export async function openCrawledSite(jobs: 'none' | 'queue' = 'none'): Promise<CrawledSite> {
  let answers: Record<string, Given> = {};
  let gate: Promise<void> | null = null;
  let own = '';
  const site = await openRawSite((socket, path) => {
    const given = answers[path] ?? response(404, html, '<p>No');
    const send = () => socket.end(typeof given === 'function' ? given(path) : given);
    if (gate && path === '/') void gate.then(send);
    else send();
  });
  const engine = jobs === 'queue' ? await openOwnMemoryDatabase() : undefined;
  const test = await openTestApp({
    ...openOutsideWeb(
      { PUBLIC_URL: 'https://shelfmark.example' },
      { allow: ({ port }) => port === site.port, lookup: toLoopback },
    ),
    ...(engine ? { database: engine } : { jobs: noJobs }),
  });
  const opened: CrawledSite = {
    test,
    port: site.port,
    at: (path) => `http://site.test:${site.port}${path}`,
    answer(given) {
      answers = given;
      gate = null;
      site.requests.length = 0;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    asked: () =>
      site.requests.map((head) => head.split(' ')[1] ?? '').filter((path) => path !== '/robots.txt'),
    async newPerson() {
      own = await test.signIn();
      return own;
    },
    call: (method, path, payload, cookie = own) =>
      test.app.inject({
        method,
        url: `/api/site-crawls${path}`,
        headers: { cookie },
        ...(payload && { payload }),
      }),
    async begin(path = '/', pageLimit = 50) {
      const answer = await opened.call('POST', '', { url: opened.at(path), pageLimit });
      return answer.json().id;
    },
    crawlOf: async (id) => (await opened.call('GET', `/${id}`)).json(),
    async close() {
      await test.close();
      await engine?.close();
      await site.close();
    },
  };
  return opened;
}

/** Looks again and again until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 20));
}
