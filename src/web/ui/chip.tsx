import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface ChipProps {
  children: ReactNode;
  tone?: 'plain' | 'pencil' | 'mark' | 'good' | 'fair' | 'poor';
  className?: string;
}

const tones = {
  plain: 'bg-sunken text-ink',
  pencil: 'bg-pencil-wash text-pencil',
  mark: 'bg-mark text-mark-ink',
  good: 'border border-current text-good',
  fair: 'border border-current text-fair-ink',
  poor: 'border border-current text-poor',
};

/** A tag, keyword or state in a small box. */
export function Chip({ children, tone = 'plain', className }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 max-w-full items-center gap-1 rounded-chip px-2 py-0.5 text-sm leading-snug [overflow-wrap:anywhere]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
