import { ChevronDown, Ban } from 'lucide-react';
import { useId, useState } from 'react';
import type { ResearchKeyword } from '#contract/keyword-research.ts';
import { classNames } from '#web/lib/class-names.ts';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { KeywordFacts } from './keyword-facts.tsx';
import { Level } from './level.tsx';
import { intentNames, shortSource } from './words.ts';

/** Columns from the width on that has room for them; below it the figures stand in a line under the keyword. */
export const rowColumns =
  '@2xl:grid-cols-[2.5rem_minmax(0,1fr)_5.5rem_7.5rem_6.5rem_6.5rem_2.5rem] @2xl:gap-x-3';

interface KeywordRowProps {
  keyword: ResearchKeyword;
  topic: string | undefined;
  selected: boolean;
  onTick: (range: boolean) => void;
}

/** One keyword: what to do with it under its name, its figures beside it, all that is known of it on demand. */
export function KeywordRow({ keyword, topic, selected, onTick }: KeywordRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const source = shortSource(keyword.volumeSource);
  const unknown = keyword.volumeSource.kind === 'unknown';
  return (
    <li
      className={classNames(
        'border-t border-line first:border-t-0',
        selected && 'bg-pencil-wash shadow-[inset_3px_0_0_var(--pencil)]',
      )}
    >
      <div
        className={classNames(
          'grid grid-cols-[2.5rem_minmax(0,1fr)_2.5rem] items-start gap-y-1.5 py-2 @2xl:items-center @2xl:py-1',
          rowColumns,
        )}
      >
        <label className="flex size-10 items-center justify-center">
          <input
            type="checkbox"
            data-keyword={keyword.keyword}
            aria-labelledby={id}
            checked={selected}
            onChange={(event) => onTick((event.nativeEvent as MouseEvent).shiftKey)}
            className="size-4.5 accent-pencil"
          />
        </label>
        <div className="min-w-0 py-1">
          <p id={id} dir="auto" className="leading-snug font-medium [overflow-wrap:anywhere]">
            {keyword.keyword}
            {!keyword.adTextAllowed && (
              <Ban
                size={14}
                strokeWidth={2}
                className="ml-1.5 inline text-poor"
                role="img"
                aria-label="not for your texts"
              />
            )}
          </p>
          <p className="mt-0.5 line-clamp-2 text-sm leading-snug text-ink-soft @2xl:line-clamp-1">
            {keyword.strategy}
          </p>
        </div>
        <dl className="col-span-2 col-start-2 row-start-2 flex flex-wrap items-baseline gap-x-5 gap-y-0.5 @2xl:contents">
          <Cell name="Priority">
            <Level level={keyword.priority} highIsGood />
          </Cell>
          <Cell name="Searches">
            <span className="flex min-w-0 gap-x-1.5 text-sm leading-tight @2xl:flex-col">
              <span className={unknown ? 'text-ink-soft' : 'counted font-semibold'}>
                {keyword.searchVolume}
              </span>
              {source && (
                <span className="truncate text-ink-soft" title={source}>
                  {source}
                </span>
              )}
            </span>
          </Cell>
          <Cell name="Difficulty">
            <Level
              level={keyword.difficulty}
              highIsGood={false}
              source={keyword.difficultySource.kind === 'estimate' ? 'est.' : ''}
            />
          </Cell>
          <Cell name="Intent">
            <span className="text-sm">{intentNames[keyword.intent]}</span>
          </Cell>
        </dl>
        <NamedIconButton
          label={`${open ? 'Hide' : 'Show'} all about ${keyword.keyword}`}
          aria-expanded={open}
          className="col-start-3 row-start-1 @2xl:col-start-7"
          icon={
            <ChevronDown
              size={18}
              strokeWidth={1.75}
              aria-hidden="true"
              className={classNames('transition-transform duration-150', open && 'rotate-180')}
            />
          }
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && <KeywordFacts keyword={keyword} topic={topic} />}
    </li>
  );
}

function Cell({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex max-w-full min-w-0 items-baseline gap-1.5 @2xl:block">
      <dt className="shrink-0 text-[0.8rem] text-ink-soft @2xl:sr-only">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
