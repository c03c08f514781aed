import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';

/** A word or two with capitals, as an app is called. */
const ownName = /^\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]+)?$/u;

/**
 * The fields with the app's name where a form leaves it out and its product is called by one word that its text uses for nothing
 * else: "Looply" of a guitar looper. A "Metronome" of a text that tells of a metronome is what the app is. English.
 */
export function withAppName(
  fields: Readonly<Record<string, string>>,
  { name, description }: Brief['product'],
  { platform, language }: Pick<Brief, 'platform' | 'language'>,
): Readonly<Record<string, string>> {
  const isUnnamed =
    platforms[platform].subject === 'app' &&
    language.written === 'en' &&
    (fields['appName'] ?? '') === '' &&
    ownName.test(name) &&
    !description.includes(name.toLowerCase());
  return isUnnamed ? { ...fields, appName: name } : fields;
}
