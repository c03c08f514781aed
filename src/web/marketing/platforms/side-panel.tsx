import { planPages } from 'virtual:plans';
import { useId, useState } from 'react';
import { useSeemsSignedIn, useSignInAddresses } from '#web/data/sign-in.ts';
import { classNames } from '#web/lib/class-names.ts';
import { toggleTheme, useTheme } from '#web/lib/theme.ts';
import { marketplaceKeys, platformOfCatalogueKey } from '#contract/platform-list.ts';
import { Mark } from '#web/ui/mark.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-2.5 text-left text-[0.94rem] font-medium text-ink no-underline hover:bg-sunken';

/**
 * Index of the plans, sign-in and the dark-mode switch. Closed it is a narrow rail of marks beside the labels, on
 * small screens one line above them.
 */
export function SidePanel() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const { login } = useSignInAddresses();
  const signedIn = useSeemsSignedIn();
  /** Words beside a mark: read aloud always, seen when the panel is open. */
  const words = open ? undefined : 'lg:sr-only';
  return (
    <aside
      aria-label="Plans and display"
      className={classNames(
        'self-start rounded-frame border border-line bg-surface p-1.5 lg:sticky lg:top-4',
        open ? 'lg:w-62' : 'lg:w-14',
      )}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={row}
      >
        <Mark
          name="panel"
          size={20}
          className={classNames('shrink-0 transition-transform duration-150', open && '-scale-x-100')}
        />
        <span className={words}>{open ? 'Close the panel' : 'Plans and dark mode'}</span>
      </button>
      <div id={id} className={classNames('mt-1', !open && 'max-lg:hidden')}>
        <button
          type="button"
          role="switch"
          aria-checked={theme === 'dark'}
          onClick={toggleTheme}
          className={row}
        >
          <Mark name="moon" size={20} className="shrink-0" />
          <span className={classNames('grow', words)}>Dark mode</span>
          {open && (
            <span
              aria-hidden="true"
              className="flex h-5.5 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 dark:justify-end dark:bg-pencil"
            >
              <span className="size-4 rounded-full bg-ink-soft dark:bg-on-pencil" />
            </span>
          )}
        </button>
        <nav aria-label="Plans" className="mt-1 border-t border-line pt-1">
          <a href="#bundle" className={row} title={open ? undefined : planPages.bundle.name}>
            <Mark name="layers" size={20} className="shrink-0" />
            <span className={words}>{planPages.bundle.name}</span>
          </a>
          {marketplaceKeys.map((key) => (
            <a key={key} href={`#${key}`} className={row} title={open ? undefined : planPages[key].shortName}>
              <span className="inline-flex w-5 shrink-0 justify-center">
                <PlatformIcon platform={platformOfCatalogueKey(key)} size={17} />
              </span>
              <span className={words}>{planPages[key].shortName}</span>
            </a>
          ))}
        </nav>
        <div className="mt-1 border-t border-line pt-1">
          <a href={signedIn ? '/dashboard' : login} className={row}>
            <Mark name="log-in" size={20} className="shrink-0" />
            <span className={words}>{signedIn ? 'Dashboard' : 'Login'}</span>
          </a>
        </div>
      </div>
    </aside>
  );
}
