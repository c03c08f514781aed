import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { readCanonicals } from '#rules/facts/page/canonical.ts';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { collapseAll } from '#rules/page/document/tree.ts';
import { pastedSource } from '#rules/page/page-source.ts';
import { decodePage } from '#server/page-reading/page-source.ts';
import { browserLaunch } from './browser.ts';
import type { NastyPage } from './nasty-pages.ts';

/** What a page is, read either way. */
export interface Reading {
  title: string;
  description: string | null;
  language: string | null;
  canonical: string | null;
  headings: string[];
  links: string[];
}

/** The product's reading of a page's bytes. */
function productReading({ body, contentType }: NastyPage, url: string): Reading {
  const decoded = decodePage({ body, headers: { 'content-type': [contentType] } });
  const facts = readPage({ ...pastedSource(url, decoded.html, 0), encoding: decoded.encoding });
  return {
    title: facts.head.title ?? '',
    description: facts.head.description,
    language: facts.head.language,
    canonical: facts.derive(readCanonicals)[0]?.url ?? null,
    headings: facts.headings.map(({ text }) => text),
    links: facts.anchors.map(
      ({ url: target, element }) => target ?? element.attrs.find(({ name }) => name === 'href')!.value,
    ),
  };
}

/** Reads pages with the product and with a browser, and gives those that differ. No script of a page runs. */
export async function compareReadings(
  pages: readonly NastyPage[],
): Promise<{ name: string; product: Reading; browser: Reading }[]> {
  const server = createServer((request, answer) => {
    const index = /^\/page\/(\d+)$/.exec(request.url ?? '')?.[1];
    const page = index === undefined ? undefined : pages[Number(index)];
    if (!page) {
      answer.writeHead(404).end();
      return;
    }
    // Scripting stays on for the parser, which reads noscript by it, while no script may run.
    answer.writeHead(200, {
      'content-type': page.contentType,
      'content-security-policy': "default-src 'none'",
    });
    answer.end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await browserLaunch());
  const different: { name: string; product: Reading; browser: Reading }[] = [];
  try {
    const tab = await browser.newPage();
    let wanted = '';
    // Pages that refresh to another would be gone before they are read.
    await tab.route('**', (route) => {
      const isWanted = route.request().url() === wanted;
      wanted = '';
      return isWanted ? route.continue() : route.abort();
    });
    for (const [index, page] of pages.entries()) {
      const url = `${origin}/page/${index}`;
      wanted = url;
      await tab.goto(url, { waitUntil: 'domcontentloaded' });
      const read = await tab.evaluate(readInBrowser).catch(() => tab.evaluate(readInBrowser));
      const theirs = { ...read, headings: read.headings.map(collapseAll) };
      const ours = productReading(page, url);
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        different.push({ name: page.name, product: ours, browser: theirs });
    }
  } finally {
    await browser.close();
    server.close();
  }
  return different;
}

/** Runs in the browser. */
function readInBrowser(): Reading {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel~="canonical" i]');
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description" i]')?.content ?? null,
    language: document.documentElement.lang.trim() || null,
    canonical: canonical?.getAttribute('href') ? canonical.href : null,
    headings: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => heading.textContent ?? ''),
    links: [...document.querySelectorAll<HTMLAnchorElement | SVGAElement>('a[href],area[href]')].map((link) =>
      typeof link.href === 'string'
        ? link.href
        : (URL.parse(link.getAttribute('href') ?? '', document.baseURI)?.href ?? ''),
    ),
  };
}
