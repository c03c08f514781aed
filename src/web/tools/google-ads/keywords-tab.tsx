import { useState } from 'react';
import type { GoogleAdsCampaign, NegativeConflict, NegativeKeyword } from '#contract/google-ads.ts';
import { markedKeyword } from '#rules/ads/negative-match.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { CopyPart } from '#web/report/copy-part.tsx';
import { Part } from './part.tsx';

const places: Record<NegativeConflict['where'], string> = {
  keyword: 'keyword',
  headline: 'headline',
  service: 'service',
  business: 'business name',
  place: 'place',
  goal: 'goal',
};

/** Negatives under what they have in common, in the order in which the reasons come. */
function byReason(negatives: readonly NegativeKeyword[]): [reason: string, NegativeKeyword[]][] {
  return [...Map.groupBy(negatives, ({ reason }) => reason)];
}

/** What the ads are to be found for, and what they are kept away from. */
export function KeywordsTab({ campaign }: { campaign: GoogleAdsCampaign }) {
  const { targetKeywords, negatives, negativeConflicts } = campaign;
  return (
    <div className="flex flex-col gap-9">
      <Part
        heading={`Target keywords (${targetKeywords.length})`}
        aside={<CopyPart text={targetKeywords.join('\n')} what="the target keywords" />}
      >
        <ul className="flex flex-wrap gap-1.5">
          {targetKeywords.map((keyword) => (
            <li key={keyword} dir="auto">
              <Chip>{keyword}</Chip>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        heading={`Negative keywords (${negatives.length})`}
        aside={
          <CopyPart
            text={negatives.map((keyword) => markedKeyword(keyword)).join('\n')}
            what="the negative keywords"
          />
        }
      >
        <dl className="divide-y divide-line border-y border-line">
          {byReason(negatives).map(([reason, entries]) => (
            <div
              key={reason}
              className="grid gap-x-8 gap-y-1.5 py-3 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
            >
              <dt className="text-[0.94rem] text-ink-soft">{reason}</dt>
              <dd>
                <ul className="flex flex-wrap gap-1.5">
                  {entries.map((negative) => (
                    <li key={`${negative.match} ${negative.text}`} dir="auto">
                      <Chip>{markedKeyword(negative)}</Chip>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        {negativeConflicts.length > 0 && <Conflicts conflicts={negativeConflicts} />}
      </Part>
    </div>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly NegativeConflict[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible
      className="mt-3"
      label={`${conflicts.length} usual ${conflicts.length === 1 ? 'negative was' : 'negatives were'} left out: they would block what you offer`}
      open={open}
      onChange={setOpen}
    >
      <ul className="flex flex-col gap-1.5 text-[0.94rem]">
        {conflicts.map((conflict) => (
          <li key={`${conflict.match} ${conflict.text}`} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{markedKeyword(conflict)}</span>{' '}
            <span className="text-ink-soft">
              would block “{conflict.blocks}” (your {places[conflict.where]})
            </span>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
