import type { FieldId, Platform } from './platform.ts';

/** So many kinds of refused content are named in one sentence: the last of the file, where the platform's own stand. */
const mostNamed = 6;

/** Fields of a search page, which a marketplace fills by itself. */
const searchPage: ReadonlySet<FieldId> = new Set(['titleTag', 'metaDescription']);

/** What a seller should know before writing for a platform: its required fields and what it refuses, out of its file. */
export function platformTips(platform: Platform): string[] {
  const fields = Object.values(platform.fields)
    .filter((rule) => rule.required && !searchPage.has(rule.id))
    .map(({ label, guidance }) => `${label}: ${guidance}`);
  return [...fields, `Left out of everything: ${refusedKinds(platform).slice(-mostNamed).join(', ')}.`];
}

/** Kinds of content that the platform refuses, each named once, without what no seller types on purpose. */
export function refusedKinds(platform: Platform): string[] {
  const unseen = new Set(['control-characters', 'markup']);
  return [...new Set(platform.forbidden.filter(({ id }) => !unseen.has(id)).map(({ label }) => label))];
}
