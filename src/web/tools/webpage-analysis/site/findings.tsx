import { useState } from 'react';
import type { SiteFinding } from '#contract/site-crawl.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ForeignLink } from '#web/tools/webpage-analysis/foreign-link.tsx';
import { MoreList } from '#web/tools/webpage-analysis/more-list.tsx';
import { counted, nothingFound, shortAddress, weightNames } from './site-words.ts';

const tones: Record<SiteFinding['weight'], string> = {
  error: 'text-poor',
  warning: 'text-fair-ink',
  notice: 'text-ink-soft',
};
const shownAtFirst = 10;

interface FindingsProps {
  /** Address of the crawl; those beside it are shown without their host. */
  start: string;
  findings: readonly SiteFinding[];
  over: boolean;
  /** Addresses that an ended crawl has not asked. */
  unread: number;
}

/** What is wrong with the site as a whole, heaviest first, each with what to do. */
export function Findings({ start, findings, over, unread }: FindingsProps) {
  return (
    <Sheet>
      <section aria-labelledby="findings-heading">
        <h3 id="findings-heading" className="heading text-xl">
          What to mend on the site
        </h3>
        {findings.length === 0 ? (
          <p className="mt-3 text-ink-soft">{nothingFound(over, unread)}</p>
        ) : (
          <ul className="mt-4 border-b border-line">
            {findings.map((finding) => (
              <li key={finding.id} className="border-t border-line py-4">
                <FindingRow start={start} finding={finding} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Sheet>
  );
}

interface FindingProps {
  start: string;
  finding: SiteFinding;
}

function FindingRow({ start, finding }: FindingProps) {
  const { weight, title, why, fix, count } = finding;
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="font-semibold">{title}</h4>
        <p className="flex shrink-0 items-baseline gap-3">
          <span className={`text-sm font-semibold ${tones[weight]}`}>{weightNames[weight]}</span>
          <span className="counted font-semibold">{count}</span>
        </p>
      </div>
      <p className="mt-1 max-w-160 text-[0.94rem] text-ink-soft">{why}</p>
      <p className="mt-1 max-w-160 text-[0.94rem]">{fix}</p>
      <Collapsible
        label={(isOpen) => (isOpen ? 'Hide them' : 'Show them')}
        open={open}
        onChange={setOpen}
        className="mt-1"
      >
        <FindingItems start={start} finding={finding} />
      </Collapsible>
    </>
  );
}

function FindingItems({ start, finding: { items, count } }: FindingProps) {
  return (
    <>
      <MoreList items={items} most={shownAtFirst} className="flex flex-col gap-3 text-[0.94rem]">
        {({ subject, detail, relation, pages, pageCount }) => (
          <li key={subject} className="min-w-0">
            <p>
              <ForeignLink url={subject} text={shortAddress(subject, start)} />
              {detail && <span className="text-ink-soft [overflow-wrap:anywhere]"> ({detail})</span>}
            </p>
            {relation !== 'none' && (
              <div className="mt-1 border-l-2 border-line pl-3 text-sm text-ink-soft">
                {pageCount === 0
                  ? 'Linked from no page that was read; it stands in the sitemap.'
                  : relation === 'linked from'
                    ? 'Linked from:'
                    : 'Used by:'}
                <ul>
                  {pages.map((page) => (
                    <li key={page}>
                      <ForeignLink url={page} text={shortAddress(page, start)} />
                    </li>
                  ))}
                </ul>
                {pageCount > pages.length && `and ${counted(pageCount - pages.length, 'more page')}`}
              </div>
            )}
          </li>
        )}
      </MoreList>
      {count > items.length && (
        <p className="mt-2 text-sm text-ink-soft">
          The first {items.length} of {count}.
        </p>
      )}
    </>
  );
}
