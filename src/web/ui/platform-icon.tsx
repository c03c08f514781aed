import type { PlatformId } from '#contract/platforms.ts';
import { platformMarks } from './platform-marks.ts';

/** A platform's mark in the text's colour. Decorative: the name stands beside it. */
export function PlatformIcon({ platform, size = 20 }: { platform: PlatformId; size?: number }) {
  const { viewBox, path, scale = 1 } = platformMarks[platform];
  return (
    <span
      className="inline-flex shrink-0 items-center justify-center"
      style={{ width: size * 1.2, height: size }}
    >
      <svg
        width={size * scale}
        height={size * scale}
        viewBox={viewBox}
        fill="currentColor"
        aria-hidden="true"
        className="max-w-none shrink-0"
      >
        <path d={path} />
      </svg>
    </span>
  );
}
