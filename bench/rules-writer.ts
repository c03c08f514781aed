import { goldenBriefs } from '#tests/golden/briefs.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { measure, median, type Row } from './row.ts';

/** Processor time that is measured, and the most that goes by before. */
const measuringSeconds = 4;
const warmingSeconds = 8;
/** Rounds without a new best rate after which the compiler counts as done. */
const settledRounds = 6;

/** The whole way from a form to a scored listing, on one core, over the golden briefs, as a server does it that runs. */
export function benchRulesWriter(): Promise<Row[]> {
  return measure([{ id: 'rules-writer', unit: 'listings/s', bar: { least: 500 } }], async () => {
    const forms = goldenBriefs.map(({ form }) => seoFormSchema.parse(form));
    const writeAll = () => {
      let listings = 0;
      for (const form of forms) {
        for (const brief of briefsOf(form)) {
          const prepared = prepare(brief);
          finishItem(prepared, listingByRules(prepared), 'rules');
          listings += 1;
        }
      }
      return listings;
    };
    const first = rateOf(writeAll);
    const warmUp = ratesUntil(writeAll, warmingSeconds, settledRounds);
    const rates = ratesUntil(writeAll, measuringSeconds, Number.POSITIVE_INFINITY);
    return [
      {
        id: 'rules-writer',
        value: median(rates),
        against: `${forms.length} golden briefs: facts, keywords, text, fit, score; processor time of one thread, median of ${rates.length} rounds after ${warmUp.length} to warm up; best ${Math.max(...rates).toFixed(0)}, the very first ${first.toFixed(0)}`,
      },
    ];
  });
}

/**
 * Rates of rounds until none of the last ones was the best so far, or the time is over. Compiling goes on for seconds,
 * and a server that runs has that behind it.
 */
function ratesUntil(writeAll: () => number, mostSeconds: number, settled: number): number[] {
  const from = threadSeconds();
  const rates: number[] = [];
  let best = 0;
  let sinceBest = 0;
  while (sinceBest < settled && threadSeconds() - from < mostSeconds) {
    const rate = rateOf(writeAll);
    rates.push(rate);
    sinceBest = rate > best ? 0 : sinceBest + 1;
    best = Math.max(best, rate);
  }
  return rates;
}

/** Listings a second over one round. Processor time of this thread, so that other work does not count. */
function rateOf(writeAll: () => number): number {
  const before = threadSeconds();
  const listings = writeAll();
  return listings / (threadSeconds() - before);
}

function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
}
