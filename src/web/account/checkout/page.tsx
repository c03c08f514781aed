import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { PlanKey } from '#contract/plans.ts';
import { userQuery } from '#web/data/queries.ts';
import { ThemeToggle } from '#web/frame/theme-toggle.tsx';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { withStyles } from '#web/lib/whole-styles.ts';
import { publicPageOf } from '#web/pages.tsx';
import { Button } from '#web/ui/button.tsx';
import { LateNote } from '#web/ui/late-note.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToasterAhead } from '#web/ui/use-toaster-ahead.ts';
import { AlreadySubscribed } from './already-subscribed.tsx';
import { greetingOf, planOf } from './plan-choice.ts';
import { PlanSummary } from './plan-summary.tsx';
import { useSetup } from './use-setup.ts';

const StripeForm = lazy(() => withStyles(import('./stripe-form.tsx')));
const TestCardForm = lazy(() =>
  withStyles(import('./test-card-form.tsx')).then((module) => ({ default: module.TestCardForm })),
);

function SettingUp({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className="flex min-h-88 flex-col items-center justify-center gap-5" aria-busy="true">
      <output className="flex items-center gap-2.5 text-ink-soft">
        <Spinner />
        Setting up secure checkout...
      </output>
      <noscript>
        <p className="max-w-96 text-center text-pretty">
          Paying needs JavaScript: card details go from your browser straight to the payment provider. Turn it
          on and reload this page, or see all <a href="/platforms">plans and prices</a>.
        </p>
      </noscript>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      ) : (
        <LateNote className="text-center" />
      )}
    </div>
  );
}

interface PaymentFormProps {
  plan: PlanKey;
  checkout: ReturnType<typeof useSetup>;
  onAnother: () => void;
}

function PaymentForm({ plan, checkout, onAnother }: PaymentFormProps) {
  const { setup, failed, retry } = checkout;
  const { data: user } = useQuery(userQuery);
  if (!setup) return <SettingUp onRetry={failed ? retry : undefined} />;
  if (setup.start.alreadySubscribed) {
    return <AlreadySubscribed signedIn={Boolean(user)} message={setup.start.message} onAnother={onAnother} />;
  }
  const Form = setup.payments.mode === 'live' ? StripeForm : TestCardForm;
  return (
    <Suspense fallback={<SettingUp />}>
      <Form plan={plan} setup={setup} knownEmail={user?.email ?? ''} />
    </Suspense>
  );
}

/** `/checkout` and `/simple-checkout`: pay for one plan, with or without an account. */
export default function CheckoutPage() {
  // The page was written for this plan: the server chooses among the written pages by the same query.
  const plan = planOf(new URLSearchParams(useLocation().search));
  const query = useAddressQuery();
  const greeting = query && greetingOf(query);
  const [another, setAnother] = useState(false);
  const checkout = useSetup(plan, another);

  const ready = checkout.setup !== undefined;
  // What was bought before stands there then, not what this address would have sold.
  const held = checkout.setup?.start.alreadySubscribed ? checkout.setup.start : undefined;

  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    // What follows the payment is to stand there at once; a failed download shows itself when it is drawn.
    if (ready)
      void publicPageOf('/payment-success')
        ?.load()
        .catch(() => undefined);
  }, [ready]);
  useToasterAhead();

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute -top-20 left-4 z-50 rounded-control bg-surface px-4 py-2.5 font-semibold text-ink focus:top-3"
      >
        Skip to content
      </a>
      <header className="on-mat bg-mat text-mat-ink">
        <div className="mx-auto flex h-17 max-w-280 items-center gap-3 px-4 sm:gap-5 sm:px-6">
          <Link to="/" className="flex rounded-chip text-mat-ink no-underline">
            <Logo />
          </Link>
          <h1 className="heading grow border-l border-mat-ink/30 pl-3 text-xl sm:pl-5">Checkout</h1>
          <ThemeToggle />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-280 grow px-4 pt-9 pb-20 outline-none sm:px-6"
      >
        {greeting && <p className="mb-8 max-w-160 text-lg text-pretty">{greeting}</p>}
        <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr]">
          <div className="md:col-start-2 md:pt-2">
            <PlanSummary plan={held?.plan ?? plan} bought={held !== undefined} />
          </div>
          <Sheet className="md:col-start-1 md:row-span-2 md:row-start-1">
            <PaymentForm plan={plan} checkout={checkout} onAnother={() => setAnother(true)} />
          </Sheet>
          <p className="flex gap-3 rounded-frame border border-line p-4 text-sm text-ink-soft md:col-start-2">
            <Mark name="lock" size={20} className="shrink-0 text-ink" />
            <span>
              <strong className="block font-semibold text-ink">Secure payment</strong>
              {checkout.setup?.payments.mode === 'test'
                ? 'Test mode: nothing is charged, and what you type stays on this machine.'
                : 'Card details go straight to the payment provider. They never reach our server.'}
            </span>
          </p>
        </div>
      </main>
      {/* Until here a browser waits before it draws: head/head-tags.ts. */}
      <i id="drawn" hidden />
    </div>
  );
}
