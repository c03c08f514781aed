import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Which ends of a row that scrolls sideways are out of sight. */
interface HiddenEnds {
  before: boolean;
  after: boolean;
}

/** Distances below this are roundings of the browser's zoom. */
const slack = 2;

/** Tells at which ends of the row there is more, also when the window or what stands in the row changes its width. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>({ before: false, after: false });
  const look = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const before = scrollLeft > slack;
    const after = scrollLeft + clientWidth < scrollWidth - slack;
    setEnds((now) => (now.before === before && now.after === after ? now : { before, after }));
  }, [row]);
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    for (const entry of current.children) sizes.observe(entry);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row, look]);
  return ends;
}
