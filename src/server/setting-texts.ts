import { planKeys } from '#contract/plans.ts';
import { priceSetting, settingNames, type PriceSetting, type SettingName } from './env.ts';

/** What an operator reads about one setting; the README's table is checked against the list below. */
interface SettingText {
  meaning: string;
  /** What holds when the variable is absent or empty. */
  default: string;
}

/** Every setting, in the order of the README's table, which is checked against this list. */
export const settingTexts: Record<SettingName, SettingText> = {
  NODE_ENV: {
    meaning: '`production` refuses embedded stand-ins that were not asked for by name',
    default: '`development`',
  },
  PORT: { meaning: 'port to listen on', default: '`3000`' },
  HOST: {
    meaning: 'address to listen on',
    default: '`localhost` when `PUBLIC_URL` is on this machine, otherwise `0.0.0.0`',
  },
  PUBLIC_URL: {
    meaning: 'address under which browsers reach the product; decides over secure cookies',
    default: '`http://localhost:<PORT>`',
  },
  OPERATOR_NAME: {
    meaning: 'person or company that runs this installation; stands on the legal pages',
    default: 'none: the legal pages say that no operator is named yet',
  },
  OPERATOR_ADDRESS: {
    meaning: 'postal address of the operator, such as `1 High Street, Leeds LS1 4AB, United Kingdom`',
    default: 'none; needed together with `OPERATOR_NAME`',
  },
  DATA_DIR: { meaning: 'folder of the embedded database and of the operator socket', default: '`./data`' },
  DATABASE_URL: {
    meaning: 'PostgreSQL 15 or newer, such as `postgresql://user:password@host/name`',
    default: 'embedded PGlite in `DATA_DIR`',
  },
  ROLE: {
    meaning:
      '`web` answers browsers, `worker` runs background jobs, `all` does both; parts need `DATABASE_URL`',
    default: '`all`',
  },
  SESSION_SECRET: {
    meaning: 'signs session cookies, at least 32 characters',
    default: 'made at the first start and kept in the database',
  },
  SESSION_SECRET_BEFORE: {
    meaning: 'the secret that `SESSION_SECRET` took over from; what it signed stays valid while this is set',
    default: 'none',
  },
  TRUST_PROXY: {
    meaning:
      'which proxies may set `X-Forwarded-*`: `true` for any on this machine or in its private network, or their addresses separated by commas',
    default: '`false`',
  },
  LOG_LEVEL: {
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    default: '`info` in production, otherwise `warn`',
  },
  SIGN_IN: {
    meaning: '`embedded` allows the embedded sign-in with `NODE_ENV=production`',
    default: 'embedded outside production, unless `OIDC_ISSUER` is set',
  },
  OIDC_ISSUER: {
    meaning: 'issuer of an outside OpenID Connect provider',
    default: 'embedded sign-in under `/oidc`',
  },
  OIDC_CLIENT_ID: { meaning: 'client id at that provider', default: 'none' },
  OIDC_CLIENT_SECRET: { meaning: 'client secret at that provider', default: 'none' },
  AI_BASE_URL: {
    meaning: 'OpenAI-compatible endpoint that writes, such as `https://api.openai.com/v1`',
    default: '`https://api.openai.com/v1` when `AI_API_KEY` is set, otherwise the rule-based writer',
  },
  AI_API_KEY: { meaning: 'key for that endpoint', default: 'none' },
  AI_MODEL: { meaning: 'model to ask there', default: '`gpt-5`' },
  HTTP_PROXY: {
    meaning:
      'proxy through which pages that users name are fetched, such as `http://user:password@exit.example:3128`; it must refuse inner addresses itself',
    default: 'none: pages are fetched directly, behind the product’s own guard',
  },
  PAYMENTS: {
    meaning: '`test` allows test payments with `NODE_ENV=production`',
    default: 'test payments outside production, unless `STRIPE_SECRET_KEY` is set',
  },
  STRIPE_SECRET_KEY: {
    meaning: 'secret key of a Stripe account; `npm run stripe:setup` makes its products and prices',
    default: 'test payments inside the product',
  },
  STRIPE_PUBLISHABLE_KEY: { meaning: 'publishable key of that account', default: 'none' },
  STRIPE_WEBHOOK_SECRET: {
    meaning: 'signing secret of the webhook endpoint `<PUBLIC_URL>/api/stripe/webhook`',
    default: 'none',
  },
  ...priceTexts(),
  ACCOUNT_STORAGE_MB: {
    meaning: 'most MB of the database that one account may take; some 50,000 listings fit into 1,000',
    default: '2048',
  },
  CHROME_PATH: {
    meaning: 'Chrome or Chromium that measures pages',
    default: 'the one inside the lock file (Linux x64), otherwise an installed one',
  },
  BROWSER_SANDBOX: {
    meaning: '`off` lets that browser run without its sandbox, on hosts that forbid one; `on` refuses to',
    default: '`on`',
  },
  SPEED_RUNS_AT_ONCE: {
    meaning: 'Core Web Vitals runs at the same time; more than there are cores spoils the figures',
    default: '2, or 1 on one core',
  },
  CRUX_API_KEY: {
    meaning: 'key of the Chrome UX Report, for figures of real visits',
    default: 'figures of the lab only',
  },
  GOOGLE_ADS_DEVELOPER_TOKEN: {
    meaning: 'developer token with Basic access, for live search volumes of the Keyword Planner',
    default: 'none: volumes come from files that users import, or are unknown',
  },
  GOOGLE_ADS_CLIENT_ID: { meaning: 'OAuth client id of a Google Cloud project', default: 'none' },
  GOOGLE_ADS_CLIENT_SECRET: { meaning: 'OAuth client secret of that project', default: 'none' },
  GOOGLE_ADS_REFRESH_TOKEN: {
    meaning: 'refresh token with the scope `https://www.googleapis.com/auth/adwords`',
    default: 'none',
  },
  GOOGLE_ADS_CUSTOMER_ID: {
    meaning: 'account that the volumes are asked for, ten digits; one without ad spend gets ranges only',
    default: 'none',
  },
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: {
    meaning: 'manager account that the sign-in belongs to, ten digits',
    default: 'none: the account itself',
  },
  GOOGLE_ADS_API_VERSION: { meaning: 'version of the Google Ads API', default: '`v26`' },
  SMTP_URL: {
    meaning: 'mail server, such as `smtps://user:password@mail.example.com`',
    default:
      'letters are written to `DATA_DIR/outbox` as .eml files and reach nobody, links for forgotten passwords too',
  },
  MAIL_FROM: {
    meaning: 'sender of letters, such as `Shelfmark <hello@shelfmark.example>`',
    default: '`Shelfmark <no-reply@` and the host of `PUBLIC_URL`',
  },
  SUPPORT_EMAIL: {
    meaning:
      'mailbox for billing and technical questions: the support chat, the legal pages and security.txt name it, and replies to letters go there',
    default: 'none: chat and pages say to contact the people who run the site',
  },
  METRICS_TOKEN: {
    meaning: 'bearer token for `GET /metrics` (Prometheus), at least 16 characters',
    default: 'none: there is no such path on `PORT`',
  },
  METRICS_PORT: {
    meaning:
      'port for `/metrics`, `/healthz` and `/readyz` without a token, also of a worker; keep it from the public',
    default: 'none',
  },
  METRICS_HOST: { meaning: 'address to listen on with `METRICS_PORT`', default: '`127.0.0.1`' },
};

function priceTexts(): Record<PriceSetting, SettingText> {
  const entries = planKeys.map((plan) => [
    priceSetting(plan),
    {
      meaning: `Stripe price of the plan “${plan}”, such as \`price_1Ab…\``,
      default: `the price with the look-up key \`shelfmark_${plan}_monthly\``,
    },
  ]);
  return Object.fromEntries(entries) as Record<PriceSetting, SettingText>;
}

/** The README's table, which `npm run docs:configuration` writes. */
export function configurationTable(): string {
  const rows = settingNames().map((name) => {
    const { meaning, default: fallback } = settingTexts[name];
    return `| \`${name}\` | ${meaning} | ${fallback} |`;
  });
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n');
}
