import { useState } from 'react';
import { toast } from '#web/ui/toast.ts';
import { countEdits, loadEdits, saveEdits, withEdit, type EditedKind, type Edits } from './edits.ts';

/** Changes texts of a campaign in this browser, with a way back for each. */
export function useEdits(userId: string, campaignId: number) {
  const [edits, setEdits] = useState(() => loadEdits(userId, campaignId));
  const keep = (next: Edits) => {
    setEdits(next);
    saveEdits(userId, campaignId, next);
  };
  const offerUndo = (title: string) => toast({ title, action: { label: 'Undo', run: () => keep(edits) } });
  return {
    edits,
    count: countEdits(edits),
    change: (edit: { group: string; kind: EditedKind; place: number; text: string }) => {
      keep(withEdit(edits, edit));
      offerUndo('Text changed');
    },
    clear: () => {
      keep({});
      offerUndo('Back to the generated texts');
    },
  };
}
