import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { classNames } from '#web/lib/class-names.ts';

interface NoteFrameProps extends ComponentProps<'div'> {
  children: ReactNode;
  onClose: () => void;
}

/** A note that stands until it is closed: its text and ways on, and the cross beside them. */
export function NoteFrame({ className, children, onClose, ...rest }: NoteFrameProps) {
  return (
    <div
      className={classNames('flex items-start gap-2 rounded-control py-2.5 pr-1 pl-3.5', className)}
      {...rest}
    >
      <div className="min-w-0 flex-1 py-1 text-[0.94rem]">{children}</div>
      <NamedIconButton
        label="Close this note"
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onClose}
      />
    </div>
  );
}
