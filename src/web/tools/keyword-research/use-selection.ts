import { useState } from 'react';
import { ticked } from './list-order.ts';

export interface Selection {
  selected: ReadonlySet<string>;
  /** Ticks or unticks one keyword; with `range`, all of the order from the one ticked before. */
  tick: (keyword: string, order: readonly string[], range: boolean) => void;
  /** Ticks or unticks many. */
  tickAll: (keywords: readonly string[], on: boolean) => void;
  clear: () => void;
}

/** Keywords chosen across all lists of a research. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  return {
    selected,
    tick: (keyword, order, range) => {
      setSelected(ticked(selected, order, { keyword, anchor, range }));
      setAnchor(keyword);
    },
    tickAll: (keywords, on) => {
      const next = new Set(selected);
      for (const keyword of keywords) {
        if (on) next.add(keyword);
        else next.delete(keyword);
      }
      setSelected(next);
    },
    clear: () => {
      setSelected(new Set());
      setAnchor(null);
    },
  };
}
