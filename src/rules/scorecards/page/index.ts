import { aiCrawlersLines } from './ai-crawlers.ts';
import { contentLines } from './content.ts';
import { headingsLines } from './headings.ts';
import { imagesLines } from './images.ts';
import { indexabilityLines } from './indexability.ts';
import { internationalLines } from './international.ts';
import type { PageGroupLines } from './line.ts';
import { linksLines } from './links.ts';
import { mobileLines } from './mobile.ts';
import { performanceLines } from './performance.ts';
import { securityLines } from './security.ts';
import { siteFilesLines } from './site-files.ts';
import { socialLines } from './social.ts';
import { structuredDataLines } from './structured-data.ts';
import { titleAndDescriptionLines } from './title-and-description.ts';

/**
 * The scorecard of a webpage, group by group. What decides about being found at all (indexability, title and
 * description, content) weighs most; what search engines only take as a hint weighs least. Points are relative: the
 * audit scales those of the checks that could judge to 100.
 */
export const pageScorecard: readonly PageGroupLines[] = [
  indexabilityLines,
  titleAndDescriptionLines,
  headingsLines,
  contentLines,
  linksLines,
  imagesLines,
  structuredDataLines,
  socialLines,
  internationalLines,
  mobileLines,
  securityLines,
  performanceLines,
  siteFilesLines,
  aiCrawlersLines,
];
