import type { PageElement } from '#rules/page/document/tree.ts';
import type { PageFacts } from './page-facts.ts';

/** One directive to crawlers, such as `noindex` or `max-snippet:0`. */
export interface RobotsDirective {
  /** Lower case; `robots` stands for all crawlers. */
  agent: string;
  /** Lower case, without its value. */
  name: string;
  /** What follows the colon, trimmed; empty without one. */
  value: string;
  /** The meta tag; null when it stands in the X-Robots-Tag header. */
  element: PageElement | null;
}

/** Metas that carry directives: `robots` for all, the others for one crawler. */
const agents = new Set(
  (
    'robots googlebot googlebot-news googlebot-image googlebot-video bingbot msnbot slurp duckduckbot yandex ' +
    'yandexbot baiduspider applebot google-extended gptbot oai-searchbot claudebot perplexitybot ccbot'
  ).split(' '),
);

/** Directives that take a value, which keeps their colon from being read as an agent's. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** Every directive of a page, from meta tags and headers, in any letter case (Google: robots meta tag reference). */
export function readRobotsDirectives(facts: PageFacts): RobotsDirective[] {
  const directives: RobotsDirective[] = [];
  for (const { name, by, content, element } of facts.head.metas)
    if (by === 'name' && agents.has(name)) directives.push(...directivesOf(content, name, element));
  for (const line of facts.source.answer?.headers['x-robots-tag'] ?? [])
    directives.push(...headerDirectives(line));
  return directives;
}

/** A header names its crawler once, before the first directive; another name may follow after a comma. */
function headerDirectives(line: string): RobotsDirective[] {
  const found: RobotsDirective[] = [];
  let agent = 'robots';
  for (const piece of piecesOf(line)) {
    const named = /^([\w*.-]+)\s*:\s*(.*)$/su.exec(piece);
    if (named && !valued.has(named[1]!.toLowerCase())) {
      agent = named[1] === '*' ? 'robots' : named[1]!.toLowerCase();
      found.push(...directivesOf(named[2]!, agent, null));
    } else found.push(...directivesOf(piece, agent, null));
  }
  return found;
}

function directivesOf(text: string, agent: string, element: PageElement | null): RobotsDirective[] {
  return piecesOf(text).map((piece) => {
    const colon = piece.indexOf(':');
    const name = (colon < 0 ? piece : piece.slice(0, colon)).trim().toLowerCase();
    return { agent, name, value: colon < 0 ? '' : piece.slice(colon + 1).trim(), element };
  });
}

/** Cut at commas, but not at the comma inside a date such as "Sunday, 01 Jan 2027". */
function piecesOf(text: string): string[] {
  return text
    .split(/,(?!\s*\d{1,2}[\s-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Whether a directive keeps the page out of an index: `noindex`, `none`, or a day of expiry that has passed. */
export function keepsOut({ name, value }: RobotsDirective, readAt: number): boolean {
  if (name === 'noindex' || name === 'none') return true;
  if (name !== 'unavailable_after') return false;
  const day = Date.parse(value);
  return !Number.isNaN(day) && day < readAt;
}

/** The directive as a reader knows it, with where it stands. */
export function nameDirective({ agent, name, value, element }: RobotsDirective): string {
  const directive = value === '' ? name : `${name}: ${value}`;
  return element === null
    ? `${agent === 'robots' ? '' : `${agent}: `}${directive} in the X-Robots-Tag header`
    : `${directive} in <meta name="${agent}">`;
}
