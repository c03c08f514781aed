import type { ReactNode } from 'react';
import { useRevealed } from '#web/lib/use-revealed.ts';

interface RunColumnsProps {
  form: ReactNode;
  /** Drawn in place of a result while a run is under way. */
  progress: ReactNode | null;
  /** The kept run that is shown. */
  selected: number | null;
  result: ReactNode;
  /** The runs of before, under the form. */
  recent: ReactNode;
}

/** Form and list on the left, the result beside them; on a phone the result comes into sight when it changes. */
export function RunColumns({ form, progress, selected, result, recent }: RunColumnsProps) {
  const running = progress !== null;
  const section = useRevealed(running ? 'running' : selected);
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[23rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {form}
      <section
        ref={section}
        aria-label="Result"
        aria-busy={running}
        data-printed={(!running && selected !== null) || undefined}
        className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {progress ?? result}
      </section>
      {recent}
    </div>
  );
}
