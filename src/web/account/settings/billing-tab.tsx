import { useMutation, useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { BillingOverview } from '#contract/billing.ts';
import type { PlanKey } from '#contract/plans.ts';
import type { Settings } from '#contract/settings.ts';
import { billingQuery } from '#web/account/queries.ts';
import { isInGenerator, platformOfPlan } from '#web/account/writing-place.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PlanChange } from './plan-change.tsx';
import { LoadFailure, Section } from './section.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { SwitchRow } from './switch-row.tsx';

/** The payment provider's own page; without a key there is no real card to look after. */
function PaymentMethod({ mode }: { mode: BillingOverview['mode'] }) {
  const portal = useMutation({
    mutationFn: () => call('POST /api/billing-portal'),
    onSuccess: ({ url }) => {
      if (url === null) toast({ title: 'There is no card to look after in test mode.' });
      else location.assign(url);
    },
    onError: (error) =>
      toast({ title: 'The billing portal did not open', description: sentenceOf(error), tone: 'poor' }),
  });
  if (mode === 'test') {
    return (
      <p className="text-[0.94rem] text-ink-soft">
        Test mode: no real card is charged or kept, so there is none to change.
      </p>
    );
  }
  return (
    <BusyButton
      variant="secondary"
      pending={portal.isPending}
      icon={<ExternalLink size={16} aria-hidden="true" />}
      onClick={() => portal.mutate()}
    >
      Open billing portal
    </BusyButton>
  );
}

function AutoRenew({ billing }: { billing: BillingOverview }) {
  const { register } = useFormContext<Settings>();
  const { errors } = useFormState<Settings>();
  const paid = billing.status === 'active' && !billing.complimentary;
  return (
    <SwitchRow
      label="Renew automatically"
      hint={
        paid
          ? 'Off is the same as cancelling: you keep all tools until the end of the billing period. Takes effect when you save.'
          : 'There is no paid subscription that could be renewed.'
      }
      error={errors.autoRenew?.message}
      disabled={!paid}
      {...(paid ? register('autoRenew') : { checked: false, readOnly: true })}
    />
  );
}

/** What a plan changes, beside its price: where its owner begins. */
function wordsOfPlan(plan: PlanKey): string {
  const platform = platformOfPlan(plan);
  if (platform === null) return 'All platforms are bought together.';
  return isInGenerator(platform)
    ? 'The generator opens on the platform that you bought.'
    : 'Your dashboard leads to the form of the platform that you bought.';
}

/** Subscription & Billing: what is paid, until when, and everything that can be done about it. */
export function BillingTab() {
  const { data: billing, error, isPending, refetch } = useQuery(billingQuery);
  if (isPending) return <p className="py-9 text-ink-soft">Asking for your subscription…</p>;
  if (error) {
    return (
      <div className="py-9">
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const renewing = billing.status === 'active' && !billing.complimentary && !billing.cancelAtPeriodEnd;
  return (
    <>
      <Section title="Subscription" text="One subscription opens all tools.">
        <div className="flex flex-col gap-6">
          <SubscriptionCard billing={billing} />
          <AutoRenew billing={billing} />
        </div>
      </Section>
      {renewing && billing.plan !== null && (
        <Section title="Plan" text={wordsOfPlan(billing.plan)}>
          <PlanChange key={billing.plan} current={billing.plan} />
        </Section>
      )}
      {!billing.complimentary && (
        <Section title="Payment method" text="Your card is kept by the payment provider, never here.">
          <PaymentMethod mode={billing.mode} />
        </Section>
      )}
      <Section title="Invoices" text="What was billed, newest first.">
        <InvoiceList />
      </Section>
    </>
  );
}
