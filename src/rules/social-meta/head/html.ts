import { escapeAttribute, escapeText } from '#rules/text/escape-html.ts';
import type { HeadTag } from './head-tags.ts';

/** The tags as HTML, one element a line. */
export function htmlHead(tags: readonly HeadTag[]): string {
  return tags.map((tag) => htmlTag(tag)).join('\n');
}

/** One element; `guard` rewrites what means something to the language around the HTML. */
export function htmlTag(tag: HeadTag, guard: (html: string) => string = (html) => html): string {
  if (tag.kind === 'title') return `<title>${guard(escapeText(tag.content))}</title>`;
  const content = guard(escapeAttribute(tag.content));
  if (tag.kind === 'canonical') return `<link rel="canonical" href="${content}">`;
  return `<meta ${tag.by}="${tag.name}" content="${content}">`;
}
