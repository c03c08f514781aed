import type { Writer } from '#contract/seo-content.ts';
import { entriesOf, textOfField } from '#rules/facts/field-text.ts';
import { type Brief, type Listing, typedName } from '#rules/listing/listing.ts';
import { sentenceFields, ToldSentences } from '#rules/listing/told-sentences.ts';
import { plainSpeech } from '#rules/listing/plain-speech.ts';
import { fieldRules } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { plainText } from '#rules/facts/plain-text.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { ModelError, type TextModel } from '#server/outside/model/port.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { partialListing } from './answer-shape.ts';
import { listingByRules, prepare, readAhead, type Prepared } from '#rules/writers/seo-content/prepared.ts';
import { withCalmHeads } from './calm-heads.ts';
import { unsaidIn } from './unsaid.ts';
import { founded, unfoundedSentences } from './unfounded.ts';
import { restored } from './restored.ts';
import { unsaidByField } from './without-unsaid.ts';
import { faultsOf, unusableFields } from './faults.ts';
import { type Fault, listingRequest, repairRequest, type ListingRequest } from './request.ts';

/** What the products of one request have in common while they are written. */
export interface WritingRun {
  /** Why the model is not asked any more: it would most likely fail in the same way. */
  givenUp: ModelError | null;
  /** True when a second question for faulty fields failed in a way in which the others' would fail too. */
  asksOnce: boolean;
  /** Products that the rules wrote although a model is connected, with the reason. */
  takenOver: { name: string; reason: string }[];
  /** Titles and descriptions that the model gave, with the product that had them first. */
  given: Map<string, string>;
  /** Sentences of the finished listings: no other product tells one of them again. */
  told: ToldSentences;
}

/** A run of which nothing is known yet. */
export function newRun(): WritingRun {
  return { givenUp: null, asksOnce: false, takenOver: [], given: new Map(), told: new ToldSentences() };
}

/** Fields in which two products of a form never say the same. */
const ownFields: readonly FieldId[] = ['productTitle', 'titleTag', 'h1', 'improvedBodyText'];

/** Fields in which an answer repeats what it gave another product. */
function copiedFields({ brief }: Prepared, listing: Listing, { given }: WritingRun): Fault[] {
  const { name } = brief.product;
  return ownFields.flatMap((field) => {
    const text = textOfField(listing[field]).trim();
    if (text === '') return [];
    const first = given.get(`${field}\n${text}`) ?? name;
    given.set(`${field}\n${text}`, first);
    const reasons = [`It is the text of another product, ${JSON.stringify(first)}.`];
    return first === name ? [] : [{ field, value: listing[field], reasons }];
  });
}

/** Fields that tell a sentence of a listing which is finished already. */
function toldFields({ brief, ledger, platform }: Prepared, listing: Listing, { told }: WritingRun): Fault[] {
  const isWhole = ledger.language.written !== 'other';
  return sentenceFields.flatMap((field) => {
    const value = platform.fields[field] === undefined ? undefined : listing[field];
    const shared = entriesOf(value).some((entry) => told.isTold(entry, brief.product.index, isWhole));
    return shared
      ? [{ field, value, reasons: ['Another product’s listing says a sentence of it too.'] }]
      : [];
  });
}

export interface ListingPart {
  brief: Brief;
  run: WritingRun;
  /** Made ahead or at the first need. */
  prepared?: Prepared;
}

/** The product's facts and keywords, read once. */
export function preparedOf(part: ListingPart): Prepared {
  part.prepared ??= prepare(part.brief);
  return part.prepared;
}

export interface Written {
  prepared: Prepared;
  proposal: Listing;
  writer: Writer;
  /** Fields of a model's listing that the rules wrote, since what the model sent for them could not be used. */
  byRules?: readonly FieldId[];
  /** True when the model stood still in its answer, so that it never sent some of those. */
  stoodStill?: boolean;
  /** Sentences of a model that were taken out, since no fact stands behind them. */
  dropped?: readonly string[];
}

/** Proposes one product's listing: by the connected model, else or when that fails by the rules. */
export async function writePart(part: ListingPart, context: ToolContext): Promise<Written> {
  const prepared = preparedOf(part);
  const { run } = part;
  const { model } = context.services;
  if (model === null) return byRules(prepared);
  if (run.givenUp === null) {
    try {
      return { prepared, ...(await byModel(part, model, context)), writer: 'model' };
    } catch (error) {
      context.signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      context.log.warn(
        { model: model.name, reason: error.reason, err: error },
        'The model failed, the rules take over',
      );
      if (error.concernsAll) run.givenUp ??= error;
      return takeOver(prepared, run, error);
    }
  }
  return takeOver(prepared, run, run.givenUp);
}

function byRules(prepared: Prepared): Written {
  return { prepared, proposal: listingByRules(prepared), writer: 'rules' };
}

function takeOver(prepared: Prepared, run: WritingRun, error: ModelError): Written {
  run.takenOver.push({ name: typedName(prepared.brief.product), reason: error.sentencePart });
  return byRules(prepared);
}

type Proposed = Pick<Written, 'proposal' | 'byRules' | 'dropped' | 'stoodStill'>;

