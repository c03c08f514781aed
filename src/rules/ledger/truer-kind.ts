import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';

/** "Certificate not available", "certification pending". */
const missing = /^no\s|\bnot (?:available|certified|tested|yet)\b|\bpending\b/iu;
/** "Auto shut-off and boil-dry protection included": what it can do, and nothing that lies in the box. */
const noThing =
  /(?:protection|shut[- ]?off|function|mode|timer|display|technology|support|warranty|guarantee|delivery|shipping|postage|assembly|installation|updates?|access|subscription|setting|breakfast|vat|tax|travel|insurance|wi-?fi|bills|parking)s? included$/iu;

/** The kind that a pattern found, or what the clause tells in its words. */
export function truerKind(kind: FactKind, text: string, language: WrittenLanguage): FactKind {
  if (language !== 'en') return kind;
  if (kind === 'contents' && noThing.test(text)) return 'feature';
  // "Food-safe certificate not available": what there is none of limits the use.
  return kind === 'certificate' && missing.test(text) ? 'limit' : kind;
}
