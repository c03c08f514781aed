import { writeResearch, type Gathered, type WrittenResearch } from '#rules/writers/keyword-research/write.ts';
import { briefOf, type ResearchPart } from './gather.ts';

/** The research with everything that was gathered. */
export function buildResearch(part: ResearchPart, gathered: Gathered): WrittenResearch {
  const { ideas, notices, sources } = gathered;
  const isFirst =
    ideas.length + notices.length === 0 && sources.every(({ source }) => source.kind === 'imported');
  return isFirst && part.first ? part.first : writeResearch(briefOf(part), gathered);
}
