import type { PairContext } from '#rules/ads/pairs.ts';

const written = ['en', 'es', 'de', 'fr'] as const;

/** The language of a tag such as `en-GB`, or of the first of several with semicolons, where the rules know it. */
export function writtenLanguageOf(tag: string): PairContext['language'] {
  const first = tag.split(/[;,-]/u)[0]!.trim().toLowerCase();
  return written.find((language) => language === first) ?? 'other';
}
