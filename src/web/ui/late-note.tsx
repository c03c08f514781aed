import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export function ReloadLink() {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is that of the page itself, query and all
    <a href="" className="font-semibold underline underline-offset-4">
      load the page again
    </a>
  );
}

/**
 * Comes to sight after ten seconds by its style alone: what it stands beside waits for scripts, which may never come
 * where the network was cut or a filter holds them back. It has to be replaced when the waiting ends.
 */
export function LateNote({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <p role="status" className={classNames('come-late max-w-96 text-pretty', className)}>
      This is taking longer than it should. Check your connection, then <ReloadLink />. {children}
    </p>
  );
}
