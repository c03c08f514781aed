import { useInfiniteQuery } from '@tanstack/react-query';
import { CirclePause, CirclePlay, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { GoogleAdsCampaignSummary } from '#contract/google-ads.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dayWords } from '#web/lib/dates.ts';
import { RecentList, RecentRow } from '#web/report/recent-list.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';
import { scoreTone } from '#web/ui/score-scale.tsx';
import { campaignTypeNames, dollarWords } from './ads-words.ts';
import { listQuery } from './api.ts';
import { keptName } from './kept-name.ts';
import { RenameField } from './rename-field.tsx';
import { useChange, useDeletion } from './use-campaign-changes.ts';

const scoreColours = {
  good: 'text-good',
  fair: 'text-fair-ink',
  poor: 'text-poor',
  none: 'text-ink-soft',
} as const;

const mark = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SavedCampaignsProps {
  onSelect: (campaign: GoogleAdsCampaignSummary) => void;
}

/** The kept campaigns: opened, renamed, marked, deleted. */
export function SavedCampaigns({ onSelect }: SavedCampaignsProps) {
  const list = useInfiniteQuery(listQuery);
  const deletion = useDeletion(() => undefined);
  const campaigns = list.data?.pages.flat();
  return (
    <RecentList
      title="Saved Campaigns"
      headingId="saved-campaigns-heading"
      query={{ ...list, data: campaigns }}
      loading="Loading your campaigns…"
      empty="Campaigns that you generate stand here, to be opened again."
      shown={campaigns}
      renderRow={(campaign) => (
        <Row
          key={campaign.id}
          campaign={campaign}
          onSelect={() => onSelect(campaign)}
          onDelete={() => deletion.mutate(campaign)}
        />
      )}
    >
      {list.hasNextPage && (
        <BusyButton
          variant="quiet"
          size="s"
          className="mt-1"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </BusyButton>
      )}
    </RecentList>
  );
}

interface RowProps {
  campaign: GoogleAdsCampaignSummary;
  onSelect: () => void;
  onDelete: () => void;
}

function Row({ campaign, onSelect, onDelete }: RowProps) {
  const { id, campaignName, campaignType, location, monthlyBudget, campaignScore, isActive } = campaign;
  const change = useChange();
  const [renaming, setRenaming] = useState(() => keptName(id) !== null);
  const pencil = useFocusBack(renaming);
  const [now] = useState(() => new Date());
  if (renaming) {
    return (
      <li className="border-t border-line px-2 py-3 first:border-t-0">
        <RenameField
          campaignId={id}
          name={campaignName}
          onCancel={() => setRenaming(false)}
          onSave={(name) => {
            setRenaming(false);
            change.mutate({ id, campaignName: name });
          }}
        />
      </li>
    );
  }
  return (
    <RecentRow
      current={false}
      ground="paper"
      deleteLabel={`Delete ${campaignName}`}
      onSelect={onSelect}
      onDelete={onDelete}
      actions={
        <>
          <NamedIconButton
            label={isActive ? `Mark ${campaignName} as paused` : `Mark ${campaignName} as active`}
            icon={isActive ? <CirclePlay {...mark} className="text-good" /> : <CirclePause {...mark} />}
            onClick={() => change.mutate({ id, isActive: !isActive })}
          />
          <NamedIconButton
            ref={pencil}
            label={`Rename ${campaignName}`}
            icon={<Pencil {...mark} />}
            onClick={() => setRenaming(true)}
          />
        </>
      }
    >
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{campaignName}</span>
        <span className="block truncate text-sm text-ink-soft">
          {!isActive && 'Paused · '}
          {dayWords(campaign.createdAt, now)} · {campaignTypeNames[campaignType]} · {location} ·{' '}
          {dollarWords(monthlyBudget)}
        </span>
      </span>
      <span
        className={classNames('counted w-8 text-right font-semibold', scoreColours[scoreTone(campaignScore)])}
      >
        <span className="sr-only">Score </span>
        {campaignScore}
      </span>
    </RecentRow>
  );
}
