import type { ReactNode } from 'react';
import { LateNote } from '#web/ui/late-note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/**
 * A preview for visitors. In a browser that seems to be signed in it keeps its room and stays hidden from the first
 * paint on, since the tool that works is about to take its place.
 */
export function OpeningTool({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <div className="in-[.signed-in]:invisible">{children}</div>
      <div className="absolute inset-x-0 top-0 hidden py-10 text-ink-soft in-[.signed-in]:block">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Opening your generator…
        </p>
        <LateNote className="mt-4" />
      </div>
    </div>
  );
}
