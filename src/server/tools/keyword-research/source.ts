import type { ResearchBrief } from '#rules/writers/keyword-research/brief.ts';
import type { KeywordQuestion } from '#server/outside/keyword-source/port.ts';

/** Google Ads takes twenty seeds at once. */
const mostSeeds = 20;

/** What is asked of the live source: the offers and the user's own keywords, never a competitor's name. */
export function liveQuestion(brief: ResearchBrief, signal: AbortSignal): KeywordQuestion {
  const seeds = [...new Set([...brief.offers.map(({ name }) => name), ...brief.currentKeywords])];
  return {
    seeds: seeds.slice(0, mostSeeds),
    language: brief.language.tag,
    location: brief.form.location?.trim() || null,
    signal,
  };
}
