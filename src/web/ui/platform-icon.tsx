import type { PlatformId } from '#contract/platforms.ts';

/** Word marks need more width than the others to look as large. */
const scales: Partial<Record<PlatformId, number>> = { ebay: 1.5 };

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
