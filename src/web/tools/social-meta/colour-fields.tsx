import { useState } from 'react';
import type { BrandColours } from '#contract/social-picture.ts';
import { readableOn } from '#rules/colours/contrast.ts';
import { useFieldAttributes, Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

const names = { background: 'Background', text: 'Text', accent: 'Accent' } as const;
const parts = ['background', 'text', 'accent'] as const;

interface ColourFieldsProps {
  colours: BrandColours;
  onChange: (colours: BrandColours) => void;
  /** Where the first ones stem from. */
  hint: string;
}

/** The three colours of a picture. A text that could not be read is drawn in the nearest shade that can. */
export function ColourFields({ colours, onChange, hint }: ColourFieldsProps) {
  const readable = readableOn(colours.background, colours.text);
  return (
    <div className="flex flex-col gap-2.5">
      {parts.map((part) => (
        <Field key={part} label={names[part]}>
          <ColourInput
            value={colours[part]}
            onChange={(colour) => onChange({ ...colours, [part]: colour })}
          />
        </Field>
      ))}
      {readable !== colours.text && (
        <p className="text-sm text-fair-ink" role="status">
          This text is hard to read on its background, so it is drawn in{' '}
          <span className="counted">{readable}</span>.
        </p>
      )}
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
  );
}

/** A colour to pick or to type; what is typed counts when it is a whole colour. */
function ColourInput({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const attributes = useFieldAttributes();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && !/^#[\da-f]{6}$/i.test(typed);
  return (
    <span className="flex items-center gap-2">
      <input
        type="color"
        aria-label="Pick the color"
        value={value}
        onChange={(event) => {
          setTyped(null);
          onChange(event.target.value.toLowerCase());
        }}
        className="h-11 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
      />
      <Input
        id={attributes.id}
        value={typed ?? value}
        spellCheck={false}
        aria-invalid={wrong || undefined}
        className="counted"
        onChange={(event) => {
          const text = event.target.value.trim();
          setTyped(text);
          if (/^#[\da-f]{6}$/i.test(text)) onChange(text.toLowerCase());
        }}
        onBlur={() => {
          if (!wrong) setTyped(null);
        }}
      />
    </span>
  );
}
