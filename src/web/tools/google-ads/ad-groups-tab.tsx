import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { markedKeyword } from '#rules/ads/negative-match.ts';
import { Chip } from '#web/ui/chip.tsx';
import { centsWords } from './ads-words.ts';
import { CopyPart } from '#web/report/copy-part.tsx';
import { Part } from './part.tsx';

/** The groups by theme, with their share of the plan and their keywords. */
export function AdGroupsTab({ campaign }: { campaign: GoogleAdsCampaign }) {
  const { adGroups, campaignType } = campaign;
  const isPerformanceMax = campaignType === 'performance_max';
  return (
    <div className="flex flex-col gap-9">
      {adGroups.map((group) => {
        const keywords = isPerformanceMax
          ? group.keywords
          : group.keywordTargets.map((keyword) => markedKeyword(keyword));
        return (
          <Part
            key={group.name}
            heading={group.name}
            aside={<CopyPart text={keywords.join('\n')} what={`the keywords of ${group.name}`} />}
          >
            <dl className="mb-3 flex flex-wrap gap-x-7 gap-y-1 text-[0.94rem]">
              <Figure name="Daily share">{centsWords(group.dailyBudget)}</Figure>
              <Figure name="Max CPC">{centsWords(group.maxCpc)}</Figure>
              <Figure name={isPerformanceMax ? 'Search themes' : 'Keywords'}>{group.keywords.length}</Figure>
              {group.ad.finalUrl !== null && (
                <Figure name="Page">
                  <span className="[overflow-wrap:anywhere]">{group.ad.finalUrl}</span>
                </Figure>
              )}
            </dl>
            <ul className="flex flex-wrap gap-1.5">
              {keywords.map((keyword) => (
                <li key={keyword} dir="auto">
                  <Chip>{keyword}</Chip>
                </li>
              ))}
            </ul>
          </Part>
        );
      })}
      <p className="max-w-160 text-sm text-ink-soft">
        {isPerformanceMax
          ? 'Each of these is an asset group; its search themes tell Google what people look for. '
          : '[exact], "phrase" and broad keywords stand as Google Ads takes them in a list. '}
        Google keeps one budget for the whole campaign: the shares are ours, to plan by, and add up to it.
      </p>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}
