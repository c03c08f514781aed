import type { FailedCheck, SpeedMeasurement } from '#contract/core-web-vitals.ts';
import { savedBy, type Finding } from './findings.ts';
import { durationWords, figureWords } from './plain-text.ts';
import { labMetrics, ratingOf, scoreMarks } from './thresholds.ts';

const mostSavings = 4;
/** Helps second visits only, which nobody measures here. */
const repeatVisits = 'cache-insight';
/** Opportunities of less than this many milliseconds are left to their own list. */
const worthMs = 300;

type Measured = Pick<
  SpeedMeasurement,
  | 'strategy'
  | 'coreWebVitals'
  | 'otherMetrics'
  | 'failedChecks'
  | 'performanceScore'
  | 'accessibilityScore'
  | 'bestPracticesScore'
  | 'seoScore'
>;

const devices = { mobile: 'on a phone', desktop: 'on a desktop' } as const;
const categoryNames: Record<FailedCheck['category'], string> = {
  accessibility: 'Accessibility',
  'best-practices': 'Best Practices',
  seo: 'SEO',
};

/** What to do, most useful first: vitals that are not good, then large savings, then failed checks. */
export function recommendationsOf(measured: Measured, findings: readonly Finding[]): string[] {
  const named = new Set<string>();
  const advice = [
    ...vitalAdvice(measured, findings, named),
    ...savingAdvice(findings, named),
    ...checkAdvice(measured),
  ];
  if (advice.length > 0) return advice;
  const scores = [
    measured.performanceScore,
    measured.accessibilityScore,
    measured.bestPracticesScore,
    measured.seoScore,
  ];
  return scores.every((score) => score !== null && score >= scoreMarks.good)
    ? ['All four scores are 90 or more and every vital is good. Measure again after the next change.']
    : [];
}

/** Lighthouse's names of what a finding saves, by the metric that it helps. */
const helpedBy = { lcp: 'LCP', tbt: 'TBT', cls: 'CLS' } as const;

function vitalAdvice(measured: Measured, findings: readonly Finding[], named: Set<string>): string[] {
  const { strategy, coreWebVitals, otherMetrics } = measured;
  const vitals = { lcp: coreWebVitals.lcp, cls: coreWebVitals.cls, tbt: otherMetrics.tbt };
  return (['lcp', 'tbt', 'cls'] as const).flatMap((metric) => {
    const { value } = vitals[metric];
    const { name, unit, bounds } = labMetrics[metric];
    if (value === null || ratingOf(value, bounds[strategy]) === 'good') return [];
    const good = figureWords(bounds[strategy].good, unit);
    const state = `${name} is ${figureWords(value, unit)}; ${good} or less is good ${devices[strategy]}.`;
    const best = bestFor(metric, findings);
    if (!best) return [state];
    named.add(best.id);
    return [`${state} Begin here: ${taskOf(best)}.`];
  });
}

function bestFor(metric: keyof typeof helpedBy, findings: readonly Finding[]): Finding | undefined {
  const helping = findings
    .filter(({ id, audit }) => id !== repeatVisits && savedBy(audit, helpedBy[metric]) > 0)
    .sort((a, b) => savedBy(b.audit, helpedBy[metric]) - savedBy(a.audit, helpedBy[metric]));
  const usual = { lcp: 'lcp-discovery-insight', tbt: 'bootup-time', cls: 'unsized-images' }[metric];
  return helping[0] ?? findings.find(({ id }) => id === usual);
}

function savingAdvice(findings: readonly Finding[], named: ReadonlySet<string>): string[] {
  const worth = findings.filter(
    ({ id, opportunity, savingsMs }) =>
      opportunity !== null && id !== repeatVisits && !named.has(id) && (savingsMs ?? 0) >= worthMs,
  );
  return worth.slice(0, mostSavings).map((finding) => {
    const task = taskOf(finding);
    const where = finding.opportunity?.found.find((name) => name.startsWith('http'));
    const saves = `up to ${durationWords(finding.savingsMs ?? 0)} less.`;
    return `${task[0]?.toUpperCase()}${task.slice(1)}: ${saves}${where ? ` Look at ${where}` : ''}`;
  });
}

/** What there is to do; Lighthouse's own titles only name the subject. */
const tasks: Record<string, string> = {
  'cls-culprits-insight': 'keep room for what appears late, so that nothing is pushed down',
  'document-latency-insight':
    'answer the first request sooner: no redirects, a quick server, compressed text',
  'dom-size-insight': 'make the page of fewer elements',
  'duplicated-javascript-insight': 'load each script library once',
  'font-display-insight': 'show text in a system font until the web font is there',
  'forced-reflow-insight': 'read sizes before changing the page, not after',
  'image-delivery-insight': 'send images in the size shown and in a modern format',
  'lcp-discovery-insight': 'let the browser find the largest image early, and do not load it lazily',
  'legacy-javascript-insight': 'send modern scripts without old workarounds',
  'modern-http-insight': 'serve over HTTP/2 or HTTP/3',
  'network-dependency-tree-insight': 'shorten the chains of files that wait for each other',
  'render-blocking-insight': 'load styles and scripts so that they do not hold up the first paint',
  'third-parties-insight': 'load scripts of others later or leave them out',
  'viewport-insight': 'set the viewport for phones',
  'unused-javascript': 'leave out scripts that the page does not use',
  'unused-css-rules': 'leave out styles that the page does not use',
  'unminified-javascript': 'minify scripts',
  'unminified-css': 'minify styles',
  'bootup-time': 'run less script while the page loads',
  'mainthread-work-breakdown': 'give the browser less to do while the page loads',
  'long-tasks': 'cut long script tasks into short ones',
  'unsized-images': 'give every image its width and height',
  'total-byte-weight': 'send fewer and smaller files',
};

function taskOf({ id, opportunity, diagnostic }: Finding): string {
  return tasks[id] ?? ((opportunity ?? diagnostic)?.title ?? '').replace(/\.$/, '');
}

/** One line for each category with failures, the first by name. */
function checkAdvice({ failedChecks }: Measured): string[] {
  return Object.entries(categoryNames).flatMap(([category, name]) => {
    const failed = failedChecks.filter((check) => check.category === category);
    const [first] = failed;
    if (!first) return [];
    const count = failed.length === 1 ? '1 check fails' : `${failed.length} checks fail`;
    const lead = failed.length === 1 ? '' : ', the first';
    return [`${name}: ${count}${lead}: ${first.title.replace(/\.$/, '')}.`];
  });
}
