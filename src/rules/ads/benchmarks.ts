import type { AdsBenchmark } from '#contract/google-ads-estimate.ts';

/** Cost per click $, click rate %, conversion rate %, cost per lead $; as printed. */
type Row = readonly [cpc: number, ctr: number, conversionRate: number, costPerLead: number];

const benchmarkSource = 'WordStream and LocaliQ, Search Advertising Benchmarks 2026';
/** Day of publication. */
const benchmarkDate = '2026-05-19';
const benchmarkBasis =
  'Average of 13,474 search campaigns in the United States on Google and Microsoft Ads, April 2025 to March 2026, in US dollars. Other countries and single businesses lie elsewhere.';

/** The whole table of the 10th edition. */
export const benchmarkRows = {
  'All industries': [5.42, 6.64, 8.18, 66.69],
  'Animals & pets': [4.06, 7.49, 16.22, 31.5],
  'Apparel, fashion & jewelry': [4.44, 6.64, 4.5, 97.51],
  'Arts & entertainment': [1.63, 12.75, 5.91, 26.84],
  'Attorneys & legal': [9.87, 5.87, 5.55, 131.63],
  'Automotive, for sale': [2.27, 8.28, 6.01, 44.26],
  'Automotive, repair & parts': [4.35, 5.56, 15.51, 29.96],
  'Beauty & personal care': [4.62, 6.75, 10.35, 39.25],
  'Business services': [5.87, 6.1, 4.85, 93.69],
  'Career & employment': [5.81, 5.88, 3.05, 67.36],
  Dentists: [8, 5.66, 10.67, 72.97],
  'Education & instruction': [4.81, 7.56, 13.14, 77.48],
  'Finance & insurance': [3.39, 9.83, 2.64, 74.44],
  Furniture: [3.97, 6.57, 2.99, 106.7],
  'Health & fitness': [6.17, 5.81, 6.94, 67.36],
  'Home & home improvement': [8.33, 6.47, 8.05, 90.92],
  'Industrial & commercial': [5.87, 6.57, 8.2, 75.19],
  'Personal services': [7.17, 7.16, 12.34, 54.6],
  'Physicians & surgeons': [4.76, 6.61, 12.43, 40.04],
  'Real estate': [3.22, 7.61, 3.7, 102.51],
  'Restaurants & food': [2.05, 6.83, 8.05, 30.57],
  'Shopping, collectibles & gifts': [4.14, 8.28, 4.01, 49.4],
  'Sports & recreation': [2.77, 8.75, 7.69, 44.26],
  Travel: [2.14, 9.32, 5.83, 44.7],
} as const satisfies Record<string, Row>;
export type BenchmarkRow = keyof typeof benchmarkRows;

/** One row as the estimate starts from it: money in cents, rates in hundredths of a percent. */
export function benchmarkOf(industry: BenchmarkRow, because: string): AdsBenchmark {
  const [cpc, ctr, conversionRate, costPerLead] = benchmarkRows[industry];
  const hundredths = (value: number): number => Math.round(value * 100);
  return {
    industry,
    cpc: hundredths(cpc),
    ctr: hundredths(ctr),
    conversionRate: hundredths(conversionRate),
    costPerLead: hundredths(costPerLead),
    source: benchmarkSource,
    date: benchmarkDate,
    basis: benchmarkBasis,
    because,
  };
}
