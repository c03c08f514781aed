import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { HistoryEntry } from '#contract/history.ts';
import { platformIds } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import { useActiveUser } from '#web/data/current-user.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { useHistoryOutbox } from '#web/data/use-history-outbox.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { useFocusOnward } from '#web/ui/focus-onward.ts';
import { Input, Select } from '#web/ui/input.tsx';
import { Frame } from '#web/ui/sheet.tsx';
import { EntryCard } from './entry-card.tsx';
import { historyQuery, type HistorySearch } from './queries.ts';
import { useHistoryChanges } from './use-history-changes.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Milliseconds of quiet after which a search is sent. */
const searchDelay = 300;
const noFilter: HistorySearch = { platform: '', search: '', favorites: false, archived: false };
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The filters live in the address, so that going back and a shared link find the same list. */
function useFilter(): [HistorySearch, (change: Partial<HistorySearch>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: HistorySearch = {
    platform: params.get('platform') ?? '',
    search: params.get('search') ?? '',
    favorites: params.get('favorites') === 'true',
    archived: params.get('archived') === 'true',
  };
  const change = (next: Partial<HistorySearch>) => {
    const merged = { ...filter, ...next };
    const written = new URLSearchParams();
    if (merged.platform) written.set('platform', merged.platform);
    if (merged.search) written.set('search', merged.search);
    if (merged.favorites) written.set('favorites', 'true');
    if (merged.archived) written.set('archived', 'true');
    setParams(written, { replace: true });
  };
  return [filter, change];
}

function Filters({
  filter,
  onChange,
}: {
  filter: HistorySearch;
  onChange: (change: Partial<HistorySearch>) => void;
}) {
  const [typed, setTyped] = useState(filter.search);
  const sent = useRef(filter.search);
  useEffect(() => {
    // The address was changed by something else, such as the menu: what stands in the field follows it.
    if (filter.search === sent.current) return;
    sent.current = filter.search;
    setTyped(filter.search);
  }, [filter.search]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onChange({ search: typed });
    }, searchDelay);
    return () => clearTimeout(timer);
  });
  return (
    <Frame className="mb-7 grid items-end gap-4 p-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_16rem_auto] print:hidden">
      <Field label="Search">
        <Input
          type="search"
          placeholder="Title, notes or tag"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label="Platform">
        <Select value={filter.platform} onChange={(event) => onChange({ platform: event.target.value })}>
          <option value="">All platforms</option>
          {platformIds.map((platform) => (
            <option key={platform} value={platform}>
              {platforms[platform].name}
            </option>
          ))}
          <option value="google_ads">Google Ads</option>
          <option value="webpage_analyzer">Webpage Analyzer</option>
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-1">
        <Button
          variant={filter.favorites ? 'primary' : 'secondary'}
          aria-pressed={filter.favorites}
          icon={<Star size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange({ favorites: !filter.favorites })}
        >
          Favorites
        </Button>
        <Button
          variant={filter.archived ? 'primary' : 'secondary'}
          aria-pressed={filter.archived}
          icon={<Archive size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange({ archived: !filter.archived })}
        >
          Archived
        </Button>
      </div>
    </Frame>
  );
}

/** Cards of a row are as high as its highest, until one is opened: the others do not grow with it. */
const grid = 'grid items-stretch gap-5 has-[[data-state=open]]:items-start md:grid-cols-2 xl:grid-cols-3';

function Loading() {
  return (
    <div className={grid} role="status" aria-label="Loading your history">
      {skeletons.map((key) => (
        <div
          key={key}
          className="h-56 animate-pulse rounded-frame border border-line bg-surface p-5 motion-reduce:animate-none"
        >
          <div className="h-6 w-2/5 rounded-chip bg-sunken" />
          <div className="mt-5 h-6 w-4/5 rounded-chip bg-sunken" />
          <div className="mt-3 h-4 w-1/3 rounded-chip bg-sunken" />
        </div>
      ))}
    </div>
  );
}

/** `/content-history`: everything that was generated or begun. */
export default function HistoryPage() {
  const [filter, changeFilter] = useFilter();
  useHistoryOutbox(useActiveUser().id);
  const list = useInfiniteQuery(historyQuery(filter));
  const changes = useHistoryChanges();
  const [compared, setCompared] = useState<HistoryEntry | null>(null);
  const entries = list.data?.pages.flat() ?? [];
  const cards = useFocusOnward<HTMLDivElement>(entries.map(({ id }) => id));
  const filtered = filter.platform !== '' || filter.search !== '' || filter.favorites || filter.archived;

  const remove = (entry: HistoryEntry) => {
    // oxlint-disable-next-line no-alert -- the specification asks for the browser's own confirmation
    if (window.confirm(`Delete “${entry.title}” from your history?`)) changes.remove(entry);
  };

  return (
    <PageFrame title="Content History" intro="Everything you generated or began, with its versions.">
      <Filters filter={filter} onChange={changeFilter} />
      {list.isPending ? (
        <Loading />
      ) : list.isError && entries.length === 0 ? (
        <EmptyState
          title="Failed to fetch content history"
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        >
          {sentenceOf(list.error)}
        </EmptyState>
      ) : entries.length === 0 ? (
        <EmptyState
          title="No content history found"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {filtered && (
                <Button variant="secondary" onClick={() => changeFilter(noFilter)}>
                  Show all entries
                </Button>
              )}
              <Link to="/seo-generator" className={buttonClass('primary')}>
                Generate Content
              </Link>
            </div>
          }
        >
          {filtered ? 'No entry fits these filters.' : 'What you generate is kept here by itself.'}
        </EmptyState>
      ) : (
        <div>
          <div {...cards} className={grid} data-printed>
            {entries.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                deleting={changes.deleting === entry.id}
                onFavorite={() => changes.toggleFavorite(entry)}
                onArchive={() => changes.toggleArchived(entry)}
                onDelete={() => remove(entry)}
                onVersions={() => setCompared(entry)}
              />
            ))}
          </div>
          {list.hasNextPage && (
            <div className="mt-8 text-center">
              <BusyButton
                variant="secondary"
                pending={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Show older entries
              </BusyButton>
            </div>
          )}
        </div>
      )}
      {compared && <VersionsDialog entry={compared} onClose={() => setCompared(null)} />}
    </PageFrame>
  );
}
