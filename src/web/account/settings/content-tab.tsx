import { useFormContext, useFormState } from 'react-hook-form';
import { generatorPlatformIds } from '#contract/platforms.ts';
import { styles, tones } from '#contract/seo-content.ts';
import { exportFormats, retentionDays, type Settings } from '#contract/settings.ts';
import { platforms } from '#rules/platforms/index.ts';
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
        <Field label="Export format" error={errors.exportFormat?.message} className="sm:max-w-80">
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
          className="sm:max-w-80"
        >
          <Select {...register('contentRetentionDays', numberOrNull)}>
            {retentionDays.map((days) => (
              <option key={days} value={days ?? ''}>
                {days === null ? 'Forever' : days === 365 ? '1 year (365 days)' : `${days} days`}
              </option>
            ))}
          </Select>
        </Field>
      </Section>
    </>
  );
}
