import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ThemeToggle } from '#web/frame/theme-toggle.tsx';
import { VisitorMenu } from '#web/frame/visitor-menu.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SupportChat } from './chat/support-chat.tsx';
import { Footer } from './footer.tsx';

/** Column of the public pages. */
export const publicColumn = 'mx-auto max-w-page px-4 sm:px-6 lg:px-10';

interface PublicFrameProps {
  /** Stands on the mat, under the logo: the page's title and what belongs to it. */
  head: ReactNode;
  /** Absent where the page has a dark-mode switch of its own. */
  themeToggle?: boolean;
  /** Stands on paper; absent where the whole page is on the mat. */
  children?: ReactNode;
}

/** What the public pages stand in: the mat with logo and menu, the page on paper, and the footer. */
export function PublicFrame({ head, themeToggle = true, children }: PublicFrameProps) {
  return (
    <div className="mat on-mat flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="absolute -top-20 left-4 z-50 rounded-control bg-surface px-4 py-2.5 font-semibold text-ink focus:top-3"
      >
        Skip to content
      </a>
      <header className={classNames(publicColumn, 'flex min-h-24 w-full items-center justify-between py-5')}>
        <Link to="/" className="flex rounded-chip text-mat-ink no-underline">
          <Logo />
        </Link>
        <div
          className={classNames(
            'flex gap-1 rounded-frame bg-mat-ink/12 p-2 print:hidden',
            themeToggle && 'min-w-25',
          )}
        >
          {themeToggle && <ThemeToggle />}
          <VisitorMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <div className={classNames(publicColumn, 'w-full', !children && 'my-auto')}>{head}</div>
        {/* Until here a browser waits before it draws: head/head-tags.ts. */}
        <i id="drawn" hidden />
        {children && <div className="on-paper grow bg-paper text-ink">{children}</div>}
      </main>
      <Footer />
      <SupportChat />
    </div>
  );
}
