import { useState } from 'react';
import type { KeywordCluster } from '#contract/keyword-research.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pager, placeWords } from './pager.tsx';
import type { Selection } from './use-selection.ts';
import { keywordWords } from './use-research.ts';
import { intentNames, pageKindNames } from './words.ts';

/** Topics drawn at once. */
const pageSize = 15;
/** Keywords of a topic shown before "more". */
const shownKeywords = 8;

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** "1,900 searches a month, known for 3 of 12" */
function volumeWords({ volume, keywords }: KeywordCluster): string {
  if (volume === null) return 'searches unknown';
  const { low, high, known } = volume;
  const sum = low === high ? numbers.format(low) : `${numbers.format(low)}–${numbers.format(high)}`;
  return known === keywords.length
    ? `${sum} searches a month`
    : `${sum} searches a month, known for ${known} of ${keywords.length}`;
}

interface TopicsProps {
  clusters: readonly KeywordCluster[];
  selection: Selection;
}

/** Keywords by topic: each topic is one page's work, and pages that would compete are named. */
export function Topics({ clusters, selection }: TopicsProps) {
  const [page, setPage] = useState(0);
  if (clusters.length === 0)
    return (
      <EmptyState title="No topics">
        Too few keywords belong together. More products, a description or an imported file bring topics.
      </EmptyState>
    );
  return (
    <div className="@container">
      <p className="max-w-170 text-ink-soft">
        One page for each topic: it answers all keywords of the topic, and no second page competes with it.
      </p>
      <ul className="mt-4">
        {clusters.slice(page * pageSize, (page + 1) * pageSize).map((cluster) => (
          <Topic key={cluster.id} cluster={cluster} selection={selection} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(clusters.length / pageSize)}
        onPage={setPage}
        words={`${placeWords(page, pageSize, clusters.length)} ${clusters.length === 1 ? 'topic' : 'topics'}`}
      />
    </div>
  );
}

function Topic({ cluster, selection }: { cluster: KeywordCluster; selection: Selection }) {
  const [all, setAll] = useState(false);
  const { keywords, page, overlaps } = cluster;
  const ticked = keywords.filter((keyword) => selection.selected.has(keyword)).length;
  const hidden = keywords.length - shownKeywords;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-5 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex min-w-0 gap-2">
        <label className="-mt-1.5 -ml-2 flex size-10 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            aria-label={`Select all keywords of ${cluster.topic}`}
            checked={ticked === keywords.length}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < keywords.length;
            }}
            onChange={() => selection.tickAll(keywords, ticked < keywords.length)}
            className="size-4.5 accent-pencil"
          />
        </label>
        <div className="min-w-0">
          <h3 className="heading text-xl [overflow-wrap:anywhere]">{cluster.topic}</h3>
          <p className="mt-1 text-sm text-ink-soft">
            {keywordWords(keywords.length)} · {intentNames[cluster.intent]}
            <br />
            {volumeWords(cluster)}
          </p>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <p className="min-w-0 border-l-4 border-pencil pl-3">
          <span className="text-sm text-ink-soft">{pageKindNames[page.kind]}</span>
          <br />
          <span className="font-medium [overflow-wrap:anywhere]">{page.title}</span>
          <br />
          <span className="counted text-[0.85rem] [overflow-wrap:anywhere] text-ink-soft">/{page.slug}</span>
        </p>
        <ul className="flex flex-wrap gap-1.5" aria-label="Keywords">
          {(all ? keywords : keywords.slice(0, shownKeywords)).map((keyword) => (
            <li
              key={keyword}
              className={classNames(
                'rounded-chip px-2 py-0.5 text-sm [overflow-wrap:anywhere]',
                selection.selected.has(keyword) ? 'bg-pencil-wash text-pencil' : 'bg-sunken',
              )}
            >
              {keyword}
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="quiet" size="s" className="-ml-3 self-start" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${hidden} more`}
          </Button>
        )}
        {overlaps.map((overlap) => (
          <div key={overlap.cluster} className="rounded-control border border-fair px-3 py-2 text-sm">
            <p className="font-medium">Competes with “{overlap.topic}”</p>
            <p className="text-ink-soft [overflow-wrap:anywhere]">
              {overlap.advice}
              {overlap.keywords.length > 0 && ` Both would answer: ${overlap.keywords.join(', ')}.`}
            </p>
          </div>
        ))}
      </div>
    </li>
  );
}
