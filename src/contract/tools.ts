/** Every tool of the product. Runs are counted under these ids; tables by tool are keyed with them, so none is forgotten. */
export const toolIds = [
  'seo-content',
  'walmart',
  'core-web-vitals',
  'webpage-analysis',
  'google-ads',
  'social-meta',
  'keyword-research',
] as const;
export type ToolId = (typeof toolIds)[number];
