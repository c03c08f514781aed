declare module 'virtual:title-limits' {
  import type { PlatformId } from '#contract/platforms.ts';

  /** Name and title limit, in characters, of each platform; read from the platform files at build time. */
  export const titleLimits: Record<PlatformId, { name: string; limit: number }>;
}
