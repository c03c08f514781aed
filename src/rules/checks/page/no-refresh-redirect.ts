import type { PageCheck } from '#rules/checks/page-check.ts';

export const noRefreshRedirect: PageCheck = {
  id: 'no-refresh-redirect',
  outsidePatch: true,
  subject: 'Meta refresh',
  titleGood: 'The page does not reload or redirect by meta refresh',
  titleBad: 'The page reloads or redirects by meta refresh',
  why: 'Search engines may take it for a redirect and list the target; people cannot stop it (WCAG 2.2.1).',
  judge: ({ head }) => {
    const refreshes = head.metas.filter(({ by, name }) => by === 'http-equiv' && name === 'refresh');
    return {
      score: refreshes.length === 0 ? 1 : 0,
      found:
        refreshes.length === 0 ? 'None' : refreshes.map(({ content }) => `refresh: ${content}`).join('; '),
      expected: 'No <meta http-equiv="refresh">',
      fix: 'Remove it; redirect by the server (301) where the page has moved.',
      elements: refreshes.map(({ element }) => element),
    };
  },
};
