import type { FieldValue } from '#contract/seo-content.ts';
import { measureField } from '#rules/facts/measured-field.ts';
import type { FieldRule } from '#rules/platforms/platform.ts';
import { Gauge } from '#web/ui/gauge.tsx';

interface FieldGaugeProps {
  rule: FieldRule;
  value: FieldValue;
  label: string;
}

/** The ruler under a limited field, counted in the platform's own unit; a list may be counted as a whole. */
export function FieldGauge({ rule, value, label }: FieldGaugeProps) {
  const { together, ...measured } = measureField(rule, value);
  return <Gauge label={together ? `${label}, together` : label} {...measured} />;
}
