import { planPages } from 'virtual:plans';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { BillingOverview } from '#contract/billing.ts';
import type { CurrentUser } from '#contract/session.ts';
import type { UsageToday } from '#contract/usage.ts';
import { moneyText } from '#web/account/money.ts';
import { dateWords, memberSince } from '#web/lib/dates.ts';
import { useBilling, useUsageToday } from './queries.ts';
import { toolNames } from './tool-names.ts';

/** What the subscription says today, in words. */
function subscriptionWords(user: CurrentUser): string {
  if (user.subscriptionStatus === 'cancelled') return 'Cancelled';
  if (user.subscriptionStatus === 'inactive') return 'Not active';
  if (user.subscriptionExpiresAt === null) return 'Active';
  return user.cancelAtPeriodEnd
    ? `Active until ${dateWords(user.subscriptionExpiresAt)}`
    : `Active, next date ${dateWords(user.subscriptionExpiresAt)}`;
}

/** What was bought, in words. Without an answer nothing is claimed. */
function planWords(billing: BillingOverview | undefined): string {
  if (!billing) return 'Not known right now';
  if (billing.plan === null) return billing.complimentary ? 'Given by Shelfmark' : 'None';
  const { name } = planPages[billing.plan];
  return billing.monthlyCents === null ? name : `${name}, ${moneyText(billing.monthlyCents)} a month`;
}

/** Who is signed in, and with what right. */
export function AccountSummary({ user }: { user: CurrentUser }) {
  const { data: billing, isPending } = useBilling();
  return (
    <section aria-labelledby="account-heading" className="rounded-frame border border-line bg-surface p-5">
      <h2 id="account-heading" className="heading mb-3 text-xl">
        Account
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-[0.94rem]">
        <dt className="text-ink-soft">Name</dt>
        <dd className="[overflow-wrap:anywhere]">{user.name}</dd>
        <dt className="text-ink-soft">E-mail</dt>
        <dd className="[overflow-wrap:anywhere]">{user.email ?? 'not given'}</dd>
        <dt className="text-ink-soft">Plan</dt>
        <dd>{isPending ? 'Loading…' : planWords(billing)}</dd>
        <dt className="text-ink-soft">Subscription</dt>
        <dd>{billing?.paymentFailed ? 'Payment failed, tools still open' : subscriptionWords(user)}</dd>
      </dl>
      <Link to="/settings" className="link mt-4 inline-block text-[0.94rem]">
        Account Settings
      </Link>
    </section>
  );
}

function usedWords({ runs, limit }: UsageToday['tools'][number]): string {
  if (limit !== null) return `${runs ?? 0} of ${limit}`;
  return runs === null ? 'unlimited' : `${runs}, unlimited`;
}

/** What today's runs have used of the daily limits. */
function TodaysUse() {
  const { data } = useUsageToday();
  if (!data) return null;
  return (
    <>
      <h3 className="mt-4 border-t border-line pt-4 text-[0.94rem] font-semibold">Used today</h3>
      <dl className="mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1.5 text-[0.94rem]">
        {data.tools.map((use) => (
          <Fragment key={use.tool}>
            <dt className="text-ink-soft">{toolNames[use.tool]}</dt>
            <dd>{usedWords(use)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

/** The two figures of an account: how much was written, and since when. */
export function QuickStats({ user, now }: { user: CurrentUser; now: Date }) {
  return (
    <section aria-labelledby="stats-heading" className="rounded-frame border border-line bg-surface p-5">
      <h2 id="stats-heading" className="sr-only">
        Quick stats
      </h2>
      <p className="flex items-baseline gap-3">
        <span className="display text-5xl">{user.totalGenerations.toLocaleString('en')}</span>
        <span className="text-ink-soft">{user.totalGenerations === 1 ? 'generation' : 'generations'}</span>
      </p>
      <p className="mt-3 text-[0.94rem] text-ink-soft">
        Member since <span className="text-ink">{memberSince(user.createdAt, now)}</span>
      </p>
      <TodaysUse />
    </section>
  );
}
