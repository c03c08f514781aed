import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { openBenchApp, type BenchApp } from './open-app.ts';
import { measure, median, type Row } from './row.ts';
import { sampleForm } from './sample-form.ts';
import type { WorkerInput } from './model-worker.ts';

/** The first ones warm up: a server that runs has its code compiled, and only what it adds then is meant. */
const warmingRounds = 8;
const rounds = 12;
const products = 20;
const atOnce = 8;

/** What the product adds to a model's answer, against a client that asks the same double and does nothing else. */
export function benchModelTime(): Promise<Row[]> {
  return measure(
    [
      { id: 'model-added-ms', unit: 'ms', bar: { most: 30 } },
      { id: 'first-partial-ms', unit: 'ms', bar: { most: 50 } },
      { id: 'model-20-products', unit: 'ratio', bar: { most: 1.1 } },
    ],
    async () => {
      const one = sampleForm(1);
      const many = sampleForm(products);
      const double = await openDouble({ answers: answersOf(many), firstDelay: 150, chunkDelay: 5 });
      const app = await openBenchApp({ AI_BASE_URL: double.url, AI_MODEL: 'double' });
      try {
        const single = await measureOne(app, double, one);
        const ratio = await measureMany(app, double, many);
        return [
          { id: 'model-added-ms', ...single.added },
          { id: 'first-partial-ms', ...single.first },
          { id: 'model-20-products', ...ratio },
        ];
      } finally {
        await app.close();
        await double.close();
      }
    },
  );
}

/** Answers that pass every check, so that no second question is asked: the rules' own finished listings. */
function answersOf(form: object): WorkerInput['answers'] {
  return briefsOf(seoFormSchema.parse(form)).map((brief) => {
    const prepared = prepare(brief);
    const item = finishItem(prepared, listingByRules(prepared), 'rules');
    return [brief.product.name, JSON.stringify({ ...listingOf(item), evidence: [], questions: [] })];
  });
}

async function measureOne(app: BenchApp, double: Double, form: object) {
  const ours: number[] = [];
  const bare: number[] = [];
  const firsts: number[] = [];
  for (let round = 0; round < warmingRounds + rounds; round += 1) {
    bare.push(await timed(() => askBare(double.url, nameOf(form, 0))));
    await double.firstChunks();
    const from = performance.now();
    const { firstPartialAt } = await generate(app, form);
    ours.push(performance.now() - from);
    const chunks = await double.firstChunks();
    if (chunks.length !== 1) throw new Error(`The model was asked ${chunks.length} times for one product`);
    firsts.push(firstPartialAt - (chunks[0] ?? Number.NaN));
  }
  const warmOurs = median(ours.slice(warmingRounds));
  const warmBare = median(bare.slice(warmingRounds));
  const cold = (ours[0] ?? Number.NaN) - (bare[0] ?? Number.NaN);
  const counted = `median of ${rounds} after ${warmingRounds} to warm up`;
  return {
    added: {
      value: warmOurs - warmBare,
      against: `bare client of the same endpoint, ${warmBare.toFixed(0)} ms, ${counted}; the very first time ${cold.toFixed(0)} ms`,
    },
    first: { value: median(firsts.slice(warmingRounds)), against: `the model’s first token, ${counted}` },
  };
}

async function measureMany(app: BenchApp, double: Double, form: { products: { name: string }[] }) {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    bare.push(
      await timed(async () => {
        let next = 0;
        const walk = async () => {
          while (next < products) await askBare(double.url, nameOf(form, next++));
        };
        await Promise.all(Array.from({ length: atOnce }, walk));
      }),
    );
    await double.firstChunks();
    ours.push(await timed(() => generate(app, form)));
    const chunks = await double.firstChunks();
    if (chunks.length !== products)
      throw new Error(`The model was asked ${chunks.length} times for ${products}`);
  }
  const ideal = median(bare.slice(1));
  return {
    value: median(ours.slice(1)) / ideal,
    against: `bare client, ${products} calls, ${atOnce} at a time, ${ideal.toFixed(0)} ms`,
  };
}

function nameOf(form: object, index: number): string {
  return seoFormSchema.parse(form).products[index]?.name ?? '';
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Asks the double as plainly as can be and reads its answer to the end. */
async function askBare(url: string, name: string): Promise<void> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'double', stream: true, messages: [{ role: 'user', content: name }] }),
  });
  await response.text();
}

/** Posts a form and reads the stream to its end. */
async function generate(app: BenchApp, form: object): Promise<{ firstPartialAt: number }> {
  const response = await fetch(`${app.url}/api/generate-seo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: app.cookie },
    body: JSON.stringify(form),
  });
  if (!response.ok || !response.body) throw new Error(`Status ${response.status}: ${await response.text()}`);
  let text = '';
  let firstPartialAt = Number.NaN;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (Number.isNaN(firstPartialAt) && text.includes('event: partial'))
      firstPartialAt = performance.timeOrigin + performance.now();
  }
  if (!text.includes('event: result')) throw new Error(`No result: ${text.slice(-300)}`);
  if (!text.includes('"writer":"model"')) throw new Error('The rules wrote, not the model');
  return { firstPartialAt };
}

interface Double {
  url: string;
  /** When each call since the last question got its first token, in milliseconds since 1970. */
  firstChunks(): Promise<number[]>;
  close(): Promise<unknown>;
}

async function openDouble(input: WorkerInput): Promise<Double> {
  const worker = new Worker(new URL('./model-worker.ts', import.meta.url), { workerData: input });
  const [{ url }] = (await once(worker, 'message')) as [{ url: string }];
  return {
    url,
    firstChunks: async () => {
      worker.postMessage('first chunks', []);
      const [{ firstChunks }] = (await once(worker, 'message')) as [{ firstChunks: number[] }];
      return firstChunks;
    },
    close: () => worker.terminate(),
  };
}
