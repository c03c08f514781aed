import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { countedPoints } from '#rules/text/points.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { analysisQuery } from './api.ts';
import { changedChecks, type ChangedCheck } from './compare.ts';
import { MoreList } from './more-list.tsx';
import { momentWords, outcomeNames } from './page-words.ts';

/** Changed checks that stand there at first. */
const most = 8;

interface ComparisonProps {
  now: WebpageAnalysis;
  earlier: number;
  onClose: () => void;
}

/** This analysis against an earlier one of the same address. */
export function Comparison({ now, earlier, onClose }: ComparisonProps) {
  const { data, error, refetch } = useQuery(analysisQuery(earlier));
  return (
    <section aria-labelledby="comparison-heading" className="rounded-frame border border-line p-4 sm:p-5">
      <div className="mb-4 flex items-start justify-between gap-3">
        <h3 id="comparison-heading" className="heading pt-2 text-xl">
          {data ? `Since ${momentWords(data.createdAt)}` : 'Comparison'}
        </h3>
        <NamedIconButton
          label="Close the comparison"
          icon={<X size={18} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {data ? (
        <Difference then={data} now={now} />
      ) : error ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">{sentenceOf(error)}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">Loading the earlier analysis…</p>
      )}
    </section>
  );
}

/** "+4 points", "−1 point" or "no change". */
function differenceWords(difference: number): string {
  if (difference === 0) return 'no change';
  return `${difference > 0 ? '+' : '−'}${countedPoints(Math.abs(difference))}`;
}

const changeTone = (difference: number) =>
  difference > 0 ? 'text-good' : difference < 0 ? 'text-poor' : 'text-ink-soft';

function Difference({ then, now }: { then: WebpageAnalysis; now: WebpageAnalysis }) {
  const difference = now.seoScore - then.seoScore;
  const changed = changedChecks(then, now);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <div>
          <p className="mb-1 text-sm text-ink-soft">Then</p>
          <ScoreScale score={then.seoScore} size="s" label="SEO score then" />
        </div>
        <div>
          <p className="mb-1 text-sm text-ink-soft">Now</p>
          <ScoreScale score={now.seoScore} size="s" label="SEO score now" />
        </div>
        <p className={classNames('text-[0.94rem] font-semibold', changeTone(difference))}>
          {differenceWords(difference)}
        </p>
      </div>
      {then.source !== now.source && (
        <p className="text-sm text-ink-soft">
          One of the two was fetched and the other was given as HTML: checks of the server’s answer ran only
          once.
        </p>
      )}
      <dl className="flex flex-col gap-3 text-[0.94rem]">
        <ThenAndNow name="Title tag" then={then.title} now={now.title} />
        <ThenAndNow name="Meta description" then={then.metaDescription} now={now.metaDescription} />
      </dl>
      {changed.length === 0 ? (
        <p>Every check ended as it did then.</p>
      ) : (
        <div>
          <h4 className="mb-1 text-[0.94rem] font-semibold">Checks that changed</h4>
          <MoreList
            items={changed}
            most={most}
            noun="check"
            className="flex flex-col divide-y divide-line border-y border-line"
          >
            {(check) => <ChangedRow key={check.id} check={check} />}
          </MoreList>
        </div>
      )}
    </div>
  );
}

function ThenAndNow({ name, then, now }: { name: string; then: string | null; now: string | null }) {
  const words = (text: string | null) => (
    <bdi className="[overflow-wrap:anywhere]">{text?.trim() || 'none'}</bdi>
  );
  return (
    <div className="grid gap-x-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      {then === now ? (
        <dd>Unchanged: {words(now)}</dd>
      ) : (
        <dd>
          <span className="block text-ink-soft">Then: {words(then)}</span>
          <span className="block">Now: {words(now)}</span>
        </dd>
      )}
    </div>
  );
}

function ChangedRow({ check: { title, was, is, points } }: { check: ChangedCheck }) {
  const outcome = (result: ChangedCheck['is']) => (result ? outcomeNames[result.outcome] : 'Not there');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 text-[0.94rem]">
      <div>
        <p>{title}</p>
        <p className="text-sm text-ink-soft">
          {outcome(was) === outcome(is) ? outcome(is) : `${outcome(was)} → ${outcome(is)}`}
        </p>
      </div>
      {points !== 0 && (
        <span className={classNames('counted text-[0.8rem] leading-6 whitespace-nowrap', changeTone(points))}>
          {differenceWords(points)}
        </span>
      )}
    </li>
  );
}
