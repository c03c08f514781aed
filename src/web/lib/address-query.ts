import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => undefined;

/**
 * Query of the address; null while a page still shows what was written at build time, when no query was known.
 * The first drawing in the browser must be the same as that.
 */
export function useAddressQuery(): URLSearchParams | null {
  const { search } = useLocation();
  const written = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return written ? null : new URLSearchParams(search);
}
