declare module 'virtual:faq' {
  import type { FaqEntry } from '#web/marketing/content/faq-entry.ts';

  /** Questions and answers with all figures filled in at build time. */
  export const faq: readonly FaqEntry[];
}
