import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { createQueryClient, userQuery } from './data/queries.ts';
import { loadGated } from './frame/gate.tsx';
import { isCompletingSignIn } from './frame/sign-in-return.tsx';
import { awakeEvent } from './lib/after-paint-script.ts';
import { clearStaleCaches } from './lib/stale-caches.ts';
import { wholeStyles } from './lib/whole-styles.ts';
import { isVisitor } from './lib/session-hint.ts';
import { homePath, publicPageOf } from './pages.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const visitor = isVisitor();
const completing = isCompletingSignIn(location.search);
void clearStaleCaches();

// The back button may bring a page from before a sign-out, or before a sign-in, out of the browser's memory.
addEventListener('pageshow', (event) => {
  if (event.persisted && isVisitor() !== visitor) location.reload();
});

const queryClient = createQueryClient({ visitor });
const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

const publicPage = publicPageOf(location.pathname);
const sameForAll = publicPage !== undefined || location.pathname === homePath;

/** In a function, since the lazy screens import from this very file: it must not wait for them while it is read. */
async function start(element: HTMLElement): Promise<void> {
  const written = element.dataset.prerendered !== undefined && (visitor || sameForAll) && !completing;
  // A failed download shows itself when the page is drawn.
  if (publicPage) await (written ? publicPage.wake() : publicPage.load()).catch(() => undefined);
  if (written) {
    hydrateRoot(element, app);
    dispatchEvent(new Event(awakeEvent));
    return;
  }
  // The shell already shows the loading screen: wait for user and code, so that it is replaced only once.
  if (!visitor && !completing && !sameForAll) {
    await Promise.allSettled([queryClient.prefetchQuery(userQuery), loadGated(location.pathname)]);
  }
  await wholeStyles();
  createRoot(element).render(app);
}

void start(root);
