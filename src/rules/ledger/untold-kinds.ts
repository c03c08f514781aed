import type { FactKind } from '#rules/listing/listing.ts';

/** Kinds of sentences that tell nothing which a title, a filter or a search takes. */
export const untoldKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  'flaw',
  'condition',
  'exclusion',
  'shipping',
  'price',
  'guarantee',
]);
