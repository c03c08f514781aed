import type { CatalogueKey } from '#contract/platforms.ts';
import type { SeoFormInput } from '#contract/seo-content.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import type { PlanText } from '#web/marketing/content/platform-catalogue.ts';

/** One disabled input of the preview, and where its text stands in the form that the sample is written from. */
export interface PreviewField {
  label: string;
  value: string;
  /** Absent for what no listing may carry, such as the price in a title: it is shown only. */
  into?: 'name' | 'category' | 'productDescription' | keyof SeoFormInput;
  /** How the writer is told, where the bare value would be no sentence. */
  told?: string;
  /** Several lines. */
  long?: boolean;
}

/** One place of the box for generated content. */
export interface PreviewOutput {
  /** As the page prints it, with the figure that the page has always printed: "Title (50 characters)". */
  label: string;
  field: FieldId;
  /** That figure; where the platform's own file is stricter today, its limit is printed beside it. */
  printed?: number;
}

export interface SellingPoint {
  title: string;
  /** May hold `{field}` holes, filled from the platform's file (`content/catalogue-limits.ts`). */
  text: string;
}

/** Everything that one `/platform/{key}` page says of its own. */
export interface PlatformPageContent {
  key: CatalogueKey;
  /** How it is sold: on cards and at the checkout. */
  plan: PlanText;
  /** At most 60 characters. May hold limits, as all texts here but the sample. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  heading: string;
  lead: string;
  fields: readonly PreviewField[];
  /** What the form needs besides: the name of the business, the shop's name. */
  identity: Partial<SeoFormInput>;
  outputs: readonly PreviewOutput[];
  points: readonly SellingPoint[];
  /** What the preview of the shop shows around the text. */
  shop: { seller: string; price: string; site: string; place: string };
}
