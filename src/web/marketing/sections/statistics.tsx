import { statistics, statisticsNote } from '#web/marketing/content/statistics.ts';

/** Nine figures, ruled off above: on one line where it gives each its longest word, else in three. */
export function Statistics() {
  return (
    <section
      className="mx-auto max-w-page px-4 pt-14 pb-16 sm:px-6 lg:px-10"
      aria-label="Shelfmark in figures"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 xl:grid-cols-9">
        {statistics.map(({ figure, meaning }) => (
          <div key={meaning} className="flex flex-col-reverse justify-end">
            <dt className="text-[0.94rem] leading-snug text-ink-soft">{meaning}</dt>
            <dd className="display mb-2 text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[70ch] text-sm text-ink-soft">{statisticsNote}</p>
    </section>
  );
}
