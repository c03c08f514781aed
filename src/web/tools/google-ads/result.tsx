import { useState } from 'react';
import type { AdGroup, GoogleAdsCampaign } from '#contract/google-ads.ts';
import type { PairContext } from '#rules/ads/pairs.ts';
import { ReachGoal } from '#web/report/reach-goal.tsx';
import { AllChecks } from '#web/report/score-reasons.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { usePrinting } from '#web/ui/use-printing.ts';
import { AdCopyTab } from './ad-copy-tab.tsx';
import { AdGroupsTab } from './ad-groups-tab.tsx';
import { AdPreview } from './ad-preview.tsx';
import { AudienceTab } from './audience-tab.tsx';
import { EditsNote } from './edits-note.tsx';
import { editedCampaign } from './edits.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { Figures } from './figures.tsx';
import { KeywordsTab } from './keywords-tab.tsx';
import { LandingTab } from './landing-tab.tsx';
import { ResultHead } from './result-head.tsx';
import { TipsTab } from './tips-tab.tsx';
import { useEdits } from './use-edits.ts';
import { writtenLanguageOf } from './written-language.ts';

type TabId = 'groups' | 'keywords' | 'copy' | 'audience' | 'landing' | 'tips';

/** What the pair check has to know; a place is named in ads by its first part. */
function pairContextOf(campaign: GoogleAdsCampaign, group: AdGroup): PairContext {
  return {
    language: writtenLanguageOf(campaign.language),
    theme: group.theme,
    businessName: campaign.businessName,
    place: campaign.location.split(',')[0]!.trim(),
  };
}

interface CampaignResultProps {
  userId: string;
  campaign: GoogleAdsCampaign;
  onClose: () => void;
  onReuse: () => void;
}

/** One campaign: its score and estimate, its ad as Google shows it, and everything under six tabs. */
export function CampaignResult({ userId, campaign: generated, onClose, onReuse }: CampaignResultProps) {
  const { edits, count, change, clear } = useEdits(userId, generated.id);
  const campaign = editedCampaign(generated, edits);
  const [tab, setTab] = useState<TabId>('groups');
  const printing = usePrinting();
  const [groupName, setGroupName] = useState<string | null>(null);
  const { adGroups, checks, campaignScore, notices } = campaign;
  const group = adGroups.find(({ name }) => name === groupName) ?? adGroups[0];
  return (
    <div data-printed className="flex min-w-0 flex-col gap-7">
      <Sheet className="flex flex-col gap-6 max-sm:p-4">
        <ResultHead campaign={campaign} onClose={onClose} onReuse={onReuse} />
        {notices.length > 0 && (
          <ul className="flex flex-col gap-1 rounded-control bg-pencil-wash px-3.5 py-2.5 text-[0.94rem]">
            {notices.map((notice) => (
              <li key={notice} className="[overflow-wrap:anywhere]">
                {notice}
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <ScoreScale score={campaignScore} label="Campaign score" />
            <AllChecks checks={checks} />
          </div>
          <ReachGoal score={campaignScore} checks={checks} heading="h3" />
        </div>
        {count > 0 && <EditsNote count={count} campaign={campaign} edits={edits} onClear={clear} />}
        <Figures campaign={campaign} />
        <EstimatePanel estimate={campaign.estimate} />
      </Sheet>
      {group && (
        <Sheet className="flex flex-col gap-6 max-sm:p-4">
          {adGroups.length > 1 && (
            <Field label="Ad group" className="max-w-96">
              <Select value={group.name} onChange={(event) => setGroupName(event.target.value)}>
                {adGroups.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
          )}
          <AdPreview
            key={`${group.name} ${count}`}
            ad={{
              name: campaign.businessName,
              url: group.ad.finalUrl,
              paths: [group.ad.path1, group.ad.path2],
              headlines: group.ad.headlines.map(({ text }) => text),
              descriptions: group.ad.descriptions.map(({ text }) => text),
              sitelinks: campaign.adCopy.sitelinks,
              callouts: campaign.adCopy.callouts,
              snippets: campaign.adCopy.structuredSnippets,
            }}
            language={campaign.language}
            pairs={pairContextOf(campaign, group)}
          />
        </Sheet>
      )}
      <Sheet className="max-sm:p-4">
        <Tabs
          label="Campaign"
          dense
          printsAll
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'groups', label: 'Ad Groups', panel: <AdGroupsTab campaign={campaign} /> },
            { id: 'keywords', label: 'Keywords', panel: <KeywordsTab campaign={campaign} /> },
            {
              id: 'copy',
              label: 'Ad Copy',
              panel: group ? (
                <AdCopyTab
                  campaign={campaign}
                  group={group}
                  printedGroups={printing ? adGroups.filter((other) => other !== group) : []}
                  onChange={(kind, place, text) => change({ group: group.name, kind, place, text })}
                />
              ) : (
                <p className="text-ink-soft">This campaign has no ad group.</p>
              ),
            },
            { id: 'audience', label: 'Audience', panel: <AudienceTab audience={campaign.targetAudience} /> },
            { id: 'landing', label: 'Landing Page', panel: <LandingTab campaign={campaign} /> },
            { id: 'tips', label: 'Tips', panel: <TipsTab campaign={campaign} /> },
          ]}
        />
      </Sheet>
    </div>
  );
}
