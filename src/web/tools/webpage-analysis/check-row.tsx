import { Check, ChevronDown, CircleSlash, Minus, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { PageCheckOutcome, PageCheckResult, Place } from '#contract/webpage-analysis.ts';
import { countedPoints, pointWords } from '#rules/text/points.ts';
import { classNames } from '#web/lib/class-names.ts';
import { CopyPart } from './copy-part.tsx';
import { lineWords, outcomeNames } from './page-words.ts';

const marks: Record<PageCheckOutcome, { icon: LucideIcon; tone: string }> = {
  failed: { icon: X, tone: 'text-poor' },
  improvable: { icon: TriangleAlert, tone: 'text-fair-ink' },
  passed: { icon: Check, tone: 'text-good' },
  'not-applicable': { icon: Minus, tone: 'text-ink-soft' },
  'could-not-run': { icon: CircleSlash, tone: 'text-ink-soft' },
};

/** Points reached of a check's points; nothing for a check without a number. */
export function pointsOf({ points, score }: PageCheckResult): string {
  if (score === null || points === 0) return '';
  return `${pointWords(points * score)}/${pointWords(points)}`;
}

interface CheckRowProps {
  check: PageCheckResult;
  /** A failed blocker holds the score down. */
  capped: boolean;
}

/** A check that opens to what it found, expected, where and what to do. */
export function CheckRow({ check, capped }: CheckRowProps) {
  const [open, setOpen] = useState(false);
  const { icon: Icon, tone } = marks[check.outcome];
  const points = pointsOf(check);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="grid min-h-11 list-none grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3 rounded-control px-1 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Icon size={17} strokeWidth={2.25} className={classNames('shrink-0', tone)} aria-hidden="true" />
        <span>
          <span className="sr-only">{outcomeNames[check.outcome]}: </span>
          {check.title}
        </span>
        <span className="counted text-[0.8rem] whitespace-nowrap text-ink-soft">
          {points !== '' && (
            <>
              {points}
              <span className="sr-only"> points</span>
            </>
          )}
        </span>
        <ChevronDown
          size={17}
          aria-hidden="true"
          className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {open && <CheckDetails check={check} capped={capped} />}
    </details>
  );
}

function CheckDetails({ check, capped }: CheckRowProps) {
  const { found, expected, why, fix, gain, places, placeCount, cap } = check;
  return (
    <div className="pt-1 pr-1 pb-5 pl-8">
      <dl className="grid gap-x-5 gap-y-1.5 text-[0.94rem] sm:grid-cols-[6.5rem_minmax(0,1fr)] [&>dd]:mb-1 [&>dt]:text-ink-soft sm:[&>dd]:mb-0">
        <dt>{check.score === null ? 'Reason' : 'Found'}</dt>
        <dd dir="auto" className="[overflow-wrap:anywhere]">
          {found}
        </dd>
        {expected !== '' && (
          <>
            <dt>Expected</dt>
            <dd>{expected}</dd>
          </>
        )}
        <dt>Why</dt>
        <dd>{why}</dd>
        {fix !== '' && (
          <>
            <dt>What to do</dt>
            <dd className="font-medium">
              {fix}
              {gain > 0 && <span className="font-normal text-ink-soft"> Brings {countedPoints(gain)}.</span>}
              {gain === 0 && capped && (
                <span className="font-normal text-ink-soft">
                  {' '}
                  Brings nothing by itself yet: the fault that limits the score comes first.
                </span>
              )}
            </dd>
          </>
        )}
        {cap !== null && (
          <>
            <dt>Limit</dt>
            <dd>With this fault the score cannot rise above {cap}.</dd>
          </>
        )}
      </dl>
      {places.length > 0 && (
        <div className="mt-3">
          <p className="mb-1 text-sm text-ink-soft">
            {placeCount > places.length ? `Where: the first ${places.length} of ${placeCount}` : 'Where'}
          </p>
          <ul className="flex flex-col gap-1.5">
            {places.map((place, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two faults may stand in the same place
              <PlaceRow key={index} place={place} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function PlaceRow({ place }: { place: Place }) {
  const { selector, snippet } = place;
  const at = lineWords(place);
  return (
    <li className="flex items-start gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          {at !== '' && <span className="counted text-[0.8rem] whitespace-nowrap">line {at}</span>}
          <span className="counted text-[0.8rem] text-ink-soft [overflow-wrap:anywhere]">{selector}</span>
        </p>
        {snippet !== '' && (
          <code className="counted mt-0.5 block text-[0.8rem] [overflow-wrap:anywhere] whitespace-pre-wrap">
            {snippet}
          </code>
        )}
      </div>
      <CopyPart
        inset
        text={[at, selector, snippet].filter(Boolean).join('\t')}
        what={`the place${at && ` at ${at}`}`}
      />
    </li>
  );
}
