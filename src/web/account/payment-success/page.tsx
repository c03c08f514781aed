import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#web/data/client.ts';
import { userKey } from '#web/data/queries.ts';
import { useAddressQuery } from '#web/lib/address-query.ts';
import { flagNewUser } from '#web/lib/new-user.ts';
import { flagPurchase, hasPurchaseFlag } from '#web/lib/purchase-flag.ts';
import { chatPanelId } from '#web/marketing/chat/chat-panel-id.ts';
import { PublicFrame } from '#web/marketing/public-frame.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LateNote } from '#web/ui/late-note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCountdown } from './countdown.ts';

/** Seconds until the browser goes on by itself. */
const countdownFrom = 10;
/** Milliseconds between two looks at a payment that could not be verified, and how many looks there are. */
const lookDelay = 10_000;
const looks = 30;

async function verify(paymentIntentId: string, queryClient: QueryClient): Promise<{ needsAccount: boolean }> {
  const { needsAccount } = await call('POST /api/verify-payment', { body: { paymentIntentId } });
  if (needsAccount) flagPurchase();
  flagNewUser();
  void queryClient.invalidateQueries({ queryKey: userKey });
  return { needsAccount };
}

/** Whether the checkout led here: anybody can type the address. */
const cameFromCheckout = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'needsAccount' in state;

const saysNeedsAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'needsAccount' in state && state.needsAccount === true;

/** Checks the payment that the address names; without one the checkout has checked it. */
function useVerification() {
  const query = useAddressQuery();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const paymentIntentId = query?.get('payment_intent') ?? null;
  const hasSecret = query?.has('payment_intent_client_secret') === true;
  // The provider says so when it sends the browser back from a bank that refused.
  const refused = query?.get('redirect_status') === 'failed';

  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: ['/api/verify-payment', paymentIntentId],
    queryFn: () => verify(paymentIntentId ?? '', queryClient),
    enabled: paymentIntentId !== null && !refused && !hasSecret,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { status, errorUpdateCount } }) =>
      status === 'error' && errorUpdateCount < looks ? lookDelay : false,
  });

  const verified = data !== undefined;
  useEffect(() => {
    if (verified)
      toast({
        title: 'Subscription Activated',
        description: 'Your subscription has been activated!',
        tone: 'good',
      });
  }, [verified]);

  // A look that is under way takes nothing back: the error itself is gone while it lasts.
  const failed = !verified && errorUpdateCount > 0;
  useEffect(() => {
    if (failed) tellFailure();
  }, [failed]);

  useEffect(() => {
    if (!hasSecret || paymentIntentId === null || refused) return;
    // The address carries the payment's secret after a redirect; it is to stay out of the browser's history.
    void navigate(`/payment-success?payment_intent=${encodeURIComponent(paymentIntentId)}`, {
      replace: true,
    });
  }, [hasSecret, paymentIntentId, refused, navigate]);

  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    if (isAsking) return;
    setAsking(true);
    void refetch().then(({ isError }) => {
      setAsking(false);
      if (isError) tellFailure();
    });
  };
  const again: Again = { isAsking, ask, looksOn: errorUpdateCount < looks };
  if (query === null) return { stage: 'verifying' as const, needsAccount: false, again };
  if (refused) return { stage: 'not_paid' as const, needsAccount: false, again };
  if (paymentIntentId === null && !cameFromCheckout(state) && !hasPurchaseFlag())
    return { stage: 'nothing_named' as const, needsAccount: false, again };
  if (paymentIntentId === null)
    return { stage: 'success' as const, needsAccount: saysNeedsAccount(state) || hasPurchaseFlag(), again };
  if (data) return { stage: 'success' as const, needsAccount: data.needsAccount, again };
  return { stage: failed ? ('manual_needed' as const) : ('verifying' as const), needsAccount: false, again };
}

function tellFailure(): void {
  toast({
    title: 'Verification Needed',
    description: 'Payment succeeded but we need to verify your subscription. Please contact support.',
    tone: 'poor',
  });
}

/** Another look at the payment, which somebody asks for beside those that the page takes by itself. */
interface Again {
  isAsking: boolean;
  ask: () => void;
  /** Whether the page goes on looking by itself. */
  looksOn: boolean;
}

function Verifying() {
  return (
    <>
      <h1 className="display text-[clamp(2.9rem,8vw,6rem)]">Checking your payment</h1>
      <output className="mt-6 flex items-center gap-2.5 text-mat-soft">
        <Spinner />
        Verifying your payment...
      </output>
      <LateNote className="mt-6">Do not pay again.</LateNote>
      <noscript>
        <p className="mt-6 max-w-160">
          This page asks for your payment with JavaScript. Turn it on and reload the page; do not pay again.
        </p>
      </noscript>
    </>
  );
}

