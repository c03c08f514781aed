import type { PlatformId } from '#contract/platforms.ts';
import type { WorkedExample } from '#rules/scorecards/worked-example.ts';
import { samplesIn } from './samples-in.ts';

const found = await samplesIn<WorkedExample>('src/rules/platforms/*/worked-example.ts');

/** A good listing of each platform that has one, with what spoils it: what the scorecards are tuned and tested by. */
export const workedExamples: ReadonlyMap<PlatformId, WorkedExample> = new Map(
  found.map((example) => [example.platform, example]),
);

/** @throws Error when the platform has none */
export function exampleOf(platform: PlatformId): WorkedExample {
  const example = workedExamples.get(platform);
  if (!example) throw new Error(`${platform} has no worked example.`);
  return example;
}
