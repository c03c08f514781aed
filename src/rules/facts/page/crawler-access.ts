import { robotsVerdict } from '#rules/page/robots/match.ts';
import type { PageFacts } from './page-facts.ts';

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
