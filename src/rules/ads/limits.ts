import { hard, ownBound } from '#rules/platforms/limit.ts';

const adsHelp = 'Google Ads help on responsive search ads';
const adsApi = 'Google Ads API reference, version 25';
const performanceMax = 'Google Ads help on Performance Max asset groups';
const keywordHelp = 'Google Ads help on keywords';

/**
 * Limits of every asset. `width` is Google's unit: characters that East Asian typography sets wide or full-width (Unicode
 * UAX #11, classes W and F) and emoji count two, all others one; so 30 units are 15 Chinese or Japanese characters.
 */
export const adLimits = {
  headline: hard(30, 'width', 'third-party', adsHelp),
  headlines: hard(15, 'items', 'confirmed', adsApi, 3),
  description: hard(90, 'width', 'third-party', adsHelp),
  descriptions: hard(4, 'items', 'confirmed', adsApi, 2),
  longHeadline: hard(90, 'width', 'third-party', performanceMax),
  longHeadlines: hard(5, 'items', 'third-party', performanceMax, 1),
  /** One description of a Performance Max asset group has to be this short. */
  shortDescription: hard(60, 'width', 'third-party', performanceMax),
  businessName: hard(25, 'width', 'third-party', performanceMax),
  path: hard(15, 'width', 'third-party', adsHelp),
  finalUrl: hard(2_048, 'characters', 'third-party', adsHelp),
  sitelinkText: hard(25, 'width', 'confirmed', adsApi),
  sitelinkLine: hard(35, 'width', 'confirmed', adsApi),
  sitelinks: hard(20, 'items', 'confirmed', adsApi, 2),
  callout: hard(25, 'width', 'confirmed', adsApi),
  callouts: hard(20, 'items', 'confirmed', adsApi, 2),
  snippetValue: hard(25, 'width', 'confirmed', adsApi),
  snippetValues: hard(10, 'items', 'confirmed', adsApi, 3),
  keyword: hard(80, 'characters', 'memory', keywordHelp),
  keywordWords: hard(10, 'words', 'memory', keywordHelp),
  adGroups: ownBound(7, 'items', 'more themes cannot be looked after with the budgets of the form', 1),
  groupKeywords: ownBound(15, 'items', 'more keywords of one theme are close variants of each other', 5),
} as const;
export type AdLimitId = keyof typeof adLimits;

/** Google's structured snippet headers, as they are written in English, with what each takes. */
export const snippetHeaders = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
] as const;
export type SnippetHeader = (typeof snippetHeaders)[number];
