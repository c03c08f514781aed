import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';

/** One form of the golden set, written the way advertisers write. */
export interface AdsGoldenBrief {
  /** `<language>-<trade>`; stable, as findings name it. */
  id: string;
  /** BCP 47 tag of the language that it is written in. */
  language: string;
  form: GoogleAdsFormInput;
}
