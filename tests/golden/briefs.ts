import { platformIds } from '#contract/platforms.ts';
import { samplesIn } from '#tests/setup/samples-in.ts';
import type { GoldenBrief } from './brief.ts';

const found = (await samplesIn<readonly GoldenBrief[]>('tests/golden/briefs/*.ts')).flat();

/** All briefs of the golden set, eight a platform, in the order in which the platforms are shown. */
export const goldenBriefs: readonly GoldenBrief[] = platformIds.flatMap((platform) =>
  found.filter(({ form }) => form.platform === platform),
);
