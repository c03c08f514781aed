import { lazy, Suspense, useSyncExternalStore } from 'react';
import { withStyles } from '#web/lib/whole-styles.ts';
import { toastStore } from './toast.ts';

const Toaster = lazy(() => withStyles(import('./toaster.tsx')));

/** Loads the toaster with the first toast, so that pages without one never download it. */
export function ToasterSlot() {
  const any = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.get().length > 0,
    () => false,
  );
  return any ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
