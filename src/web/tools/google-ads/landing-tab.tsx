import type { GoogleAdsCampaign, LandingKeyword, LandingMatch } from '#contract/google-ads.ts';
import { CopyPart } from '#web/report/copy-part.tsx';
import { Part } from './part.tsx';

const placeNames: Record<LandingKeyword['foundIn'], string> = {
  title: 'in the title',
  heading: 'in a heading',
  text: 'in the text',
  nowhere: 'not on the page',
};

/** What the page should say, and which keywords it says already. */
export function LandingTab({ campaign }: { campaign: GoogleAdsCampaign }) {
  const { landingPageRecommendations: advice, landingMatch } = campaign;
  return (
    <div className="flex flex-col gap-9">
      <Part
        heading="Recommendations"
        aside={advice.length > 0 && <CopyPart text={advice.join('\n')} what="the recommendations" />}
      >
        <ul className="flex max-w-180 list-disc flex-col gap-2 pl-5 marker:text-line-strong">
          {advice.map((sentence) => (
            <li key={sentence} className="[overflow-wrap:anywhere]">
              {sentence}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Your keywords on your page">
        <Match match={landingMatch} />
      </Part>
    </div>
  );
}

function Match({ match }: { match: LandingMatch }) {
  if (match.state === 'no_website')
    return (
      <p className="max-w-160 text-ink-soft">
        No website was given. With one, the page is read and each keyword is held against it.
      </p>
    );
  if (match.state === 'failed')
    return (
      <p className="max-w-160 [overflow-wrap:anywhere]">
        {match.url} could not be read: {match.message}
      </p>
    );
  const missing = match.keywords.filter(({ foundIn }) => foundIn === 'nowhere').length;
  return (
    <>
      <p className="mb-4 max-w-160 [overflow-wrap:anywhere]">
        {match.title !== null && <span className="font-medium">{match.title}, </span>}
        {match.url}: {match.keywords.length - missing} of {match.keywords.length} keywords stand on it.
      </p>
      <dl className="mb-5 flex flex-wrap gap-x-7 gap-y-1 text-[0.94rem]">
        {match.groups.map(({ name, share }) => (
          <div key={name} className="flex min-w-0 gap-1.5">
            <dt className="text-ink-soft [overflow-wrap:anywhere]">{name}</dt>
            <dd className="font-medium">{Math.round(share * 100)}%</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {match.keywords.map(({ text, group, foundIn, missing: words }) => (
          <li
            key={`${group} ${text}`}
            className="grid gap-x-5 gap-y-0.5 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
              {text}
            </span>
            <span className="text-[0.94rem] text-ink-soft [overflow-wrap:anywhere]">
              <span className={foundIn === 'nowhere' ? 'font-medium text-fair-ink' : ''}>
                {placeNames[foundIn]}
              </span>
              {words.length > 0 && `; missing: ${words.join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
