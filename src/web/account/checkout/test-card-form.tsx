import { useRef, useState } from 'react';
import type { PlanKey } from '#contract/plans.ts';
import { call } from '#web/data/client.ts';
import { Field } from '#web/ui/field.tsx';
import {
  cardProblems,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  parseExpiry,
  type CardEntry,
  type CardProblems,
} from './card-format.ts';
import { EmailField } from './email-field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import { keepEmail, keptEmail } from './kept-email.ts';
import { moneyText } from '#web/account/money.ts';
import { PayButton } from './pay-button.tsx';
import { TestAuthentication } from './test-authentication.tsx';
import { TestCards } from './test-cards.tsx';
import { usePayment, type Confirmed } from './use-payment.ts';
import type { Setup } from './use-setup.ts';

interface TestCardFormProps {
  plan: PlanKey;
  setup: Setup;
  /** Of the account that is signed in; empty for everybody else. */
  knownEmail: string;
}

/** The card form of a product without a payment key. Cards go to this machine only and nothing is charged. */
export function TestCardForm({ plan, setup, knownEmail }: TestCardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<CardEntry>>(() => {
    const email = keptEmail();
    return email === null ? {} : { email };
  });
  const [problems, setProblems] = useState<CardProblems>({});
  const [answer, setAnswer] = useState<((pass: boolean) => void) | null>(null);
  const { processing, refusal, pay } = usePayment(plan, setup);
  const entry: CardEntry = { email: knownEmail, number: '', expiry: '', cvc: '', ...typed };

  const change = (field: keyof CardEntry) => (text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    setProblems((before) => ({ ...before, [field]: undefined }));
  };

  const confirm = async (clientSecret: string): Promise<Confirmed> => {
    const expiry = parseExpiry(entry.expiry);
    if (!expiry) return { error: 'Your card’s expiration date is incomplete.' };
    let payment = await call('POST /api/test-payments/confirm', {
      body: {
        clientSecret,
        number: entry.number.replaceAll(' ', ''),
        expiryMonth: expiry.month,
        expiryYear: expiry.year,
        cvc: entry.cvc,
        email: entry.email.trim(),
      },
    });
    if (payment.status === 'requires_action' && payment.error === null) {
      const pass = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      payment = await call('POST /api/test-payments/authenticate', { body: { clientSecret, pass } });
    }
    return payment.error
      ? { error: payment.error.message }
      : { status: payment.status, paymentIntentId: payment.paymentIntentId };
  };

  const submit = () => {
    const found = cardProblems(entry, new Date());
    setProblems(found);
    const first = (['email', 'number', 'expiry', 'cvc'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else void pay(entry.email.trim(), confirm);
  };

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading text-2xl">Payment</h2>
        <p className="rounded-chip bg-mark px-2.5 py-1 text-sm font-semibold text-mark-ink">
          Test mode, no charge
        </p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-5"
      >
        <EmailField
          signedIn={knownEmail !== ''}
          value={entry.email}
          error={problems.email}
          disabled={processing}
          onText={(text) => {
            change('email')(text);
            keepEmail(text);
          }}
        />
        <Field label="Card number" required error={problems.number}>
          <FormattedInput
            name="number"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            className="counted"
            format={formatCardNumber}
            value={entry.number}
            disabled={processing}
            onText={change('number')}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Expiry" required error={problems.expiry}>
            <FormattedInput
              name="expiry"
              autoComplete="cc-exp"
              placeholder="MM / YY"
              className="counted"
              format={formatExpiry}
              value={entry.expiry}
              disabled={processing}
              onText={change('expiry')}
            />
          </Field>
          <Field label="CVC" required error={problems.cvc}>
            <FormattedInput
              name="cvc"
              autoComplete="cc-csc"
              placeholder="CVC"
              className="counted"
              format={formatCvc}
              value={entry.cvc}
              disabled={processing}
              onText={change('cvc')}
            />
          </Field>
        </div>
        <PayButton processing={processing} refusal={refusal} amountCents={setup.start.amountCents} />
      </form>
      <TestCards onPick={change('number')} disabled={processing} />
      {answer && <TestAuthentication amount={moneyText(setup.start.amountCents)} onAnswer={answer} />}
    </>
  );
}
