import type { FieldValue } from '#contract/seo-content.ts';
import type { CountUnit, FieldRule } from '#rules/platforms/platform.ts';
import { countList, countText } from '#rules/text/count.ts';
import { Gauge } from '#web/ui/gauge.tsx';

const unitWords: Record<CountUnit, string> = {
  characters: 'characters',
  bytes: 'bytes',
  width: 'width units',
  'tag-list': 'characters, quotes and commas counted',
  items: 'entries',
  words: 'words',
};

interface FieldGaugeProps {
  rule: FieldRule;
  value: FieldValue;
  label: string;
}

/** The ruler under a limited field, counted in the platform's own unit; a list also shows the bound of the whole. */
export function FieldGauge({ rule, value, label }: FieldGaugeProps) {
  if (rule.kind === 'text') {
    const text = typeof value === 'string' ? value : '';
    return (
      <Gauge
        label={label}
        value={countText(text, rule.limit.unit)}
        limit={rule.limit.max}
        min={rule.target?.from ?? rule.limit.min}
        unit={unitWords[rule.limit.unit]}
      />
    );
  }
  const entries = typeof value === 'string' ? [] : value;
  const count = (
    <Gauge
      label={label}
      value={entries.length}
      limit={rule.count.max}
      min={rule.count.min}
      unit={unitWords.items}
    />
  );
  if (rule.kind === 'pairs' || rule.total === undefined) return count;
  const texts = entries.map((entry) => (typeof entry === 'string' ? entry : entry.value));
  const total = (
    <Gauge
      label={`${label}, together`}
      value={countList(texts, rule.total.unit, rule.separator)}
      limit={rule.total.max}
      min={rule.total.min}
      unit={unitWords[rule.total.unit]}
    />
  );
  // Where the whole list has a bound, that bound is the one that a seller runs into.
  return total;
}
