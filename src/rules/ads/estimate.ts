import type {
  AdsBenchmark,
  CampaignEstimate,
  EstimateInputs,
  EstimateRange,
  EstimateStep,
} from '#contract/google-ads-estimate.ts';

/** Google charges at most 30.4 times the average daily budget in a month (365 days ÷ 12, Google Ads help). */
const daysOfMonth = 30.4;

/** Percent; our own assumption, since the benchmark publishes averages without their spread. */
const usualSpread = 30;

/** Bounds inside which each input makes sense: dollars, cents, hundredths of a percent, hundredths of a percent, percent. */
export const estimateBounds = {
  monthlyBudget: { min: 1, max: 10_000_000 },
  cpc: { min: 1, max: 100_000 },
  ctr: { min: 1, max: 10_000 },
  conversionRate: { min: 0, max: 10_000 },
  spread: { min: 0, max: 90 },
} as const satisfies Record<keyof EstimateInputs, { min: number; max: number }>;

/** What the estimate starts from: the user's budget and the benchmark's averages. */
export function usualInputs(monthlyBudget: number, benchmark: AdsBenchmark): EstimateInputs {
  const { cpc, ctr, conversionRate } = benchmark;
  return { monthlyBudget, cpc, ctr, conversionRate, spread: usualSpread };
}

/**
 * Budget → clicks → leads, and how often the ads are shown. Every figure follows from the rounded ones before it, so
 * that a reader who reckons it again gets the same. Inputs outside `estimateBounds` are taken as the nearest bound.
 */
export function estimateOf(benchmark: AdsBenchmark, given: EstimateInputs): CampaignEstimate {
  const inputs = bounded(given);
  const { monthlyBudget, conversionRate, ctr } = inputs;
  const budget = Math.round(monthlyBudget * 100);
  const dailyBudget = dailyBudgetOf(monthlyBudget);
  const cpc = around(inputs.cpc, inputs.spread, -1);
  const rate = around(conversionRate, inputs.spread, 1);
  const clickRate = around(ctr, inputs.spread, -1);
  const clicks = mapRange(cpc, (cost) => Math.floor(budget / cost));
  const leads = eachOf((end) => Math.round(((clicks[end] * rate[end]) / 10_000) * 10) / 10);
  const costPerLead = leads.low > 0 ? mapRange(leads, (count) => Math.round(budget / count)) : null;
  const reach = eachOf((end) => Math.round((clicks[end] * 10_000) / clickRate[end]));
  const steps: EstimateStep[] = [
    {
      id: 'daily_budget',
      label: 'Daily budget',
      formula: 'Monthly budget ÷ 30.4 days, rounded down to the cent',
      worked: `${dollars(budget)} ÷ ${daysOfMonth} = ${dollars(dailyBudget)}`,
      range: { low: dailyBudget, middle: dailyBudget, high: dailyBudget },
      unit: 'cents',
    },
    {
      id: 'clicks',
      label: 'Clicks a month',
      formula: 'Monthly budget ÷ cost per click, whole clicks',
      worked: `${dollars(budget)} ÷ ${dollars(inputs.cpc)} = ${whole(clicks.middle)}`,
      range: clicks,
      unit: 'clicks',
    },
    {
      id: 'leads',
      label: 'Leads a month',
      formula: 'Clicks × conversion rate',
      worked: `${whole(clicks.middle)} × ${percent(conversionRate)} = ${leads.middle}`,
      range: leads,
      unit: 'leads',
    },
    ...(costPerLead === null
      ? []
      : [
          {
            id: 'cost_per_lead' as const,
            label: 'Cost per lead',
            formula: 'Monthly budget ÷ leads',
            worked: `${dollars(budget)} ÷ ${leads.middle} = ${dollars(costPerLead.middle)}`,
            range: costPerLead,
            unit: 'cents' as const,
          },
        ]),
    {
      id: 'reach',
      label: 'Times shown a month',
      formula: 'Clicks ÷ click rate',
      worked: `${whole(clicks.middle)} ÷ ${percent(ctr)} = ${whole(reach.middle)}`,
      range: reach,
      unit: 'views',
    },
  ];
  return { benchmark, inputs, dailyBudget, clicks, leads, costPerLead, reach, steps };
}

/** Cents a day of a month's dollars, rounded down, so that 30.4 of them never cost more than the month's budget. */
export function dailyBudgetOf(monthlyBudget: number): number {
  // In tenths of a cent first: binary fractions would lose a cent.
  return Math.floor((Math.round(monthlyBudget * 100) * 10) / Math.round(daysOfMonth * 10));
}

/**
 * Cuts whole cents into parts by weight that add up to exactly the whole; what rounding leaves goes to the first parts.
 * Weights are positive.
 */
export function splitCents(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  let left = whole - parts.reduce((total, part) => total + part, 0);
  for (let index = 0; left > 0 && parts.length > 0; index = (index + 1) % parts.length) {
    parts[index]! += 1;
    left -= 1;
  }
  return parts;
}

function bounded(given: EstimateInputs): EstimateInputs {
  const inside = (name: keyof EstimateInputs): number => {
    const { min, max } = estimateBounds[name];
    const value = given[name];
    return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
  };
  return {
    monthlyBudget: inside('monthlyBudget'),
    cpc: inside('cpc'),
    ctr: inside('ctr'),
    conversionRate: inside('conversionRate'),
    spread: inside('spread'),
  };
}

/** The worse end lies `spread` percent to the wrong side: above for costs (-1), below for gains (1). */
function around(value: number, spread: number, better: 1 | -1): EstimateRange {
  const off = (spread / 100) * better;
  return {
    low: Math.max(better === 1 ? 0 : 1, Math.round(value * (1 - off))),
    middle: value,
    high: Math.max(better === 1 ? 0 : 1, Math.round(value * (1 + off))),
  };
}

function mapRange({ low, middle, high }: EstimateRange, of: (value: number) => number): EstimateRange {
  return { low: of(low), middle: of(middle), high: of(high) };
}

function eachOf(of: (end: keyof EstimateRange) => number): EstimateRange {
  return { low: of('low'), middle: of('middle'), high: of('high') };
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

function percent(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}%`;
}

function whole(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
