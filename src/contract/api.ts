import { z } from 'zod';
import {
  AccountDeleted,
  AccountDeletion,
  AccountSession,
  DeletionTerms,
  SessionId,
  SessionsEnded,
} from './account.ts';
import { BusinessProfile, BusinessSummary } from './businesses.ts';
import {
  BillingAction,
  BillingOverview,
  BillingPortal,
  Invoice,
  NewSubscription,
  PaymentCheck,
  PaymentChecked,
  PendingPurchase,
  PlanChange,
  PublicConfig,
  SubscriptionStart,
  TestAuthentication,
  TestCard,
  TestPayment,
} from './billing.ts';
import {
  SpeedForm,
  SpeedHistoryFilter,
  SpeedImport,
  SpeedPoint,
  SpeedRecord,
  SpeedTrendFilter,
} from './core-web-vitals.ts';
import {
  CampaignChange,
  CampaignFilter,
  GoogleAdsAnswer,
  GoogleAdsCampaign,
  GoogleAdsCampaignSummary,
} from './google-ads.ts';
import { GoogleAdsForm } from './google-ads-form.ts';
import { HistoryChange, HistoryEntry, HistoryFilter, HistoryVersion, NewHistoryEntry } from './history.ts';
import {
  KeywordSourceState,
  ResearchForm,
  ResearchHistoryFilter,
  ResearchRecord,
  ResearchSummary,
} from './keyword-research.ts';
import { NewReview, NewStory, OwnReview, OwnStory, PublicReview, PublicStory } from './reviews.ts';
import { RowIdInAddress } from './row-id.ts';
import { LatestRun, SeoForm, SeoResult } from './seo-content.ts';
import { AuthProvider, CurrentUser, LogoutAnswer } from './session.ts';
import { Settings } from './settings.ts';
import { SocialHistoryFilter, SocialMetaChange, SocialMetaForm, SocialMetaRecord } from './social-meta.ts';
import { PicturePreview, PicturePreviewForm } from './social-picture.ts';
import { SupportAnswer, SupportQuestion } from './support-chat.ts';
import { ContentTemplate, NewTemplate, TemplateSummary } from './templates.ts';
import { UsageToday } from './usage.ts';
import { SiteCrawl, SiteCrawlForm, SiteCrawlSummary } from './site-crawl.ts';
import { WalmartForm, WalmartResult } from './walmart.ts';
import { WebpageAnalysis, WebpageAnalysisSummary, WebpageForm } from './webpage-analysis.ts';

export interface Endpoint {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}

const Id = z.object({ id: RowIdInAddress });
const Success = z.object({ success: z.literal(true) });

