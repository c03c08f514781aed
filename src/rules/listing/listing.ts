import type { PlatformId } from '#contract/platforms.ts';
import type { Evidence, CheckResult } from '#contract/report.ts';
import type { FieldValue, Style, Tone } from '#contract/seo-content.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

/** Languages that are written in full. `other`: the seller's own phrases, verbatim. */
export type WrittenLanguage = 'en' | 'es' | 'de' | 'fr' | 'other';

export interface Language {
  written: WrittenLanguage;
  /** BCP 47 tag, such as `en`, `ja`, `und`. */
  tag: string;
}

/** One piece of the brief with the path of the form field that it came from. */
export interface BriefText {
  path: string;
  text: string;
}

/** Parts of a page in the order in which visitors ask for them. */
export type PagePart = 'service' | 'fact' | 'price' | 'hours' | 'place' | 'terms' | 'contact';

/** A label and its value, as a firm fills them in instead of a sentence. */
export interface SheetRow {
  label: string;
  value: string;
  part: PagePart;
}

/** What one listing is made from: one product of a submitted form, cleaned (no markup, no control characters, NFC). */
export interface Brief {
  platform: PlatformId;
  language: Language;
  tone: Tone;
  style: Style;
  businessName: string;
  industry: string;
  product: {
    index: number;
    name: string;
    category: string;
    description: string;
    /** The name as typed, where it is a row of search phrases and `name` is only what the thing is called. */
    typed?: string;
    /** That row with commas between its parts, for what it tells. */
    row?: string;
    /** What else the row calls it. */
    also?: readonly string[];
    /** Whether the description said first that somebody sells what is his own. */
    ownSale?: boolean;
    /** Rows of a sheet that the description tells as phrases. */
    rows?: readonly { name: string; value: string }[];
    /** Rows of the sheet that a page's description is, each with the part of the page that it belongs to. */
    sheet?: readonly SheetRow[];
  };
  /** Filled optional and platform fields by form name, cleaned. Never the products or body texts. */
  fields: Readonly<Record<string, string>>;
  /** Body text sections and the business description. */
  bodyTexts: readonly BriefText[];
  /** Number of products in the form, so that shared texts are told once each differently. */
  siblings: number;
  /** Names of the form's other products. */
  others?: readonly string[];
  /** Stems of name and description of each of them. */
  otherWords?: readonly ReadonlySet<string>[];
  /** Sentences of this product's description that another product of the form says too, in lower case with their stop. */
  echoes?: readonly string[];
  /** Stems of name and description of each product that stands before this one in the form. */
  earlier?: readonly ReadonlySet<string>[];
  /** How many earlier products of the form bear the same name. */
  twin?: number;
  /** The first product of the form with the same name, by its index, and whether its description is the same too. */
  sameAs?: { index: number; isWhole: boolean };
  /** What the form says of its goods that reads as said of its other products; it is not in `fields`. */
  ofOthers?: readonly string[];
  /** Which products of the form tell what some of them leave to others, by the words of the form. */
  tellers?: ReadonlyMap<string, readonly number[]>;
}

/** The name that the seller typed, whether the thing is called by it or by a part of it. */
export function typedName({ name, typed }: Brief['product']): string {
  return typed ?? name;
}

export const factKinds = [
  'type',
  'brand',
  'model',
  'name',
  'material',
  'colour',
  'size',
  'capacity',
  'weight',
  'quantity',
  'pack',
  'power',
  'duration',
  'percentage',
  'number',
  'price',
  'age',
  'audience',
  'occasion',
  'season',
  'place',
  'compatibility',
  'contents',
  'exclusion',
  'feature',
  'function',
  'method',
  'origin',
  'care',
  'use',
  'limit',
  'condition',
  'flaw',
  'certificate',
  'award',
  'guarantee',
  'safety',
  'medical',
  'environmental',
  'superlative',
  'shipping',
  'service',
  'story',
  'problem',
  'hours',
  'contact',
  'chapter',
  'other',
] as const;
export type FactKind = (typeof factKinds)[number];

/** One fact of the seller. A claim of an output must stem from one of these (writing guide §7). */
export interface Fact {
  /** `f1`, `f2`, … in reading order. */
  id: string;
  kind: FactKind;
  /** Short printable form, such as `350 ml`, `stoneware`, `dishwasher safe`. */
  value: string;
  /** Path of the form field. */
  source: string;
  /** The seller's own words around it, at most 200 characters. */
  quote: string;
}

export interface Ledger {
  language: Language;
  facts: readonly Fact[];
  /** The noun a buyer types, in lower case unless the language writes it with a capital ("mug", "Brotdose"). */
  productType: string;
  brand: string;
  /** Every number of the brief, normalised ("1.5", "2700"), for the invented-number check. */
  numbers: ReadonlySet<string>;
  /** Stems of every word of the brief, for overlap and evidence. */
  stems: ReadonlySet<string>;
  /** The seller's text that is prose, cut into sentences, in order, each with its form path. */
  sentences: readonly BriefText[];
}

/** Fields of one listing, shared and own ones side by side. */
export type Listing = Partial<Record<FieldId, FieldValue>>;

export const keywordKinds = [
  'head',
  'attribute',
  'use',
  'audience',
  'occasion',
  'synonym',
  'compatibility',
  'place',
  'brand',
  'question',
] as const;
export type KeywordKind = (typeof keywordKinds)[number];

export interface Keyword {
  phrase: string;
  kind: KeywordKind;
  /** 0 to 1; the order of use (writing guide §4.3). */
  rank: number;
  /** Path of the form field it came from, or of the field that backs it. */
  source: string;
}

/** What `fit` had to do to a field, in words for the recommendations. */
export interface Repair {
  field: FieldId;
  reason: string;
  /** What was taken out, if it is worth naming. */
  removed?: string;
}

/** A listing after fitting, fact-checking and scoring. */
export interface FinishedListing {
  listing: Listing;
  score: number;
  checks: CheckResult[];
  recommendations: string[];
  questions: string[];
  evidence: Partial<Record<FieldId, Evidence[]>>;
  repairs: Repair[];
  /** Keywords that found no room. */
  leftover: string[];
}
