import { isIP } from 'node:net';
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

/** Where a proxy of one's own stands: on this machine or in its private network. */
const nearby = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses and networks; `true` means nearby ones. A number, or all, would let browsers write their own address. */
const trustProxy = z.string().transform((value, context): false | string[] => {
  if (value === 'false') return false;
  if (value === 'true') return nearby;
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, or the addresses or networks of the proxies separated by commas',
  });
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  if (nearby.includes(text)) return true;
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

const secret = z.string().min(32, 'must have at least 32 characters');

/** Ten digits; people copy them with hyphens. */
const customerId = z
  .string()
  .transform((value) => value.replaceAll('-', ''))
  .pipe(z.string().regex(/^\d{10}$/, 'must be the ten digits of an account, such as 123-456-7890'))
  .optional();

/** Every setting by itself; what they must be together stands in env-combinations.ts. */
export const shape = {
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
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_BEFORE: secret.optional(),
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
  ACCOUNT_STORAGE_MB: wholeNumber(1, 1_000_000).default(2048),
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
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
} as const;

export type SettingName = keyof typeof shape;

/** All settings as parsed, before defaults that depend on others are filled in. */
export type ParsedSettings = z.output<z.ZodObject<typeof shape>>;

export function settingNames(): SettingName[] {
  return Object.keys(shape).filter((name): name is SettingName => name in shape);
}
