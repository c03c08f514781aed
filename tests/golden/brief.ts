import type { SeoFormInput } from '#contract/seo-content.ts';

/** One brief of the golden set, written the way sellers write. */
export interface GoldenBrief {
  /** `<platform>-<subject>`; stable, as findings and reports name it. */
  id: string;
  /** BCP 47 tag of the language that the brief is written in. */
  language: string;
  /** Fewer than five facts: no floor on the score. */
  thin?: true;
  /** Words that no output may carry: injected instructions, markup, other people's claims. */
  neverSay?: readonly string[];
  form: SeoFormInput;
}
