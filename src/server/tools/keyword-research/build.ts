import { writeResearch, type Gathered, type WrittenResearch } from '#rules/writers/keyword-research/write.ts';
import { briefOf, type ResearchPart } from './gather.ts';

/** The research with everything that was gathered. */
export function buildResearch(part: ResearchPart, gathered: Gathered): WrittenResearch {
  return writeResearch(briefOf(part), gathered);
}
