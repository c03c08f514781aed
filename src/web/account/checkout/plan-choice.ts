import type { PlanKey } from '#contract/plans.ts';
import { planPages } from 'virtual:plans';

const isPlan = (value: string): value is PlanKey => Object.hasOwn(planPages, value);

/** The plan that the address names; the website toolkit without one. The generator's name for Facebook counts too. */
export function planOf(query: URLSearchParams): PlanKey {
  const asked = query.get('platform') ?? '';
  if (asked === 'facebookmarketplace') return 'facebook';
  return isPlan(asked) ? asked : 'website';
}

/** Line for who was sent here, by the query that the link carries; absent for everybody else. */
export function greetingOf(query: URLSearchParams): string | undefined {
  if (query.get('new_user') === 'true')
    return 'Welcome! Subscribe first; your account is made right after the payment.';
  if (query.get('returning') === 'true')
    return 'Welcome back. Subscribe again and everything that you saved is open to you as before.';
  if (query.get('new_account') === 'true')
    return 'We found no account for that e-mail address. Subscribe here, then make one in a minute.';
  return undefined;
}
