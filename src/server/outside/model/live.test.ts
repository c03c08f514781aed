import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openModelDouble, type DoubleReply, type ModelDouble } from '#tests/setup/model-double.ts';
import { openModel } from './live.ts';
import { ModelError, type ModelRequest } from './port.ts';

const answer = z.object({ title: z.string(), tags: z.array(z.string()) });
const good = JSON.stringify({
  title: 'Speckled stoneware mug, 350 ml',
  tags: ['stoneware mug', 'coffee mug'],
});
/** Long enough for a machine that is busy with other things. */
const limits = { total: 40_000, firstChunk: 15_000, chunk: 15_000, partialEvery: 0 };
/** For who is waited for in vain. */
const short = { ...limits, firstChunk: 1_200, chunk: 600 };

let double: ModelDouble | undefined;
afterEach(async () => {
  await double?.close();
  double = undefined;
});

async function ask(
  replies: DoubleReply[],
  change: Partial<ModelRequest<z.infer<typeof answer>>> = {},
  within = limits,
) {
  double = await openModelDouble((_request, index) => replies[Math.min(index, replies.length - 1)]!);
  const model = openModel({ AI_BASE_URL: double.url, AI_API_KEY: 'key', AI_MODEL: 'test-model' }, within)!;
  return model.write({
    purpose: 'listing',
    instructions: 'Write a listing.',
    prompt: 'Facts: f1 stoneware.',
    answer,
    wireSchema: z.toJSONSchema(answer),
    temperature: 0.4,
    signal: new AbortController().signal,
    ...change,
  });
}

async function failureOf(promise: Promise<unknown>): Promise<ModelError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelError)) throw new Error(`No ModelError but ${String(error)}`);
  return error;
}

