import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { centsWords, countWords, percentWords } from './ads-words.ts';

/** The four figures of a campaign in one row; what is an estimate says so. */
export function Figures({ campaign }: { campaign: GoogleAdsCampaign }) {
  const { monthlyBudget, estimatedCpc, estimatedCtr, estimatedReach } = campaign;
  const figures = [
    { name: 'Monthly Budget', value: centsWords(monthlyBudget * 100), note: 'as you set it' },
    { name: 'Estimated CPC', value: centsWords(estimatedCpc), note: 'cost of a click' },
    { name: 'Estimated CTR', value: percentWords(estimatedCtr), note: 'clicks per view' },
    { name: 'Estimated Reach', value: countWords(estimatedReach), note: 'times shown a month' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 md:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="text-[0.94rem] font-medium">{name}</dt>
          <dd className="order-first display text-3xl [overflow-wrap:anywhere] sm:text-4xl">{value}</dd>
          <dd className="text-sm text-ink-soft">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
