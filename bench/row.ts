/** One budget of the product, measured. */
export interface Row {
  id: string;
  /** Null when it could not be measured, which counts as failed. */
  value: number | null;
  unit: string;
  /** Such as `>= 500`. */
  bar: string;
  pass: boolean;
  /** What the figure was measured against, or why it could not be. */
  against: string;
}

interface Budget {
  id: string;
  unit: string;
  bar: { least: number } | { most: number };
}

/** A measured row. */
export function measured({ id, unit, bar }: Budget, value: number, against: string): Row {
  const rounded = Number(value.toPrecision(4));
  const [text, pass] =
    'least' in bar ? [`>= ${bar.least}`, rounded >= bar.least] : [`<= ${bar.most}`, rounded <= bar.most];
  return { id, value: rounded, unit, bar: text, pass, against };
}

/** A row that could not be measured, with the reason. */
export function unmeasured({ id, unit, bar }: Budget, reason: string): Row {
  const text = 'least' in bar ? `>= ${bar.least}` : `<= ${bar.most}`;
  return { id, value: null, unit, bar: text, pass: false, against: `not measured: ${reason}` };
}

/** Measures, or says why it could not; a fault in one budget never hides the others. */
export async function measure(
  budgets: readonly Budget[],
  work: () => Promise<{ id: string; value: number; against: string }[]>,
): Promise<Row[]> {
  try {
    const found = await work();
    return budgets.map((budget) => {
      const figure = found.find(({ id }) => id === budget.id);
      return figure
        ? measured(budget, figure.value, figure.against)
        : unmeasured(budget, 'no figure came back');
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return budgets.map((budget) => unmeasured(budget, reason ?? 'unknown'));
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
