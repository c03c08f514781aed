import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Gate } from './frame/gate.tsx';
import { LoadingScreen } from './frame/loading-screen.tsx';
import { RouteFocus } from './frame/route-focus.tsx';
import { SignInReturn } from './frame/sign-in-return.tsx';
import { Landing } from './marketing/landing.tsx';
import { usePageTitle } from './lib/page-title.ts';
import { homePath, loadingWords, publicPages, type PublicPage } from './pages.tsx';
import { ToasterSlot } from './ui/toaster-slot.tsx';

/** The kit shows every component in both themes; only the development server has it. */
const Kit = import.meta.env.DEV ? lazy(() => import('./ui/kit-page.tsx')) : null;

function Waiting() {
  const { pathname } = useLocation();
  return <LoadingScreen words={loadingWords(pathname)} />;
}

function PublicScreen({ page }: { page: PublicPage }) {
  usePageTitle(page.title);
  return <page.Screen />;
}

/** The whole application, inside whichever router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <SignInReturn>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route path="*" element={<Gate />} />
              <Route path={homePath} element={<Landing />} />
              {publicPages.flatMap((page) =>
                page.paths.map((path) => (
                  <Route key={path} path={path} element={<PublicScreen page={page} />} />
                )),
              )}
              {Kit && <Route path="/kit" element={<Kit />} />}
            </Routes>
            <RouteFocus />
          </Suspense>
        </SignInReturn>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ToasterSlot />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