async function byModel(part: ListingPart, model: TextModel, context: ToolContext): Promise<Proposed> {
  const prepared = preparedOf(part);
  const { index, name } = prepared.brief.product;
  let writing = false;
  const judged = new Set<string>();
  const { value: answer, broken } = await ask(model, listingRequest(prepared), context, part, (partial) => {
    const { platform, ledger } = prepared;
    // Nobody is shown a stranger's address, even for a second.
    const fields = plainSpeech(partialListing(platform, partial), platform, ledger).listing;
    context.partial({ index, productName: name, complete: false, fields, item: null });
    // The model has begun and takes its time: none is lost by computing now what its answer will be judged by.
    if (!writing) {
      readAhead(prepared);
      unsaidIn(prepared.brief.product.description, prepared);
    } else judgeAhead(prepared, fields, judged);
    writing = true;
  });
  const listing = withCalmHeads(prepared, answer);
  const stoodStill = broken !== null;
  const faults = together(faultsOf(prepared, listing), copiedFields(prepared, listing, part.run));
  // A shared sentence alone is told apart without asking again.
  if (faults.length === 0) return { ...withRules(prepared, listing, []), stoodStill };
  const all = together(faults, toldFields(prepared, listing, part.run));
  const repaired = part.run.asksOnce ? { ...listing } : await repair(part, listing, model, context, all);
  const copied = copiedFields(prepared, repaired, part.run).map(({ field }) => field);
  const unusable = [...unusableFields(prepared, repaired), ...copied];
  const dropped = [...unfoundedSentences(prepared, repaired), ...unsaidByField(prepared, repaired)]
    .filter(([field]) => !unusable.includes(field))
    .flatMap(([, sentences]) => sentences);
  return { ...withRules(prepared, repaired, unusable), dropped, stoodStill };
}

/** A model that writes its fields in another order gives unfinished texts again and again. */
const mostJudgedAhead = 60;

/** Judges the texts of an unfinished answer that are whole, each once; what is found is kept with the facts. */
function judgeAhead(prepared: Prepared, fields: Listing, judged: Set<string>): void {
  const values = Object.values(fields);
  // The last text is still being written.
  for (const text of values.flatMap(entriesOf).slice(0, -1)) {
    const plain = plainText(text);
    if (judged.has(plain) || judged.size >= mostJudgedAhead) continue;
    judged.add(plain);
    unbackedClaims(plain, prepared.ledger);
    unsaidIn(text, prepared);
  }
}

/** Each faulty field once, with all that is wrong with it. */
function together(faults: readonly Fault[], more: readonly Fault[]): Fault[] {
  const found = new Map(faults.map((fault) => [fault.field, fault]));
  for (const { field, value, reasons } of more)
    found.set(field, { field, value, reasons: [...reasons, ...(found.get(field)?.reasons ?? [])] });
  return [...found.values()];
}

/**
 * What of an answer can be kept; the rules write the other fields, also those that it left empty.
 * @throws ModelError when nothing can be: a listing that the rules wrote is not to be called the model's
 */
function withRules(prepared: Prepared, sent: Listing, unusableIds: readonly FieldId[]): Proposed {
  const unusable = new Set(unusableIds);
  let written: Listing | undefined;
  const byRules = (): Listing => (written ??= listingByRules(prepared));
  const listing = restored(prepared, sent, founded(prepared, sent), byRules);
  const isKept = ({ id }: { id: FieldId }) => !unusable.has(id) && textOfField(listing[id]).trim() !== '';
  const fields = fieldRules(prepared.platform);
  const lost = fields.filter((field) => !isKept(field));
  if (lost.length === 0) return { proposal: listing };
  if (lost.length === fields.length)
    throw new ModelError('bad_answer', 'No field of the answer can be used.');
  const rules = byRules();
  for (const { id } of lost) if (unusable.has(id) || rules[id] !== undefined) listing[id] = rules[id] ?? '';
  // A field that the model left empty as it may is no failure of it.
  const failed = lost.filter(({ id, required }) => required || unusable.has(id)).map(({ id }) => id);
  return { proposal: listing, byRules: failed.filter((id) => textOfField(listing[id]).trim() !== '') };
}

/** One more question for the faulty fields. When that fails too, fitting has to do with what there is. */
async function repair(
  part: ListingPart,
  listing: Listing,
  model: TextModel,
  context: ToolContext,
  faults: ReturnType<typeof faultsOf>,
): Promise<Listing> {
  const prepared = preparedOf(part);
  const { name } = prepared.brief.product;
  context.progress(`Correcting ${faults.length === 1 ? 'one field' : `${faults.length} fields`}: ${name}`);
  try {
    const { value: answer } = await ask(model, repairRequest(prepared, faults), context, part);
    return { ...listing, ...withCalmHeads(prepared, answer) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    context.log.warn(
      { model: model.name, reason: error.reason, err: error },
      'The model failed to correct itself',
    );
    // Waiting once more for each of 50 products would take a quarter of an hour.
    if (error.concernsAll) part.run.asksOnce = true;
    return { ...listing };
  }
}

async function ask(
  model: TextModel,
  request: ListingRequest,
  context: ToolContext,
  { brief, run }: ListingPart,
  onPartial?: (partial: unknown) => void,
): Promise<{ value: Listing; broken: ModelError | null }> {
  const { name } = brief.product;
  const from = performance.now();
  const { value, inputTokens, outputTokens, broken, calls } = await model.write({
    ...request,
    signal: context.signal,
    onWait: (seconds) => context.progress(`The writing model asks for a pause of ${seconds} s: ${name}`),
    ...(onPartial && { onPartial }),
  });
  context.log.info(
    {
      model: model.name,
      purpose: request.purpose,
      inputTokens,
      outputTokens,
      calls,
      milliseconds: Math.round(performance.now() - from),
    },
    broken === null ? 'The model answered' : 'The model stood still in its answer',
  );
  if (broken !== null) {
    // It would stand still before the next product too, and before a second question.
    run.givenUp ??= broken;
    run.asksOnce = true;
  }
  return { value, broken };
}
