import type { WalmartResult } from '#contract/walmart.ts';
import { fillKeywordFields } from '#rules/keywords/fill.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { platforms } from '#rules/platforms/index.ts';
import { ownBound } from '#rules/platforms/limit.ts';
import type { ListFieldRule, Platform } from '#rules/platforms/platform.ts';
import { platformTips } from '#rules/platforms/tips.ts';
import { finishItem, type Prepared } from '#rules/writers/seo-content/prepared.ts';
import { noticeOf, withFieldNote } from '#server/listing/notice.ts';
import type { ListingPart, Written } from '#server/listing/write.ts';

const { walmart } = platforms;

/** Walmart publishes no field for search terms; the words serve its attributes and a seller's adverts. */
const searchTermRule: ListFieldRule = {
  kind: 'list',
  id: 'searchTerms',
  label: 'Search terms',
  required: false,
  guidance: 'Single words that shoppers also type and that the product name does not say.',
  count: ownBound(20, 'items', 'more are not read by anybody'),
  each: ownBound(40, 'characters', 'longer is no single word'),
  total: ownBound(300, 'bytes', 'room for twenty words'),
  separator: ' ',
  entryFormat: 'word',
};
const withSearchTerms: Platform = {
  ...walmart,
  indexedFields: ['productTitle'],
  fields: { ...walmart.fields, searchTerms: searchTermRule },
};

/** The listing fitted, checked and scored, in the words of the Walmart page. */
export function buildResult(part: ListingPart, written: Written): WalmartResult {
  const { prepared, proposal, writer } = written;
  const item = withFieldNote(finishItem(prepared, proposal, writer), written);
  const searchTerms = searchTermsOf(prepared, listingOf(item));
  const features = item.platformFields['keyFeatures'];
  return {
    title: item.productTitle,
    bulletPoints: Array.isArray(features) ? features.filter((line) => typeof line === 'string') : [],
    description: item.improvedBodyText,
    keywords: item.keywords,
    searchTerms,
    tips: platformTips(walmart),
    writer,
    seoScore: item.seoScore,
    checks: item.checks,
    recommendations: item.recommendations,
    questions: item.questions,
    notice: noticeOf([{ item, part }]),
    listing: { ...item, searchTerms },
    historyId: null,
  };
}

function searchTermsOf({ keywords, ledger }: Prepared, listing: ReturnType<typeof listingOf>): string[] {
  const { searchTerms } = fillKeywordFields(listing, keywords, withSearchTerms, ledger).listing;
  return Array.isArray(searchTerms) ? searchTerms.filter((word) => typeof word === 'string') : [];
}
