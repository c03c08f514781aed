import type {
  PageCheckGroup,
  PageCheckOutcome,
  Place,
  WebpageAnalysisSummary,
} from '#contract/webpage-analysis.ts';

export function titleOf({ title }: Pick<WebpageAnalysisSummary, 'title'>): string {
  return title?.trim() || 'Untitled Page';
}

/** Content length as the specification shows it: thousands with one decimal, rounded down, then `k`. */
export function thousands(length: number): string {
  return `${Math.floor(length / 100) / 10}k`;
}

export const groupNames: Record<PageCheckGroup, string> = {
  indexability: 'Indexability',
  'title-and-description': 'Title and description',
  headings: 'Headings',
  content: 'Content and readability',
  links: 'Links',
  images: 'Images',
  'structured-data': 'Structured data',
  social: 'Social tags',
  international: 'Language and versions',
  mobile: 'Phones',
  security: 'Security',
  performance: 'Speed hints',
  'site-files': 'robots.txt and sitemap',
  'ai-crawlers': 'AI crawlers',
};

export const outcomeNames: Record<PageCheckOutcome, string> = {
  failed: 'Failed',
  improvable: 'Improvable',
  passed: 'Passed',
  'not-applicable': 'Not applicable',
  'could-not-run': 'Could not run',
};

/** In the order in which they concern somebody. */
export const outcomes = ['failed', 'improvable', 'passed', 'not-applicable', 'could-not-run'] as const;

/** `12:5` for line and column; empty for what stands in no line of the source. */
export function lineWords({ line, column }: Pick<Place, 'line' | 'column'>): string {
  if (line === null) return '';
  return column === null ? String(line) : `${line}:${column}`;
}

/** "+3 more links", "+1 more link"; "+3 more" of what the heading names. */
export function moreWords(count: number, noun?: string): string {
  return ['+' + count, 'more', noun && `${noun}${count === 1 ? '' : 's'}`].filter(Boolean).join(' ');
}

export const momentWords = (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
