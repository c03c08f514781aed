import { planPages } from 'virtual:plans';
import type { BillingOverview } from '#contract/billing.ts';
import { moneyText } from '#web/account/money.ts';
import { dateWords } from '#web/lib/dates.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useFocusBack } from '#web/ui/return-focus.ts';
import { useRenewal } from './use-billing-action.ts';

/** What the subscription is today, as a label on the shelf: name, price, until when, and the one thing to do. */
export function SubscriptionCard({ billing }: { billing: BillingOverview }) {
  const { cancel, reactivate } = useRenewal();
  // The card changes under the button that was pressed: the keyboard goes on at the one in its place.
  const renewal = useFocusBack(cancel.isPending || reactivate.isPending);
  const { status, plan, monthlyCents, currentPeriodEnd, cancelAtPeriodEnd, paymentFailed, complimentary } =
    billing;
  const page = plan === null ? null : planPages[plan];
  // What this account is charged: who bought at another price than today's keeps it.
  const price = monthlyCents === null ? undefined : moneyText(monthlyCents);
  const end = currentPeriodEnd === null ? null : dateWords(currentPeriodEnd);

  if (status === 'active' && complimentary) {
    return (
      <Card title="Subscription given by Shelfmark" chip={<Chip tone="good">Active</Chip>}>
        <p>
          Nothing is billed for it, so there is nothing to cancel.{' '}
          {end === null ? 'It has no end.' : `It runs until ${end}.`}
        </p>
      </Card>
    );
  }
  if (status === 'active' && !cancelAtPeriodEnd) {
    return (
      <Card
        title="Monthly Subscription"
        price={price}
        chip={paymentFailed ? <Chip tone="poor">Payment failed</Chip> : <Chip tone="good">Active</Chip>}
      >
        {paymentFailed && <UnpaidNote />}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          <dt className="text-ink-soft">Plan</dt>
          <dd>{page?.name ?? 'All tools'}</dd>
          <dt className="text-ink-soft">Included</dt>
          <dd>Unlimited generations</dd>
          {!paymentFailed && (
            <>
              <dt className="text-ink-soft">Next billing date</dt>
              <dd>{end ?? 'not known yet'}</dd>
            </>
          )}
        </dl>
        <Button
          ref={renewal}
          variant="danger"
          className="mt-5"
          pending={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Cancel Subscription
        </Button>
      </Card>
    );
  }
  if (status === 'active' || status === 'cancelled') {
    const running = status === 'active';
    return (
      <Card title="Subscription cancelled" price={price} chip={<Chip tone="fair">Cancelled</Chip>}>
        {paymentFailed && <UnpaidNote />}
        <p>
          {running
            ? `You keep all tools until ${end ?? 'the end of the billing period'}. After that day nothing more is charged.`
            : `Your access ended${end === null ? '' : ` on ${end}`}. Everything that you made is kept.`}
        </p>
        {running ? (
          <Button
            ref={renewal}
            className="mt-5"
            pending={reactivate.isPending}
            onClick={() => reactivate.mutate()}
          >
            Reactivate
          </Button>
        ) : (
          <a
            href={`/checkout${plan === null ? '' : `?platform=${plan}`}`}
            className={`mt-5 ${buttonClass()}`}
          >
            Reactivate
          </a>
        )}
      </Card>
    );
  }
  return (
    <Card title="No subscription" chip={<Chip>Not active</Chip>}>
      <p>A subscription opens all tools.</p>
      <a href="/checkout" className={`mt-5 ${buttonClass()}`}>
        Subscribe
      </a>
    </Card>
  );
}

/** A renewal that was refused: what happens now, and what its reader can do about it. */
function UnpaidNote() {
  return (
    <p className="mb-5 border-l-4 border-poor pl-3.5 text-pretty">
      Your card was refused at the last renewal. We try again over the next days, and all tools stay open
      meanwhile. Look at your card under “Payment method”: if no attempt goes through, the subscription ends
      and nothing more is charged. What you made is kept.
    </p>
  );
}

function Card({
  title,
  price,
  chip,
  children,
}: {
  title: string;
  /** A month, as text. */
  price?: string | undefined;
  chip: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="rounded-frame border border-line bg-surface p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="heading text-2xl">{title}</h3>
        {chip}
      </div>
      {price !== undefined && (
        <p className="mb-4">
          <span className="display text-4xl">{price}</span>
          <span className="text-ink-soft">/month</span>
        </p>
      )}
      <div className="text-[0.94rem]">{children}</div>
    </div>
  );
}
