import { platforms } from '#rules/platforms/index.ts';
import { keywordList } from './entry.ts';

/**
 * What people call the platforms. Alone they ask whether one is covered; beside a word about money they ask for its
 * price, so both entries have them, and the one about platforms stands first.
 */
export const platformNames = keywordList(
  Object.values(platforms)
    .flatMap(({ name, calledAs = [name.toLowerCase()] }) => calledAs)
    .join(', '),
);
