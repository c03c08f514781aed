import { Suspense, useState, type ReactNode } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

interface WrittenProps {
  /** Its own on the whole site. */
  id: string;
  /** Drawn while the page is written, and where a link inside the site leads here. */
  children: ReactNode;
}

/**
 * A part of a page that never changes: in a page that came as HTML it stays as it was written, so that the browser
 * needs neither its code nor its data.
 */
export function Written({ id, children }: WrittenProps) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null),
  );
  if (html !== null) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  const waiting = (
    <p className="flex items-center gap-3 py-10" role="status">
      <Spinner /> Loading…
    </p>
  );
  return (
    <div id={id}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </div>
  );
}
