import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/session.ts';
import { accountAddress, plansAddress, useSignInAddresses } from '#web/data/sign-in.ts';
import { signOut } from '#web/data/sign-out.ts';
import { ThemeToggle } from '#web/frame/theme-toggle.tsx';
import { VisitorMenu } from '#web/frame/visitor-menu.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { withStyles } from '#web/lib/whole-styles.ts';
import { landing } from '#web/pages.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SupportChat } from './chat/support-chat.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { laterSection } from './sections/later.tsx';

const sections = () => withStyles(import('./sections/index.tsx'));
const Demo = laterSection(async () => ({ default: (await sections()).Demo }), {
  turn: 0,
  phone: 1542,
  tablet: 1290,
  screen: 990,
});
const MeasureTitle = laterSection(async () => ({ default: (await sections()).MeasureTitle }), {
  turn: 1,
  phone: 1439,
  tablet: 1177,
  screen: 815,
});
const Proof = laterSection(async () => ({ default: (await sections()).Proof }), {
  turn: 2,
  phone: 1394,
  tablet: 1055,
  screen: 894,
});
const PromiseList = laterSection(async () => ({ default: (await sections()).PromiseList }), {
  turn: 3,
  phone: 759,
  tablet: 572,
  screen: 444,
});

interface LandingProps {
  /** Somebody who is signed in without an active subscription. */
  user?: CurrentUser | null;
  /** Asks again who is signed in: after a failure, or after a subscription was activated. */
  onCheckAgain?: () => void;
  /** Whoever opened this page was signed in until lately: the session ran out, or was ended elsewhere. */
  sessionEnded?: boolean;
  /** This browser has paid, and the account for it is still to be made. */
  paid?: boolean;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Your account" className="mx-auto max-w-page px-4 sm:px-6 lg:px-10">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-frame bg-mat-ink/12 px-4 py-3 text-[0.94rem]">
        {children}
      </div>
    </aside>
  );
}

const noticeAction =
  'inline-flex press-9 items-center rounded-chip px-1 font-semibold text-mat-ink underline underline-offset-4 hover:decoration-2';

function NoticeButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={noticeAction}>
      {children}
    </button>
  );
}

/** The public first page; also what stands on every gated path until somebody has an active subscription. */
export function Landing({ user = null, onCheckAgain, sessionEnded = false, paid = false }: LandingProps) {
  usePageTitle(landing.title);
  const { login, start } = useSignInAddresses();
  const startAddress = user ? plansAddress : start;
  const ended = user?.subscriptionStatus === 'cancelled' || Boolean(user?.plan);
  return (
    <>
      <div className="mat on-mat overflow-x-clip">
        <a
          href="#content"
          className="absolute -top-20 left-4 z-50 rounded-control bg-surface px-4 py-2.5 font-semibold text-ink focus:top-3"
        >
          Skip to content
        </a>
        <header className="mx-auto flex min-h-24 max-w-page items-center justify-between px-4 py-5 sm:px-6 lg:px-10">
          <Link to="/" className="flex rounded-chip text-mat-ink no-underline">
            <Logo />
          </Link>
          <div className="flex min-w-25 gap-1 rounded-frame bg-mat-ink/12 p-2 print:hidden">
            <ThemeToggle />
            <VisitorMenu unsubscribed={user !== null} />
          </div>
        </header>
        {user && (
          <Notice>
            <p className="grow">
              Signed in as <strong className="font-semibold">{user.email ?? user.name}</strong>.{' '}
              {ended
                ? 'The subscription of this account has ended.'
                : 'This account has no active subscription.'}
            </p>
            {ended ? (
              <a
                href={`/checkout?returning=true${user.plan ? `&platform=${user.plan}` : ''}`}
                className={noticeAction}
              >
                Reactivate
              </a>
            ) : (
              <a href={plansAddress} className={noticeAction}>
                Choose a plan
              </a>
            )}
            {onCheckAgain && <NoticeButton onClick={onCheckAgain}>Check again</NoticeButton>}
            <NoticeButton onClick={() => void signOut()}>Sign out</NoticeButton>
          </Notice>
        )}
        {paid && (
          <Notice>
            <p className="grow">Your payment went through. Make your account, and the tools are yours.</p>
            <a href={accountAddress()} className={noticeAction}>
              Make my account
            </a>
          </Notice>
        )}
        {sessionEnded && (
          <Notice>
            <p className="grow">Your session has ended. Sign in, and this page opens again.</p>
            <a href={login} className={noticeAction}>
              Sign in
            </a>
          </Notice>
        )}
        {!user && onCheckAgain && (
          <Notice>
            <p className="grow">We could not find out whether you are signed in.</p>
            <NoticeButton onClick={onCheckAgain}>Try again</NoticeButton>
          </Notice>
        )}
        <main id="content" tabIndex={-1} className="outline-none">
          <Hero startAddress={startAddress} />
          {/* Until here a browser waits before it draws: head/head-tags.ts. */}
          <i id="drawn" hidden />
          <div className="on-paper bg-paper text-ink">
            <Demo />
            <MeasureTitle />
            <Proof />
            <Promises startAddress={startAddress}>
              <PromiseList />
            </Promises>
          </div>
        </main>
        <Footer />
        <SupportChat />
      </div>
    </>
  );
}
