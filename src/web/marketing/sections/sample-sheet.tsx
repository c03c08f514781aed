import type { ReactNode } from 'react';
import type { MeasuredField, MeasuredSample } from '#web/marketing/content/measured-samples.ts';
import type { Block } from '#web/marketing/content/samples.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Gauge } from '#web/ui/gauge.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

function Field({ field, children }: { field: MeasuredField; children: ReactNode }) {
  const { label, used, limit, unit } = field;
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm text-ink-soft">{label}</p>
      {children}
      <Gauge label={label} value={used} limit={limit} unit={unit} className="mt-3" />
    </div>
  );
}

function Description({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-[70ch] space-y-3 text-[0.94rem] leading-relaxed">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]} className="space-y-0.5">
            {block.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Entries({ field, entries }: { field: MeasuredField; entries: readonly string[] }) {
  if (field.field === 'bulletPoints')
    return (
      <ul className="list-disc space-y-1.5 pl-5 text-[0.94rem] leading-snug marker:text-ink-soft">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  if (field.field === 'searchTerms')
    return <p className="counted text-[0.78rem] leading-relaxed">{entries.join(' ')}</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {entries.map((entry) => (
        <li key={entry}>
          <Chip>{entry}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** One result as the product shows it: each text over its limit, the score on its scale. */
export function SampleSheet({ sample }: { sample: MeasuredSample }) {
  const [title, ...others] = sample.content;
  return (
    <Sheet className="grid grow content-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {title && (
        <Field field={title}>
          <p className="heading text-[clamp(1.5rem,3vw,2.1rem)]">
            {typeof title.value === 'string' ? title.value : ''}
          </p>
        </Field>
      )}
      <div className="min-w-0 space-y-7 lg:col-start-2 lg:row-span-2">
        <div>
          <ScoreScale score={sample.score} label={`SEO score of the ${sample.name} sample`} />
          <p className="mt-2 text-[0.94rem] text-ink-soft">Generated in {sample.seconds} seconds</p>
        </div>
        {others.map((field) =>
          typeof field.value === 'object' && 'entries' in field.value ? (
            <Field key={field.field} field={field}>
              <Entries field={field} entries={field.value.entries} />
            </Field>
          ) : null,
        )}
      </div>
      {others.map((field) =>
        typeof field.value === 'object' && 'blocks' in field.value ? (
          <Field key={field.field} field={field}>
            <Description blocks={field.value.blocks} />
          </Field>
        ) : null,
      )}
    </Sheet>
  );
}
