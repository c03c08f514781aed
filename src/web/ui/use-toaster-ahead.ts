import { useEffect } from 'react';

/** Downloads the toaster before the first toast: where the connection breaks, the word for it could not come any more. */
export function useToasterAhead(): void {
  useEffect(() => void import('./toaster.tsx').catch(() => undefined), []);
}
