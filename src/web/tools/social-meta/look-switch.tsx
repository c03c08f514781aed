import { classNames } from '#web/lib/class-names.ts';
import type { CardView } from './network-tab.tsx';

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChange: (value: Value) => void;
}

/** Two words, one of which holds. */
function Switch<Value extends string>({ label, value, options, onChange }: SwitchProps<Value>) {
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-control border border-line-strong">
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={classNames(
            'press-9 px-3 text-sm font-medium first:rounded-l-[5px] last:rounded-r-[5px]',
            option === value ? 'bg-pencil text-on-pencil' : 'bg-surface text-ink hover:bg-sunken',
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

interface SwitchesProps {
  view: CardView;
  onView: (view: CardView) => void;
  /** Whether the page's present card is known. */
  hasBefore: boolean;
}

/** Which card is drawn, and in which of the network's looks. */
export function Switches({ view, onView, hasBefore }: SwitchesProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {hasBefore ? (
        <Switch
          label="Card"
          value={view.moment}
          options={[
            ['after', 'Optimized'],
            ['before', 'Today'],
          ]}
          onChange={(moment) => onView({ ...view, moment })}
        />
      ) : (
        <span />
      )}
      <Switch
        label="Look of the network"
        value={view.look}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={(look) => onView({ ...view, look })}
      />
    </div>
  );
}
