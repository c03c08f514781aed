import { useId, type ReactNode } from 'react';

interface PartProps {
  heading: ReactNode;
  /** Stands at the right end of the heading's line: a copy button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One headed block of a tab. */
export function Part({ heading, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-10 break-after-avoid items-center justify-between gap-3">
        <h4 id={id} className="heading text-lg [overflow-wrap:anywhere]">
          {heading}
        </h4>
        {aside}
      </div>
      {children}
    </section>
  );
}
