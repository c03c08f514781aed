import { pointWords } from '#rules/text/points.ts';
import { Preview } from '#web/previews/preview.tsx';
import { isMet, Outcome } from '#web/report/outcome.tsx';
import { ReachGoal } from '#web/report/reach-goal.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { PlatformPageData } from './page-data.ts';
import { Block } from './sample-block.tsx';

/** Every check in one line each; opens without a script. */
function Checks({ checks }: Pick<PlatformPageData, 'checks'>) {
  const met = checks.filter(({ score }) => isMet(score)).length;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-pencil">
        Why this score: {met} of {checks.length} checks met
      </summary>
      <ul className="grid gap-x-9 pb-3 md:grid-cols-2">
        {checks.map(({ title, score, points }) => (
          <li key={title} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <span>{title}</span>
            <span className="flex shrink-0 items-baseline gap-3">
              <Outcome score={score} />
              <span className="counted text-[0.8rem] text-ink-soft">
                {pointWords(points * (score ?? 0))}/{pointWords(points)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sample of the form above as the rules wrote it: in the shop, scored, field by field. */
export function SeeItWork({ page }: { page: PlatformPageData }) {
  const { item, shop, fixes, checks, blocks } = page;
  return (
    <section aria-labelledby="see-it-work" id="example" className="scroll-mt-6">
      <h2 id="see-it-work" className="display text-[clamp(2.1rem,4.6vw,3.4rem)]">
        See it work
      </h2>
      <p className="mt-3 mb-6 max-w-176 text-lg text-pretty text-ink-soft">
        This is what comes out for our sample, untouched. Written by rules, no AI model connected; with one,
        the model writes and the same rules check every word.
      </p>
      <Sheet className="flex flex-col gap-7">
        <div className="grid gap-x-9 gap-y-7 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <Preview item={item} {...shop} />
          <div className="flex min-w-0 flex-col gap-5">
            <ScoreScale score={item.seoScore} />
            <ReachGoal score={item.seoScore} checks={fixes} heading="h3" />
          </div>
        </div>
        <Checks checks={checks} />
        <div className="gap-x-10 lg:columns-2">
          {blocks.map((block) => (
            <Block key={block.id} {...block} />
          ))}
        </div>
      </Sheet>
    </section>
  );
}
