import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in the place of the failed part; absent: a full page. */
  fallback?: ReactNode;
}

/** Keeps one failing part from emptying the page. What was typed is in the drafts, so a reload loses nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main className="mat grid min-h-dvh place-items-center p-6">
        <Sheet className="max-w-120 text-ink">
          <h1 className="heading text-3xl">This page stopped working</h1>
          <p className="mt-3 text-ink-soft">
            Part of it could not be loaded or shown. Reload the page; what you typed was kept as a draft.
          </p>
          <Button className="mt-6" onClick={() => location.reload()}>
            Reload the page
          </Button>
        </Sheet>
      </main>
    );
  }
}
