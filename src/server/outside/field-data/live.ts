import { z } from 'zod';
import type { FieldData, Strategy } from '#contract/core-web-vitals.ts';
import type { FieldDataSource } from './port.ts';

const endpoint = 'https://chromeuxreport.googleapis.com/v1/records:queryRecord';
/** Longest wait for the report, in milliseconds. */
const patienceMs = 8_000;
const formFactors: Record<Strategy, string> = { mobile: 'PHONE', desktop: 'DESKTOP' };

/** Google's names of the metrics that are asked for. */
const names = [
  ['lcp', 'largest_contentful_paint'],
  ['inp', 'interaction_to_next_paint'],
  ['cls', 'cumulative_layout_shift'],
  ['fcp', 'first_contentful_paint'],
  ['ttfb', 'experimental_time_to_first_byte'],
] as const;

const Metric = z.object({
  // CLS comes as text.
  percentiles: z.object({ p75: z.coerce.number().min(0) }),
  histogram: z
    .array(z.object({ density: z.number().min(0).max(1).catch(0) }))
    .length(3)
    .optional()
    .catch(undefined),
});
const CalendarDay = z.object({ year: z.number(), month: z.number(), day: z.number() });
const Answer = z.object({
  record: z.object({
    metrics: z.record(z.string(), z.unknown()),
    collectionPeriod: z.object({ lastDate: CalendarDay }).optional().catch(undefined),
  }),
});

/** The Chrome UX Report of the page, else of its whole site where the page alone has too few visits. */
export function openFieldData(key: string, send: typeof fetch = fetch): FieldDataSource {
  return {
    find: async ({ url, strategy, signal }) => {
      const ask = (subject: { url: string } | { origin: string }) =>
        askFor(send, key, { ...subject, formFactor: formFactors[strategy] }, signal);
      try {
        const page = await ask({ url });
        if (page) return measured(page, 'page');
        const site = await ask({ origin: new URL(url).origin });
        return site ? measured(site, 'site') : { state: 'none' };
      } catch {
        signal.throwIfAborted();
        return { state: 'failed', message: 'The Chrome UX Report did not answer properly this time.' };
      }
    },
  };
}

/** @returns null where Google publishes nothing for the subject */
async function askFor(
  send: typeof fetch,
  key: string,
  body: object,
  signal: AbortSignal,
): Promise<z.output<typeof Answer> | null> {
  const response = await send(`${endpoint}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, metrics: names.map(([, name]) => name) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The Chrome UX Report answered ${response.status}`);
  return Answer.parse(await response.json());
}

function measured({ record }: z.output<typeof Answer>, scope: 'page' | 'site'): FieldData {
  const metrics = names.flatMap(([id, name]) => {
    const metric = Metric.safeParse(record.metrics[name]);
    if (!metric.success) return [];
    const [good, fair, poor] = (metric.data.histogram ?? []).map(({ density }) => density);
    const known = good !== undefined && fair !== undefined && poor !== undefined;
    const shares: [number, number, number] | null = known ? [good, fair, poor] : null;
    return [{ id, p75: metric.data.percentiles.p75, shares }];
  });
  if (metrics.length === 0) return { state: 'none' };
  const last = record.collectionPeriod?.lastDate;
  const two = (part: number) => String(part).padStart(2, '0');
  const until = last ? `${last.year}-${two(last.month)}-${two(last.day)}` : null;
  return { state: 'measured', scope, until, metrics };
}
