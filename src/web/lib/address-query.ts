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

/** The id of a kept run in an address; null when it is none. */
export function idIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
