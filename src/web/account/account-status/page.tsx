import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { isActiveUser } from '#web/data/current-user.ts';
import { userQuery } from '#web/data/queries.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { classNames } from '#web/lib/class-names.ts';
import { PublicFrame } from '#web/marketing/public-frame.tsx';
import { buttonClass } from '#web/ui/button.tsx';

interface Status {
  title: string;
  text: (who: ReactNode) => ReactNode;
  /** Address of the button. The checkout needs a page load (its own content policy), the start page none. */
  to: string;
  button: string;
}

const statuses = {
  new_user: {
    title: 'Welcome to Shelfmark',
    text: (who: ReactNode) => <>Your account{who} is ready. Choose a subscription, and the tools open.</>,
    to: '/checkout?new_user=true',
    button: 'Start your subscription',
  },
  inactive: {
    title: 'Subscription required',
    text: (who: ReactNode) => (
      <>
        The account{who} has no active subscription. Subscribe again and everything that you saved is there.
      </>
    ),
    to: '/checkout?returning=true',
    button: 'Reactivate your subscription',
  },
  not_found: {
    title: 'Account not found',
    text: (who: ReactNode) => <>There is no account{who}. Subscribe, and make one right after the payment.</>,
    to: '/checkout?new_account=true',
    button: 'Create an account',
  },
  link_used: {
    title: 'This link was used',
    text: () => <>The purchase behind it belongs to an account by now. Sign in with that account.</>,
    to: '/api/auth/login',
    button: 'Sign in',
  },
  link_sent: {
    title: 'We sent you a new link',
    text: () => <>The one that you opened was too old. Look into your mail and open the new one.</>,
    to: '/',
    button: 'Go to the start page',
  },
  link_expired: {
    title: 'This link is too old',
    text: () => (
      <>Your payment is on record. Sign in with the e-mail address of the purchase, and it is yours.</>
    ),
    to: '/api/auth/login',
    button: 'Sign in',
  },
} satisfies Record<string, Status>;

const isStatus = (value: string | null | undefined): value is keyof typeof statuses =>
  typeof value === 'string' && Object.hasOwn(statuses, value);

/** What is known of an account that the address does not speak of; undefined until the server has answered. */
function standingOf(user: CurrentUser | null | undefined, failed: boolean): string {
  if (failed) return 'We could not reach your account just now. Load this page again in a moment.';
  if (user === undefined) return 'We are checking the status of your account.';
  if (user === null) return 'You are not signed in on this browser. Go to the start page to sign in.';
  const who = user.email === null ? 'You are signed in' : `You are signed in as ${user.email}`;
  return isActiveUser(user)
    ? `${who}, and your subscription is active.`
    : `${who}, without an active subscription.`;
}

/** `/account-status?status=&email=`: what an account needs before the tools open. */
export default function AccountStatusPage() {
  const query = useAddressQuery();
  const { data: user, isError } = useQuery(userQuery);
  const asked = query?.get('status');
  const email = query?.get('email')?.trim();
  const status: Status | null = isStatus(asked) ? statuses[asked] : null;
  return (
    <PublicFrame
      head={
        <div className="max-w-176 py-16">
          <h1 className="display text-[clamp(2.9rem,8vw,6rem)]">
            {status?.title ?? 'Checking account status'}
          </h1>
          <p className="mt-6 text-lg leading-relaxed [overflow-wrap:anywhere] text-mat-soft">
            {status
              ? status.text(
                  email && (
                    <>
                      {' '}
                      for <strong className="font-semibold text-mat-ink">{email}</strong>
                    </>
                  ),
                )
              : standingOf(query === null ? undefined : user, isError)}
            {!status && (
              <noscript> That needs JavaScript. Sign in and open your settings to see it.</noscript>
            )}
          </p>
          {status ? (
            <a href={status.to} className={classNames(buttonClass('on-mat', 'l'), 'mt-9')}>
              {status.button}
            </a>
          ) : (
            <Link to="/" className={classNames(buttonClass('on-mat', 'l'), 'mt-9')}>
              Go to the start page
            </Link>
          )}
        </div>
      }
    />
  );
}
