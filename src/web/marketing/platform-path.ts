import type { PlatformId } from '#contract/platforms.ts';

/** Path of a platform's page; Facebook Marketplace goes by its short name there (design §6 point 10). */
export function platformPath(platform: PlatformId): string {
  return `/platform/${platform === 'facebookmarketplace' ? 'facebook' : platform}`;
}
