import { WebpageForm, type WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { addHistory } from '#server/database/content-history.ts';
import type { Queryable } from '#server/database/database.ts';
import { addWebpageAnalysis } from '#server/database/webpage-analysis.ts';
import { onlyPart, type Saved, type Saving } from '#server/tools/definition.ts';
import { defineTool } from '#server/tools/run-tool.ts';
import type { BuiltAnalysis } from './build.ts';
import type { GatheredPage } from './gather.ts';
import { rowOfAnalysis } from './row.ts';

/** The webpage analyzer: one page, fetched or given as HTML, judged by the page scorecard. */
export const webpageAnalysisTool = defineTool<
  'POST /api/analyze-webpage',
  WebpageForm,
  GatheredPage,
  BuiltAnalysis,
  null,
  BuiltAnalysis
>({
  id: 'webpage-analysis',
  call: 'POST /api/analyze-webpage',
  input: WebpageForm,
  // 5 MB of pasted HTML, escaped as JSON.
  bodyLimit: 12 * 1024 * 1024,
  // Each run asks foreign servers: enough for a person, not for a crawler.
  readsMarkup: true,
  burst: { concurrent: 3, starts: 20, perMinute: 40 },
  atOnce: 1,
  work: () => import('./work.ts'),
  nameOf: ({ url }) => url,
  partialOf: (_form, { url, title, seoScore }) => ({ url, title, seoScore }),
  join: (_form, built) => onlyPart(built),
  generations: () => ({ total: 1, successful: 1 }),
  save: saveAnalysis,
});

async function saveAnalysis(
  tx: Queryable,
  { userId, now, result }: Saving<WebpageForm, BuiltAnalysis>,
): Promise<Saved<WebpageAnalysis>> {
  const id = await addWebpageAnalysis(tx, userId, rowOfAnalysis(result, now));
  await addHistory(tx, userId, {
    title: result.title?.trim().slice(0, 500) || 'Untitled Page',
    platform: 'webpage_analyzer',
    contentType: 'webpage_analysis',
    notes: `${result.url} · score ${result.seoScore}`.slice(0, 5_000),
    tags: ['analysis'],
    webpageAnalysisId: id,
    generationDate: now,
  });
  return { result: { ...result, id, createdAt: now.toISOString() }, businessProfileId: null };
}
