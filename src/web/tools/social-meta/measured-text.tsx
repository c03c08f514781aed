import { measureField } from '#rules/facts/measured-field.ts';
import type { TextFieldRule } from '#rules/platforms/platform.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Gauge } from '#web/ui/gauge.tsx';

interface MeasuredTextProps {
  /** "Facebook title". */
  name: string;
  label: string;
  text: string;
  rule: TextFieldRule;
}

/** A written text over the ruler of its network, with its copy button. */
export function MeasuredText({ name, label, text, rule }: MeasuredTextProps) {
  const { together: _together, ...gauge } = measureField(rule, text);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h4 className="text-[0.94rem] font-semibold">{label}</h4>
        <CopyButton
          text={text}
          label={`Copy ${name}`}
          copiedToast={{ title: 'Copied!', description: name }}
        />
      </div>
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {text}
      </p>
      <Gauge label={`Length of the ${name}`} {...gauge} />
      <p className="text-sm text-ink-soft">{rule.guidance}</p>
    </div>
  );
}
