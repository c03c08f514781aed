import type { ResearchForm } from '#contract/keyword-research.ts';
import { briefOf, type ResearchPart } from './gather.ts';

export { buildResearch as build } from './build.ts';
export { gatherResearch as gather } from './gather.ts';

export const parts = (form: ResearchForm): ResearchPart[] => [{ form }];

export function prepare(part: ResearchPart): void {
  briefOf(part);
}
