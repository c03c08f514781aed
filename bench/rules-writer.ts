import { goldenBriefs } from '#tests/golden/briefs.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import { measure, type Row } from './row.ts';

const measuringMs = 4_000;

/** The whole way from a form to a scored listing, on one core, over the golden briefs. */
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
    // Word lists and the tagger load on first use, and the compiler needs a round to warm up.
    writeAll();
    writeAll();
    // Processor time of this thread, so that other work on the machine does not count.
    const from = performance.now();
    const before = process.threadCpuUsage();
    let listings = 0;
    while (performance.now() - from < measuringMs) listings += writeAll();
    const { user, system } = process.threadCpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    return [
      {
        id: 'rules-writer',
        value: listings / seconds,
        against: `${forms.length} golden briefs: facts, keywords, text, fit, score; processor time of one thread`,
      },
    ];
  });
}
