import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Pool, type Dispatcher } from 'undici';
import { z } from 'zod';
import { HistoryEntry } from '#contract/history.ts';
import { SeoResult } from '#contract/seo-content.ts';
import { sampleForm } from '#bench/sample-form.ts';
import type { Person } from './people.ts';

/** What happened to each request of a run. */
export interface Tally {
  /** Milliseconds from when a request was due to the last byte of its answer. */
  times: number[];
  requests: number;
  /** Sentences about what was not as it should be. */
  faults: string[];
  /** Entries whose saving was answered. */
  saved: number;
}

export const newTally = (): Tally => ({ times: [], requests: 0, faults: [], saved: 0 });

/** Milliseconds after which a request counts as failed. */
const patience = 10_000;
const connections = 256;
/** Read no further than needed: this program shares its cores with what it measures. */
const Entries = z.array(z.object({ id: z.number() }));
/** Enough different products that no two journeys in a row write the same. */
const products = sampleForm(20).products;

/** The browser's side: one pool of connections for all people, as nginx sees many browsers. */
export class Browsers {
  readonly #pool: Pool;
  readonly #asset: string;
  readonly #origin: string;

  constructor(url: string) {
    this.#origin = url;
    this.#pool = new Pool(url, { connections, headersTimeout: patience, bodyTimeout: patience });
    // What a signed-in person is given for `/dashboard`; a visitor's landing page names its scripts in another way.
    const shell = path.resolve(import.meta.dirname, '../../dist/pages/shell-dashboard.html');
    const script = /<script type="module"[^>]* src="(\/assets\/[^" ]+\.js)"/.exec(
      readFileSync(shell, 'utf8'),
    );
    if (!script?.[1]) throw new Error(`${shell} names no script`);
    this.#asset = script[1];
  }

  /**
   * One visit: start screen with its script, who am I, limits, the history and a search in it, a generation by rules,
   * its saving, the history again, where the saved entry must stand first, and the entry itself.
   * @param due `performance.now()` at which the visit should begin
   */
  async visit(person: Person, turn: number, due: number, tally: Tally): Promise<void> {
    let from = due;
    const ask = async (
      expected: number,
      method: Dispatcher.HttpMethod,
      address: string,
      body?: object,
    ): Promise<string> => {
      tally.requests += 1;
      const { statusCode, text } = await this.#send(person, method, address, body);
      // From when it was due: what waits because the answer before was late has waited, too.
      tally.times.push(performance.now() - from);
      from = performance.now();
      if (statusCode !== expected)
        throw new Error(`${method} ${address} answered ${statusCode}: ${text.slice(0, 120)}`);
      return text;
    };
    try {
      await ask(200, 'GET', '/dashboard');
      await ask(200, 'GET', this.#asset);
      await ask(200, 'GET', '/api/auth/user');
      await ask(200, 'GET', '/api/usage');
      await ask(200, 'GET', '/api/content-history?limit=30');
      await ask(200, 'GET', `/api/content-history?limit=30&search=${turn % 2 === 0 ? 'teapot' : 'oak'}`);
      const form = { ...sampleForm(1), products: [products[turn % products.length]] };
      const result = SeoResult.parse(JSON.parse(await ask(200, 'POST', '/api/generate-seo', form)));
      const [item] = result.products;
      if (!item || item.seoContentId === null || item.writer !== 'rules')
        throw new Error('A generation brought no saved listing by rules');
      const saved = HistoryEntry.parse(
        JSON.parse(
          await ask(200, 'POST', '/api/content-history', {
            businessName: form.businessName,
            platform: form.platform,
            contentType: 'generated',
            tags: ['generated', 'completed'],
            seoContent: item,
            form,
          }),
        ),
      );
      tally.saved += 1;
      const list = Entries.parse(
        JSON.parse(await ask(200, 'GET', '/api/content-history?limit=30&platform=etsy')),
      );
      if (!list.some(({ id }) => id === saved.id))
        throw new Error(`Entry ${saved.id} is missing in the list`);
      const again = await ask(200, 'GET', `/api/content-history/${saved.id}`);
      if (!again.includes(item.productTitle))
        throw new Error(`Entry ${saved.id} came back with another title`);
    } catch (error) {
      tally.faults.push(error instanceof Error ? error.message : String(error));
    }
  }

  async #send(
    { cookie }: Person,
    method: Dispatcher.HttpMethod,
    address: string,
    body?: object,
  ): Promise<{ statusCode: number; text: string }> {
    const answer = await this.#pool.request({
      method,
      path: address,
      headers: {
        cookie,
        'accept-encoding': 'gzip, br',
        ...(body && { 'content-type': 'application/json', origin: this.#origin }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const coding = answer.headers['content-encoding'];
    // Pages and scripts come as Brotli from the build; only that they came whole counts.
    const text = coding === 'gzip' ? gunzipSync(bytes).toString() : coding ? '' : bytes.toString();
    return { statusCode: answer.statusCode, text };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
