import type {
  ClusterPageKind,
  FigureSource,
  ResearchCategoryId,
  ResearchKeyword,
} from '#contract/keyword-research.ts';
import { dateWords } from '#web/lib/dates.ts';

/** Names of the six lists, as on their tabs. */
export const categoryNames: Record<ResearchCategoryId, string> = {
  primaryKeywords: 'Primary',
  longTailKeywords: 'Long-tail',
  localKeywords: 'Local',
  competitorKeywords: 'Competitor',
  brandKeywords: 'Brand',
  semanticKeywords: 'Semantic',
};

export const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const;

export const intentNames = {
  informational: 'Informational',
  navigational: 'Navigational',
  commercial: 'Commercial',
  transactional: 'Transactional',
} as const;

/** What stands behind an intent, for who does not know the words. */
export const intentHints = {
  informational: 'wants to know something',
  navigational: 'looks for one certain shop or page',
  commercial: 'compares before buying',
  transactional: 'wants to buy',
} as const;

export const originNames: Record<ResearchKeyword['origin'], string> = {
  brief: 'from your form',
  import: 'from your file',
  live: 'from the live source',
  rules: 'derived from your form by rules',
  model: 'an idea of the AI model',
};

export const pageKindNames: Record<ClusterPageKind, string> = {
  listing: 'Listing',
  category: 'Category page',
  service: 'Service page',
  place: 'Page for the place',
  article: 'Article',
  comparison: 'Comparison',
  brand: 'Brand page',
};

/** Where a figure comes from in a few words, for the list: the tool's name, `estimate` or nothing for an unknown. */
export function shortSource(source: FigureSource): string {
  if (source.kind === 'estimate') return 'estimate';
  if (source.kind === 'unknown') return '';
  return source.name;
}

/** The same as a whole sentence. */
export function longSource(source: FigureSource): string {
  switch (source.kind) {
    case 'imported':
      return `From your file: ${source.name}, read in on ${dateWords(source.at)}.`;
    case 'live':
      return `Live from ${source.name}, ${dateWords(source.at)}.`;
    case 'estimate':
      return `An estimate: ${source.basis}`;
    case 'unknown':
      return 'No source connected or imported knows it.';
  }
}

const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
/** @param month 1 to 12 */
export const monthName = (month: number) => months.format(new Date(Date.UTC(2026, month - 1, 1)));
