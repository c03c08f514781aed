import type { ResearchKeyword } from '#contract/keyword-research.ts';
import type { MonthlySearches } from '#contract/keyword-import.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { intentHints, intentNames, levelNames, longSource, monthName, originNames } from './words.ts';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** Figures other than the volume, each with its unit. What no source says is not there. */
function figureRows({ figures }: ResearchKeyword): [name: string, value: string][] {
  const { bidLow, bidHigh, currency } = figures;
  const bids = [bidLow, bidHigh].filter((bid) => bid !== undefined).map((bid) => numbers.format(bid));
  const number = (value: number | undefined) => (value === undefined ? undefined : numbers.format(value));
  const rows: [string, string | undefined][] = [
    ['Competition among advertisers', figures.competition && levelNames[figures.competition]],
    ['Competition index, 0 to 100', number(figures.competitionIndex)],
    ['Difficulty in that tool, 0 to 100', number(figures.difficulty)],
    [
      'Bid for the top of the page',
      bids.length > 0 ? `${bids.join(' to ')} ${currency ?? '(currency not said)'}` : undefined,
    ],
    ['Clicks', number(figures.clicks)],
    ['Impressions', number(figures.impressions)],
    ['Click-through rate', figures.ctr === undefined ? undefined : percents.format(figures.ctr)],
    ['Average position', number(figures.position)],
    ['Search frequency rank', number(figures.rank)],
    ['Competing offers', number(figures.offers)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** All that is known of a keyword, each figure with where it comes from. */
export function KeywordFacts({ keyword, topic }: { keyword: ResearchKeyword; topic: string | undefined }) {
  const figures = figureRows(keyword);
  const { monthly } = keyword.figures;
  return (
    <div className="grid gap-x-8 gap-y-3 px-3 pt-1 pb-5 text-[0.94rem] @2xl:grid-cols-2 @2xl:pl-13">
      <dl className="flex flex-col gap-3">
        <Fact name="What to do">{keyword.strategy}</Fact>
        {keyword.restriction && <Fact name="Not for your texts">{keyword.restriction}</Fact>}
        <Fact name={`Priority: ${levelNames[keyword.priority]}`}>{keyword.priorityReason}</Fact>
        <Fact name={`Intent: ${intentNames[keyword.intent]}`}>
          Who types this {intentHints[keyword.intent]}.
        </Fact>
        <Fact name="Origin">
          The keyword is {originNames[keyword.origin]}
          {topic && `, topic “${topic}”`}.
        </Fact>
      </dl>
      <dl className="flex flex-col gap-3">
        <Fact name={`Searches a month: ${keyword.searchVolume}`}>{longSource(keyword.volumeSource)}</Fact>
        <Fact name={`Difficulty: ${levelNames[keyword.difficulty]}`}>
          {longSource(keyword.difficultySource)}
        </Fact>
        {figures.length > 0 && (
          <div>
            <dt className="font-medium">Other figures</dt>
            <dd className="text-ink-soft">
              <ul>
                {figures.map(([name, value]) => (
                  <li
                    key={name}
                    className="flex flex-wrap justify-between gap-x-4 border-b border-line py-0.5"
                  >
                    {name}
                    <span className="counted text-ink">{value}</span>
                  </li>
                ))}
              </ul>
              {keyword.figuresSource && <p className="mt-1">{longSource(keyword.figuresSource)}</p>}
            </dd>
          </div>
        )}
        {monthly && monthly.length > 1 && <Months monthly={monthly} />}
      </dl>
      <div>
        <CopyButton text={keyword.keyword} label={`Copy ${keyword.keyword}`}>
          Copy keyword
        </CopyButton>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-soft [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Months drawn at most: a year, so that the year's course shows. */
const drawnMonths = 12;

function Months({ monthly }: { monthly: readonly MonthlySearches[] }) {
  const last = monthly.toSorted((a, b) => a.year - b.year || a.month - b.month).slice(-drawnMonths);
  const most = Math.max(1, ...last.map(({ searches }) => searches));
  return (
    <div>
      <dt className="font-medium">By month</dt>
      <dd>
        <ul className="mt-1 flex h-20 items-end gap-1 border-b border-line-strong">
          {last.map(({ year, month, searches }) => (
            <li
              key={`${year}-${month}`}
              title={`${monthName(month)} ${year}: ${numbers.format(searches)}`}
              className="flex h-full flex-1 items-end"
            >
              <span className="sr-only">
                {monthName(month)} {year}: {numbers.format(searches)} searches
              </span>
              <span
                aria-hidden="true"
                className="w-full bg-pencil"
                style={{ height: `${Math.max(2, (searches / most) * 100)}%` }}
              />
            </li>
          ))}
        </ul>
        <p className="counted flex justify-between text-[0.78rem] text-ink-soft" aria-hidden="true">
          <span>
            {monthName(last[0]!.month).slice(0, 3)} {last[0]!.year}
          </span>
          <span>
            {monthName(last.at(-1)!.month).slice(0, 3)} {last.at(-1)!.year}
          </span>
        </p>
      </dd>
    </div>
  );
}
