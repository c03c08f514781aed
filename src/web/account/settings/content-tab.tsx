import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { generatorPlatformIds } from '#contract/platforms.ts';
import { styles, tones } from '#contract/seo-content.ts';
import { exportFormats, retentionDays, type Settings } from '#contract/settings.ts';
import { platforms } from '#rules/platforms/index.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { choiceOrNull, numberOrNull } from './choices.ts';
import { Section } from './section.tsx';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const formatNames: Record<(typeof exportFormats)[number], string> = {
  text: 'Plain text (.txt)',
  csv: 'Spreadsheet (.csv)',
  json: 'Data (.json)',
  html: 'Web page (.html)',
};

function Defaults() {
  const { register } = useFormContext<Settings>();
  const { errors } = useFormState<Settings>();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        className="sm:col-span-2"
        label="Default platform"
        error={errors.defaultPlatform?.message}
        hint="A new session begins with it. A tile of the dashboard still wins."
      >
        <Select {...register('defaultPlatform', choiceOrNull)}>
          <option value="">None: ask me each time</option>
          {generatorPlatformIds.map((platform) => (
            <option key={platform} value={platform}>
              {platforms[platform].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Default tone" error={errors.defaultTone?.message}>
        <Select {...register('defaultTone')}>
          {tones.map((tone) => (
            <option key={tone} value={tone}>
              {capitalised(tone)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Default style" error={errors.defaultStyle?.message}>
        <Select {...register('defaultStyle')}>
          {styles.map((style) => (
            <option key={style} value={style}>
              {capitalised(style)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

const cuts = retentionDays.filter((days) => days !== null);
const longest = Math.max(...cuts);

/** Where the history is cut: a ruler of days with a strip on it. "Forever" runs off its end. */
function RetentionRuler() {
  const days = useWatch<Settings, 'contentRetentionDays'>({ name: 'contentRetentionDays' });
  const place = (count: number) => `${(count / longest) * 100}%`;
  return (
    <div aria-hidden="true" className="mt-6 pr-8">
      <div className="relative h-6">
        <span
          className="ticks absolute inset-x-0 top-0 h-3 border-r border-line-strong"
          style={{ '--tick': place(30) }}
        />
        <span className="absolute inset-x-0 bottom-0 h-2 bg-sunken dark:bg-line" />
        <span
          className="cut absolute bottom-0 left-0 h-2 bg-pencil transition-[width] duration-150 motion-reduce:transition-none"
          style={{ width: days === null ? 'calc(100% + 2rem)' : place(days) }}
        />
      </div>
      <div className="counted relative mt-1.5 h-5 text-[0.78rem] text-ink-soft">
        {cuts.map((count) => (
          <span
            key={count}
            className={classNames('absolute -translate-x-1/2', count === days && 'font-semibold text-ink')}
            style={{ left: place(count) }}
          >
            {count}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Content & Generation: what the generator starts with, and how long results are kept. */
export function ContentTab() {
  const { register } = useFormContext<Settings>();
  const { errors } = useFormState<Settings>();
  return (
    <>
      <Section
        title="Generator"
        text="What a new session starts with. You can choose otherwise in every form."
      >
        <Defaults />
      </Section>
      <Section title="Export" text="What the button “Export All” saves at the first press.">
        <Field
          label="Export format"
          error={errors.exportFormat?.message}
          className="sm:max-w-[calc(50%-10px)]"
        >
          <Select {...register('exportFormat')}>
            {exportFormats.map((format) => (
              <option key={format} value={format}>
                {formatNames[format]}
              </option>
            ))}
          </Select>
        </Field>
      </Section>
      <Section title="Retention" text="Every night, what is older than this goes from your history for good.">
        <Field
          label="Keep content for"
          error={errors.contentRetentionDays?.message}
          hint="Counted from the last change of an entry. Favorites are always kept."
          className="sm:max-w-[calc(50%-10px)]"
        >
          <Select {...register('contentRetentionDays', numberOrNull)}>
            {retentionDays.map((days) => (
              <option key={days} value={days ?? ''}>
                {days === null ? 'Forever' : days === 365 ? '1 year (365 days)' : `${days} days`}
              </option>
            ))}
          </Select>
        </Field>
        <RetentionRuler />
      </Section>
    </>
  );
}
