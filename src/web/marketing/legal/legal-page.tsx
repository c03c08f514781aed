import { classNames } from '#web/lib/class-names.ts';
import type { LegalBlock, LegalDocument, LegalRow } from '#web/marketing/content/legal-document.ts';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';
import { Contact, Operator, Services } from './installation.tsx';
import { Words } from './words.tsx';

/** The same day for every reader, and for the build. */
const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const parts = { operator: Operator, contact: Contact, services: Services };

function Rows({ rows }: { rows: readonly LegalRow[] }) {
  return (
    <dl>
      {rows.map(({ name, technical, text, kept }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:break-inside-avoid"
        >
          <dt className={classNames('[overflow-wrap:anywhere]', technical ? 'counted' : 'font-semibold')}>
            {name}
          </dt>
          <dd>
            <p>{text}</p>
            {kept && (
              <p className="mt-1 text-[0.94rem] text-ink-soft">
                <span className="font-semibold">Kept:</span> {kept}
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p className="text-pretty">
        <Words text={block} />
      </p>
    );
  if ('rows' in block) return <Rows rows={block.rows} />;
  if ('from' in block) {
    const Part = parts[block.from];
    return <Part />;
  }
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-soft">
      {block.list.map((entry) => (
        <li key={entry} className="text-pretty">
          <Words text={entry} />
        </li>
      ))}
    </ul>
  );
}

/** One of the legal documents, with its contents beside it, in a form that prints. */
export function LegalPage({ document: { title, lead, changed, sections } }: { document: LegalDocument }) {
  return (
    <PublicFrame
      head={
        <div className="pt-6 pb-12 sm:pt-10">
          <h1 className="display text-[clamp(2.9rem,7.5vw,6rem)]">{title}</h1>
          <p className="mt-5 max-w-176 text-lg leading-relaxed text-pretty text-mat-soft">{lead}</p>
          <p className="mt-4 text-[0.94rem] text-mat-soft">
            Last changed on <time dateTime={changed}>{day.format(new Date(changed))}</time>
          </p>
        </div>
      }
    >
      <div
        className={classNames(
          publicColumn,
          'grid gap-x-14 gap-y-10 py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16 print:block',
        )}
      >
        <nav aria-label="On this page" className="self-start lg:sticky lg:top-6 print:hidden">
          <ul className="gap-x-8 sm:max-lg:columns-2">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex press-9 items-center rounded-chip py-1 no-underline hover:text-pencil hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-176 min-w-0">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="mb-11 scroll-mt-6 last:mb-0">
              <h2 className="heading mb-4 text-3xl print:break-after-avoid">{section.title}</h2>
              <div className="flex flex-col gap-4 leading-relaxed">
                {section.blocks.map((block, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a written text, whose order never changes
                  <Block key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PublicFrame>
  );
}
