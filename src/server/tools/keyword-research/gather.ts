import { researchCategories, type ResearchForm } from '#contract/keyword-research.ts';
import { readBrief, type ResearchBrief } from '#rules/writers/keyword-research/brief.ts';
import type { Candidate, KnownFigures } from '#rules/writers/keyword-research/candidates.ts';
import { acceptIdeas } from '#rules/writers/keyword-research/ideas.ts';
import {
  importedSources,
  writeResearch,
  type Gathered,
  type WrittenResearch,
} from '#rules/writers/keyword-research/write.ts';
import { KeywordSourceError } from '#server/outside/keyword-source/port.ts';
import { ModelError } from '#server/outside/model/port.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { ideasRequest, liveQuestion } from './source.ts';

/** One research on its way, with its brief once it was read. */
export interface ResearchPart {
  form: ResearchForm;
  brief?: ResearchBrief;
  /** Written by the rules and the user's files alone; the end result when nothing else answered. */
  first?: WrittenResearch;
}

export function briefOf(part: ResearchPart): ResearchBrief {
  part.brief ??= readBrief(part.form);
  return part.brief;
}

/** Shows what the rules find at once, and asks the sources meanwhile. None of them can fail the run. */
export async function gatherResearch(part: ResearchPart, context: ToolContext): Promise<Gathered> {
  const brief = briefOf(part);
  const imported = importedSources(part.form);
  const first = writeResearch(brief, { sources: imported, ideas: [], notices: [] });
  for (const category of researchCategories)
    context.partial({ category, data: first.researchData[category] });
  const notices: string[] = [];
  const [live, ideas] = await Promise.all([
    askSource(brief, context, notices),
    askModel(brief, context, notices),
  ]);
  return { sources: [...live, ...imported], ideas, notices };
}

async function askSource(
  brief: ResearchBrief,
  context: ToolContext,
  notices: string[],
): Promise<KnownFigures[]> {
  const { keywordSource, clock } = context.services;
  if (keywordSource === null || brief.offers.length === 0) return [];
  context.progress(`Asking ${keywordSource.name} for search volumes`);
  try {
    const answer = await keywordSource.ideas(liveQuestion(brief, context.signal));
    notices.push(...answer.notices);
    return [
      {
        tool: 'keyword-planner',
        rows: answer.rows,
        source: { kind: 'live', name: keywordSource.name, at: clock.now().toISOString() },
      },
    ];
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof KeywordSourceError)) throw error;
    context.log.warn({ source: keywordSource.name, reason: error.reason, err: error }, 'No live keywords');
    notices.push(
      `${keywordSource.name} gave no numbers this time: ${error.sentencePart}. Unknown volumes say “unknown”.`,
    );
    return [];
  }
}

/** Further searches by the connected model; without one or when it fails the rules' own stand alone. */
async function askModel(brief: ResearchBrief, context: ToolContext, notices: string[]): Promise<Candidate[]> {
  const { model } = context.services;
  if (model === null) return [];
  context.progress('Asking the writing model for further searches');
  try {
    const { value, inputTokens, outputTokens, calls } = await model.write({
      ...ideasRequest(brief),
      signal: context.signal,
      onWait: (seconds) => context.progress(`The writing model asks for a pause of ${seconds} s`),
    });
    context.log.info(
      { model: model.name, purpose: 'keyword-ideas', inputTokens, outputTokens, calls },
      'The model answered',
    );
    const ideas = acceptIdeas(value, brief);
    if (ideas.length === 0)
      notices.push('Written by rules, because no idea of the writing model could be used.');
    return ideas;
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    context.log.warn({ model: model.name, reason: error.reason, err: error }, 'No ideas of the model');
    notices.push(`Written by rules, because ${error.sentencePart}.`);
    return [];
  }
}
