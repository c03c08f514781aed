import { Button } from '#web/ui/button.tsx';

interface PagerProps {
  /** Counted from 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** "1–25 of 1,204 keywords" */
  words: string;
}

/** Leads through a long list page by page; a short one only says how long it is. */
export function Pager({ page, pages, onPage, words }: PagerProps) {
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap items-center justify-between gap-2 pt-3">
      <p className="counted text-[0.85rem] text-ink-soft" role="status">
        {words}
      </p>
      {pages > 1 && (
        <div className="flex gap-1">
          <Button variant="secondary" size="s" disabled={page === 0} onClick={() => onPage(0)}>
            First
          </Button>
          <Button variant="secondary" size="s" disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button variant="secondary" size="s" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
            Next
          </Button>
          <Button variant="secondary" size="s" disabled={page >= pages - 1} onClick={() => onPage(pages - 1)}>
            Last
          </Button>
        </div>
      )}
    </nav>
  );
}

/** "1–25 of 1,204", for a list cut into pages. */
export function placeWords(page: number, size: number, total: number): string {
  if (total === 0) return '0';
  const from = page * size + 1;
  const to = Math.min(total, from + size - 1);
  const number = (value: number) => value.toLocaleString('en');
  return total <= size ? number(total) : `${number(from)}–${number(to)} of ${number(total)}`;
}
