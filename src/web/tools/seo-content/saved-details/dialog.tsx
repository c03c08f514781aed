import { toast } from '#web/ui/toast.ts';
import { DialogSheet } from '#web/ui/dialog-sheet.tsx';
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
    <DialogSheet title="Templates and businesses" width="max-w-150" onClose={onClose}>
      <div className="flex flex-col gap-8">
        <Templates onFill={fill} />
        <SaveTemplate read={read} />
        <Businesses read={read} onFill={fill} />
      </div>
    </DialogSheet>
  );
}
