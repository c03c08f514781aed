import { afterAll, beforeAll, expect, it } from 'vitest';
import { api, type ApiKey } from '#contract/api.ts';
import { fuzzCall, type FuzzedCall } from '#tests/fuzz/fuzz-call.ts';
import { openStage, type Stage } from '#tests/fuzz/stage.ts';

/** Requests to each call. `npm run attack -- fuzz --runs N` sends more. */
const runs = 3;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** On a machine where much else runs; some three seconds of processor time. */
const timeout = 180_000;

it(
  'answers damaged requests to every call with a sentence, saves nothing of them, and shows nobody the data of others',
  { timeout },
  async () => {
    const before = await stage.victimRows();
    const calls: FuzzedCall[] = [];
    for (const key of Object.keys(api) as ApiKey[]) calls.push(await fuzzCall(stage, key, { runs, seed: 7 }));
    expect(calls.flatMap(({ key, fault }) => (fault === null ? [] : [`${key}: ${fault}`]))).toEqual([]);
    expect(calls.every(({ sent }) => sent >= runs)).toBe(true);
    expect(await stage.victimRows()).toBe(before);
  },
);