describe('a model behind an OpenAI-compatible endpoint', () => {
  it('is absent without an address and a key', () => {
    expect(openModel({ AI_MODEL: 'gpt-5' })).toBeNull();
  });

  it.each<[string, DoubleReply]>([
    ['stands still', { text: `${good}${' '.repeat(24)}`, chunkDelay: 2, stallAfter: good.length }],
    ['breaks', { text: `${good}${' '.repeat(24)}`, chunkDelay: 2, cutAfter: good.length }],
  ])('takes an answer that has come whole before its connection %s', async (_how, reply) => {
    const { value } = await ask([reply], {}, { ...limits, chunk: 500 });
    expect(value).toEqual(JSON.parse(good));
  });

  it.each<[string, Partial<ModelRequest<z.infer<typeof answer>>>, boolean]>([
    ['enough', { isEnough: ({ title }) => title.length > 5 }, true],
    ['too little', { isEnough: ({ tags }) => tags.length > 5 }, false],
    ['nothing that anybody asked for', {}, false],
  ])('keeps the parts of an answer that stands still where they are %s', async (_what, change, isKept) => {
    const text = `${good.slice(0, -1)},"more":"${'x'.repeat(60)}`;
    const asked = ask([{ text, chunkDelay: 2, stallAfter: text.length - 40 }], change, {
      ...limits,
      chunk: 500,
    });
    if (!isKept) {
      expect((await failureOf(asked)).reason).toBe('timeout');
      return;
    }
    const { value, broken, calls } = await asked;
    expect(value).toEqual(JSON.parse(good));
    expect(broken?.reason).toBe('timeout');
    expect(calls).toBe(1);
  });

  it.each(['', '-5', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'waits a while of its own where the pause of a 429 is %j',
    async (pause) => {
      const from = performance.now();
      const { calls } = await ask([{ status: 429, headers: { 'retry-after': pause } }, { text: good }]);
      expect(calls).toBe(2);
      expect(performance.now() - from).toBeGreaterThan(950);
    },
  );

  it('streams partial answers and gives the whole one with its usage', async () => {
    const partials: unknown[] = [];
    const result = await ask([{ text: good, chunkDelay: 2 }], {
      onPartial: (partial) => partials.push(partial),
    });
    expect(result.value.title).toBe('Speckled stoneware mug, 350 ml');
    expect(result.calls).toBe(1);
    expect(result.outputTokens).toBeGreaterThan(0);
    expect(partials.length).toBeGreaterThan(3);
    expect(double!.requests[0]!.headers.authorization).toBe('Bearer key');
    expect(double!.requests[0]!.body['response_format']).toMatchObject({ type: 'json_schema' });
  });

  it.each([
    ['code fences', `\`\`\`json\n${good}\n\`\`\``],
    ['words around it', `Here is the listing:\n${good}\nI hope you like it.`],
  ])('reads an answer in %s', async (_name, text) => {
    expect((await ask([{ text }])).value.tags).toHaveLength(2);
  });

  it.each([
    ['broken JSON', { text: good.slice(0, 30) }],
    ['the wrong shape', { text: '{"title": 5}' }],
    ['nothing', { text: '' }],
  ])('asks once more after %s, saying what was wrong', async (_name, first) => {
    const result = await ask([first, { text: good }]);
    expect(result.calls).toBe(2);
    expect(double!.requests[1]!.prompt).toContain('could not be used');
  });

  it('gives up after a second answer that cannot be used', async () => {
    const failure = await failureOf(ask([{ text: 'no' }]));
    expect(failure.reason).toBe('bad_answer');
    expect(failure.concernsAll).toBe(false);
    expect(double!.requests).toHaveLength(2);
  });

  it('keeps the pause that a 429 asks for', async () => {
    const waits: number[] = [];
    const from = performance.now();
    const result = await ask([{ status: 429, headers: { 'retry-after': '1' } }, { text: good }], {
      onWait: (seconds) => waits.push(seconds),
    });
    expect(performance.now() - from).toBeGreaterThanOrEqual(990);
    expect(result.calls).toBe(2);
    expect(waits).toEqual([1]);
  });

  it('does not wait for a pause of more than a minute', async () => {
    const failure = await failureOf(ask([{ status: 429, headers: { 'retry-after': '90' } }]));
    expect(failure).toMatchObject({ reason: 'rate_limited', retryAfterSeconds: 90, concernsAll: true });
    expect(double!.requests).toHaveLength(1);
  });

  it.each([
    ['401', { status: 401 }, 'unauthorised', 1],
    ['500 for ever', { status: 500 }, 'overloaded', 3],
    ['a 400 of unknown cause', { status: 400, body: '{"error":{"message":"no such model"}}' }, 'rejected', 1],
    ['a connection that is reset at once', { hangsUp: 'reset' }, 'hung_up', 3],
    ['a connection that is closed at once', { hangsUp: 'end' }, 'hung_up', 3],
    ['silence', { silent: true }, 'timeout', 1],
    ['a stall in mid-stream', { text: good, stallAfter: 24 }, 'timeout', 1],
    ['a connection that is cut every time', { text: good, cutAfter: 24, chunkDelay: 2 }, 'cut_off', 3],
    ['a page of a proxy', { status: 200, body: '<html>Sign in</html>' }, 'bad_answer', 2],
    ['an empty answer', { status: 200, body: '' }, 'bad_answer', 2],
    [
      'an error inside a stream',
      {
        status: 200,
        headers: { 'content-type': 'text/event-stream' },
        body: 'data: {"error":{"message":"busy","type":"server_error","code":503}}\n\ndata: [DONE]\n\n',
      },
      'overloaded',
      3,
    ],
    ['an answer that a proxy ends every time', { text: good, endAfter: 24 }, 'cut_off', 3],
    ['a connection cut before the first word', { text: good, cutAfter: 0 }, 'cut_off', 3],
  ] satisfies [string, DoubleReply, string, number][])('names %s', async (_name, reply, reason, calls) => {
    const failure = await failureOf(ask([reply], {}, reason === 'timeout' ? short : limits));
    expect(failure.reason).toBe(reason);
    expect(double!.requests).toHaveLength(calls);
  });

  it('recovers from one cut connection', async () => {
    expect(
      (await ask([{ text: good, cutAfter: 24, chunkDelay: 2 }, { text: good }])).value.tags,
    ).toHaveLength(2);
  });

  it('ends an answer without end', async () => {
    const failure = await failureOf(ask([{ text: `{"title": "${'mug '.repeat(40_000)}`, chunkSize: 4_000 }]));
    expect(failure.reason).toBe('bad_answer');
  });

  it.each([
    ['json_schema', { error: { message: "Invalid parameter: 'response_format' of type 'json_schema'" } }],
    ['temperature', { error: { message: "Unsupported value: 'temperature' does not support 0.4" } }],
  ])('asks without %s where the endpoint refuses it', async (setting, body) => {
    const refusal = { status: 400, body: JSON.stringify(body) };
    expect((await ask([refusal, { text: good }])).value.tags).toHaveLength(2);
    expect(JSON.stringify(double!.requests[0]!.body)).toContain(setting);
    expect(JSON.stringify(double!.requests[1]!.body)).not.toContain(setting);
  });

  it('closes the call when the reader goes away', async () => {
    const reader = new AbortController();
    setTimeout(() => reader.abort(new Error('gone')), 60);
    const asked = ask([{ text: good, chunkSize: 2, chunkDelay: 20 }], { signal: reader.signal });
    await expect(asked).rejects.toThrow('gone');
    await expect.poll(() => double!.requests[0]!.aborted).toBe(true);
  });
});
