import { researchCategories, type ResearchForm } from '#contract/keyword-research.ts';
import { readBrief, type ResearchBrief } from '#rules/writers/keyword-research/brief.ts';
import type { KnownFigures } from '#rules/writers/keyword-research/candidates.ts';
import {
  importedSources,
  writeResearch,
  type Gathered,
  type WrittenResearch,
} from '#rules/writers/keyword-research/write.ts';
import { KeywordSourceError } from '#server/outside/keyword-source/port.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { liveQuestion } from './source.ts';

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
  const live = await askSource(brief, context, notices);
  return { sources: [...live, ...imported], ideas: [], notices };
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
