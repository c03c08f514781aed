import type { FastifyInstance } from 'fastify';
import type { ToolId } from '#contract/tools.ts';
import type { Services } from '#server/services.ts';
import { coreWebVitalsTool } from './core-web-vitals/tool.ts';
import { keywordResearchTool } from './keyword-research/tool.ts';
import { googleAdsTool } from './google-ads/tool.ts';
import type { Tool } from './run-tool.ts';
import { registerLatestRun } from './seo-content/latest.ts';
import { seoContentTool } from './seo-content/tool.ts';
import { socialMetaTool } from './social-meta/tool.ts';
import { walmartTool } from './walmart/tool.ts';
import { registerWebpageAnalyses } from './webpage-analysis/routes.ts';
import { registerSiteCrawls } from './webpage-analysis/site/routes.ts';
import { webpageAnalysisTool } from './webpage-analysis/tool.ts';

/** Every tool by its id; a tool without its line here does not compile. */
const tools: Record<ToolId, Tool> = {
  'core-web-vitals': coreWebVitalsTool,
  'keyword-research': keywordResearchTool,
  'google-ads': googleAdsTool,
  'seo-content': seoContentTool,
  'social-meta': socialMetaTool,
  walmart: walmartTool,
  'webpage-analysis': webpageAnalysisTool,
};

/** Reads the code of every tool's work, one after another, so that nobody's first run waits for it. */
export async function readTools(): Promise<void> {
  for (const tool of Object.values(tools)) await tool.read();
}

/** Registers the calls of all tools. */
export function registerTools(app: FastifyInstance, services: Services): void {
  for (const tool of Object.values(tools)) tool.register(app, services);
  registerLatestRun(app, services);
  registerWebpageAnalyses(app, services);
  registerSiteCrawls(app, services);
}
