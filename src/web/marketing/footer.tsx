import { titleLimits } from 'virtual:title-limits';
import { platformIds, platformPath } from '#contract/platform-list.ts';
import { Link } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';

const column = 'mx-auto max-w-page px-4 sm:px-6 lg:px-10';
const row =
  'inline-flex press-8 items-center rounded-chip underline-offset-4 no-underline hover:underline focus-visible:underline';

const platformPages = platformIds.flatMap((id) => {
  const path = platformPath(id);
  return path === undefined ? [] : [[titleLimits[id].name, path] as const];
});

/** Each group with its links: words and path. */
const groups = [
  ['Platforms', platformPages],
  [
    'Product',
    [
      ['Plans and prices', '/platforms'],
      ['FAQ', '/faq'],
      ['Logo', '/logo-demo'],
    ],
  ],
  [
    'Legal',
    [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Cookies', '/cookies'],
      ['Refunds', '/refunds'],
    ],
  ],
] as const;

/**
 * Foot of every public page. It takes the colours of whatever it stands on, the mat or paper. Visitors of `/`
 * download it too: keep it to plain markup.
 */
export function Footer() {
  return (
    <footer className={classNames(column, 'w-full py-12 text-[0.94rem] print:hidden')}>
      <div className="grid grid-cols-2 gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,2fr)_minmax(0,2fr)]">
        <div className="max-w-88 max-sm:col-span-2">
          <Link to="/" className="inline-flex rounded-chip no-underline">
            <Logo />
          </Link>
          <p className="mt-5 text-pretty opacity-85">
            Platform names and marks belong to their owners. Shelfmark is not affiliated with them.
          </p>
        </div>
        {groups.map(([title, links]) => (
          <nav key={title} aria-label={title} className={classNames(links.length > 4 && 'max-sm:col-span-2')}>
            <p className="mb-1.5 font-semibold">{title}</p>
            <ul className={classNames(links.length > 4 && 'gap-x-10 xs:columns-2')}>
              {links.map(([words, to]) => (
                <li key={to}>
                  <Link to={to} className={row}>
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
