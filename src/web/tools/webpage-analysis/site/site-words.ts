import type { SiteCrawlState, SiteFinding, SitePage, SitePageState } from '#contract/site-crawl.ts';

export const stateNames: Record<SiteCrawlState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
};

const pageStateNames: Record<SitePageState, string> = {
  read: 'Read',
  redirected: 'Redirected',
  broken: 'Broken',
  skipped: 'Passed over',
  waiting: 'Waiting',
};

/** @param over the crawl has ended: what waits will never be asked */
export function pageStateName(state: SitePageState, over: boolean): string {
  return state === 'waiting' && over ? 'Not asked' : pageStateNames[state];
}

export const weightNames: Record<SiteFinding['weight'], string> = {
  error: 'Error',
  warning: 'Warning',
  notice: 'Notice',
};

/** "1 page", "12 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** An address without what all addresses of the site share. */
export function shortAddress(url: string, start: string): string {
  const { origin } = new URL(start);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/**
 * What became of a page, in a few words.
 * @param over the crawl has ended: what waits will never be asked
 */
export function outcomeWords(page: SitePage, over: boolean): string {
  if (page.problem) return page.problem;
  if (page.state === 'redirected')
    return `${page.redirects.join(', ')} to ${page.finalUrl ?? 'an unknown address'}`;
  if (page.state === 'waiting') return over ? 'Not asked: the crawl ended before' : 'Not asked yet';
  return page.status === null ? pageStateNames[page.state] : `HTTP ${page.status}`;
}

/**
 * What stands where a crawl has found nothing to mend. Nobody is told of orphans that were not looked for.
 * @param over the crawl has ended
 * @param unread addresses that it has not asked
 */
export function nothingFound(over: boolean, unread: number): string {
  if (!over) return 'Nothing until now.';
  return unread === 0
    ? 'Nothing was found: no broken or redirected links, no twins, no orphans.'
    : 'Nothing was found on the pages that were read: no broken or redirected links, no twins. Orphans are told when all pages were read.';
}
