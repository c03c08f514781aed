import { buildRecord, type BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { cleanInput } from '#server/clean-input.ts';
import type { GatheredSocial } from './gather.ts';

/** The record before it has a row, without what no database takes. */
export function buildSocial({ brief, written, ...around }: GatheredSocial): BuiltSocialMeta {
  const record = buildRecord(brief, written.texts, { ...around, writer: written.writer });
  return cleanInput(record) as BuiltSocialMeta;
}
