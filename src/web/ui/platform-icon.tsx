import type { PlatformId } from '#contract/platforms.ts';

/** A word mark takes the whole width of its place to look as large as the others; more would stand out of the column. */
const scales: Partial<Record<PlatformId, number>> = { ebay: 1.2 };

/**
 * A platform's mark in the text's colour. Decorative: the name stands beside it. The drawings stand once in
 * each HTML file (`platform-marks.ts`), so that no script carries them.
 */
export function PlatformIcon({ platform, size = 20 }: { platform: PlatformId; size?: number }) {
  const side = size * (scales[platform] ?? 1);
  return (
    <span
      className="inline-flex shrink-0 items-center justify-center"
      style={{ width: size * 1.2, height: size }}
    >
      <svg width={side} height={side} fill="currentColor" aria-hidden="true" className="max-w-none shrink-0">
        <use href={`#mark-${platform}`} />
      </svg>
    </span>
  );
}
