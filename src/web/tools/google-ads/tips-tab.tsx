import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { CopyPart } from '#web/report/copy-part.tsx';
import { Part } from './part.tsx';

/** What to do next, and what to say to get better ads. */
export function TipsTab({ campaign }: { campaign: GoogleAdsCampaign }) {
  const { recommendations, questions } = campaign;
  return (
    <div className="flex flex-col gap-9">
      <Part
        heading="Strategic recommendations"
        aside={
          recommendations.length > 0 && (
            <CopyPart text={recommendations.join('\n')} what="the recommendations" />
          )
        }
      >
        <ol className="flex max-w-180 list-decimal flex-col gap-2 pl-5 marker:text-pencil">
          {recommendations.map((sentence) => (
            <li key={sentence} className="pl-1 [overflow-wrap:anywhere]">
              {sentence}
            </li>
          ))}
        </ol>
      </Part>
      {questions.length > 0 && (
        <Part
          heading="Facts that would help"
          aside={<CopyPart text={questions.join('\n')} what="the questions" />}
        >
          <ul className="flex max-w-180 list-disc flex-col gap-2 pl-5 marker:text-line-strong">
            {questions.map((question) => (
              <li key={question} className="[overflow-wrap:anywhere]">
                {question}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
