import type { WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { cleanInput } from '#server/clean-input.ts';
import type { GatheredPage } from './gather.ts';

/** An analysis before it has a row. */
export type BuiltAnalysis = Omit<WebpageAnalysis, 'id' | 'createdAt'>;

/** The judgement was made where the page was read; here it gets its writer and loses what no database takes. */
export function buildAnalysis({ analysis, writer, notice }: GatheredPage): BuiltAnalysis {
  return cleanInput({ ...analysis, writer, notice }) as BuiltAnalysis;
}
