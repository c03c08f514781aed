import type { ReactNode } from 'react';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Button } from '#web/ui/button.tsx';

interface SectionProps {
  title: string;
  /** What this is about, in a sentence or two. */
  text?: ReactNode;
  children: ReactNode;
}

/** One subject of a tab: what it is on the left, what can be done on the right. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-x-14 gap-y-5 border-t border-line py-9 first:border-t-0 first:pt-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h2 className="heading text-2xl">{title}</h2>
        {text && <p className="mt-2 text-[0.94rem] text-pretty text-ink-soft">{text}</p>}
      </div>
      <div className="max-w-176 min-w-0">{children}</div>
    </section>
  );
}

/** In place of something that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-4" role="alert">
      <p className="text-ink-soft">{sentenceOf(error)}</p>
      <Button variant="secondary" size="s" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
