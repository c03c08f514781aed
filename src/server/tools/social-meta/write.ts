import type { Writer } from '#contract/seo-content.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { writeSocial, type SocialTexts } from '#rules/writers/social-meta/write.ts';
import { ModelError, modelFailures, type TextModel } from '#server/outside/model/port.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { faultsOf, type CardFault } from './faults.ts';
import { cardsRequest, surfacesOf } from './source.ts';

export interface WrittenCards {
  texts: SocialTexts;
  writer: Writer;
  /** What the reader should know about who wrote; null when the connected model did it all. */
  notice: string | null;
}

/** Proposes the cards: by the connected model, else or when that fails by the rules. */
export async function writeCards(brief: SocialBrief, context: ToolContext): Promise<WrittenCards> {
  const { model } = context.services;
  if (model === null)
    return {
      texts: writeSocial(brief),
      writer: 'rules',
      notice:
        'Written by rules, no AI model connected. To connect one, set AI_BASE_URL, AI_API_KEY and AI_MODEL and start again.',
    };
  try {
    return await byModel(brief, model, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    context.log.warn(
      { model: model.name, reason: error.reason, err: error },
      'The model failed, the rules take over',
    );
    return {
      texts: writeSocial(brief),
      writer: 'rules',
      notice: `Written by rules, because ${error.sentencePart}.`,
    };
  }
}

async function byModel(brief: SocialBrief, model: TextModel, context: ToolContext): Promise<WrittenCards> {
  const texts = await ask(brief, model, context, []);
  const faults = faultsOf(brief, texts);
  if (faults.length === 0) return { texts, writer: 'model', notice: null };
  const repaired = await repair(brief, model, context, texts, faults);
  return withRules(brief, repaired, faultsOf(brief, repaired));
}

/** One more question for the faulty cards. When that fails too, fitting has to do with what there is. */
async function repair(
  brief: SocialBrief,
  model: TextModel,
  context: ToolContext,
  texts: SocialTexts,
  faults: readonly CardFault[],
): Promise<SocialTexts> {
  const surfaces = [...new Set(faults.map(({ surface }) => surface))];
  context.progress(`Correcting ${surfaces.length === 1 ? 'one card' : `${surfaces.length} cards`}`);
  try {
    const again = await ask(brief, model, context, faults);
    const hasGeneral = surfaces.includes('general');
    return {
      cards: { ...texts.cards, ...again.cards },
      general: hasGeneral ? again.general : texts.general,
    };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    return texts;
  }
}

/** Cards that no fitting saves are written by the rules, and the reader is told of it. */
function withRules(brief: SocialBrief, texts: SocialTexts, faults: readonly CardFault[]): WrittenCards {
  const lost = new Set(faults.filter(({ unusable }) => unusable).map(({ surface }) => surface));
  if (lost.size === 0) return { texts, writer: 'model', notice: null };
  const because = `because ${modelFailures.bad_answer}`;
  const all = surfacesOf(brief).length;
  const rules = writeSocial(brief);
  if (lost.size === all) return { texts: rules, writer: 'rules', notice: `Written by rules, ${because}.` };
  const cards = { ...texts.cards };
  for (const surface of lost) {
    if (surface === 'general') continue;
    const card = rules.cards[surface];
    if (card) cards[surface] = card;
  }
  return {
    texts: { cards, general: lost.has('general') ? rules.general : texts.general },
    writer: 'model',
    notice: `${lost.size} of ${all} cards ${lost.size === 1 ? 'was' : 'were'} written by rules, ${because}.`,
  };
}

async function ask(
  brief: SocialBrief,
  model: TextModel,
  context: ToolContext,
  faults: readonly CardFault[],
): Promise<SocialTexts> {
  const surfaces = [...new Set(faults.map(({ surface }) => surface))];
  const request =
    faults.length === 0
      ? cardsRequest(brief)
      : cardsRequest(
          brief,
          surfaces,
          faults.map(({ reason }) => reason),
        );
  const { value } = await model.write({
    ...request,
    signal: context.signal,
    onWait: (seconds) => context.progress(`The writing model asks for a pause of ${seconds} s`),
  });
  return value;
}
