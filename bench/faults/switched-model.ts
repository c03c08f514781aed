import { briefsOf } from '#rules/ledger/brief.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import type { DoubleReply, DoubleRequest } from '#tests/setup/model-double.ts';
import { listingForm } from './traffic-form.ts';

export type ModelMood = 'good' | 'failing';

/** A product with this name is written for minutes, a few letters at a time, whatever the mood. */
export const slowProduct = 'Patient Teapot';

/** A model double whose mood the faults switch. */
export interface SwitchedModel {
  mood: ModelMood;
  reply: (request: DoubleRequest) => DoubleReply;
}

/** Good answers at once; `failing`: every second one silent, refused, broken, cut off, stuck half-way or told to wait. */
export function openSwitchedModel(): SwitchedModel {
  const brief = briefsOf(seoFormSchema.parse(listingForm))[0];
  if (!brief) throw new Error('The form of the load has no product');
  const prepared = prepare(brief);
  const listing = listingOf(finishItem(prepared, listingByRules(prepared), 'rules'));
  const text = JSON.stringify({ ...listing, evidence: [], questions: [] });
  const good: DoubleReply = { text, chunkSize: 400 };
  const bad: DoubleReply[] = [
    { silent: true },
    { status: 500 },
    { text: '{"title": "broken' },
    { text, cutAfter: 200 },
    // Begins and then says nothing more, with the connection open.
    { text, chunkSize: 200, chunkDelay: 600_000 },
    { status: 429, headers: { 'retry-after': '1' } },
  ];
  let asked = 0;
  const model: SwitchedModel = {
    mood: 'good',
    reply: ({ prompt }) => {
      asked += 1;
      if (prompt.includes(slowProduct)) return { text, chunkSize: 4, chunkDelay: 200 };
      if (model.mood === 'good' || asked % 2 === 0) return good;
      return bad[Math.floor(asked / 2) % bad.length] ?? good;
    },
  };
  return model;
}
