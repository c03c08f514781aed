import type { PlatformId } from '#contract/platforms.ts';
import { PlatformIcon } from './platform-icon.tsx';

/** Word marks: low letters in a wide drawing, so they need more of it than a list has. */
const wordMarks: ReadonlySet<PlatformId> = new Set(['ebay']);

/** A platform's mark alone in its line, where a word mark may be as wide as it has to be to look as large. */
export function TileMark({ platform, size }: { platform: PlatformId; size: number }) {
  return (
    <span className="flex items-center" style={{ height: size }}>
      <PlatformIcon platform={platform} size={wordMarks.has(platform) ? size * 1.4 : size} />
    </span>
  );
}
