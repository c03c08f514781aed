import type { ReactNode } from 'react';
import type { Diagnostic, FailedCheck, Opportunity, SpeedRecord } from '#contract/core-web-vitals.ts';
import { Chip } from '#web/ui/chip.tsx';

interface FindingProps {
  finding: Pick<Opportunity, 'title' | 'description' | 'link' | 'found'>;
  /** At the right end of the title's line. */
  figure?: ReactNode;
}

function Finding({ finding, figure }: FindingProps) {
  const { title, description, link, found } = finding;
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-60 font-medium">{title}</h3>
        {figure}
      </div>
      <p className="mt-1 max-w-160 text-[0.94rem] text-ink-soft">
        {description}{' '}
        {link !== null && (
          <a href={link} target="_blank" rel="noreferrer" className="link">
            <span className="whitespace-nowrap">More about it</span>
            <span className="sr-only">: {title} (opens a new tab)</span>
          </a>
        )}
      </p>
      {found.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1" aria-label="Found in">
          {found.map((name) => (
            <li key={name} className="counted text-[0.8rem] text-ink-soft [overflow-wrap:anywhere]">
              {name}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What would make the page faster, most first. */
export function Opportunities({ opportunities }: { opportunities: readonly Opportunity[] }) {
  if (opportunities.length === 0) return <Nothing>Lighthouse found nothing that would save time.</Nothing>;
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">
        Savings are estimates of Lighthouse and overlap: they do not add up.
      </p>
      <ul>
        {opportunities.map((opportunity) => (
          <Finding
            key={opportunity.id}
            finding={opportunity}
            figure={
              <span className="counted text-[0.94rem] font-semibold whitespace-nowrap">
                {opportunity.savings}
              </span>
            }
          />
        ))}
      </ul>
    </>
  );
}

const impactWords: Record<Diagnostic['impact'], string> = {
  high: 'High impact',
  medium: 'Medium impact',
  info: 'For information',
};
const impactTones = { high: 'poor', medium: 'fair', info: 'plain' } as const;

/** What slows the page down without a saving that could be computed. */
export function Diagnostics({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  if (diagnostics.length === 0) return <Nothing>Lighthouse found nothing else to mention.</Nothing>;
  return (
    <ul>
      {diagnostics.map((diagnostic) => (
        <Finding
          key={diagnostic.id}
          finding={diagnostic}
          figure={
            <span className="flex flex-wrap items-center gap-2">
              {diagnostic.displayValue !== '' && (
                <span className="counted text-sm">{diagnostic.displayValue}</span>
              )}
              <Chip tone={impactTones[diagnostic.impact]}>{impactWords[diagnostic.impact]}</Chip>
            </span>
          }
        />
      ))}
    </ul>
  );
}

const categoryNames: Record<FailedCheck['category'], string> = {
  accessibility: 'Accessibility',
  'best-practices': 'Best Practices',
  seo: 'SEO',
};

/** What to do first, and the checks of the other three scores that fail. */
export function Recommendations({
  record,
}: {
  record: Pick<SpeedRecord, 'overallRecommendations' | 'failedChecks'>;
}) {
  const { overallRecommendations, failedChecks } = record;
  return (
    <div className="flex flex-col gap-8">
      {overallRecommendations.length === 0 ? (
        <Nothing>Nothing needs to be done.</Nothing>
      ) : (
        <ol className="flex max-w-180 list-decimal flex-col gap-2 pl-6 marker:font-medium marker:text-pencil">
          {overallRecommendations.map((recommendation) => (
            <li key={recommendation} className="pl-1 [overflow-wrap:anywhere]">
              {recommendation}
            </li>
          ))}
        </ol>
      )}
      {failedChecks.length > 0 && (
        <section aria-labelledby="failed-heading">
          <h3 id="failed-heading" className="heading mb-4 text-lg">
            Checks that fail
          </h3>
          <ul>
            {failedChecks.map((check) => (
              <Finding
                key={`${check.category} ${check.id}`}
                finding={check}
                figure={<Chip>{categoryNames[check.category]}</Chip>}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>;
}
