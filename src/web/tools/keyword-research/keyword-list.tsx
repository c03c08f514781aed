import { useMemo, useRef, useState } from 'react';
import type { ResearchCategory, ResearchKeyword } from '#contract/keyword-research.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { KeywordRow } from './keyword-row.tsx';
import { firstView, viewed, type ListView } from './list-order.ts';
import { ListHead, ListTools } from './list-tools.tsx';
import { Pager, placeWords } from './pager.tsx';
import type { Selection } from './use-selection.ts';

/** Rows drawn at once: a list of thousands costs no more than one of this many. */
const pageSize = 25;

interface KeywordListProps {
  category: ResearchCategory;
  topics: ReadonlyMap<string, string>;
  selection: Selection;
}

/** One list of a research: filtered, sorted, cut into pages, and chosen from. */
export function KeywordList({ category, topics, selection }: KeywordListProps) {
  const [view, setView] = useState<ListView>(firstView);
  const [page, setPage] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const shown = useMemo(() => viewed(category.keywords, view), [category, view]);
  const order = useMemo(() => shown.map(({ keyword }) => keyword), [shown]);
  const change = (next: Partial<ListView>) => {
    setView({ ...view, ...next });
    setPage(0);
  };

  if (category.keywords.length === 0)
    return <EmptyState title="Nothing in this list">{category.emptyReason}</EmptyState>;

  const { selected } = selection;
  const tickedCount = order.filter((keyword) => selected.has(keyword)).length;
  const rows = shown.slice(page * pageSize, (page + 1) * pageSize);
  return (
    <div className="@container">
      <ListTools view={view} onChange={change} />
      {shown.length === 0 ? (
        <div className="py-10 text-center">
          <p className="text-ink-soft">No keyword of this list fits the filter.</p>
          <Button variant="secondary" size="s" className="mt-3" onClick={() => change(firstView)}>
            Show all {category.keywords.length}
          </Button>
        </div>
      ) : (
        <>
          <div className="mt-3">
            <ListHead
              view={view}
              onChange={change}
              count={shown.length}
              ticked={tickedCount === 0 ? 'none' : tickedCount === shown.length ? 'all' : 'some'}
              onTickAll={(on) => selection.tickAll(order, on)}
            />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the boxes inside */}
          <ul ref={list} onKeyDown={(event) => moveByKeys(event, list.current, order, selection)}>
            {rows.map((keyword: ResearchKeyword) => (
              <KeywordRow
                key={keyword.keyword}
                keyword={keyword}
                topic={topics.get(keyword.cluster ?? '')}
                selected={selected.has(keyword.keyword)}
                onTick={(range) => selection.tick(keyword.keyword, order, range)}
              />
            ))}
          </ul>
          <Pager
            page={page}
            pages={Math.ceil(shown.length / pageSize)}
            onPage={setPage}
            words={`${placeWords(page, pageSize, shown.length)} ${shown.length === 1 ? 'keyword' : 'keywords'}`}
          />
        </>
      )}
    </div>
  );
}

/** Arrow keys go from box to box, with Shift they tick on the way; Ctrl or Cmd with A ticks all that is shown. */
function moveByKeys(
  event: React.KeyboardEvent,
  list: HTMLUListElement | null,
  order: readonly string[],
  selection: Selection,
): void {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || list === null) return;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    selection.tickAll(order, true);
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[data-keyword]')];
  const next = boxes[boxes.indexOf(box) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  next.focus();
  const from = box.dataset.keyword;
  const to = next.dataset.keyword;
  if (event.shiftKey && from !== undefined && to !== undefined) selection.tickAll([from, to], true);
}
