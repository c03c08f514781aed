import { faq } from 'virtual:faq';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSignInAddresses } from '#web/data/sign-in.ts';
import { classNames } from '#web/lib/class-names.ts';
import { faqCategories, faqCategoryNames } from '#web/marketing/content/faq-entry.ts';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Answer } from './answer.tsx';
import { answers, wordsOf } from './search.ts';
import { useSearch } from './use-search.ts';

/** So many hits of a search stand open at once; more would be a wall of text. */
const mostOpen = 5;

/** Opens the answer that the address names. Without scripts the browser does it. */
function useNamedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const details = hash === '' ? null : document.getElementById(hash.slice(1))?.closest('details');
    if (details) details.open = true;
  }, [hash]);
}

function countWords(count: number, query: string): string {
  if (query.trim() === '') return `${faq.length} answers`;
  return `${count} ${count === 1 ? 'answer' : 'answers'} for “${query.trim()}”`;
}

/** `/faq`: every question with its answer, searched while typing. */
export default function FaqPage() {
  const { login } = useSignInAddresses();
  const { field, query, search } = useSearch();
  useNamedAnswer();
  const words = wordsOf(query);
  const found = faq.filter((entry) => answers(entry, words));
  const groups = faqCategories
    .map((category) => ({ category, entries: found.filter((entry) => entry.category === category) }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <PublicFrame
      head={
        <div className="pt-6 pb-12 sm:pt-10">
          <h1 className="display text-[clamp(2.9rem,7.5vw,6rem)]">Questions and answers</h1>
          <div className="mt-8 flex flex-wrap items-start gap-x-8 gap-y-5">
            <form
              role="search"
              onSubmit={(event) => event.preventDefault()}
              className="min-w-0 grow basis-96 noscript:hidden"
            >
              <label htmlFor="faq-search" className="mb-2 block font-semibold">
                Search the answers
              </label>
              <input
                ref={field}
                id="faq-search"
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                onInput={(event) => search(event.currentTarget.value)}
                className="h-13 w-full rounded-control border border-mat-ink/70 bg-surface px-4 text-lg text-ink"
              />
              <p role="status" className="mt-3 text-mat-soft">
                {countWords(found.length, query)}
              </p>
            </form>
            <a href={login} className={classNames(buttonClass('on-mat', 'l'), 'sm:mt-8.5')}>
              Get Started
              <Mark name="arrow-right" size={19} />
            </a>
          </div>
        </div>
      }
    >
      <div
        className={classNames(
          publicColumn,
          'grid gap-x-14 gap-y-8 py-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-16',
        )}
      >
        <nav aria-label="Subjects" className="self-start max-lg:hidden lg:sticky lg:top-6 print:hidden">
          <ul>
            {groups.map(({ category, entries }) => (
              <li key={category}>
                <a
                  href={`#${category}`}
                  className="flex press-9 items-baseline justify-between gap-4 rounded-chip py-1.5 no-underline hover:text-pencil hover:underline"
                >
                  {faqCategoryNames[category]}
                  <span className="counted text-sm text-ink-soft">{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 lg:col-start-2">
          {groups.length === 0 && (
            <EmptyState title="No results found">
              <p>Try adjusting your search terms</p>
            </EmptyState>
          )}
          {groups.map(({ category, entries }) => (
            <section
              key={category}
              id={category}
              aria-labelledby={`${category}-heading`}
              className="mb-12 scroll-mt-6 last:mb-0"
            >
              <h2 id={`${category}-heading`} className="heading mb-3 text-3xl">
                {faqCategoryNames[category]}
              </h2>
              {entries.map((entry) => (
                <Answer key={entry.id} entry={entry} words={words} few={found.length <= mostOpen} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </PublicFrame>
  );
}
