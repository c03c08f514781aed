import type { ReactNode } from 'react';
import { LogoMark } from '#web/ui/logo.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface LoadingScreenProps {
  words?: string | undefined;
  /** What is said to whom it takes too long. */
  children?: ReactNode;
}

/** Full page with the mark and what is being waited for. Also the HTML that the server sends to signed-in browsers. */
export function LoadingScreen({ words = 'Loading…', children }: LoadingScreenProps) {
  return (
    <main className="mat relative grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center gap-5" aria-busy="true">
        <LogoMark size={44} />
        <output className="flex items-center gap-2.5 text-mat-soft">
          <Spinner />
          {words}
        </output>
      </div>
      {children}
    </main>
  );
}
