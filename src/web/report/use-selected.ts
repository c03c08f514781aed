import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { idIn } from '#web/lib/address-query.ts';

/** The kept run that the address names (`?id=`), and the ways to open one and to close it. */
export function useSelected() {
  const [search, setSearch] = useSearchParams();
  const selected = idIn(search.get('id'));
  const open = useCallback((id: number) => setSearch({ id: String(id) }), [setSearch]);
  const show = useCallback(({ id }: { id: number }) => open(id), [open]);
  const close = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  /** After a deletion. */
  const closeIf = (id: number) => {
    if (id === selected) close();
  };
  return { selected, open, show, close, closeIf };
}
