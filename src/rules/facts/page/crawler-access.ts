import { robotsVerdict } from '#rules/page/robots/match.ts';
import type { PageFacts } from './page-facts.ts';

/** Crawlers of AI answers and assistants, with what each of them is for. From memory in November 2026, not read again. */
export const aiCrawlers = [
  { agent: 'OAI-SearchBot', use: 'ChatGPT search' },
  { agent: 'PerplexityBot', use: 'Perplexity search' },
  { agent: 'Claude-SearchBot', use: 'Claude search' },
  { agent: 'Google-Extended', use: 'Gemini answers' },
  { agent: 'GPTBot', use: 'training of OpenAI models' },
  { agent: 'ClaudeBot', use: 'training of Anthropic models' },
  { agent: 'CCBot', use: 'Common Crawl' },
  { agent: 'Applebot-Extended', use: 'training of Apple models' },
  { agent: 'meta-externalagent', use: 'training of Meta models' },
] as const;

/** Whether robots.txt lets a crawler visit the page, and the line that forbids it; null when the file is not known. */
export function accessOf(facts: PageFacts, agent: string): { allowed: boolean; line: number | null } | null {
  const { robots, finalUrl } = facts.source;
  if (robots === null || robots.state === 'unreachable') return null;
  if (robots.state === 'missing') return { allowed: true, line: null };
  const { allowed, rule } = robotsVerdict(robots.file, agent, finalUrl);
  return { allowed, line: rule?.line ?? null };
}

/** Reason for checks that read robots.txt. */
export function needsRobots({ source }: PageFacts): string | null {
  if (source.robots === null) return 'robots.txt was not asked for, since only the HTML was given.';
  return source.robots.state === 'unreachable'
    ? `robots.txt could not be fetched: ${source.robots.reason}`
    : null;
}
