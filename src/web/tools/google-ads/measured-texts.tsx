import type { ReactNode } from 'react';
import { countWidth } from '#rules/text/count.ts';
import { Gauge } from '#web/ui/gauge.tsx';

export interface MeasuredText {
  text: string;
  /** A word on what the text is for. */
  note?: string;
  /** Stands at the end of the line, such as a button to edit. */
  action?: ReactNode;
  /** Stands in place of the line while it is edited. */
  editor?: ReactNode;
}

interface MeasuredTextsProps {
  /** What each is called for screen readers: "Headline". */
  label: string;
  texts: readonly MeasuredText[];
  /** Width units. */
  limit: number;
}

/** Texts of one kind, each over its ruler. */
export function MeasuredTexts({ label, texts, limit }: MeasuredTextsProps) {
  return (
    <ol className="flex flex-col divide-y divide-line border-y border-line">
      {texts.map(({ text, note, action, editor }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- texts may repeat while they are edited
          key={index}
          className="py-2"
        >
          {editor ?? (
            <div className="grid items-center gap-x-5 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <p dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {text}
                {note && <span className="ml-2 text-sm text-ink-soft">{note}</span>}
              </p>
              <div className="flex items-center gap-1">
                <Gauge
                  label={`${label} ${index + 1}`}
                  value={countWidth(text)}
                  limit={limit}
                  unit="width units"
                  className="flex-1"
                />
                {action}
              </div>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
