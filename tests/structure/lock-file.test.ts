import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

it('names every optional package, so that `npm ci` takes it: run `node scripts/complete-lock.mjs` when this fails', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const known = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});
