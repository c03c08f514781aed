import {
  generatorPlatformIds,
  platformOfCatalogueKey,
  platformPath,
  type PlatformId,
} from '#contract/platform-list.ts';
import type { PlanKey } from '#contract/plans.ts';

/** The platform behind a plan; null for the bundle, which is bought for all. */
export function platformOfPlan(plan: PlanKey | null): PlatformId | null {
  return plan === null || plan === 'bundle' ? null : platformOfCatalogueKey(plan);
}

export const isInGenerator = (platform: PlatformId): boolean =>
  generatorPlatformIds.some((id) => id === platform);

/** Where a platform's listings are written: in the generator, or on the platform's own screen. */
export function writingAddress(platform: PlatformId): string {
  const own = isInGenerator(platform) ? undefined : platformPath(platform);
  return own ?? `/seo-generator?platform=${platform}`;
}
