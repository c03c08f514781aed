import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isActiveUser, useUser } from '#web/data/current-user.ts';
import { userKey } from '#web/data/queries.ts';
import { signOut } from '#web/data/sign-out.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { sessionHasEnded } from '#web/lib/session-hint.ts';
import { productName } from '#web/lib/product-name.ts';
import { Landing } from '#web/marketing/landing.tsx';
import { screenOf, screens, type ScreenEntry } from '#web/screens.tsx';
import { useToasterAhead } from '#web/ui/use-toaster-ahead.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LostScreen } from './lost-screen.tsx';

/** Awaits the code of the screen that a path shows. */
export async function loadScreen(pathname: string): Promise<void> {
  await screenOf(pathname).load();
}

/**
 * TanStack Query holds everything back while the browser is offline: a button would turn without a word until the
 * connection is there again, and a reload would forget the change; a list would wait for ever. Sent all the same, it
 * fails and says so, and lists come by themselves with the connection.
 */
function failWithoutConnection(queryClient: QueryClient): void {
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...queries, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  });
}

/**
 * Everything behind the gate, in code of its own so that a visitor's first page carries none of it, however many
 * tools there are. Drawn from the moment that a user is active; it outlives the end of the session or subscription.
 */
export default function Gated() {
  const user = useUser();
  const queryClient = useQueryClient();
  // Before the first screen is drawn: its mutations read the defaults then.
  useState(() => failWithoutConnection(queryClient));
  useToasterAhead();
  const screen = screenOf(useLocation().pathname);
  if (isActiveUser(user)) return <ScreenFrame key={screen.paths[0]} screen={screen} />;
  if (screen === screens[0]) return <LeavingDashboard />;
  if (!user) return <Landing sessionEnded={sessionHasEnded()} />;
  return (
    <Landing user={user} onCheckAgain={() => void queryClient.invalidateQueries({ queryKey: userKey })} />
  );
}

/** Title of the document and the lazy body of one screen. */
function ScreenFrame({ screen }: { screen: ScreenEntry }) {
  usePageTitle(`${screen.title} · ${productName}`);
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      key={tries}
      fallback={<LostScreen screen={screen} onLoaded={() => setTries((before) => before + 1)} />}
    >
      <screen.Screen />
    </ErrorBoundary>
  );
}

/** The session or the subscription ended while the dashboard was open. */
function LeavingDashboard() {
  useEffect(() => {
    void signOut();
  }, []);
  return <LoadingScreen words="Redirecting to home..." />;
}
