import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SpeedDetails, type SpeedMeasurement } from '#contract/core-web-vitals.ts';
import { compareWith } from './comparison.ts';
import { readForeignFile, readPart } from './foreign-file.ts';
import {
  findingAudits,
  readForeignReport,
  readOwnReport,
  ReportShapeError,
  type LighthouseReport,
} from './lighthouse-report.ts';
import { measurementOf } from './measurement.ts';
import { middleRun, spreadOf } from './spread.ts';
import { labMetrics, ratingOf } from './thresholds.ts';

/** A recorded report of Lighthouse 13.5.0, shortened. */
interface Recorded {
  audits: Record<string, Record<string, unknown>>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; group?: string }[] }>;
  [key: string]: unknown;
}
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(`src/rules/speed/fixtures/${name}.json`, 'utf8'));
const alone = { source: 'run', runs: 1, spread: null, fieldData: { state: 'not_connected' } } as const;
const measure = (report: unknown): SpeedMeasurement => measurementOf(readOwnReport(report), alone);

describe('a recorded report of a slow page', () => {
  const slow = measure(recorded('slow-mobile'));

  it('gives four scores and the vitals with their words', () => {
    expect(slow).toMatchObject({
      url: 'http://shop.example/slow',
      strategy: 'mobile',
      lighthouseVersion: '13.5.0',
      performanceScore: 65,
      accessibilityScore: 43,
      bestPracticesScore: 96,
      seoScore: 82,
      coreWebVitals: {
        lcp: { displayValue: '11.6 s', score: 0 },
        fid: { displayValue: '16 ms', score: 1, value: 16 },
        cls: { displayValue: '0.003', score: 1 },
      },
    });
    expect(SpeedDetails.omit({ comparison: true }).safeParse(slow).success).toBe(true);
  });

  it('lists opportunities by what they save, second visits last', () => {
    expect(slow.opportunities.map(({ id, savings }) => `${id} ${savings}`)).toEqual([
      'render-blocking-insight 3.1 s',
      'unused-javascript 1.6 s, 332 KiB',
      'unused-css-rules 900 ms, 174 KiB',
      'document-latency-insight 600 ms',
      'unminified-javascript 300 ms, 47 KiB',
      'unminified-css 150 ms, 27 KiB',
      'cache-insight 10.0 s, 1.9 MiB',
    ]);
    const [first] = slow.opportunities;
    expect(first?.found).toEqual(['http://shop.example/a.css', 'http://shop.example/a.js']);
    expect(first?.link).toMatch(/^https:\/\/developer\.chrome\.com\//);
    expect(first?.description).not.toMatch(/\[|\]|Learn more/);
  });

  it('lists diagnostics by impact', () => {
    expect(slow.diagnostics.map(({ id, impact }) => `${id} ${impact}`)).toEqual([
      'network-dependency-tree-insight high',
      'viewport-insight medium',
      'bootup-time medium',
      'mainthread-work-breakdown medium',
      'unsized-images medium',
      'long-tasks info',
    ]);
  });

  it('names failed checks of the other categories, and what to do first', () => {
    expect(slow.failedChecks.map(({ category, id }) => `${category} ${id}`)).toContain(
      'accessibility color-contrast',
    );
    expect(slow.overallRecommendations[0]).toBe(
      'Largest Contentful Paint is 11.6 s; 2.5 s or less is good on a phone. Begin here: load styles and scripts so that they do not hold up the first paint.',
    );
    expect(slow.overallRecommendations.join(' ')).toContain('Accessibility: 4 checks fail');
    expect(slow.overallRecommendations.join(' ')).not.toContain('cache');
  });

  it('judges desktops by their own bounds', () => {
    const desktop = measure(recorded('slow-desktop'));
    expect(desktop.strategy).toBe('desktop');
    const { lcp } = desktop.coreWebVitals;
    expect(ratingOf(lcp.value!, labMetrics.lcp.bounds.desktop)).toBe('poor');
    expect(desktop.overallRecommendations[0]).toContain('1.2 s or less is good on a desktop');
  });

  it('has nothing to say against a good page but what fails', () => {
    const good = measure(recorded('good-mobile'));
    expect(good.performanceScore).toBe(100);
    expect(good.opportunities).toEqual([]);
  });
});

describe('a report that is not what it was', () => {
  it.each([...findingAudits, 'max-potential-fid', 'largest-contentful-paint'])(
    'is refused without %s',
    (id) => {
      const report = recorded('slow-mobile');
      delete report.audits[id];
      expect(() => readOwnReport(report)).toThrow(`Lighthouse 13.5.0 no longer reports: ${id}`);
    },
  );

  it.each<[string, unknown]>([
    ['no object', 'hello'],
    ['null', null],
    ['no audits', { ...recorded('slow-mobile'), audits: undefined }],
    ['audits of another kind', { ...recorded('slow-mobile'), audits: { x: 3 } }],
    ['another device', { ...recorded('slow-mobile'), configSettings: { formFactor: 'watch' } }],
  ])('is refused: %s', (_, report) => {
    expect(() => readOwnReport(report)).toThrow(ReportShapeError);
  });

  it('keeps what was not measured apart from zero', () => {
    const report = recorded('slow-mobile');
    Object.assign(report.audits['largest-contentful-paint']!, { score: null, scoreDisplayMode: 'error' });
    report.categories['performance']!.score = null;
    const measured = measure(report);
    expect(measured.performanceScore).toBeNull();
    expect(measured.coreWebVitals.lcp).toEqual({ displayValue: 'Not measured', score: null, value: null });
    expect(measured.overallRecommendations.join(' ')).not.toContain('Largest Contentful Paint');
  });
});

describe('a file from elsewhere', () => {
  it('may come from an older Lighthouse, which knows other audits', () => {
    const report = recorded('slow-mobile');
    for (const id of [...findingAudits, 'max-potential-fid']) delete report.audits[id];
    report['lighthouseVersion'] = '11.4.0';
    report.audits['uses-optimized-images'] = {
      title: 'Efficiently encode images',
      description: 'Smaller. [Learn more](https://web.dev/x).',
      score: 0.2,
      scoreDisplayMode: 'numeric',
      displayValue: 'Potential savings of 90 KiB',
      details: {
        type: 'opportunity',
        overallSavingsMs: 450,
        overallSavingsBytes: 92_000,
        items: [{ url: 'http://a.example/x.png' }],
      },
    };
    report.categories['performance']!.auditRefs.push({ id: 'uses-optimized-images' });
    expect(() => readOwnReport(report)).toThrow(ReportShapeError);
    const read = readForeignFile(report);
    expect(read).toMatchObject({
      source: 'import',
      lighthouseVersion: '11.4.0',
      fieldData: { state: 'not_in_file' },
    });
    expect(read.coreWebVitals.fid.value).toBeNull();
    expect(read.opportunities).toMatchObject([
      { title: 'Efficiently encode images', savings: '450 ms, 90 KiB', found: ['http://a.example/x.png'] },
    ]);
  });

  it('of PageSpeed Insights brings the figures of real visits', () => {
    const distributions = [{ proportion: 0.7 }, { proportion: 0.2 }, { proportion: 0.1 }];
    const file = {
      lighthouseResult: recorded('slow-mobile'),
      loadingExperience: {
        origin_fallback: true,
        metrics: {
          LARGEST_CONTENTFUL_PAINT_MS: { percentile: 2_900, distributions },
          CUMULATIVE_LAYOUT_SHIFT_SCORE: { percentile: 5 },
          SOMETHING_ELSE: { percentile: 1 },
        },
      },
    };
    expect(readForeignFile(readPart(file)).fieldData).toEqual({
      state: 'measured',
      scope: 'site',
      until: null,
      metrics: [
        { id: 'lcp', p75: 2_900, shares: [0.7, 0.2, 0.1] },
        { id: 'cls', p75: 0.05, shares: null },
      ],
    });
  });

  it('travels without what is not read', () => {
    const report = recorded('slow-mobile');
    report.audits['network-requests'] = {
      title: 'n',
      score: 1,
      scoreDisplayMode: 'informative',
      details: { items: ['x'.repeat(1_000_000)] },
    };
    expect(JSON.stringify(readPart(report)).length).toBeLessThan(100_000);
    expect(readForeignFile(readPart(report))).toEqual(readForeignFile(report));
  });

  it.each<[string, unknown, RegExp]>([
    ['nothing of it', { a: 1 }, /no report of Lighthouse/],
    ['only accessibility', { ...recorded('slow-mobile'), audits: {} }, /no performance figures/],
    [
      'a run that failed',
      { ...recorded('slow-mobile'), runtimeError: { code: 'NO_FCP', message: '' } },
      /showed nothing at all/,
    ],
  ])('is refused with a sentence: %s', (_, file, sentence) => {
    expect(() => readForeignFile(file)).toThrow(sentence);
  });
});

describe('several runs', () => {
  const run = (score: number | null, lcp: number): LighthouseReport => {
    const report = readForeignReport(recorded('slow-mobile'));
    report.categories.performance.score = score === null ? null : score / 100;
    report.audits['largest-contentful-paint']!.numericValue = lcp;
    return report;
  };

  it('show the middle one and how far they lie apart', () => {
    const runs = [run(49, 9_000), run(18, 26_000), run(20, 25_000)] as const;
    expect(middleRun(runs)).toBe(runs[2]);
    expect(spreadOf(runs)).toMatchObject({
      usable: 3,
      performance: { min: 18, median: 20, max: 49 },
      metrics: { lcp: { min: 9_000, median: 25_000, max: 26_000 } },
    });
  });

  it('count those without a score apart', () => {
    const runs = [run(null, 1), run(70, 2), run(null, 3)] as const;
    expect(middleRun(runs)).toBe(runs[1]);
    expect(spreadOf(runs)?.usable).toBe(1);
    expect(spreadOf([run(70, 2)])).toBeNull();
  });
});

describe('the difference to last time', () => {
  const one = (performanceScore: number | null) => ({
    ...measure(recorded('slow-mobile')),
    performanceScore,
  });
  const three = (min: number, median: number, max: number) => ({
    ...one(median),
    runs: 3,
    spread: { usable: 3, performance: { min, median, max }, metrics: {} },
  });
  const before = (measured: SpeedMeasurement) => ({
    ...measured,
    id: 7,
    createdAt: '2026-11-01T00:00:00.000Z',
  });

  it.each([
    [one(73), one(66), false, 'better', /single run.*Three runs tell more/],
    [one(85), one(60), true, 'better', /do not touch/],
    [one(40), one(60), true, 'worse', /do not touch/],
    [three(72, 74, 75), three(60, 61, 63), true, 'better', /72 to 75 in 3 runs now, 60 to 63 in 3 runs/],
    [three(58, 61, 61), three(60, 63, 64), false, 'worse', /within what the same page varies by\.$/],
    [one(60), one(60), false, 'same', /no difference/],
    [one(null), one(60), null, 'same', /no performance score/],
    [{ ...one(90), source: 'import' as const }, one(60), null, 'same', /another machine/],
    [{ ...one(90), lighthouseVersion: '14.0.0' }, one(60), null, 'same', /13\.5\.0 and 14\.0\.0/],
  ])('is judged by ranges: case %#', (now, last, real, direction, because) => {
    const found = compareWith(now, before(last));
    expect(found).toMatchObject({ real, direction, before: { id: 7 } });
    expect(found.because).toMatch(because);
  });
});
