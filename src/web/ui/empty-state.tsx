import type { ReactNode } from 'react';

interface EmptyStateProps {
  title?: string;
  children: ReactNode;
  /** What can be done about it: one button or link. */
  action?: ReactNode;
}

/** An empty place says what will stand there: a cut-out outline with words and one way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-sheet border border-dashed border-line-strong px-6 py-14 text-center">
      <svg
        width="72"
        height="40"
        viewBox="0 0 72 40"
        fill="none"
        aria-hidden="true"
        className="mb-5 text-line-strong"
      >
        <path
          d="M1 1h70l-4 10H1zM1 15h46l-4 10H1zM1 29h26l-4 10H1z"
          stroke="currentColor"
          strokeDasharray="3 3"
        />
      </svg>
      {title && <p className="heading mb-2 text-xl">{title}</p>}
      <div className="max-w-96 text-ink-soft">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
