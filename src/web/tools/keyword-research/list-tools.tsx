import { ArrowDown, ArrowUp, Search } from 'lucide-react';
import { keywordLevels } from '#contract/keyword-import.ts';
import { searchIntents } from '#contract/keyword-research.ts';
import { classNames } from '#web/lib/class-names.ts';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { rowColumns } from './keyword-row.tsx';
import { sortKeys, startsDescending, type ListView, type SortKey } from './list-order.ts';
import { intentNames, levelNames } from './words.ts';

const sortNames: Record<SortKey, string> = {
  priority: 'Priority',
  keyword: 'Keyword',
  volume: 'Searches',
  difficulty: 'Difficulty',
  intent: 'Intent',
};
/** The heads in the order of the columns. */
const heads: readonly SortKey[] = ['keyword', 'priority', 'volume', 'difficulty', 'intent'];

interface ListToolsProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}

/** What is shown of a list: words, intent, priority; on narrow screens the order too, which else the heads choose. */
export function ListTools({ view, onChange }: ListToolsProps) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 print:hidden @2xl:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span className="relative col-span-2 @2xl:col-span-1">
        <Search
          size={17}
          strokeWidth={1.75}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          aria-label="Filter keywords"
          placeholder="Filter keywords"
          value={view.text}
          onChange={(event) => onChange({ text: event.target.value })}
          className="pl-9"
        />
      </span>
      <Select
        aria-label="Intent"
        value={view.intent}
        onChange={(event) =>
          onChange({ intent: searchIntents.find((intent) => intent === event.target.value) ?? '' })
        }
      >
        <option value="">All intents</option>
        {searchIntents.map((intent) => (
          <option key={intent} value={intent}>
            {intentNames[intent]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Priority"
        value={view.priority}
        onChange={(event) =>
          onChange({ priority: keywordLevels.find((level) => level === event.target.value) ?? '' })
        }
      >
        <option value="">All priorities</option>
        {keywordLevels.toReversed().map((level) => (
          <option key={level} value={level}>
            {levelNames[level]} priority
          </option>
        ))}
      </Select>
      <span className="col-span-2 flex items-center gap-1 *:first:flex-1 @2xl:hidden">
        <Select
          aria-label="Sort by"
          value={view.sort}
          onChange={(event) => {
            const sort = sortKeys.find((key) => key === event.target.value) ?? 'priority';
            onChange({ sort, descending: startsDescending[sort] });
          }}
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              By {sortNames[key].toLowerCase()}
            </option>
          ))}
        </Select>
        <NamedIconButton
          label={view.descending ? 'Sorted downwards; turn round' : 'Sorted upwards; turn round'}
          icon={<Direction descending={view.descending} />}
          onClick={() => onChange({ descending: !view.descending })}
        />
      </span>
    </div>
  );
}

function Direction({ descending }: { descending: boolean }) {
  const Arrow = descending ? ArrowDown : ArrowUp;
  return <Arrow size={15} strokeWidth={2} aria-hidden="true" />;
}

interface ListHeadProps extends ListToolsProps {
  /** Whether all, some or none of the shown keywords are ticked. */
  ticked: 'all' | 'some' | 'none';
  count: number;
  onTickAll: (on: boolean) => void;
}

/** The heads of the columns; a click sorts by one, another click turns it round. */
export function ListHead({ view, onChange, ticked, count, onTickAll }: ListHeadProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] items-center border-b border-line-strong print:hidden',
        rowColumns,
      )}
    >
      <label className="flex size-10 items-center justify-center">
        <input
          type="checkbox"
          aria-label={`Select all ${count} shown`}
          checked={ticked === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = ticked === 'some';
          }}
          onChange={() => onTickAll(ticked !== 'all')}
          className="size-4.5 accent-pencil"
        />
      </label>
      <span className="text-sm text-ink-soft @2xl:hidden">Select all {count} shown</span>
      {heads.map((key) => {
        const current = view.sort === key;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={current}
            aria-label={`Sort by ${sortNames[key].toLowerCase()}${current ? (view.descending ? ', downwards now' : ', upwards now') : ''}`}
            onClick={() =>
              onChange({ sort: key, descending: current ? !view.descending : startsDescending[key] })
            }
            className={classNames(
              'hidden min-h-10 items-center gap-1 text-left text-sm hover:text-ink @2xl:flex',
              current ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            {sortNames[key]}
            {current && <Direction descending={view.descending} />}
          </button>
        );
      })}
    </div>
  );
}