/** Every JSON call of the product: one line each, read by the server's routes and by the typed client. */
export const api = {
  'GET /api/auth/user': { response: CurrentUser },
  'POST /api/auth/logout': { response: LogoutAnswer },
  'GET /api/auth/provider': { response: AuthProvider },
  'GET /api/config': { response: PublicConfig },
  'POST /api/create-subscription': { body: NewSubscription, response: SubscriptionStart },
  'POST /api/verify-payment': { body: PaymentCheck, response: PaymentChecked },
  /** Null when this browser has bought nothing that waits for an account. */
  'GET /api/purchase': { response: PendingPurchase.nullable() },
  'GET /api/billing': { response: BillingOverview },
  'GET /api/invoices': { response: z.array(Invoice) },
  'POST /api/cancel-subscription': { response: BillingAction },
  'POST /api/reactivate-subscription': { response: BillingAction },
  'POST /api/change-plan': { body: PlanChange, response: BillingAction },
  'POST /api/billing-portal': { response: BillingPortal },
  'POST /api/test-payments/confirm': { body: TestCard, response: TestPayment },
  'POST /api/test-payments/authenticate': { body: TestAuthentication, response: TestPayment },
  'GET /api/settings': { response: Settings },
  'PUT /api/settings': { body: Settings, response: Settings },
  'GET /api/sessions': { response: z.array(AccountSession) },
  'DELETE /api/sessions/:id': { params: SessionId, response: Success },
  'POST /api/sessions/end-others': { response: SessionsEnded },
  'GET /api/account/deletion': { response: DeletionTerms },
  'POST /api/account/deletion': { body: AccountDeletion, response: AccountDeleted },
  /** Verified and agreed to; none at all while there are fewer than `enoughReviews`. */
  'GET /api/reviews/public': { response: z.array(PublicReview) },
  'GET /api/reviews/mine': { response: z.array(OwnReview) },
  'POST /api/reviews': { body: NewReview, response: OwnReview },
  'PUT /api/reviews/:id': { params: Id, body: NewReview, response: OwnReview },
  'DELETE /api/reviews/:id': { params: Id, response: Success },
  'GET /api/success-stories/public': { response: z.array(PublicStory) },
  'GET /api/success-stories/mine': { response: z.array(OwnStory) },
  'POST /api/success-stories': { body: NewStory, response: OwnStory },
  'PUT /api/success-stories/:id': { params: Id, body: NewStory, response: OwnStory },
  'DELETE /api/success-stories/:id': { params: Id, response: Success },
  'GET /api/usage': { response: UsageToday },
  'POST /api/support-chat': { body: SupportQuestion, response: SupportAnswer },
  'POST /api/generate-seo': { body: SeoForm, response: SeoResult },
  /** Null when the run was not finished. Answers of the Walmart generator too. */
  'GET /api/generate-seo/latest': { query: LatestRun, response: SeoResult.nullable() },
  'POST /api/walmart-generator': { body: WalmartForm, response: WalmartResult },
  'POST /api/core-web-vitals/analyze': { body: SpeedForm, response: SpeedRecord },
  'POST /api/core-web-vitals/import': { body: SpeedImport, response: SpeedRecord },
  'GET /api/core-web-vitals/history': { query: SpeedHistoryFilter, response: z.array(SpeedRecord) },
  'GET /api/core-web-vitals/trend': { query: SpeedTrendFilter, response: z.array(SpeedPoint) },
  'GET /api/core-web-vitals/:id': { params: Id, response: SpeedRecord },
  'DELETE /api/core-web-vitals/:id': { params: Id, response: Success },
  'POST /api/core-web-vitals/:id/restore': { params: Id, response: SpeedRecord },
  'POST /api/google-ads/generate': { body: GoogleAdsForm, response: GoogleAdsAnswer },
  'GET /api/google-ads/campaigns': { query: CampaignFilter, response: z.array(GoogleAdsCampaignSummary) },
  'GET /api/google-ads/campaigns/:id': { params: Id, response: GoogleAdsCampaign },
  'PATCH /api/google-ads/campaigns/:id': { params: Id, body: CampaignChange, response: GoogleAdsCampaign },
  'DELETE /api/google-ads/campaigns/:id': { params: Id, response: Success },
  'POST /api/google-ads/campaigns/:id/restore': { params: Id, response: GoogleAdsCampaign },
  'POST /api/analyze-webpage': { body: WebpageForm, response: WebpageAnalysis },
  'GET /api/webpage-analyses': { response: z.array(WebpageAnalysisSummary) },
  'GET /api/webpage-analyses/:id': { params: Id, response: WebpageAnalysis },
  'DELETE /api/webpage-analyses/:id': { params: Id, response: Success },
  'POST /api/keyword-research/generate': { body: ResearchForm, response: ResearchRecord },
  'GET /api/keyword-research/history': { query: ResearchHistoryFilter, response: z.array(ResearchSummary) },
  'GET /api/keyword-research/source': { response: KeywordSourceState },
  'GET /api/keyword-research/:id': { params: Id, response: ResearchRecord },
  'DELETE /api/keyword-research/:id': { params: Id, response: Success },
  'POST /api/keyword-research/:id/restore': { params: Id, response: ResearchRecord },
  'POST /api/site-crawls': { body: SiteCrawlForm, response: SiteCrawlSummary },
  'GET /api/site-crawls': { response: z.array(SiteCrawlSummary) },
  'GET /api/site-crawls/:id': { params: Id, response: SiteCrawl },
  'POST /api/site-crawls/:id/stop': { params: Id, response: SiteCrawlSummary },
  'DELETE /api/site-crawls/:id': { params: Id, response: Success },
  'POST /api/social-meta/optimize': { body: SocialMetaForm, response: SocialMetaRecord },
  'GET /api/social-meta/history': { query: SocialHistoryFilter, response: z.array(SocialMetaRecord) },
  'GET /api/social-meta/:id': { params: Id, response: SocialMetaRecord },
  'PATCH /api/social-meta/:id': { params: Id, body: SocialMetaChange, response: SocialMetaRecord },
  'DELETE /api/social-meta/:id': { params: Id, response: Success },
  'POST /api/social-meta/:id/restore': { params: Id, response: SocialMetaRecord },
  'POST /api/social-images/preview': { body: PicturePreviewForm, response: PicturePreview },
  /** Newest first. */
  'GET /api/business-profiles': { response: z.array(BusinessSummary) },
  'GET /api/business-profiles/:id': { params: Id, response: BusinessProfile },
  /** Those that were used most come first. */
  'GET /api/content-templates': { response: z.array(TemplateSummary) },
  'POST /api/content-templates': { body: NewTemplate, response: TemplateSummary },
  /** Gives the form and counts the use. */
  'POST /api/content-templates/:id/use': { params: Id, response: ContentTemplate },
  /** Gives what was deleted, which takes it back when it is posted again. */
  'DELETE /api/content-templates/:id': { params: Id, response: ContentTemplate },
  'GET /api/content-history': { query: HistoryFilter, response: z.array(HistoryEntry) },
  'POST /api/content-history': { body: NewHistoryEntry, response: HistoryEntry },
  'GET /api/content-history/:id': { params: Id, response: HistoryEntry },
  'PATCH /api/content-history/:id': { params: Id, body: HistoryChange, response: HistoryEntry },
  'DELETE /api/content-history/:id': { params: Id, response: Success },
  'POST /api/content-history/:id/restore': { params: Id, response: HistoryEntry },
  'GET /api/content-history/:id/versions': { params: Id, response: z.array(HistoryVersion) },
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Endpoint>;

export type Api = typeof api;
export type ApiKey = keyof Api;
