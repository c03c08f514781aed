import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import type { PlanKey } from '#contract/plans.ts';
import { useTheme } from '#web/lib/theme.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { isEmail } from './card-format.ts';
import { EmailField } from './email-field.tsx';
import { keepEmail, keptEmail } from './kept-email.ts';
import { PayButton } from './pay-button.tsx';
import { stripeAppearance } from './stripe-appearance.ts';
import { usePayment, type Confirmed } from './use-payment.ts';
import type { Setup } from './use-setup.ts';

/** The provider's script is loaded once per page; a failed load may be tried again. */
let loading: ReturnType<typeof loadStripe> | null = null;

function stripeOf(publishableKey: string): ReturnType<typeof loadStripe> {
  loading ??= loadStripe(publishableKey);
  return loading;
}

/**
 * Only the document of the checkout may load the provider's script. Whoever came here without a page load (from
 * another page of the application) is given one.
 */
function ownDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}

interface StripeFormProps {
  plan: PlanKey;
  setup: Setup;
  knownEmail: string;
}

/** The provider's own fields, in its own frames: card data never reaches our server. */
export default function StripeForm(props: StripeFormProps) {
  const { payments, start } = props.setup;
  const theme = useTheme();
  const [failed, setFailed] = useState(false);
  const [stripe] = useState(() => (ownDocument() ? stripeOf(payments.publishableKey ?? '') : null));

  useEffect(() => {
    if (!stripe) {
      location.reload();
      return;
    }
    stripe.catch((error: unknown) => {
      console.warn('The payment form could not be loaded.', error);
      loading = null;
      setFailed(true);
      toast({
        title: 'Error',
        description: 'The payment form could not be loaded. Check your connection or content blocker.',
        tone: 'poor',
      });
    });
  }, [stripe]);

  if (!stripe || failed || start.clientSecret === null) {
    return (
      <div className="flex flex-col items-center gap-5 py-12">
        <output className="flex items-center gap-2.5 text-ink-soft">
          <Spinner />
          Setting up secure checkout...
        </output>
        {failed && (
          <Button variant="secondary" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <Elements
      key={`${start.clientSecret} ${theme}`}
      stripe={stripe}
      options={{ clientSecret: start.clientSecret, appearance: stripeAppearance() }}
    >
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ plan, setup, knownEmail }: StripeFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [typed, setTyped] = useState<string | null>(keptEmail);
  const [problem, setProblem] = useState<string>();
  const { processing, refusal, pay } = usePayment(plan, setup);
  const email = (typed ?? knownEmail).trim();

  const submit = async () => {
    if (!stripe || !elements) return;
    if (!isEmail(email)) {
      setProblem('Please enter a valid e-mail address');
      document.querySelector<HTMLInputElement>('[name=email]')?.focus();
      return;
    }
    await pay(email, async (): Promise<Confirmed> => {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: `${location.origin}/payment-success`,
          receipt_email: email,
          payment_method_data: { billing_details: { email } },
        },
        redirect: 'if_required',
      });
      if (error) return { error: error.message ?? 'The payment was not completed. Please try again.' };
      return { status: paymentIntent.status, paymentIntentId: paymentIntent.id };
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-5"
    >
      <h2 className="heading text-2xl">Payment</h2>
      <EmailField
        signedIn={knownEmail !== ''}
        value={typed ?? knownEmail}
        error={problem}
        disabled={processing}
        onText={(text) => {
          setTyped(text);
          keepEmail(text);
          setProblem(undefined);
        }}
      />
      <PaymentElement
        options={{ layout: 'tabs', fields: { billingDetails: { email: 'never' } } }}
        onLoadError={({ error }) =>
          toast({
            title: 'Error',
            description: error.message ?? 'Failed to initialize checkout. Please try again.',
            tone: 'poor',
          })
        }
      />
      <PayButton processing={processing} refusal={refusal} amountCents={setup.start.amountCents} />
    </form>
  );
}
