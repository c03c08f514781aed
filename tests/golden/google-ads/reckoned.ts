import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';

/** Google's own definition, written down again: words of the negative in the keyword, by match type. */
function blocks(negative: { text: string; match: string }, keyword: string): boolean {
  const cut = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}&']+/u)
      .filter(Boolean);
  const [words, asked] = [cut(negative.text), cut(keyword)];
  if (words.length === 0) return false;
  if (negative.match === 'broad') return words.every((word) => asked.includes(word));
  const joined = ` ${asked.join(' ')} `;
  if (negative.match === 'phrase') return joined.includes(` ${words.join(' ')} `);
  return words.join(' ') === asked.join(' ');
}

export function negativeFaults(campaign: GoogleAdsCampaign): string[] {
  const keywords = [...campaign.targetKeywords, ...campaign.adGroups.flatMap((group) => group.keywords)];
  const faults = campaign.negatives.flatMap((negative) =>
    [negative.match, 'broad'].flatMap((match) =>
      keywords
        .filter((keyword) => blocks({ ...negative, match }, keyword))
        .map((keyword) => `negative "${negative.text}" (${match}) blocks "${keyword}"`),
    ),
  );
  if (campaign.negativeKeywords.join('\n') !== campaign.negatives.map(({ text }) => text).join('\n'))
    faults.push('negativeKeywords and negatives differ');
  return faults;
}

export function moneyFaults(campaign: GoogleAdsCampaign, form: GoogleAdsFormInput): string[] {
  const faults: string[] = [];
  const says = (name: string, got: number | undefined, wanted: number): void => {
    if (got === undefined || Math.abs(got - wanted) > 1e-9) faults.push(`${name}: ${got} is not ${wanted}`);
  };
  const { estimate, adGroups, monthlyBudget } = campaign;
  const { benchmark, clicks, leads, reach } = estimate;
  says('budget', monthlyBudget, form.monthlyBudget ?? 500);
  // Exact: cents by 30.4 days, in whole numbers.
  says('daily budget in cents', estimate.dailyBudget, Math.floor((monthlyBudget * 100 * 10) / 304));
  says(
    'sum of the groups',
    adGroups.reduce((sum, group) => sum + group.dailyBudget, 0),
    estimate.dailyBudget,
  );
  says('cost per click', campaign.estimatedCpc, benchmark.cpc);
  says('click rate', campaign.estimatedCtr, benchmark.ctr);
  says('reach', campaign.estimatedReach, reach.middle);
  says('clicks', clicks.middle, Math.floor((monthlyBudget * 100) / benchmark.cpc));
  says('leads', leads.middle, Math.round((clicks.middle * benchmark.conversionRate) / 1000) / 10);
  says('views', reach.middle, Math.round((clicks.middle * 10_000) / benchmark.ctr));
  for (const range of [clicks, leads, reach])
    if (range.low > range.middle || range.middle > range.high) faults.push('a range is upside down');
  if (!/^\d{4}-\d\d-\d\d$/u.test(benchmark.date) || benchmark.source === '')
    faults.push('no source of the benchmark');
  if (adGroups.some(({ dailyBudget, maxCpc }) => dailyBudget <= 0 || maxCpc <= 0))
    faults.push('a group without budget');
  return faults;
}
