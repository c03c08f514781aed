import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { planKeys, type PlanKey } from '#contract/plans.ts';

const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '')
    return url.origin;
  context.addIssue({
    code: 'custom',
    message: 'must be http:// or https:// with a host and no path, such as https://shelfmark.example',
  });
  return z.NEVER;
});

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((value) => value.replace(/\/+$/, ''));

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of: ${values.join(', ')}` });

/**
 * `true`, `false`, or addresses and networks. A mere number of proxies is not offered: it would let a browser that
 * reaches the server directly write its own address.
 */
const trustProxy = z.string().transform((value, context): boolean | string[] => {
  if (value === 'true' || value === 'false') return value === 'true';
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, or the addresses or networks of the proxies separated by commas',
  });
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}

/** Setting that names the Stripe price of a plan, such as `STRIPE_PRICE_ETSY`. */
export type PriceSetting = `STRIPE_PRICE_${Uppercase<PlanKey>}`;

export function priceSetting(plan: PlanKey): PriceSetting {
  return `STRIPE_PRICE_${plan.toUpperCase() as Uppercase<PlanKey>}`;
}

const priceId = z
  .string()
  .regex(/^price_\w+$/, 'must be the id of a price, beginning with price_')
  .optional();

function priceShape(): Record<PriceSetting, typeof priceId> {
  const entries = planKeys.map((plan) => [priceSetting(plan), priceId]);
  return Object.fromEntries(entries) as Record<PriceSetting, typeof priceId>;
}

/** Ten digits; people copy them with hyphens. */
const customerId = z
  .string()
  .transform((value) => value.replaceAll('-', ''))
  .pipe(z.string().regex(/^\d{10}$/, 'must be the ten digits of an account, such as 123-456-7890'))
  .optional();

const shape = {
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  OPERATOR_NAME: z.string().max(200, 'must have at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'must have at most 500 characters').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .optional(),
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  SIGN_IN: oneOf(['embedded']).optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().default('gpt-5'),
  HTTP_PROXY: z
    .url({
      protocol: /^http$/,
      error: 'must look like http://exit.example:3128 or http://user:password@exit.example:3128',
    })
    .optional(),
  PAYMENTS: oneOf(['test']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'must be a secret key, beginning with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:live|test)_\w+$/, 'must be a publishable key, beginning with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook endpoint, beginning with whsec_')
    .optional(),
  ...priceShape(),
  CHROME_PATH: z.string().optional(),
  BROWSER_SANDBOX: oneOf(['on', 'off']).default('on'),
  SPEED_RUNS_AT_ONCE: wholeNumber(1, 64).optional(),
  CRUX_API_KEY: z.string().optional(),
  GOOGLE_ADS_DEVELOPER_TOKEN: z.string().optional(),
  GOOGLE_ADS_CLIENT_ID: z.string().optional(),
  GOOGLE_ADS_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ADS_REFRESH_TOKEN: z.string().optional(),
  GOOGLE_ADS_CUSTOMER_ID: customerId,
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: customerId,
  GOOGLE_ADS_API_VERSION: z
    .string()
    .regex(/^v\d{1,3}$/, 'must be a version such as v26')
    .default('v26'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address such as Shelfmark <hello@shelfmark.example>',
    )
    .optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address such as help@shelfmark.example').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
} as const;

export type SettingName = keyof typeof shape;

type Parsed = z.output<z.ZodObject<typeof shape>>;

/** The settings of a running product, with every default filled in. */
export interface Environment extends Omit<Parsed, 'PUBLIC_URL' | 'LOG_LEVEL' | 'HOST' | 'MAIL_FROM'> {
  /** Origin without a slash at the end. */
  PUBLIC_URL: string;
  HOST: string;
  LOG_LEVEL: NonNullable<Parsed['LOG_LEVEL']>;
  MAIL_FROM: string;
}

/** Names one wrong setting and says what it must be. The start prints the message and ends. */
export class SettingsError extends Error {
  constructor(name: SettingName, message: string) {
    super(`${name} ${message}.`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads all settings. An empty variable counts as absent.
 * @throws SettingsError for the first wrong value or combination
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given: Partial<Record<SettingName, string>> = {};
  for (const name of settingNames()) {
    const value = variables[name]?.trim();
    if (value) given[name] = value;
  }
  const parsed = z.object(shape).safeParse(given);
  if (!parsed.success) throw firstProblem(parsed.error);
  const settings = parsed.data;
  refuseCombinations(settings);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    PUBLIC_URL: publicUrl,
    HOST: settings.HOST ?? (isThisMachine(new URL(publicUrl).hostname) ? 'localhost' : '0.0.0.0'),
    LOG_LEVEL: settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'),
    MAIL_FROM: settings.MAIL_FROM ?? `Shelfmark <no-reply@${new URL(publicUrl).hostname}>`,
    AI_BASE_URL: settings.AI_BASE_URL ?? (settings.AI_API_KEY ? 'https://api.openai.com/v1' : undefined),
  };
}

/** The two settings that say where the data are, for operator commands that need no others. */
export function readDataSettings(
  variables: Record<string, string | undefined>,
): Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'> {
  const { DATA_DIR, DATABASE_URL } = variables;
  return readEnvironment({ DATA_DIR, DATABASE_URL });
}

export function settingNames(): SettingName[] {
  return Object.keys(shape).filter((name): name is SettingName => name in shape);
}

function firstProblem(error: z.ZodError): Error {
  const issue = error.issues[0];
  const name = settingNames().find((candidate) => candidate === issue?.path[0]);
  return issue && name ? new SettingsError(name, issue.message) : error;
}

function refuseCombinations(settings: Parsed): void {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  const outside = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  const names: (keyof typeof outside)[] = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
  const missing = names.filter((name) => outside[name] === undefined);
  if (missing[0] && missing.length < names.length) {
    throw new SettingsError(missing[0], 'is missing: an outside sign-in needs all three OIDC_ variables');
  }
  if (settings.SIGN_IN === 'embedded' && OIDC_ISSUER !== undefined) {
    throw new SettingsError('SIGN_IN', 'must not be embedded while OIDC_ISSUER names an outside provider');
  }
  if (settings.NODE_ENV === 'production' && OIDC_ISSUER === undefined && settings.SIGN_IN !== 'embedded') {
    throw new SettingsError(
      'SIGN_IN',
      'must be embedded to use the embedded sign-in in production; otherwise set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
    );
  }
  const { OPERATOR_NAME, OPERATOR_ADDRESS } = settings;
  if ((OPERATOR_NAME === undefined) !== (OPERATOR_ADDRESS === undefined)) {
    throw new SettingsError(
      OPERATOR_NAME === undefined ? 'OPERATOR_NAME' : 'OPERATOR_ADDRESS',
      'is missing: the legal pages name the operator with OPERATOR_NAME and OPERATOR_ADDRESS together',
    );
  }
  refusePayments(settings);
  refuseGoogleAds(settings);
  if (settings.ROLE !== 'all' && settings.DATABASE_URL === undefined) {
    throw new SettingsError(
      'ROLE',
      'must be all without DATABASE_URL: the embedded database admits one process',
    );
  }
}

const googleAdsNames = [
  'GOOGLE_ADS_DEVELOPER_TOKEN',
  'GOOGLE_ADS_CLIENT_ID',
  'GOOGLE_ADS_CLIENT_SECRET',
  'GOOGLE_ADS_REFRESH_TOKEN',
  'GOOGLE_ADS_CUSTOMER_ID',
] as const;

function refuseGoogleAds(settings: Parsed): void {
  const missing = googleAdsNames.filter((name) => settings[name] === undefined);
  if (missing[0] && missing.length < googleAdsNames.length)
    throw new SettingsError(missing[0], `is missing: live search volumes need ${googleAdsNames.join(', ')}`);
}

function refusePayments(settings: Parsed): void {
  const { NODE_ENV, PAYMENTS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const given = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const names: (keyof typeof given)[] = [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing[0] && missing.length < names.length) {
    throw new SettingsError(missing[0], `is missing: payments by Stripe need ${names.join(', ')}`);
  }
  if (PAYMENTS === 'test' && STRIPE_SECRET_KEY !== undefined) {
    throw new SettingsError('PAYMENTS', 'must not be test while STRIPE_SECRET_KEY is set');
  }
  const isLive = (key = '') => key.includes('_live_');
  if (isLive(STRIPE_SECRET_KEY) !== isLive(STRIPE_PUBLISHABLE_KEY)) {
    throw new SettingsError(
      'STRIPE_PUBLISHABLE_KEY',
      'must be of the same kind as STRIPE_SECRET_KEY: both live, or both of a Stripe test account',
    );
  }
  if (NODE_ENV === 'production' && STRIPE_SECRET_KEY === undefined && PAYMENTS !== 'test') {
    throw new SettingsError(
      'PAYMENTS',
      `must be test to sell with test cards in production, where nothing is charged; otherwise set ${names.join(', ')}`,
    );
  }
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
}
