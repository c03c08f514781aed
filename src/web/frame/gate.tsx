import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { Component, lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isActiveUser, useUser } from '#web/data/current-user.ts';
import { userKey } from '#web/data/queries.ts';
import { clearPurchaseFlag, hasPurchaseFlag } from '#web/lib/purchase-flag.ts';
import { rememberSignIn, sessionHasEnded } from '#web/lib/session-hint.ts';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import { withStyles } from '#web/lib/whole-styles.ts';
import { Landing } from '#web/marketing/landing.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const gatedCode = () => import('./gated.tsx');
const gated = lazyScreen(gatedCode);

/** Awaits all code of a path behind the gate, so that a signed-in browser draws it without a fallback. */
export async function loadGated(pathname: string): Promise<void> {
  const [{ loadScreen }] = await Promise.all([gatedCode(), gated.load()]);
  await loadScreen(pathname);
}

const WaitingPurchase = lazy(() => withStyles(import('./waiting-purchase.tsx')));

const leadingToAccount = 'Taking you to your account...';

/** Where the payment page leads: who has no account yet makes one. */
const welcomePath = '/welcome';

/** Shows the screen to active users and the landing page to everybody else, on the same path. */
export function Gate() {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <UnknownUserBoundary onRetry={reset}>
          <GatedOutlet />
        </UnknownUserBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function GatedOutlet() {
  const user = useUser();
  const queryClient = useQueryClient();
  const active = isActiveUser(user);
  const [wasActive, setWasActive] = useState(active);
  if (active && !wasActive) setWasActive(true);

  useEffect(() => {
    if (!user) return;
    rememberSignIn();
    clearPurchaseFlag();
  }, [user]);

  if (active || wasActive) return <gated.Screen />;
  if (!user) return <Visitor />;
  return (
    <Landing user={user} onCheckAgain={() => void queryClient.invalidateQueries({ queryKey: userKey })} />
  );
}

const never = () => () => undefined;

/** Nobody is signed in. Who has paid in this browser is led to the account, everybody else sees the landing page. */
function Visitor() {
  const { pathname } = useLocation();
  const mayHavePaid = useSyncExternalStore(never, hasPurchaseFlag, () => false);
  // The first drawing has to be the landing page as it was written.
  const drawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const welcome = drawn && pathname === welcomePath;
  // The link in a receipt leads to `/welcome` in browsers that know nothing of the purchase yet.
  if (!mayHavePaid && !welcome) return <Landing sessionEnded={drawn && sessionHasEnded()} />;
  const meanwhile = mayHavePaid && welcome ? <LoadingScreen words={leadingToAccount} /> : <Landing />;
  return (
    <Suspense fallback={meanwhile}>
      <WaitingPurchase toAccount={welcome} meanwhile={meanwhile} />
    </Suspense>
  );
}

/**
 * When the user could not be read, nobody is signed in as far as the page knows: the landing page shows,
 * says so, and offers to try again. Faults of other parts go up to the boundary of the application.
 */
class UnknownUserBoundary extends Component<
  { onRetry: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failed: false });
    };
    return <Landing onCheckAgain={retry} />;
  }
}
