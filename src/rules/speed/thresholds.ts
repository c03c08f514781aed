import type { SpeedMetric, Strategy } from '#contract/core-web-vitals.ts';

/** Where a figure stops being good, and from where on it is poor; both bounds belong to the better side. */
export interface Bounds {
  good: number;
  poor: number;
}

export type Rating = 'good' | 'needs-improvement' | 'poor';

export interface MetricRule {
  name: string;
  /** As in tables: `LCP`. */
  short: string;
  unit: 'ms' | '';
  /** What it measures, one sentence. */
  meaning: string;
  bounds: Record<Strategy, Bounds>;
}

/** Where the bounds of the lab come from. */
export const labSource = {
  name: 'Lighthouse 13 source, scoring curves',
  url: 'https://github.com/GoogleChrome/lighthouse',
  date: '2026-08',
} as const;

const both = (good: number, poor: number): MetricRule['bounds'] => ({
  mobile: { good, poor },
  desktop: { good, poor },
});

/**
 * Bounds of the lab: the end of green (a score of 90) and of orange (50) on Lighthouse's own curves, which are
 * stricter for desktops. Milliseconds; CLS has no unit.
 */
export const labMetrics: Record<SpeedMetric, MetricRule> = {
  lcp: {
    name: 'Largest Contentful Paint',
    short: 'LCP',
    unit: 'ms',
    meaning: 'When the largest text or picture stands on the screen.',
    bounds: { mobile: { good: 2_500, poor: 4_000 }, desktop: { good: 1_200, poor: 2_400 } },
  },
  fid: {
    name: 'First Input Delay',
    short: 'FID',
    unit: 'ms',
    meaning: 'The longest that a first tap could have to wait: Lighthouse’s Max Potential FID.',
    bounds: both(130, 250),
  },
  cls: {
    name: 'Cumulative Layout Shift',
    short: 'CLS',
    unit: '',
    meaning: 'How far things jump while the page loads.',
    bounds: both(0.1, 0.25),
  },
  tbt: {
    name: 'Total Blocking Time',
    short: 'TBT',
    unit: 'ms',
    meaning: 'How long scripts keep the page from answering. It stands in for INP in the lab.',
    bounds: { mobile: { good: 200, poor: 600 }, desktop: { good: 150, poor: 350 } },
  },
  fcp: {
    name: 'First Contentful Paint',
    short: 'FCP',
    unit: 'ms',
    meaning: 'When the first text or picture stands on the screen.',
    bounds: { mobile: { good: 1_800, poor: 3_000 }, desktop: { good: 930, poor: 1_600 } },
  },
  si: {
    name: 'Speed Index',
    short: 'SI',
    unit: 'ms',
    meaning: 'How soon the visible part fills.',
    bounds: { mobile: { good: 3_400, poor: 5_800 }, desktop: { good: 1_300, poor: 2_300 } },
  },
};

export type FieldMetric = 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb';

/** Bounds for real visits, at the 75th percentile; the same for every device. Source: web-vitals 6.0.0, July 2026. */
export const fieldMetricRules: Record<FieldMetric, { name: string; unit: 'ms' | ''; bounds: Bounds }> = {
  lcp: { name: 'Largest Contentful Paint', unit: 'ms', bounds: { good: 2_500, poor: 4_000 } },
  inp: { name: 'Interaction to Next Paint', unit: 'ms', bounds: { good: 200, poor: 500 } },
  cls: { name: 'Cumulative Layout Shift', unit: '', bounds: { good: 0.1, poor: 0.25 } },
  fcp: { name: 'First Contentful Paint', unit: 'ms', bounds: { good: 1_800, poor: 3_000 } },
  ttfb: { name: 'Time to First Byte', unit: 'ms', bounds: { good: 800, poor: 1_800 } },
};

export function ratingOf(value: number, { good, poor }: Bounds): Rating {
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** Marks of the score cards (specification, document 2 §9). */
export const scoreMarks = { good: 90, fair: 50 } as const;

/** Rating of a score of 0 to 100. */
export function scoreRating(score: number): Rating {
  if (score >= scoreMarks.good) return 'good';
  return score >= scoreMarks.fair ? 'needs-improvement' : 'poor';
}

/** Words of a rating, as the score cards print them. */
export const ratingWords: Record<Rating, string> = {
  good: 'Good',
  'needs-improvement': 'Needs Improvement',
  poor: 'Poor',
};

/**
 * Where a figure stands on a scale whose three thirds are good, fair and poor, in percent. The last third ends at
 * twice the poor bound; what is worse stands at its end.
 */
export function placeOnScale(value: number, { good, poor }: Bounds): number {
  const third = 100 / 3;
  if (value <= good) return (Math.max(0, value) / good) * third;
  if (value <= poor) return third + ((value - good) / (poor - good)) * third;
  return Math.min(100, 2 * third + ((value - poor) / poor) * third);
}
