import { lazy, Suspense, useState } from 'react';
import { withStyles } from '#web/lib/whole-styles.ts';
import { Button } from '#web/ui/button.tsx';
import type { SavedDetailsProps } from './dialog.tsx';

// Most sessions begin without it.
const SavedDetailsDialog = lazy(() => withStyles(import('./dialog.tsx')));

/** The button that opens the templates and the known businesses, to fill the form with them or to keep it. */
export function SavedDetails({ read, write }: Omit<SavedDetailsProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-ml-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Templates
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SavedDetailsDialog read={read} write={write} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
