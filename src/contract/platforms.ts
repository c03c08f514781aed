import { z } from 'zod';
import { platformIds } from './platform-list.ts';

export {
  catalogueKeys,
  generatorPlatformIds,
  platformIds,
  platformOfCatalogueKey,
  type CatalogueKey,
  type GeneratorPlatformId,
} from './platform-list.ts';

/** Any platform that has rules. */
export const PlatformId = z.enum(platformIds);
export type PlatformId = z.infer<typeof PlatformId>;
