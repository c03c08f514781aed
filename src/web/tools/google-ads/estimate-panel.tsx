import { useState } from 'react';
import type { CampaignEstimate, EstimateInputs, EstimateStep } from '#contract/google-ads-estimate.ts';
import { estimateBounds, estimateOf, usualInputs } from '#rules/ads/estimate.ts';
import { dateWords } from '#web/lib/dates.ts';
import { typedNumber } from '#web/lib/typed-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { centsWords, countWords } from './ads-words.ts';

interface InputShape {
  name: keyof EstimateInputs;
  label: string;
  /** What the shown number is multiplied by to get the contract's unit. */
  factor: number;
  hint: string;
}

const shapes: readonly InputShape[] = [
  { name: 'monthlyBudget', label: 'Monthly budget', factor: 1, hint: 'dollars' },
  { name: 'cpc', label: 'Cost per click', factor: 100, hint: 'dollars' },
  { name: 'ctr', label: 'Click rate', factor: 100, hint: 'percent of views' },
  { name: 'conversionRate', label: 'Conversion rate', factor: 100, hint: 'percent of clicks' },
  { name: 'spread', label: 'Give or take', factor: 1, hint: 'percent, our assumption' },
];

type Typed = Record<keyof EstimateInputs, string>;

const shownNumber = (value: number, factor: number) =>
  String(factor === 1 ? value : Math.round(value) / factor);

function typedOf(inputs: EstimateInputs): Typed {
  return Object.fromEntries(
    shapes.map(({ name, factor }) => [name, shownNumber(inputs[name], factor)]),
  ) as Typed;
}

/** The number in the contract's unit, or what is wrong with what was typed. */
function readTyped({ name, factor }: InputShape, typed: string): { value: number } | { error: string } {
  const { min, max } = estimateBounds[name];
  const number = typedNumber(typed);
  const value = factor === 1 ? number : Math.round(number * factor);
  if (Number.isFinite(value) && value >= min && value <= max) return { value };
  return { error: `A number from ${min / factor} to ${(max / factor).toLocaleString('en')}` };
}

function valueWords(value: number, unit: EstimateStep['unit']): string {
  if (unit === 'cents') return centsWords(value);
  return unit === 'leads' ? value.toLocaleString('en', { maximumFractionDigits: 1 }) : countWords(value);
}

/** "92, between 71 and 131": the middle with both ends. */
function rangeWords({ range, unit }: EstimateStep): string {
  const { low, middle, high } = range;
  if (low === high) return valueWords(middle, unit);
  const [least, most] = low < high ? [low, high] : [high, low];
  return `${valueWords(middle, unit)}, between ${valueWords(least, unit)} and ${valueWords(most, unit)}`;
}

/** The estimate with its arithmetic open and every input to be changed; nothing of it is saved. */
export function EstimatePanel({ estimate }: { estimate: CampaignEstimate }) {
  const { benchmark } = estimate;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => typedOf(estimate.inputs));
  const [last, setLast] = useState(estimate.inputs);
  const now = estimateOf(benchmark, last);
  const usual = usualInputs(estimate.inputs.monthlyBudget, benchmark);
  const changed = shapes.some(({ name }) => last[name] !== usual[name]);

  const change = (shape: InputShape, text: string) => {
    setTyped({ ...typed, [shape.name]: text });
    const read = readTyped(shape, text);
    if ('value' in read) setLast({ ...last, [shape.name]: read.value });
  };
  const reset = () => {
    setTyped(typedOf(usual));
    setLast(usual);
  };
  return (
    <section aria-label="Estimate">
      <p className="max-w-180 text-[0.94rem] text-ink-soft">
        An estimate, not a promise: {dollarsToLeads(now)} It starts from the average of “{benchmark.industry}”
        in {benchmark.source}, published {dateWords(benchmark.date)}.
      </p>
      <Collapsible
        className="mt-1"
        label={(isOpen) => (isOpen ? 'Hide the arithmetic' : 'Open the arithmetic and change its figures')}
        open={open}
        onChange={setOpen}
      >
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <div>
            <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
              {shapes.map((shape) => {
                const read = readTyped(shape, typed[shape.name]);
                return (
                  <Field
                    key={shape.name}
                    label={shape.label}
                    hint={shape.hint}
                    error={'error' in read ? read.error : undefined}
                  >
                    <Input
                      inputMode="decimal"
                      autoComplete="off"
                      value={typed[shape.name]}
                      onChange={(event) => change(shape, event.target.value)}
                    />
                  </Field>
                );
              })}
            </div>
            {changed && (
              <Button variant="quiet" size="s" className="mt-2 -ml-3" onClick={reset}>
                Back to the benchmark
              </Button>
            )}
          </div>
          <div className="min-w-0">
            <dl className="divide-y divide-line border-y border-line" aria-live="polite">
              {now.steps.map((step) => (
                <div
                  key={step.id}
                  className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <dt className="font-medium">{step.label}</dt>
                  <dd className="min-w-0">
                    <span className="block font-semibold">{rangeWords(step)}</span>
                    <span className="block text-sm text-ink-soft">{step.formula}</span>
                    <span className="counted block text-[0.8rem] text-ink-soft [overflow-wrap:anywhere]">
                      {step.worked}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm text-ink-soft">
              {benchmark.because} {benchmark.basis} Both ends of a range reckon with figures that are{' '}
              {last.spread}% worse or better than the average.
            </p>
          </div>
        </div>
      </Collapsible>
    </section>
  );
}

function dollarsToLeads({ inputs, clicks, leads }: CampaignEstimate): string {
  return `${centsWords(inputs.monthlyBudget * 100)} a month buys about ${countWords(clicks.middle)} clicks (${countWords(clicks.low)} to ${countWords(clicks.high)}) and ${leads.middle.toLocaleString('en')} calls, orders or forms (${leads.low.toLocaleString('en')} to ${leads.high.toLocaleString('en')}).`;
}
