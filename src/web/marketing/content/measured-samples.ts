import { platforms } from '#rules/platforms/index.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { countList, countText } from '#rules/text/count.ts';
import { samples, type Block, type DemoSample, type SampleField } from './samples.ts';

export interface MeasuredField extends SampleField {
  label: string;
  /** How much of the platform's limit is used, in its unit. */
  used: number;
  limit: number;
  /** Plural, for screen readers: "characters", "tags". */
  unit: string;
}

export type MeasuredSample = Omit<DemoSample, 'content'> & {
  name: string;
  content: readonly MeasuredField[];
};

/** Each sample with its counts beside the limits of the platform files; read while building. */
export function measuredSamples(): MeasuredSample[] {
  return samples.map((sample) => ({
    ...sample,
    name: platforms[sample.platform].name,
    content: sample.content.map((field) => measure(sample, field)),
  }));
}

/** A description as its platform gets it: HTML for Shopify, else lines. */
export function plainDescription(blocks: readonly Block[], html: boolean): string {
  if (!html)
    return blocks.map((block) => (typeof block === 'string' ? block : block.join('\n'))).join('\n\n');
  return blocks
    .map((block) =>
      typeof block === 'string'
        ? `<p>${block}</p>`
        : `<ul>${block.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    )
    .join('');
}

/** @throws Error when the platform has no such field, so that no page shows a made-up limit */
function measure(sample: DemoSample, { label, ...field }: SampleField): MeasuredField {
  const platform = platforms[sample.platform];
  const rule = platform.fields[field.field];
  const { value } = field;
  const of = (used: number, limit: Limit, unit: string) => ({
    ...field,
    label: label ?? rule?.label ?? '',
    used,
    limit: limit.max,
    unit,
  });
  if (rule?.kind === 'text' && !(typeof value === 'object' && 'entries' in value)) {
    const text = typeof value === 'string' ? value : plainDescription(value.blocks, rule.format === 'html');
    return of(countText(text, rule.limit.unit), rule.limit, rule.limit.unit);
  }
  if (rule?.kind === 'list' && typeof value === 'object' && 'entries' in value) {
    const total = rule.total?.strength === 'hard' ? rule.total : undefined;
    const limit = total ?? rule.count;
    const unit = total ? (total.unit === 'tag-list' ? 'characters' : total.unit) : rule.label.toLowerCase();
    return of(countList(value.entries, limit.unit, rule.separator), limit, unit);
  }
  throw new Error(`${platform.name} has no field ${field.field} of that kind.`);
}
