import type { ParsedSettings, SettingName } from './env-shape.ts';

/** One setting and what is wrong with it, to be read after its name: `must be …`, `is missing: …`. */
export interface SettingProblem {
  name: SettingName;
  message: string;
}

type Names = readonly SettingName[];

const signInNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const satisfies Names;
const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies Names;
const operatorNames = ['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const satisfies Names;
const googleAdsNames = [
  'GOOGLE_ADS_DEVELOPER_TOKEN',
  'GOOGLE_ADS_CLIENT_ID',
  'GOOGLE_ADS_CLIENT_SECRET',
  'GOOGLE_ADS_REFRESH_TOKEN',
  'GOOGLE_ADS_CUSTOMER_ID',
] as const satisfies Names;

/** What is wrong with the settings taken together, each by itself being right. */
export function combinationProblems(settings: ParsedSettings): SettingProblem[] {
  return [
    ...missingOf(settings, signInNames, 'an outside sign-in needs all three OIDC_ variables'),
    ...signInProblems(settings),
    ...missingOf(
      settings,
      operatorNames,
      'the legal pages name the operator with OPERATOR_NAME and OPERATOR_ADDRESS together',
    ),
    ...missingOf(settings, stripeNames, `payments by Stripe need ${stripeNames.join(', ')}`),
    ...paymentProblems(settings),
    ...missingOf(settings, googleAdsNames, `live search volumes need ${googleAdsNames.join(', ')}`),
    ...processProblems(settings),
    ...secretProblems(settings),
  ];
}

/** Names that are absent although others of their group are there. */
function missingOf(settings: ParsedSettings, group: Names, why: string): SettingProblem[] {
  const missing = group.filter((name) => settings[name] === undefined);
  if (missing.length === group.length) return [];
  return missing.map((name) => ({ name, message: `is missing: ${why}` }));
}

function signInProblems({ SIGN_IN, OIDC_ISSUER, NODE_ENV, ...others }: ParsedSettings): SettingProblem[] {
  if (SIGN_IN === 'embedded' && OIDC_ISSUER !== undefined)
    return [{ name: 'SIGN_IN', message: 'must not be embedded while OIDC_ISSUER names an outside provider' }];
  const outside = [OIDC_ISSUER, others.OIDC_CLIENT_ID, others.OIDC_CLIENT_SECRET];
  // Where one of the three is there, the missing ones have been named already.
  if (NODE_ENV !== 'production' || SIGN_IN === 'embedded' || outside.some((value) => value !== undefined))
    return [];
  const message =
    'must be embedded to use the embedded sign-in in production; otherwise set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET';
  return [{ name: 'SIGN_IN', message }];
}

function paymentProblems(settings: ParsedSettings): SettingProblem[] {
  const { NODE_ENV, PAYMENTS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = settings;
  const problems: SettingProblem[] = [];
  if (PAYMENTS === 'test' && STRIPE_SECRET_KEY !== undefined)
    problems.push({ name: 'PAYMENTS', message: 'must not be test while STRIPE_SECRET_KEY is set' });
  const isLive = (key: string) => key.includes('_live_');
  if (
    STRIPE_SECRET_KEY !== undefined &&
    STRIPE_PUBLISHABLE_KEY !== undefined &&
    isLive(STRIPE_SECRET_KEY) !== isLive(STRIPE_PUBLISHABLE_KEY)
  )
    problems.push({
      name: 'STRIPE_PUBLISHABLE_KEY',
      message: 'must be of the same kind as STRIPE_SECRET_KEY: both live, or both of a Stripe test account',
    });
  const someStripe = stripeNames.some((name) => settings[name] !== undefined);
  if (NODE_ENV === 'production' && !someStripe && PAYMENTS !== 'test')
    problems.push({
      name: 'PAYMENTS',
      message: `must be test to sell with test cards in production, where nothing is charged; otherwise set ${stripeNames.join(', ')}`,
    });
  return problems;
}

function processProblems({ ROLE, DATABASE_URL, PORT, METRICS_PORT }: ParsedSettings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (ROLE !== 'all' && DATABASE_URL === undefined)
    problems.push({
      name: 'ROLE',
      message: 'must be all without DATABASE_URL: the embedded database admits one process',
    });
  if (ROLE !== 'worker' && METRICS_PORT === PORT)
    problems.push({
      name: 'METRICS_PORT',
      message: 'must be another port than PORT, which is for everybody',
    });
  return problems;
}

function secretProblems({ SESSION_SECRET, SESSION_SECRET_BEFORE }: ParsedSettings): SettingProblem[] {
  if (SESSION_SECRET_BEFORE === undefined) return [];
  if (SESSION_SECRET === undefined)
    return [
      { name: 'SESSION_SECRET', message: 'is missing: SESSION_SECRET_BEFORE is the one it took over from' },
    ];
  if (SESSION_SECRET !== SESSION_SECRET_BEFORE) return [];
  return [
    { name: 'SESSION_SECRET_BEFORE', message: 'must be the earlier secret, not the one of SESSION_SECRET' },
  ];
}
