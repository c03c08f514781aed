import { useEffect } from 'react';
import { withStyles } from '#web/lib/whole-styles.ts';

/** Downloads the toaster before the first toast: where the connection breaks, the word for it could not come any more. */
export function useToasterAhead(): void {
  useEffect(() => void withStyles(import('./toaster.tsx')).catch(() => undefined), []);
}
