import { SocialMetaForm } from '#contract/social-meta.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { onlyPart } from '#server/tools/definition.ts';
import { defineTool, type Tool } from '#server/tools/run-tool.ts';
import type { GatheredSocial } from './gather.ts';
import { saveRecord } from './row.ts';
import { registerSocialRecords } from './routes.ts';

const optimize = defineTool<
  'POST /api/social-meta/optimize',
  SocialMetaForm,
  GatheredSocial,
  BuiltSocialMeta,
  null,
  BuiltSocialMeta
>({
  id: 'social-meta',
  call: 'POST /api/social-meta/optimize',
  input: SocialMetaForm,
  bodyLimit: 128 * 1024,
  // Each run asks a foreign server for a page and some pictures: enough for a person, not for a crawler.
  burst: { concurrent: 3, starts: 20, perMinute: 40 },
  atOnce: 1,
  work: () => import('./work.ts'),
  nameOf: ({ url }) => url,
  partialOf: (_form, { optimizedMeta }) => ({ state: 'texts', optimizedMeta }),
  join: (_form, built) => onlyPart(built),
  generations: () => ({ total: 1, successful: 1 }),
  save: async (tx, { userId, now, result }) => ({
    result: await saveRecord(tx, userId, result, now),
    businessProfileId: null,
  }),
});

/** Social meta optimizer: what a page shows when it is shared, what it could show, and the head block for it. */
export const socialMetaTool: Tool = {
  ...optimize,
  register: (app, services) => {
    optimize.register(app, services);
    registerSocialRecords(app, services);
  },
};
