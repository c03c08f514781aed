import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openEndlessModel, pouredAnswers, type EndlessModel } from '#tests/setup/endless-model.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { openModel } from './live.ts';
import { ModelError } from './port.ts';

let endless: EndlessModel;
beforeAll(async () => {
  endless = await openEndlessModel();
});
afterAll(() => endless.close());

const answer = z.object({ title: z.string() });
/** Far above what any of them takes: what ends them is their size. */
const limits = { total: 60_000, firstChunk: 30_000, chunk: 20_000, partialEvery: 100 };

describe('a model that never comes to an end', () => {
  it.each(Object.entries(pouredAnswers))(
    'is read no further than to the bound: %s',
    async (_name, pouring) => {
      endless.answerWith(pouring);
      const model = openModel({ AI_BASE_URL: endless.url, AI_MODEL: 'endless' }, limits)!;
      const before = process.memoryUsage().rss;
      const failure = await model
        .write({
          purpose: 'listing',
          instructions: 'Write.',
          prompt: 'Facts.',
          answer,
          wireSchema: z.toJSONSchema(answer),
          temperature: 0.4,
          signal: new AbortController().signal,
        })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ModelError);
      expect((failure as ModelError).reason).toMatch(/^(?:bad_answer|overloaded|rejected)$/);
      expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(400);
      await expect.poll(() => endless.open()).toBe(0);
    },
  );

  it('is read as it is below the bound', async () => {
    const read = boundedFetch(10, async () => new Response('0123456789', { headers: { 'x-a': 'b' } }));
    const response = await read('http://model.invalid/');
    expect([response.headers.get('x-a'), await response.text()]).toEqual(['b', '0123456789']);
    const longer = boundedFetch(9, async () => new Response('0123456789'));
    await expect((await longer('http://model.invalid/')).text()).rejects.toThrow('over 9 bytes');
  });
});
