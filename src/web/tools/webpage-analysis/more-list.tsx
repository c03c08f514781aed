import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { moreWords } from './page-words.ts';

interface MoreListProps<Item> {
  items: readonly Item[];
  /** Entries that stand there at first. */
  most: number;
  /** What the button counts, one of it: "link" gives "+12 more links". */
  noun?: string;
  /** Draws one entry, with its `key` and its `li`. */
  children: (item: Item, index: number) => ReactNode;
  ordered?: boolean;
  className?: string;
}

/** The beginning of a list, and the rest at the press of "+N more". */
export function MoreList<Item>({ items, most, noun, children, ordered, className }: MoreListProps<Item>) {
  const [all, setAll] = useState(false);
  const List = ordered ? 'ol' : 'ul';
  const rest = items.length - most;
  return (
    <>
      <List className={className}>{(all ? items : items.slice(0, most)).map(children)}</List>
      {rest > 0 && (
        <Button
          variant="quiet"
          size="s"
          className="mt-1.5 -ml-3"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : moreWords(rest, noun)}
        </Button>
      )}
    </>
  );
}
