import { planPages } from 'virtual:plans';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { BillingOverview } from '#contract/billing.ts';
import type { CurrentUser } from '#contract/session.ts';
import type { UsageToday } from '#contract/usage.ts';
import { moneyText } from '#web/account/money.ts';
import { classNames } from '#web/lib/class-names.ts';
import { dateWords, memberSince } from '#web/lib/dates.ts';
import { useBilling, useUsageToday } from './queries.ts';
import { toolNames } from './tool-names.ts';

const card = 'rounded-frame border border-line bg-surface p-5';

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

/** Goes on in a new line behind its @ or a full stop, before it is broken anywhere. */
function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@.])/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts are one address in order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Who is signed in, and with what right. */
export function AccountSummary({ user }: { user: CurrentUser }) {
  const { data: billing, isPending } = useBilling();
  return (
    <section aria-labelledby="account-heading" className={card}>
      <h2 id="account-heading" className="heading mb-3 text-xl">
        Account
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-[0.94rem]">
        <dt className="text-ink-soft">Name</dt>
        <dd className="[overflow-wrap:anywhere]">{user.name}</dd>
        <dt className="text-ink-soft">Email</dt>
        <dd className="[overflow-wrap:anywhere]">
          {user.email === null ? 'not given' : <EmailText email={user.email} />}
        </dd>
        <dt className="text-ink-soft">Plan</dt>
        <dd>{isPending ? 'Loading…' : planWords(billing)}</dd>
        <dt className="text-ink-soft">Subscription</dt>
        <dd>{billing?.paymentFailed ? 'Payment failed, tools still open' : subscriptionWords(user)}</dd>
      </dl>
      <Link to="/settings" className="link press-around mt-4 inline-block text-[0.94rem]">
        Account Settings
      </Link>
    </section>
  );
}

function usedWords({ runs, limit }: UsageToday['tools'][number]): string {
  if (limit !== null) return `${runs ?? 0} of ${limit}`;
  return runs === null ? 'unlimited' : `${runs}, unlimited`;
}

/** What today's runs have used of the daily limits. Between phones and wide screens it is as high as the two others. */
export function TodaysUse() {
  const { data } = useUsageToday();
  if (!data) return null;
  return (
    <section
      aria-labelledby="use-heading"
      className={classNames(
        card,
        'flex flex-col md:max-[74rem]:col-start-2 md:max-[74rem]:row-span-2 md:max-[74rem]:row-start-1',
      )}
    >
      <h2 id="use-heading" className="heading mb-3 text-xl">
        Used today
      </h2>
      <dl className="grid grow grid-cols-[minmax(0,1fr)_auto] content-between gap-x-5 gap-y-1.5 text-[0.94rem]">
        {data.tools.map((use) => (
          <Fragment key={use.tool}>
            <dt className="text-ink-soft">{toolNames[use.tool]}</dt>
            <dd>{usedWords(use)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The two figures of an account: how much was written, and since when. */
export function QuickStats({ user, now }: { user: CurrentUser; now: Date }) {
  return (
    <section aria-labelledby="stats-heading" className={card}>
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
    </section>
  );
}
