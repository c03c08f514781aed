import type { Environment } from '#server/env.ts';
import { openGoogleAds } from './live.ts';
import type { KeywordSource } from './port.ts';

/** The Google Ads API when an account of it is given; else null: no number is made up in its place. */
export function openKeywordSource(env: Environment): KeywordSource | null {
  const {
    GOOGLE_ADS_DEVELOPER_TOKEN: developerToken,
    GOOGLE_ADS_CLIENT_ID: clientId,
    GOOGLE_ADS_CLIENT_SECRET: clientSecret,
    GOOGLE_ADS_REFRESH_TOKEN: refreshToken,
    GOOGLE_ADS_CUSTOMER_ID: customerId,
  } = env;
  // The start has refused half an account.
  if (!developerToken || !clientId || !clientSecret || !refreshToken || !customerId) return null;
  return openGoogleAds({
    developerToken,
    clientId,
    clientSecret,
    refreshToken,
    customerId,
    loginCustomerId: env.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
    apiVersion: env.GOOGLE_ADS_API_VERSION,
  });
}
