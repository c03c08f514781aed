import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#web/ui/logo.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { ToolsMenu } from './tools-menu.tsx';

interface PageFrameProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Buttons at the right end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What every screen behind the gate stands in: the mat-coloured header with its menu, and the page's one title. */
export function PageFrame({ title, intro, actions, children }: PageFrameProps) {
  return (
    <TooltipProvider>
      <a
        href="#content"
        className="absolute left-4 -top-20 z-50 rounded-control bg-surface px-4 py-2.5 font-semibold text-ink focus:top-3"
      >
        Skip to content
      </a>
      <header className="on-mat bg-mat text-mat-ink">
        <div className="mx-auto flex h-17 max-w-tools items-center justify-between gap-4 px-4 sm:px-6 lg:px-10">
          <Link to="/" className="flex rounded-chip text-mat-ink no-underline">
            <Logo />
          </Link>
          <div className="flex gap-1 print:hidden">
            <ThemeToggle />
            <ToolsMenu />
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-tools px-4 pt-9 pb-20 outline-none sm:px-6 lg:px-10"
      >
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="display text-[clamp(2.1rem,5vw,2.9rem)] leading-none">{title}</h1>
            {intro && <p className="mt-3 max-w-160 text-ink-soft">{intro}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
        </div>
        {children}
      </main>
    </TooltipProvider>
  );
}
