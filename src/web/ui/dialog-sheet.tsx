import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

interface DialogSheetProps {
  title: ReactNode;
  /** One line below the title; read with it where it is given. */
  description?: ReactNode;
  /** The widest it gets, as a class: "max-w-150". */
  width: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the page with a title and a button that closes it, for what is read or filled in beside the page's own work. */
export function DialogSheet({ title, description, width, onClose, children }: DialogSheetProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50 dark:bg-sunken/75" />
        <Dialog.Content
          {...focus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={`enter-down fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-32px)] -translate-1/2 overflow-y-auto rounded-sheet bg-surface p-6 shadow-sheet ${width}`}
        >
          <div
            className={`flex items-start justify-between gap-4 ${description === undefined ? 'mb-5' : ''}`}
          >
            <Dialog.Title className="heading line-clamp-3 text-2xl [overflow-wrap:anywhere]">
              {title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton
                label="Close"
                icon={<X size={19} strokeWidth={1.75} aria-hidden="true" />}
                className="-mt-1.5 -mr-2"
              />
            </Dialog.Close>
          </div>
          {description !== undefined && (
            <Dialog.Description className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
              {description}
            </Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
