import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The one value that each file of a pattern exports, in the order of the names: a new sample counts without being listed.
 * @param pattern relative to the root of the project
 * @throws Error when a file exports nothing, or more than one value
 */
export async function samplesIn<Sample>(pattern: string): Promise<Sample[]> {
  return await Promise.all(
    globSync(pattern)
      .sort()
      .map(async (file) => {
        const module = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, Sample>;
        const [sample, ...more] = Object.values(module);
        if (sample === undefined || more.length > 0) throw new Error(`${file} must export one value.`);
        return sample;
      }),
  );
}
