import { titleLimits } from 'virtual:title-limits';
import { Link } from 'react-router';
import type { HistoryEntry } from '#contract/history.ts';
import { platformIds, type PlatformId } from '#contract/platforms.ts';
import { addressOfEntry } from '#web/account/history/entry-address.ts';
import { otherKinds } from '#web/account/history/other-kinds.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { dayWords } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { useRecentWork } from './queries.ts';

function platformOf(entry: HistoryEntry): PlatformId | undefined {
  return platformIds.find((id) => id === entry.platform);
}

function RecentEntry({ entry, now }: { entry: HistoryEntry; now: Date }) {
  const platform = platformOf(entry);
  const score = entry.seoContent?.seoScore;
  const other = otherKinds[entry.contentType];
  return (
    <li className="relative before:absolute before:inset-x-2 before:top-0 before:border-t before:border-line first:before:hidden">
      <Link
        to={addressOfEntry(entry) ?? '/content-history'}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-control px-2 py-3.5 text-ink no-underline hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_12rem]"
      >
        <span className="flex w-6 justify-center text-ink-soft">
          {platform && <PlatformIcon platform={platform} size={20} />}
          {other && <other.icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">
            <bdi>{entry.title}</bdi>
          </span>
          <span className="block truncate text-sm text-ink-soft">
            {other?.name ?? (platform ? titleLimits[platform].name : entry.platform)} ·{' '}
            {dayWords(entry.generationDate, now)}
            {/* Pages of one title are told apart by their address. */}
            {other && entry.notes && <bdi> · {entry.notes}</bdi>}
          </span>
        </span>
        <span className="col-start-2 sm:col-start-3">
          {entry.contentType === 'draft' ? (
            <Chip>Draft</Chip>
          ) : (
            score !== undefined && <ScoreScale score={score} size="s" />
          )}
        </span>
      </Link>
    </li>
  );
}

/** The newest entries of the history, each a way back to where it was made. */
export function RecentWork({ now }: { now: Date }) {
  const { data, error, isPending, refetch } = useRecentWork();
  return (
    <section aria-labelledby="recent-heading">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent-heading" className="heading text-2xl">
          Go on with
        </h2>
        {data && data.length > 0 && (
          <Link to="/content-history" className="link press-around text-[0.94rem]">
            Content History
          </Link>
        )}
      </div>
      {isPending && <p className="border-t border-line py-6 text-ink-soft">Loading your recent work…</p>}
      {error && !data && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-5">
          <p className="text-ink-soft">{sentenceOf(error)}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState>
          What you write will stand here, ready to be opened again. Pick a platform to begin.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="-mx-2">
          {data.map((entry) => (
            <RecentEntry key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
