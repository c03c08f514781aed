import type { Environment } from './env.ts';

/** What the settings tell everybody: who runs the installation, and which kinds of outside services it uses. */
export function publicFacts({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  AI_BASE_URL,
  SMTP_URL,
  OIDC_ISSUER,
  GOOGLE_ADS_REFRESH_TOKEN,
  CRUX_API_KEY,
}: Environment) {
  return {
    operator: name !== undefined && address !== undefined ? { name, address } : null,
    outside: {
      model: AI_BASE_URL !== undefined,
      mail: SMTP_URL !== undefined,
      signIn: OIDC_ISSUER !== undefined,
      keywords: GOOGLE_ADS_REFRESH_TOKEN !== undefined,
      fieldData: CRUX_API_KEY !== undefined,
    },
  };
}
