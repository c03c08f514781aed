import type { FormFactor } from '#tests/setup/lighthouse.ts';

const pages = [
  ['landing', '/'],
  ['faq', '/faq'],
  ['platforms', '/platforms'],
  ['platform-amazon', '/platform/amazon'],
  ['checkout', '/checkout'],
] as const;
const formFactors: readonly FormFactor[] = ['mobile', 'desktop'];

/** Pages that the gate measures, each on a phone and on a desktop. */
export const lighthouseCases = pages.flatMap(([name, address]) =>
  formFactors.map((formFactor) => ({ id: `lighthouse-${name}-${formFactor}`, address, formFactor })),
);

/** Rows of a case: the least of what does not depend on the machine's speed, and the speed. */
export const lighthouseRows = lighthouseCases.flatMap(({ id }) => [id, `${id}-speed`]);
