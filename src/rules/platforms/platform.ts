import type { PlatformId } from '#contract/platforms.ts';
import type { commonOptionalFields, PlatformFormField } from '#contract/seo-content.ts';
import type { FactKind, KeywordKind, WrittenLanguage } from '#rules/listing/listing.ts';

/**
 * How a platform counts: `characters` are Unicode code points; `bytes` UTF-8 bytes; `width` Google Ads
 * units (a wide character counts two); `tag-list` YouTube's arithmetic over the whole list; `items`
 * entries of a list; `words` words.
 */
export type CountUnit = 'characters' | 'bytes' | 'width' | 'tag-list' | 'items' | 'words';

/** Confidence of a figure: read at the platform itself, at a named third party, or from memory. */
export type Confidence = 'confirmed' | 'third-party' | 'memory';

export interface Limit {
  max: number;
  min?: number;
  unit: CountUnit;
  /** `hard`: the platform refuses or cuts more. `advice`: a display guide or published advice. */
  strength: 'hard' | 'advice';
  /** Where the figure was read. */
  source: string;
  /** ISO date on which it was read. */
  date: string;
  confidence: Confidence;
}

/** Range that the writers and the scorecard aim at, in the limit's unit. */
export interface Target {
  from: number;
  to: number;
}

/** Ids of the result fields that every platform shares (document 2 §3) and of the platforms' own fields. */
export const sharedFieldIds = [
  'productTitle',
  'titleTag',
  'metaDescription',
  'keywords',
  'bulletPoints',
  'tags',
  'searchTerms',
  'improvedBodyText',
] as const;
export type SharedFieldId = (typeof sharedFieldIds)[number];
export const ownFieldIds = [
  'itemHighlights',
  'subtitle',
  'keywordField',
  'promotionalText',
  'shortDescription',
  'itemSpecifics',
  'conditionDescription',
  'handle',
  'imageAltText',
  'hashtags',
  'chapters',
  'videoIdeas',
  'sellingPoints',
  'keyFeatures',
  'materials',
  'h1',
  'intro',
] as const;
export type OwnFieldId = (typeof ownFieldIds)[number];
export type FieldId = SharedFieldId | OwnFieldId;

/** What must not stand in a field. Each hit is named to the user and taken out by `fit`. */
export interface Forbidden {
  id: string;
  /** Sentence part for the user, such as "promotional words". */
  label: string;
  /** Matches one hit; always with the `u` flag, with `g` so that all hits are found. */
  pattern: RegExp;
  /** Fields it applies to; absent means all of the platform's fields. */
  fields?: readonly FieldId[];
  /** `remove` takes the hit out, `space` replaces it by a space, a function gives the replacement. */
  repair: 'remove' | 'space' | ((hit: string, language: WrittenLanguage) => string);
  /** A hit inside the seller's own brand or product name is allowed. */
  allowedInBrand?: boolean;
  /** Only discouraged: `fit` takes it out, but it does not get a listing refused, so it is no violation. */
  advice?: boolean;
  source: string;
  date: string;
}

interface FieldBase {
  id: FieldId;
  /** What the platform calls it. */
  label: string;
  /** Name in the platform's API or import file. */
  apiName?: string;
  /** An empty one keeps the listing from being published. */
  required: boolean;
  /** What a writer should put here, one or two sentences for the prompt. */
  guidance: string;
}

export interface TextFieldRule extends FieldBase {
  kind: 'text';
  limit: Limit;
  target?: Target;
  /** `line` one line; `paragraphs` line breaks allowed; `html` p/ul/li only; `handle` a URL slug; `comma-list` Apple's keywords. */
  format: 'line' | 'paragraphs' | 'html' | 'handle' | 'comma-list';
  /** No word may stand more often than this in the field (small words exempt). */
  maxWordRepeats?: number;
}

