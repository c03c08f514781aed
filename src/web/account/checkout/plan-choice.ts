import { catalogueKeys, platformOfCatalogueKey } from '#contract/platform-list.ts';
import type { PlanKey } from '#contract/plans.ts';
import { planPages } from 'virtual:plans';

const isPlan = (value: string): value is PlanKey => Object.hasOwn(planPages, value);

/** Part of the address that names the plan. */
export const planParameter = 'platform';
/** The plan of an address that names none, or one that does not exist. */
export const defaultPlan: PlanKey = 'website';

/** Names of the generator that differ from those of the plans, such as Facebook Marketplace's. */
const otherNames: Readonly<Record<string, PlanKey>> = Object.fromEntries(
  catalogueKeys.map((key) => [platformOfCatalogueKey(key), key] as const).filter(([id, key]) => id !== key),
);

/** Every name under which an address may ask for a plan. The server chooses the written page by the same names. */
export const planNames: readonly string[] = [...Object.keys(planPages), ...Object.keys(otherNames)];

/** The plan that the address names. */
export function planOf(query: URLSearchParams): PlanKey {
  const asked = query.get(planParameter) ?? '';
  if (isPlan(asked)) return asked;
  return (Object.hasOwn(otherNames, asked) && otherNames[asked]) || defaultPlan;
}

/** Line for who was sent here, by the query that the link carries; absent for everybody else. */
export function greetingOf(query: URLSearchParams): string | undefined {
  if (query.get('new_user') === 'true')
    return 'Welcome! Subscribe, and all tools open right after the payment.';
  if (query.get('returning') === 'true')
    return 'Welcome back. Subscribe again and everything that you saved is open to you as before.';
  if (query.get('new_account') === 'true')
    return 'We found no account for that e-mail address. Subscribe here, then make one in a minute.';
  return undefined;
}
