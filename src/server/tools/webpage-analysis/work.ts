import type { WebpageForm } from '#contract/webpage-analysis.ts';
import { buildAnalysis, type BuiltAnalysis } from './build.ts';
import type { GatheredPage } from './gather.ts';

export { gatherPage as gather } from './gather.ts';

export const parts = (form: WebpageForm): WebpageForm[] => [form];

export function build(_form: WebpageForm, gathered: GatheredPage): BuiltAnalysis {
  return buildAnalysis(gathered);
}