/** A strip on a ruler of ten ticks; each second cuts one off. */
function Countdown({ left }: { left: number }) {
  return (
    <div className="mt-9 max-w-160" aria-hidden="true">
      <span className="block h-2.5 border-r border-mat-ink bg-[linear-gradient(to_right,var(--mat-ink)_1px,transparent_1px)] bg-size-[10%_100%] bg-repeat-x" />
      <span
        className="cut mt-1 block h-8 bg-strip transition-[width] duration-200"
        style={{ width: `${(left / countdownFrom) * 100}%` }}
      />
    </div>
  );
}

/** Who asks something in the chat is not to be taken away from the answer. */
const isChatOpen = () => document.getElementById(chatPanelId) !== null;

function Success({ needsAccount, paid }: { needsAccount: boolean; paid: boolean }) {
  const navigate = useNavigate();
  const goOn = useCallback(() => void navigate('/welcome'), [navigate]);
  const [stays, setStays] = useState(false);
  const { left, held } = useCountdown(countdownFrom, !stays, goOn, isChatOpen);
  return (
    <>
      <h1 className="display text-[clamp(2.9rem,8vw,6rem)]">
        {paid ? 'Payment successful' : 'No payment to check'}
      </h1>
      <p className="mt-6 max-w-160 text-lg leading-relaxed text-mat-soft">
        {paid ? 'Your subscription has been activated!' : 'This address names no payment.'}{' '}
        {!paid && 'If you have paid, your subscription is in your account.'}
        {paid &&
          (needsAccount
            ? 'Make your account now, and the tools are yours.'
            : 'Everything is ready for your first listing.')}
      </p>
      <Countdown left={left} />
      {/* Two lines on a phone, whichever it says: the button that changes it is not to move. */}
      <p className="mt-3 text-mat-soft max-sm:min-h-13" aria-live="off">
        {stays || held ? (
          <>This page stays {stays ? 'until you go on' : 'while the chat is open'}.</>
        ) : (
          <>
            You are taken {needsAccount ? 'to your new account' : 'to your dashboard'} in{' '}
            <span className="counted text-mat-ink">{left}</span> {left === 1 ? 'second' : 'seconds'}.
          </>
        )}
      </p>
      <div className="mt-8 flex items-start gap-2 max-sm:flex-col">
        <Button variant="on-mat" size="l" onClick={goOn}>
          {needsAccount ? 'Make my account' : 'Go to my dashboard'}
        </Button>
        <button
          type="button"
          onClick={() => setStays(!stays)}
          className="min-h-12.5 rounded-control px-4 font-semibold underline underline-offset-4 hover:decoration-2 max-sm:-ml-4"
        >
          {stays ? 'Continue the countdown' : 'Stay on this page'}
        </button>
      </div>
    </>
  );
}

function ManualNeeded({ again }: { again: Again }) {
  return (
    <>
      <h1 className="display text-[clamp(2.9rem,8vw,6rem)]">Verification Needed</h1>
      <p className="mt-6 max-w-160 text-lg leading-relaxed text-mat-soft">
        Payment succeeded but we need to verify your subscription. Please contact support.
      </p>
      <p className="mt-3 text-mat-soft">
        Do not pay again: if you have paid, it is on record.{' '}
        {again.looksOn ? 'This page looks again every few seconds.' : 'This page no longer looks by itself.'}
      </p>
      <div className="mt-7 flex flex-wrap gap-2">
        <Button
          variant="on-mat"
          size="l"
          onClick={() =>
            toast({
              title: 'Contact Support',
              description: 'Please contact support to complete your subscription setup.',
            })
          }
        >
          Contact Support
        </Button>
        <button
          type="button"
          aria-disabled={again.isAsking}
          onClick={again.ask}
          className="min-h-12.5 rounded-control px-4 font-semibold underline underline-offset-4 hover:decoration-2 aria-disabled:opacity-70"
        >
          {again.isAsking ? 'Checking…' : 'Check again'}
        </button>
      </div>
    </>
  );
}

function NotPaid() {
  return (
    <>
      <h1 className="display text-[clamp(2.9rem,8vw,6rem)]">The payment was not completed</h1>
      <p className="mt-6 max-w-160 text-lg leading-relaxed text-mat-soft">
        Your bank did not confirm it, and nothing was charged.
      </p>
      <a href="/checkout" className={classNames(buttonClass('on-mat', 'l'), 'mt-7')}>
        Back to the checkout
      </a>
    </>
  );
}

/** `/payment-success`: checks the payment and leads on to the account after ten seconds. */
export default function PaymentSuccessPage() {
  const { stage, needsAccount, again } = useVerification();
  return (
    <PublicFrame
      head={
        // As high as its longest state, so that the footer stays where it is.
        <div className="min-h-160 max-w-200 py-16 sm:min-h-132" aria-live="polite">
          {stage === 'verifying' && <Verifying />}
          {stage === 'success' && <Success needsAccount={needsAccount} paid />}
          {stage === 'nothing_named' && <Success needsAccount={false} paid={false} />}
          {stage === 'manual_needed' && <ManualNeeded again={again} />}
          {stage === 'not_paid' && <NotPaid />}
        </div>
      }
    />
  );
}
