import type { PageCheck } from '#rules/checks/page-check.ts';
import { keepsOut, nameDirective, readRobotsDirectives } from '#rules/facts/page/robots-directives.ts';

const searchCrawlers = new Set([
  'bingbot',
  'msnbot',
  'slurp',
  'duckduckbot',
  'yandex',
  'yandexbot',
  'baiduspider',
  'applebot',
  'googlebot-news',
  'googlebot-image',
  'googlebot-video',
]);

export const indexableForOtherCrawlers: PageCheck = {
  id: 'indexable-for-other-crawlers',
  outsidePatch: true,
  subject: 'Directives to single search engines',
  titleGood: 'No single search engine is shut out',
  titleBad: 'Some search engines are shut out by name',
  why: 'A directive to one crawler hides the page there, often long after the reason has gone.',
  judge: (facts) => {
    const against = facts
      .derive(readRobotsDirectives)
      .filter((directive) => searchCrawlers.has(directive.agent) && keepsOut(directive, facts.source.readAt));
    return {
      score: against.length === 0 ? 1 : 0,
      found: against.length === 0 ? 'None' : against.map(nameDirective).join('; '),
      expected: 'No noindex for Bing, Yandex, DuckDuckGo, Baidu, Apple or Google’s special crawlers',
      fix: 'Remove the directive unless this search engine should not list the page.',
      elements: against.flatMap(({ element }) => element ?? []),
    };
  },
};
