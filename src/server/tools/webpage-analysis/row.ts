import {
  WebpageAnalysisDetails,
  type WebpageAnalysis,
  type WebpageAnalysisSummary,
} from '#contract/webpage-analysis.ts';
import type { NewWebpageAnalysisRow, WebpageAnalysisRow } from '#server/database/schema/index.ts';
import type { WebpageAnalysisSummaryRow } from '#server/database/webpage-analysis.ts';

/** The row of an analysis: the columns of document 2 §3, and everything else in `details`. */
export function rowOfAnalysis(
  analysis: Omit<WebpageAnalysis, 'id' | 'createdAt'>,
  now: Date,
): Omit<NewWebpageAnalysisRow, 'id' | 'userId'> {
  return { ...analysis, details: WebpageAnalysisDetails.parse(analysis), createdAt: now };
}

export function summaryOf(row: WebpageAnalysisSummaryRow): WebpageAnalysisSummary {
  return {
    ...row,
    seoScore: row.seoScore ?? 0,
    contentLength: row.contentLength ?? 0,
    headingStructure: row.headingStructure ?? { h1: [], h2: [], h3: [] },
    createdAt: row.createdAt.toISOString(),
  };
}

/** What an analysis without details would be: one that another program wrote. */
const noDetails: Omit<WebpageAnalysisDetails, 'finalUrl'> = {
  source: 'fetched',
  writer: 'rules',
  language: null,
  statusCode: null,
  canonical: null,
  encoding: null,
  wordCount: 0,
  checks: [],
  cap: null,
  brokenLinkDetails: [],
  linksAsked: null,
  proof: null,
};

export function analysisOf(row: WebpageAnalysisRow): WebpageAnalysis {
  return { ...summaryOf(row), ...(row.details ?? { ...noDetails, finalUrl: row.url }) };
}
