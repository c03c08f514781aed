import { useEffect, useState } from 'react';
import type { ScreenEntry } from '#web/screens.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from './page-frame.tsx';

interface LostScreenProps {
  screen: ScreenEntry;
  /** The screen's code is here: it can be drawn. */
  onLoaded: () => void;
}

/**
 * Stands in for a screen whose code did not arrive, or that fell over. The menu stays, and the screen comes by itself
 * with the connection. Not the landing page: whoever reads this is signed in and has lost nothing.
 */
export function LostScreen({ screen, onLoaded }: LostScreenProps) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    try {
      await screen.load();
      onLoaded();
    } catch {
      // Some browsers keep a failed download for as long as the page lives.
      if (navigator.onLine) location.reload();
      setTrying(false);
    }
  };
  useEffect(() => {
    const again = () => void retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <PageFrame title={screen.title}>
      <EmptyState
        action={
          <Button pending={trying} onClick={() => void retry()}>
            Try again
          </Button>
        }
      >
        <span role="alert">
          This page could not be loaded or shown. Check your connection and try again; what you typed was kept
          as a draft.
        </span>
      </EmptyState>
    </PageFrame>
  );
}
