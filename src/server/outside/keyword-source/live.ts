import type { z } from 'zod';
import { midpointsToRanges } from '#rules/keyword-research/import/planner-ranges.ts';
import {
  KeywordSourceError,
  type KeywordAnswer,
  type KeywordQuestion,
  type KeywordSource,
  type KeywordSourceFailure,
} from './port.ts';
import { CurrencyAnswer, ErrorAnswer, IdeasAnswer, keywordOf, PlacesAnswer, TokenAnswer } from './wire.ts';

/** An account of the Google Ads API. */
export interface GoogleAdsSettings {
  developerToken: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** Ten digits without hyphens. */
  customerId: string;
  /** The manager account that the sign-in belongs to; absent when it is the customer itself. */
  loginCustomerId?: string | undefined;
  /** Such as `v26`. */
  apiVersion: string;
}

const tokenEndpoint = 'https://oauth2.googleapis.com/token';
const origin = 'https://googleads.googleapis.com';
/** Longest wait for one answer, in milliseconds. */
const patienceMs = 15_000;
/** Ideas of one page, and pages of one question: more are not shown. */
const pageSize = 500;
const mostPages = 3;
/** A token is renewed this long before it ends. */
const tokenMarginMs = 60_000;
const mostSeeds = 20;

/** Google's numbers of languages (codes and formats of the Google Ads API). */
const languageConstants: Readonly<Record<string, number>> = {
  en: 1000,
  de: 1001,
  fr: 1002,
  es: 1003,
  it: 1004,
  ja: 1005,
  da: 1009,
  nl: 1010,
  ko: 1012,
  pt: 1014,
  sv: 1015,
  zh: 1017,
  ar: 1019,
  pl: 1030,
  ru: 1031,
  tr: 1037,
};

/**
 * The Keyword Planner by the REST form of the Google Ads API. Three plain calls need no client library, whose smallest
 * one brings gRPC along.
 */
export function openGoogleAds(
  settings: GoogleAdsSettings,
  { send = fetch, now = Date.now }: { send?: typeof fetch; now?: () => number } = {},
): KeywordSource {
  const { customerId, apiVersion } = settings;
  let token: { text: string; until: number } | null = null;
  let currency: string | null = null;

  return { name: 'Google Ads Keyword Planner', ideas };

  async function ideas(question: KeywordQuestion): Promise<KeywordAnswer> {
    currency ??= await currencyOf(question.signal);
    const places = await placesOf(question);
    const rows: KeywordAnswer['rows'] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const answer: z.output<typeof IdeasAnswer> = await call(
        `customers/${customerId}:generateKeywordIdeas`,
        {
          ...languageOf(question.language),
          geoTargetConstants: places,
          keywordPlanNetwork: 'GOOGLE_SEARCH',
          includeAdultKeywords: false,
          keywordSeed: { keywords: question.seeds.slice(0, mostSeeds) },
          pageSize,
          ...(pageToken !== undefined && { pageToken }),
        },
        IdeasAnswer,
        question.signal,
      );
      rows.push(...answer.results.flatMap((result) => keywordOf(result, currency) ?? []));
      pageToken = answer.nextPageToken;
      if (!pageToken) break;
    }
    const notices: string[] = [];
    if (midpointsToRanges(rows))
      notices.push('Google gives this account ranges only, such as 100–1,000 searches a month.');
    if (question.location !== null && places.length === 0)
      notices.push(
        `Google knows no place “${question.location.slice(0, 60)}”, so the volumes are of everywhere.`,
      );
    return { rows, notices };
  }

  async function placesOf({ location, language, signal }: KeywordQuestion): Promise<string[]> {
    if (location === null) return [];
    const answer = await call(
      'geoTargetConstants:suggest',
      { locale: language.slice(0, 2), locationNames: { names: [location.slice(0, 80)] } },
      PlacesAnswer,
      signal,
    );
    return answer.geoTargetConstantSuggestions
      .map(({ geoTargetConstant }) => geoTargetConstant)
      .filter(({ status }) => status === undefined || status === 'ENABLED')
      .map(({ resourceName }) => resourceName)
      .slice(0, 1);
  }

  /** Bids are in the account's currency. Without it they are shown without one, so a failure is no matter. */
  async function currencyOf(signal: AbortSignal): Promise<string | null> {
    try {
      const query = 'SELECT customer.currency_code FROM customer LIMIT 1';
      const answer = await call(
        `customers/${customerId}/googleAds:search`,
        { query },
        CurrencyAnswer,
        signal,
      );
      return answer.results[0]?.customer.currencyCode ?? null;
    } catch (error) {
      if (error instanceof KeywordSourceError && error.reason === 'bad_answer') return null;
      throw error;
    }
  }

  async function call<Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> {
    const { loginCustomerId, developerToken } = settings;
    return ask(
      `${origin}/${apiVersion}/${path}`,
      {
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'content-type': 'application/json',
          'developer-token': developerToken,
          ...(loginCustomerId !== undefined && { 'login-customer-id': loginCustomerId }),
        },
        body: JSON.stringify(body),
      },
      schema,
      signal,
    );
  }

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (token !== null && token.until > now()) return token.text;
    const { clientId, clientSecret, refreshToken } = settings;
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    });
    const answer = await ask(tokenEndpoint, { body }, TokenAnswer, signal, 'unauthorised');
    token = { text: answer.access_token, until: now() + answer.expires_in * 1_000 - tokenMarginMs };
    return token.text;
  }

  async function ask<Schema extends z.ZodType>(
    url: string,
    request: { headers?: Record<string, string>; body: string | URLSearchParams },
    schema: Schema,
    signal: AbortSignal,
    refusal?: KeywordSourceFailure,
  ): Promise<z.output<Schema>> {
    let response: Response;
    let text: string;
    try {
      response = await send(url, {
        method: 'POST',
        ...request,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      text = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      throw new KeywordSourceError('unreachable', 'Google did not answer', error);
    }
    if (!response.ok) {
      if (response.status === 401) token = null;
      throw failureOf(response.status, text, refusal);
    }
    const parsed = schema.safeParse(jsonOf(text));
    if (!parsed.success)
      throw new KeywordSourceError('bad_answer', `Unknown shape of ${new URL(url).pathname}`, parsed.error);
    return parsed.data;
  }
}

function languageOf(tag: string): { language?: string } {
  const constant = languageConstants[tag.slice(0, 2)];
  return constant === undefined ? {} : { language: `languageConstants/${constant}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failureOf(status: number, text: string, refusal?: KeywordSourceFailure): KeywordSourceError {
  const parsed = ErrorAnswer.safeParse(jsonOf(text));
  const { status: code = '', message = '' } = parsed.success ? parsed.data.error : {};
  const reason: KeywordSourceFailure =
    status === 429 || code === 'RESOURCE_EXHAUSTED'
      ? 'quota'
      : status === 401 || status === 403
        ? 'unauthorised'
        : status >= 500
          ? 'unreachable'
          : (refusal ?? 'rejected');
  return new KeywordSourceError(reason, `Google answered ${status} ${code} ${message}`.slice(0, 500));
}
