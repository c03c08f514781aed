import type { ImportedKeyword, KeywordTool } from '#contract/keyword-import.ts';
import type { FigureSource, KeywordOrigin, ResearchCategoryId } from '#contract/keyword-research.ts';
import { clusterStem } from '#rules/keyword-research/clusters/signature.ts';
import { plainWordsOf } from '#rules/keyword-research/intent.ts';

/** A keyword before it is judged. */
export interface Candidate {
  keyword: string;
  category: ResearchCategoryId;
  origin: KeywordOrigin;
  /** The competitor that it names. */
  competitor?: string;
  /** The offer that it is about. */
  offer?: string;
  /** Asks something; belongs into an article. */
  question?: boolean;
}

/** Keywords of a source with their numbers. */
export interface KnownFigures {
  tool: KeywordTool;
  source: Extract<FigureSource, { kind: 'imported' | 'live' }>;
  rows: readonly ImportedKeyword[];
}

/**
 * Keywords under this key are the same search: word forms and small words aside, in their order. "mug blue" and
 * "blue mug" differ, since people in a shop type both.
 */
export function searchKey(keyword: string): string {
  return plainWordsOf(keyword).map(clusterStem).join(' ');
}

/** Keywords of every category, each search once; the first one given stays. */
export class CandidateList {
  readonly #seen = new Map<string, Candidate>();

  get all(): Candidate[] {
    return [...this.#seen.values()];
  }

  has(keyword: string): boolean {
    return this.#seen.has(searchKey(keyword));
  }

  add(candidate: Candidate): void {
    const keyword = candidate.keyword.replace(/\s+/gu, ' ').trim();
    const key = searchKey(keyword);
    if (key === '' || keyword.length > 80 || this.#seen.has(key)) return;
    this.#seen.set(key, { ...candidate, keyword });
  }
}
