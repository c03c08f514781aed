import { useState } from 'react';
import { sitePageStates, type SiteCrawl, type SitePage, type SitePageState } from '#contract/site-crawl.ts';
import { ForeignLink } from '#web/tools/webpage-analysis/foreign-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { filteredPages, orderNames, orders, type Order, type PageFilter } from './page-order.ts';
import { counted, outcomeWords, pageStateName, shortAddress } from './site-words.ts';

const shownAtFirst = 50;
const numbers = { good: 'text-good', fair: 'text-fair-ink', poor: 'text-poor', none: 'text-ink-soft' };

interface PagesTableProps {
  /** Address of the crawl; those beside it are shown without their host. */
  start: string;
  pages: SiteCrawl['pages'];
  /** The crawl has ended: what waits will never be asked. */
  over: boolean;
  /** Address of the page whose own analysis is running. */
  analyzing: string | null;
  onAnalyze: (url: string) => void;
}

/** Every address of the crawl; filtered, ordered, each with the way to its own analysis. */
export function PagesTable({ start, pages, over, analyzing, onAnalyze }: PagesTableProps) {
  const [filter, setFilter] = useState<PageFilter>({ words: '', state: '', order: 'score' });
  const [all, setAll] = useState(false);
  const change = (next: Partial<PageFilter>) => setFilter((now) => ({ ...now, ...next }));
  const found = filteredPages(pages, filter);
  const shown = all ? found : found.slice(0, shownAtFirst);
  return (
    <Sheet>
      <section aria-labelledby="pages-heading">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id="pages-heading" className="heading text-xl">
            Pages
          </h3>
          <p role="status" className="text-sm text-ink-soft">
            {found.length} of {counted(pages.length, 'address', 'addresses')}
          </p>
        </div>
        <div className="mt-4 grid items-end gap-3 sm:grid-cols-3">
          <Field label="Search">
            <Input
              type="search"
              placeholder="Address or title"
              value={filter.words}
              onChange={(event) => change({ words: event.target.value })}
            />
          </Field>
          <Field label="State">
            <Select
              value={filter.state}
              onChange={(event) => change({ state: event.target.value as SitePageState | '' })}
            >
              <option value="">All</option>
              {sitePageStates.map((state) => (
                <option key={state} value={state}>
                  {pageStateName(state, over)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Order">
            <Select value={filter.order} onChange={(event) => change({ order: event.target.value as Order })}>
              {orders.map((order) => (
                <option key={order} value={order}>
                  {orderNames[order]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {found.length === 0 ? (
          <p className="mt-5 border-t border-line py-6 text-ink-soft">
            {pages.length === 0 ? 'No address is known yet.' : 'No page fits this filter.'}
          </p>
        ) : (
          <ul className="mt-5 border-b border-line">
            {shown.map((page) => (
              <PageRow
                key={page.url}
                start={start}
                page={page}
                over={over}
                pending={analyzing === page.url}
                disabled={analyzing !== null}
                onAnalyze={() => onAnalyze(page.url)}
              />
            ))}
          </ul>
        )}
        {found.length > shownAtFirst && (
          <Button
            variant="quiet"
            size="s"
            className="mt-2 -ml-3"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? `Show the first ${shownAtFirst}` : `Show all ${found.length}`}
          </Button>
        )}
      </section>
    </Sheet>
  );
}

interface PageRowProps {
  start: string;
  page: SitePage;
  over: boolean;
  pending: boolean;
  disabled: boolean;
  onAnalyze: () => void;
}

function PageRow({ start, page, over, pending, disabled, onAnalyze }: PageRowProps) {
  const { url, state, title, score, depth, linksIn, linksOut, wordCount, failedChecks, noindex, inSitemap } =
    page;
  const notes = [
    outcomeWords(page, over),
    depth !== null && counted(depth, 'click'),
    `${counted(linksIn, 'link')} to it`,
    state === 'read' && `${linksOut} out`,
    wordCount !== null && counted(wordCount, 'word'),
    state === 'read' && `${counted(failedChecks.length, 'check')} failed`,
    noindex && 'noindex',
    inSitemap && 'in the sitemap',
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-3 sm:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <p className={`counted pt-0.5 text-lg font-semibold ${numbers[scoreTone(score)]}`}>
        {score ?? '–'}
        <span className="sr-only">{score === null ? ' (not scored)' : ' out of 100'}</span>
      </p>
      <div className="min-w-0">
        {title && (
          <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {title}
          </p>
        )}
        <p className="text-[0.94rem]">
          <ForeignLink url={url} text={shortAddress(url, start)} />
        </p>
        <p className="mt-0.5 text-sm text-ink-soft [overflow-wrap:anywhere]">{notes.join(' · ')}</p>
      </div>
      {state === 'read' && (
        <Button
          variant="secondary"
          size="s"
          className="col-start-2 self-start justify-self-start sm:col-start-3"
          pending={pending}
          disabled={disabled}
          aria-label={`Analyze ${url}`}
          onClick={onAnalyze}
        >
          Analyze
        </Button>
      )}
    </li>
  );
}
