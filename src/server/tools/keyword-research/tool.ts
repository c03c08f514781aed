import { ResearchForm } from '#contract/keyword-research.ts';
import type { Gathered, WrittenResearch } from '#rules/writers/keyword-research/write.ts';
import { onlyPart } from '#server/tools/definition.ts';
import { defineTool, type Tool } from '#server/tools/run-tool.ts';
import type { ResearchPart } from './gather.ts';
import { saveResearch } from './row.ts';
import { registerResearchRecords } from './routes.ts';

const generate = defineTool<
  'POST /api/keyword-research/generate',
  ResearchPart,
  Gathered,
  WrittenResearch,
  null,
  WrittenResearch
>({
  id: 'keyword-research',
  call: 'POST /api/keyword-research/generate',
  input: ResearchForm,
  // 2,000 imported rows with the searches of 48 months each, of which each has three figures.
  bodyLimit: 8 * 1024 * 1024,
  mostValues: 2_000 * (48 * 4 + 20) + 10_000,
  burst: { concurrent: 3, starts: 30, perMinute: 30 },
  atOnce: 1,
  work: () => import('./work.ts'),
  nameOf: ({ form }) => form.businessName,
  partialOf: (_part, { researchData }) => ({
    category: 'primaryKeywords',
    data: researchData.primaryKeywords,
  }),
  join: (_form, built) => onlyPart(built),
  generations: () => ({ total: 1, successful: 1 }),
  save: async (tx, { userId, now, result }) => ({
    result: await saveResearch(tx, userId, result, now),
    businessProfileId: null,
  }),
});

/** Keyword research: lists by category with where each number is from, kept. */
export const keywordResearchTool: Tool = {
  ...generate,
  register: (app, services) => {
    generate.register(app, services);
    registerResearchRecords(app, services);
  },
};
