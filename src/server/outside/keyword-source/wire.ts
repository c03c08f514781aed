import { z } from 'zod';
import { keywordFileBounds, type ImportedKeyword } from '#contract/keyword-import.ts';

/** 64-bit integers come as text in Google's JSON. */
const Integer = z.coerce.number().min(0).max(1e15);
const months = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(
  ' ',
);

const Metrics = z.object({
  avgMonthlySearches: Integer.optional().catch(undefined),
  monthlySearchVolumes: z
    .array(z.object({ month: z.string(), year: z.coerce.number(), monthlySearches: Integer.optional() }))
    .optional()
    .catch(undefined),
  competition: z.string().optional().catch(undefined),
  competitionIndex: z.coerce.number().min(0).max(100).optional().catch(undefined),
  lowTopOfPageBidMicros: Integer.optional().catch(undefined),
  highTopOfPageBidMicros: Integer.optional().catch(undefined),
});

/** One page of `KeywordPlanIdeaService.GenerateKeywordIdeas`. */
export const IdeasAnswer = z.object({
  results: z
    .array(z.object({ text: z.string(), keywordIdeaMetrics: Metrics.optional().catch(undefined) }))
    .default([]),
  nextPageToken: z.string().optional(),
});

export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().default(3_600),
});

export const PlacesAnswer = z.object({
  geoTargetConstantSuggestions: z
    .array(
      z.object({ geoTargetConstant: z.object({ resourceName: z.string(), status: z.string().optional() }) }),
    )
    .default([]),
});

export const CurrencyAnswer = z.object({
  results: z
    .array(z.object({ customer: z.object({ currencyCode: z.string().regex(/^[A-Z]{3}$/) }) }))
    .default([]),
});

/** Google's error body; its own code says more than the HTTP status. */
export const ErrorAnswer = z.object({
  error: z.object({ status: z.string().optional(), message: z.string().optional() }),
});

const levels = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const;

/** An idea as imported rows are kept; null for texts that are no keyword. */
export function keywordOf(
  { text, keywordIdeaMetrics: metrics }: z.output<typeof IdeasAnswer>['results'][number],
  currency: string | null,
): ImportedKeyword | null {
  const keyword = text.replace(/\s+/gu, ' ').trim();
  if (keyword === '' || keyword.length > keywordFileBounds.keyword) return null;
  const row: ImportedKeyword = { keyword };
  if (metrics === undefined) return row;
  const { avgMonthlySearches: searches, competition, competitionIndex } = metrics;
  if (searches !== undefined) row.volume = { low: searches, high: searches };
  if (competition === 'LOW' || competition === 'MEDIUM' || competition === 'HIGH')
    row.competition = levels[competition];
  if (competitionIndex !== undefined) row.competitionIndex = competitionIndex;
  const bids = { bidLow: metrics.lowTopOfPageBidMicros, bidHigh: metrics.highTopOfPageBidMicros };
  if (bids.bidLow !== undefined) row.bidLow = bids.bidLow / 1e6;
  if (bids.bidHigh !== undefined) row.bidHigh = bids.bidHigh / 1e6;
  if (currency !== null && (bids.bidLow !== undefined || bids.bidHigh !== undefined)) row.currency = currency;
  const monthly = (metrics.monthlySearchVolumes ?? []).flatMap(({ month, year, monthlySearches }) => {
    const number = months.indexOf(month) + 1;
    return number === 0 || monthlySearches === undefined || !(year >= 2000 && year <= 2100)
      ? []
      : [{ year, month: number, searches: monthlySearches }];
  });
  if (monthly.length > 0) row.monthly = monthly.slice(-24);
  return row;
}
