import type { MatchType } from '#contract/google-ads.ts';

/** What the rows of Google Ads Editor say of one campaign. Texts are single lines without spaces at their ends. */
export interface EditorCampaign {
  name: string;
  /** As Editor writes it: `Search`, `Performance Max`. */
  type: string;
  /** `Google search`, or several with semicolons. */
  networks: string;
  /** Cents of the account's currency a day; null when the file does not say. */
  dailyBudget: number | null;
  /** Language codes with semicolons. */
  languages: string;
  bidStrategy: string;
  status: string;
  locations: string[];
  adGroups: EditorAdGroup[];
  assetGroups: EditorAssetGroup[];
  /** Negatives of the whole campaign. */
  negatives: EditorKeyword[];
  sitelinks: EditorSitelink[];
  callouts: string[];
  snippets: EditorSnippet[];
}

export interface EditorAdGroup {
  name: string;
  /** Cents. */
  maxCpc: number | null;
  status: string;
  keywords: EditorKeyword[];
  negatives: EditorKeyword[];
  ads: EditorAd[];
}

export interface EditorKeyword {
  /** Without the marks of the match type. */
  text: string;
  match: MatchType;
}

/** Texts that an ad and an asset group share. */
export interface EditorTexts {
  headlines: string[];
  descriptions: string[];
  path1: string;
  path2: string;
  /** Empty when the page is not known yet. */
  finalUrl: string;
  status: string;
}

/** A responsive search ad. */
export type EditorAd = EditorTexts;

/** Of a Performance Max campaign. */
export interface EditorAssetGroup extends EditorTexts {
  name: string;
  longHeadlines: string[];
  businessName: string;
}

export interface EditorSitelink {
  text: string;
  description1: string;
  description2: string;
  finalUrl: string;
}

export interface EditorSnippet {
  /** English name of the header's language. */
  language: string;
  header: string;
  values: string[];
}

export function emptyCampaign(name: string): EditorCampaign {
  return {
    name,
    type: '',
    networks: '',
    dailyBudget: null,
    languages: '',
    bidStrategy: '',
    status: '',
    locations: [],
    adGroups: [],
    assetGroups: [],
    negatives: [],
    sitelinks: [],
    callouts: [],
    snippets: [],
  };
}

export function emptyAdGroup(name: string): EditorAdGroup {
  return { name, maxCpc: null, status: '', keywords: [], negatives: [], ads: [] };
}
