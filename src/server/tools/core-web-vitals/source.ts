import type { SpeedForm } from '#contract/core-web-vitals.ts';
import type { SpeedNews, SpeedRequest } from '#server/outside/speed/port.ts';

/** What is asked of the browser. The address as a browser writes it, so that one page has one trend. */
export function speedRequest(
  { url, strategy, runs }: SpeedForm,
  signal: AbortSignal,
  onNews: (news: SpeedNews) => void,
): SpeedRequest {
  return { url: new URL(url).href, strategy, runs, signal, onNews };
}

const phases: Record<Extract<SpeedNews, { state: 'running' }>['phase'], string> = {
  starting: 'Starting a browser',
  loading: 'Loading the page',
  collecting: 'Collecting what the page did',
  auditing: 'Judging what was collected',
};

/** What happens, in words for the reader. */
export function newsWords(news: SpeedNews, runs: number): string {
  if (news.state === 'waiting') {
    return news.place === 1 ? 'Next in line' : `Place ${news.place} in line`;
  }
  return runs === 1 ? phases[news.phase] : `Run ${news.run} of ${runs}: ${phases[news.phase].toLowerCase()}`;
}
