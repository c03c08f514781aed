import { useState } from 'react';
import type { GoogleAdsCampaign, NegativeConflict } from '#contract/google-ads.ts';
import { markedKeyword } from '#rules/ads/negative-match.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { CopyPart } from './copy-part.tsx';
import { Part } from './part.tsx';

const places: Record<NegativeConflict['where'], string> = {
  keyword: 'keyword',
  headline: 'headline',
  service: 'service',
  business: 'business name',
  place: 'place',
  goal: 'goal',
};

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
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {negatives.map((negative) => (
            <li
              key={`${negative.match} ${negative.text}`}
              className="grid gap-x-5 gap-y-0.5 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
                {markedKeyword(negative)}
              </span>
              <span className="text-[0.94rem] text-ink-soft">{negative.reason}</span>
            </li>
          ))}
        </ul>
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
