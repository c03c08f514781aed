import { pageCheckGroups, type PageCheckResult, type WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { gainWords } from '#rules/text/points.ts';
import { pointsOf } from './check-row.tsx';
import { openChecks } from './overview.tsx';
import { groupNames, lineWords, momentWords, outcomeNames, thousands, titleOf } from './page-words.ts';
import { originWords } from './result-head.tsx';

/** The whole analysis on paper: nothing folded, nothing to press. */
export function PrintedReport({ analysis }: { analysis: WebpageAnalysis }) {
  const { url, createdAt, seoScore, cap, proof, keywords, contentLength, internalLinks, checks } = analysis;
  const open = openChecks(checks);
  return (
    <article className="hidden text-[0.8rem] print:block">
      <h2 dir="auto" className="heading text-2xl">
        {titleOf(analysis)}
      </h2>
      <p className="[overflow-wrap:anywhere]">{url}</p>
      <p>
        {momentWords(createdAt)}. {originWords(analysis)}.
      </p>
      <p className="mt-3 text-lg font-semibold">SEO score: {seoScore} out of 100</p>
      <p>
        {keywords.length} keywords, content length {thousands(contentLength)}, {internalLinks.length} internal
        links.
      </p>
      {cap && (
        <p className="mt-2 font-semibold">
          The score cannot rise above {cap.score}: {cap.reasons.join('; ')}.
        </p>
      )}
      <h3 className="heading mt-5 mb-1 text-xl break-after-avoid">Recommendations</h3>
      {open.length === 0 ? (
        <p>Great job! Your page has excellent SEO optimization.</p>
      ) : (
        <ol className="list-decimal pl-5">
          {open.map(({ id, title, fix, gain }) => (
            <li key={id}>
              {title}. {fix}
              {gain > 0 && ` (${gainWords(gain)})`}
            </li>
          ))}
        </ol>
      )}
      {proof && (
        <section>
          <h3 className="heading mt-5 mb-1 text-xl break-after-avoid">Improved head</h3>
          <p>
            Score now {proof.scoreBefore}, with these lines {proof.scoreAfter}:
          </p>
          <pre className="counted mt-1 text-[0.72rem] [overflow-wrap:anywhere] whitespace-pre-wrap">
            {proof.patch}
          </pre>
        </section>
      )}
      {pageCheckGroups.map((group) => {
        const own = checks.filter((check) => check.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group}>
            <h3 className="heading mt-5 mb-1 text-xl break-after-avoid">{groupNames[group]}</h3>
            {own.map((check) => (
              <PrintedCheck key={check.id} check={check} />
            ))}
          </section>
        );
      })}
    </article>
  );
}

function PrintedCheck({ check }: { check: PageCheckResult }) {
  const { outcome, title, found, expected, fix, places, placeCount } = check;
  const points = pointsOf(check);
  const brief = outcome === 'passed' || check.score === null;
  return (
    <div className="break-inside-avoid border-t border-line py-1.5">
      <p>
        <span className="font-semibold">{outcomeNames[outcome]}:</span> {title}
        {points !== '' && ` (${points})`}
      </p>
      <p className="[overflow-wrap:anywhere]">
        {check.score === null ? '' : 'Found: '}
        {found}
      </p>
      {!brief && (
        <>
          <p>Expected: {expected}</p>
          <p>What to do: {fix}</p>
          {places.map((place, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two faults may stand in the same place
            <p key={index} className="counted text-[0.68rem] [overflow-wrap:anywhere]">
              {[lineWords(place), place.selector, place.snippet].filter(Boolean).join('  ')}
            </p>
          ))}
          {placeCount > places.length && <p>and {placeCount - places.length} more places</p>}
        </>
      )}
    </div>
  );
}
