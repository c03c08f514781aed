import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { hero } from './content/hero.ts';

interface PromisesProps {
  startAddress: string;
  /** The list, which stays as written until somebody reads near it. */
  children: ReactNode;
}

/** What the product holds itself to; and the way in once more. */
export function Promises({ startAddress, children }: PromisesProps) {
  return (
    <section className="mx-auto max-w-page px-4 pb-20 sm:px-6 lg:px-10" aria-label="What you can rely on">
      {children}
      <div className="border-t border-line pt-8">
        <a href={startAddress} className={buttonClass('primary', 'l')}>
          {hero.start}
        </a>
      </div>
    </section>
  );
}
