import type { ReactNode } from 'react';
import type { FixProof, WebpageAnalysis } from '#contract/webpage-analysis.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Part } from './content-tab.tsx';
import { CopyPart } from './copy-part.tsx';
import { SearchPreviews } from './search-previews.tsx';

/** A better head for the page, what it is worth, and how the page would look in search results. */
export function Improvements({ analysis }: { analysis: WebpageAnalysis }) {
  const { improvedTitleTag, improvedMetaDescription, improvedKeywords, proof, title, metaDescription } =
    analysis;
  const isError = (analysis.statusCode ?? 200) >= 400;
  const nothing =
    !isError && !improvedTitleTag && !improvedMetaDescription && improvedKeywords.length === 0 && !proof;
  return (
    <div className="flex flex-col gap-9">
      <p className="-mb-3 text-sm text-ink-soft">
        {analysis.writer === 'model'
          ? 'Written by the connected AI model; what the page does not say was left out by rules.'
          : (analysis.notice ?? 'Written by rules from the page’s own words.')}
      </p>
      {nothing && <p className="text-ink-soft">The rules found nothing in the page’s head to improve.</p>}
      {improvedTitleTag && (
        <Improved
          heading="Improved title tag"
          now={title}
          text={improvedTitleTag}
          what="the improved title tag"
        />
      )}
      {improvedMetaDescription && (
        <Improved
          heading="Improved meta description"
          now={metaDescription}
          text={improvedMetaDescription}
          what="the improved meta description"
        />
      )}
      {improvedKeywords.length > 0 && (
        <Part heading="Improved keywords">
          <div className="flex items-start gap-2">
            <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
              {improvedKeywords.map((keyword) => (
                <li key={keyword} dir="auto">
                  <Chip>{keyword}</Chip>
                </li>
              ))}
            </ul>
            <CopyPart text={improvedKeywords.join(', ')} what="the list of improved keywords" />
          </div>
        </Part>
      )}
      {proof && <Proof proof={proof} />}
      <SearchPreviews analysis={analysis} />
    </div>
  );
}

interface ImprovedProps {
  heading: string;
  now: string | null;
  text: string;
  what: string;
}

function Improved({ heading, now, text, what }: ImprovedProps) {
  return (
    <Part heading={heading}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {text}
          </p>
          <p dir="auto" className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {now?.trim() ? `Now: ${now}` : 'Now: none'}
          </p>
        </div>
        <CopyPart text={text} what={what} />
      </div>
    </Part>
  );
}

const share = (score: number | null) => (score === null ? 'not judged' : `${Math.round(score * 100)}%`);

function Proof({ proof }: { proof: FixProof }) {
  const { scoreBefore, scoreAfter, changed, patch } = proof;
  return (
    <>
      <Part heading="What it is worth">
        <p className="mb-5 max-w-160 text-ink-soft">
          The improved head was put into a copy of the page, and the copy was judged by the same checks.
        </p>
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <Side name="Now">
            <ScoreScale score={scoreBefore} size="s" label="SEO score now" />
          </Side>
          <Side name="With the improved head">
            <ScoreScale score={scoreAfter} size="s" label="SEO score with the improved head" />
          </Side>
        </div>
        {changed.length > 0 ? (
          <table className="mt-5 w-full border-collapse text-[0.94rem]">
            <caption className="sr-only">Checks that change, as shares of their points</caption>
            <thead>
              <tr className="border-b border-line text-left text-sm text-ink-soft">
                <th className="py-1.5 pr-4 font-normal">Check that changes</th>
                <th className="py-1.5 pr-4 text-right font-normal">Now</th>
                <th className="py-1.5 text-right font-normal">Then</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ id, title, before, after }) => (
                <tr key={id} className="border-b border-line">
                  <td className="py-2 pr-4">{title}</td>
                  <td className="counted py-2 pr-4 text-right text-sm whitespace-nowrap">{share(before)}</td>
                  <td className="counted py-2 text-right text-sm font-semibold whitespace-nowrap">
                    {share(after)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p className="mt-4">No check changes: the gain is in the words, not in the score.</p>
        )}
      </Part>
      <Part heading="Lines for the head">
        <p className="mb-2 max-w-160 text-ink-soft">
          They take the place of the tags of the same name in{' '}
          <code className="counted text-[0.9em]">&lt;head&gt;</code>.
        </p>
        <div className="flex items-start gap-1 rounded-frame bg-sunken py-2 pr-2 pl-4">
          <pre
            dir="auto"
            className="counted min-w-0 flex-1 py-2 text-[0.8rem] [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {patch}
          </pre>
          <CopyPart inset text={patch} what="the block of lines" />
        </div>
      </Part>
    </>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1 text-sm text-ink-soft">{name}</p>
      {children}
    </div>
  );
}
