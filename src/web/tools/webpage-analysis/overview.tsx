import type { PageCheckResult, WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { gainWords } from '#rules/text/points.ts';
import { Sentence } from '#web/report/sentence.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { MoreList } from './more-list.tsx';
import { thousands } from './page-words.ts';

/** Recommendations that stand there at first. */
const most = 6;

const counted = new Intl.NumberFormat('en');

/** The score with its reasons, three figures of the page, and what brings most. */
export function Overview({ analysis }: { analysis: WebpageAnalysis }) {
  const { seoScore, cap, keywords, contentLength, internalLinks } = analysis;
  const figures = [
    { name: keywords.length === 1 ? 'keyword' : 'keywords', value: counted.format(keywords.length) },
    {
      name: 'content length',
      value: thousands(contentLength),
      title: `${counted.format(contentLength)} characters of main text`,
    },
    {
      name: internalLinks.length === 1 ? 'internal link' : 'internal links',
      value: counted.format(internalLinks.length),
    },
  ];
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-center gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_auto]">
        <ScoreScale score={seoScore} />
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {figures.map(({ name, value, title }) => (
            <div key={name} className="flex flex-col-reverse" title={title}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="display text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {cap && <CapNote cap={cap} />}
      <section aria-labelledby="recommendations-heading">
        <h3 id="recommendations-heading" className="heading mb-3 text-xl">
          Recommendations
        </h3>
        <Recommendations analysis={analysis} />
      </section>
    </div>
  );
}

function CapNote({ cap }: { cap: NonNullable<WebpageAnalysis['cap']> }) {
  return (
    <div className="border-l-4 border-poor bg-sunken px-4 py-3">
      <p className="font-semibold">
        The score cannot rise above {cap.score} until {cap.reasons.length === 1 ? 'this is' : 'these are'}{' '}
        mended:
      </p>
      <ul className="mt-1 text-[0.94rem]">
        {cap.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** Open checks, most to gain first. */
export function openChecks(checks: readonly PageCheckResult[]): PageCheckResult[] {
  return checks
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'improvable')
    .toSorted((a, b) => b.gain - a.gain);
}

function Recommendations({ analysis }: { analysis: WebpageAnalysis }) {
  const open = openChecks(analysis.checks);
  if (open.length > 0) {
    return (
      <MoreList
        ordered
        items={open}
        most={most}
        noun="recommendation"
        className="flex flex-col divide-y divide-line border-y border-line"
      >
        {(check) => (
          <li key={check.id} className="grid gap-x-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p>
              <span className="font-medium">{check.title}.</span>{' '}
              <span className="text-ink-soft">
                <Sentence text={check.fix} />
              </span>
            </p>
            {check.gain > 0 && (
              <span className="counted text-[0.8rem] leading-6 whitespace-nowrap">
                {gainWords(check.gain)}
              </span>
            )}
          </li>
        )}
      </MoreList>
    );
  }
  // Analyses without checks still carry their sentences.
  if (analysis.recommendations.length === 0)
    return <p>Great job! Your page has excellent SEO optimization.</p>;
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {analysis.recommendations.map((recommendation) => (
        <li key={recommendation}>{recommendation}</li>
      ))}
    </ul>
  );
}
