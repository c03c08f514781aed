import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusOnward<List> {
  ref: RefObject<List | null>;
  onFocus: (event: FocusEvent) => void;
}

/**
 * For a list that rows are taken out of by a button inside of them: the keyboard goes on in the row that took the place
 * of the one that went, else in the last, else at the page's content. Without this it starts again at the top of the page.
 * @param keys what tells the rows apart, in their order
 * @returns what the element needs whose children are the rows
 */
export function useFocusOnward<List extends HTMLElement>(
  keys: readonly (string | number)[],
): FocusOnward<List> {
  const list = useRef<List>(null);
  const held = useRef<{ key: string | number; place: number } | null>(null);
  useEffect(() => {
    if (held.current === null || keys.includes(held.current.key)) return;
    const { place } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])].slice(0, keys.length);
    const row = rows[Math.min(place, rows.length - 1)];
    const inside = row?.matches('[tabindex]')
      ? row
      : (row?.querySelector('input, textarea, select') ?? row?.querySelector('button, a'));
    const goal = inside ?? document.querySelector('main');
    if (goal instanceof HTMLElement) goal.focus();
  }, [keys]);
  return {
    ref: list,
    onFocus: ({ target, currentTarget }) => {
      const place = [...currentTarget.children].findIndex((row) => row.contains(target));
      const key = keys[place];
      held.current = key === undefined ? null : { key, place };
    },
  };
}
