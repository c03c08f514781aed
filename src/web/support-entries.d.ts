declare module 'virtual:support-entries' {
  import type { SupportEntry } from '#rules/support/entry.ts';

  /** What the keyword rule needs of each entry, with its figures filled in at build time. */
  export const supportEntries: readonly Pick<SupportEntry, 'keywords' | 'answer'>[];
}
