import { AtCommas } from '#web/report/at-commas.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Gauge } from '#web/ui/gauge.tsx';
import type { SampleBlock } from './page-data.ts';

const wordsOf = (entry: SampleBlock['value'][number]) =>
  typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`;

function Value({ shape, value }: Pick<SampleBlock, 'shape' | 'value'>) {
  if (typeof value === 'string')
    return (
      <p className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
        <AtCommas text={value} />
      </p>
    );
  if (shape === 'words')
    return (
      <ul className="flex flex-wrap gap-1.5">
        {value.map((entry) => (
          <li key={wordsOf(entry)}>
            <Chip>{wordsOf(entry)}</Chip>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-relaxed marker:text-line-strong">
      {value.map((entry) => (
        <li key={wordsOf(entry)} className="[overflow-wrap:anywhere]">
          {typeof entry === 'string' ? (
            entry
          ) : (
            <>
              <span className="text-ink-soft">{entry.name}:</span> {entry.value}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One field of the written sample: its text over its ruler. */
export function Block({ label, shape, value, gauge }: SampleBlock) {
  const { together, ...measured } = gauge;
  return (
    <div className="mb-7 flex min-w-0 break-inside-avoid flex-col gap-2.5 border-t border-line pt-4">
      <h3 className="text-[0.94rem] font-semibold">{label}</h3>
      <Value shape={shape} value={value} />
      {/* Not the field’s own name, which belongs to the input above. */}
      <Gauge label={together ? 'All entries above together' : 'Length of the text above'} {...measured} />
    </div>
  );
}
