import { useState } from 'react';
import type { SocialMetaRecord, SocialSurface } from '#contract/social-meta.ts';
import { socialSurfaces } from '#contract/social-meta.ts';
import { dateWords } from '#web/lib/dates.ts';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GeneralTab } from './general-tab.tsx';
import { HeadBlock } from './head-block.tsx';
import { NetworkTab, type CardView } from './network-tab.tsx';
import { PageTags } from './page-tags.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { surfaceNames } from './social-words.ts';

/** One optimization: its score, what the page has, the cards of each network, the picture, the tags to copy. */
export function SocialResult({ record }: { record: SocialMetaRecord }) {
  const written = socialSurfaces.filter((id) => id === 'general' || record.optimizedMeta[id] !== undefined);
  const [surface, setSurface] = useState<SocialSurface>(written[0] ?? 'general');
  const [view, setView] = useState<CardView>({ look: 'light', moment: 'after' });
  return (
    <Sheet className="flex min-w-0 flex-col gap-9">
      <ResultHead record={record} />
      {record.page.state === 'read' && (
        <section aria-labelledby="page-heading">
          <h3 id="page-heading" className="heading mb-2 text-xl">
            What the page has now
          </h3>
          <PageTags page={record.page} />
        </section>
      )}
      <section aria-labelledby="cards-heading">
        <h3 id="cards-heading" className="heading mb-2 text-xl">
          Cards
        </h3>
        <Tabs
          label="Networks"
          dense
          printsAll
          value={surface}
          onChange={setSurface}
          tabs={written.map((id) => ({
            id,
            label: surfaceNames[id],
            panel:
              id === 'general' ? (
                <GeneralTab record={record} />
              ) : (
                <NetworkTab record={record} network={id} view={view} onView={setView} />
              ),
          }))}
        />
      </section>
      <PictureChooser record={record} />
      <HeadBlock record={record} />
      <Advice record={record} />
    </Sheet>
  );
}

function ResultHead({ record }: { record: SocialMetaRecord }) {
  const { businessName, pageUrl, createdAt, writer, optimizationScore, before, notices } = record;
  return (
    <header className="flex flex-col gap-4">
      <div>
        <h2 dir="auto" className="heading text-2xl [overflow-wrap:anywhere]">
          {businessName}
        </h2>
        <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          {pageUrl}. {dateWords(createdAt)}.{' '}
          {writer === 'rules'
            ? // Why stands among the notices: no model, or one that failed.
              'Written by rules.'
            : 'Written by the connected AI model; every fact and length was checked by rules.'}
        </p>
      </div>
      <div>
        <h3 className="mb-1 text-[0.94rem] font-semibold">Optimization score</h3>
        <ScoreScale score={optimizationScore} label="Optimization score" />
        {before && (
          <p className="mt-2 text-[0.94rem] text-ink-soft">
            The page as it is today reaches{' '}
            <b className="counted font-semibold text-ink">{before.scores.total}</b> by the same checks.
          </p>
        )}
      </div>
      {notices.map((notice) => (
        <p key={notice} className="rounded-control bg-pencil-wash px-3.5 py-2.5 text-[0.94rem]">
          {notice}
        </p>
      ))}
    </header>
  );
}

function Advice({ record: { recommendations, questions } }: { record: SocialMetaRecord }) {
  return (
    <section aria-labelledby="advice-heading" className="flex flex-col gap-4">
      <h3 id="advice-heading" className="heading text-xl">
        Recommendations
      </h3>
      {recommendations.length === 0 && questions.length === 0 && (
        <p className="text-ink-soft">Nothing left to mend: put the head block into the page.</p>
      )}
      {recommendations.length > 0 && <Lines lines={recommendations} />}
      {questions.length > 0 && (
        <div>
          <h4 className="mb-1.5 text-[0.94rem] font-semibold">Say so, and it will be used</h4>
          <Lines lines={questions} />
        </div>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.94rem] marker:text-line-strong">
      {lines.map((line) => (
        <li key={line} className="[overflow-wrap:anywhere]">
          {line}
        </li>
      ))}
    </ul>
  );
}
