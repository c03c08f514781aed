import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { toast } from '#web/ui/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useReturnFocus } from '#web/ui/return-focus.ts';
import type { SeoFormDraft } from '#web/tools/seo-content/draft.ts';
import { Businesses } from './businesses.tsx';
import { SaveTemplate } from './save-template.tsx';
import { Templates } from './templates.tsx';

export interface SavedDetailsProps {
  /** What stands in the form. */
  read: () => SeoFormDraft;
  write: (draft: SeoFormDraft) => void;
  onClose: () => void;
}

/** Templates and businesses: each fills the form, and the form can be kept as a template. */
export default function SavedDetailsDialog({ read, write, onClose }: SavedDetailsProps) {
  const focus = useReturnFocus();
  const fill = (draft: SeoFormDraft, description: string) => {
    const before = read();
    write(draft);
    onClose();
    toast({
      title: 'Form filled',
      description,
      action: { label: 'Undo', run: () => write(before) },
    });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50 dark:bg-sunken/75" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="enter-down fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-32px)] max-w-150 -translate-1/2 overflow-y-auto rounded-sheet bg-surface p-6 shadow-sheet"
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <Dialog.Title className="heading text-2xl">Templates and businesses</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton
                label="Close"
                icon={<X size={19} strokeWidth={1.75} aria-hidden="true" />}
                className="-mt-1.5 -mr-2"
              />
            </Dialog.Close>
          </div>
          <div className="flex flex-col gap-8">
            <Templates onFill={fill} />
            <SaveTemplate read={read} />
            <Businesses read={read} onFill={fill} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
