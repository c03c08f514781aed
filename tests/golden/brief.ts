import type { SeoFormInput } from '#contract/seo-content.ts';

/** One brief of the golden set, written the way sellers write. */
export interface GoldenBrief {
  /** `<platform>-<subject>`; stable, as findings and reports name it. */
  id: string;
  /** BCP 47 tag of the language that the brief is written in. */
  language: string;
  /** Fewer than five facts: no floor on the score. */
  thin?: true;
  /** Words that no field may carry: offers, rank, markup. Advice may name them as taken out. */
  neverSay?: readonly string[];
  /** Words of an injected order or script, which may stand nowhere, not even in advice. */
  injected?: readonly string[];
  /** Materials of the wrapping or of a small part: no title, tag or list of materials may sell the thing as made of them. */
  notMadeOf?: readonly string[];
  form: SeoFormInput;
}