export interface ListFieldRule extends FieldBase {
  kind: 'list';
  count: Limit;
  each: Limit;
  eachTarget?: Target;
  /** Bound of the joined list, if there is one. */
  total?: Limit;
  /** Number of entries, and counted length of the whole list, that the writers aim at. */
  countTarget?: Target;
  totalTarget?: Target;
  /** How the entries are joined for the platform and for counting. */
  separator: string;
  /**
   * Shape of an entry: `phrase` (when absent) free text; `word` single lower-case words; `hashtag` one word
   * after #; `chapter` a time and a name ("0:50 Is the chain worn?"), first at 0:00, at least three, rising by 10 s.
   */
  entryFormat?: 'phrase' | 'word' | 'hashtag' | 'chapter';
  /**
   * How it is filled with keywords: `mix` (when absent) by the platform's mix of kinds; `every-place` all places used, no
   * stem twice; `filters` short values to filter a shop by; `shared-room` as many as the common total holds; `words` single words.
   */
  filling?: 'mix' | 'every-place' | 'filters' | 'shared-room' | 'words';
}

export interface PairsFieldRule extends FieldBase {
  kind: 'pairs';
  count: Limit;
  countTarget?: Target;
  name: Limit;
  value: Limit;
}

export type FieldRule = TextFieldRule | ListFieldRule | PairsFieldRule;

export type FormFieldName =
  | PlatformFormField
  | (typeof commonOptionalFields)[number]
  | 'businessName'
  | 'industry';

/** One input of step 2 of the generator's form. */
export interface FormField {
  name: FormFieldName;
  label: string;
  placeholder?: string;
  hint?: string;
  input: 'line' | 'area' | 'choice';
  choices?: readonly string[];
  required: boolean;
  /** Result field whose limit the input's gauge shows, where the text is taken over as it is. */
  gauge?: FieldId;
}

/** How an English title is cased. German, Spanish and French keep their orthography everywhere. */
export type TitleCase = 'title' | 'sentence';

/** How many phrases of which kinds the list of keywords shows, in the order of filling it. */
export type KeywordMix = readonly (readonly [kinds: readonly KeywordKind[], count: number])[];

/**
 * What the rules need to know of a platform beside its fields. Each says what the platform does, not who it is; left out,
 * it is a shop of products like most.
 */
export interface PlatformTraits {
  /** Names that people call it by, in small letters, for the support chat; its own name when left out. */
  calledAs?: readonly string[];
  /** `own-brand`: a thing bears the seller's name. `resold`: people sell other makers' goods, often used ones. */
  goods?: 'own-brand' | 'resold';
  /** Makers sell what they made by hand, mostly as presents: no model numbers, and the shop's name stays out of the text. */
  handmade?: true;
  /** A site of the seller's own: it may compare, advise and be found by town, and search pages show its title tag. */
  ownSite?: true;
  /** Buyer and seller meet, so the place matters. */
  handover?: true;
  /** Kinds of facts that no text there may tell, and no sentence about the business either. */
  neverTold?: readonly FactKind[];
  /** The price stands in a place of its own; texts leave it out. */
  priceApart?: true;
  /** How many there are has to stand in figures: "3 pack", not "three". */
  countsInFigures?: true;
  /** Texts never say "we" or "our". */
  impersonal?: true;
  /** The spelling of English there; the seller's own when left out. */
  english?: 'American English';
  /** Buyers also search in this language: bytes that are left take its words for the thing. */
  alsoSearchedIn?: 'es';
  /** Kinds of attributes in the order in which a title names them; the usual order of shops when left out. */
  titleOrder?: readonly FactKind[];
  /** Shares of the list of keywords; those of a shop of products when left out. */
  keywordMix?: KeywordMix;
  /** One sentence each: where a main keyword goes, and where one that answers a detail. */
  keywordPlaces?: { main: string; detail: string };
}

export interface Platform extends PlatformTraits {
  id: PlatformId;
  /** As users know it: "Etsy", "App Store". */
  name: string;
  /** What is described here: a product, a video, an app, a page. */
  subject: 'product' | 'video' | 'app' | 'page';
  titleCase: TitleCase;
  /** Field that carries the name buyers see first. */
  titleField: FieldId;
  fields: Partial<Record<FieldId, FieldRule>>;
  forbidden: readonly Forbidden[];
  /** Platform-specific inputs; the common ones are added by `rules/form`. */
  form: readonly FormField[];
  /** Advice on tone and shape for the prompt. */
  voice: string;
  /** How many keywords are shown to the user (writing guide §2.0). */
  keywordCount: Target;
  /** Fields whose words the platform already indexes, so that hidden keyword fields need not repeat them. */
  indexedFields: readonly FieldId[];
  /** Name of the import file that the platform accepts, for the docs page. */
  importFormat: string;
}
