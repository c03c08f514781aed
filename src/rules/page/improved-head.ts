import { readCanonicals } from '#rules/facts/page/canonical.ts';
import { linksWithRel, metasNamed } from '#rules/facts/page/head-facts.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readSocialTags, socialContent } from '#rules/facts/page/social-tags.ts';
import { isElement, type PageElement } from './document/tree.ts';
import { escapeAttribute, escapeText } from '#rules/text/escape-html.ts';
import { shortened } from './shortened.ts';

/** What an improved head says; null keeps what the page has. */
export interface HeadImprovement {
  title: string | null;
  description: string | null;
}

/** A change of the head: elements that go, and lines that come. */
export interface HeadPatch {
  removed: PageElement[];
  /** HTML, one element a line, everything escaped. */
  lines: string[];
}

/**
 * The head with its improvements: the new title and description in place of the old ones, and what is missing for
 * search, phones and sharing, filled from the page's own words. Nothing is changed that is good as it is.
 */
export function improveHead(facts: PageFacts, { title, description }: HeadImprovement): HeadPatch {
  const { head, source } = facts;
  const patch: HeadPatch = { removed: [], lines: [] };
  if (title !== null) {
    patch.removed.push(...head.titleElements);
    patch.lines.push(`<title>${escapeText(title)}</title>`);
  }
  if (description !== null) {
    patch.removed.push(...metasNamed(head, 'description').map(({ element }) => element));
    patch.lines.push(meta('name', 'description', description));
  }
  if (linksWithRel(head, 'canonical').length === 0 && facts.header('link') === null)
    patch.lines.push(`<link rel="canonical" href="${escapeAttribute(withoutFragment(source.finalUrl))}">`);
  if (metasNamed(head, 'viewport').length === 0)
    patch.lines.push(meta('name', 'viewport', 'width=device-width, initial-scale=1'));
  const social = facts.derive(readSocialTags);
  const words: [name: string, content: string | null][] = [
    ['og:title', title ?? shared(head.title)],
    ['og:description', description ?? shared(head.description)],
    ['og:type', 'website'],
    // Where the page names another address as its own, shares are counted there too.
    [
      'og:url',
      facts.derive(readCanonicals).find(({ url }) => url !== null)?.url ?? withoutFragment(source.finalUrl),
    ],
  ];
  for (const [name, content] of words)
    if (content && socialContent(social, name) === null) patch.lines.push(meta('property', name, content));
  if (socialContent(social, 'twitter:card') === null)
    patch.lines.push(
      meta(
        'name',
        'twitter:card',
        socialContent(social, 'og:image') === null ? 'summary' : 'summary_large_image',
      ),
    );
  return patch;
}

/** A copy of the page's HTML with the patch in its head. */
export function applyPatch(facts: PageFacts, patch: HeadPatch): string {
  return applyPatchUntil(facts, patch, facts.tree.source.length);
}

/** The copy up to a place of the page behind all that the patch changes: the rest of a long page is not copied for it. */
export function applyPatchUntil(facts: PageFacts, patch: HeadPatch, end: number): string {
  const { source: html } = facts.tree;
  const at = insertionPoint(facts, html);
  const cuts = patch.removed.flatMap(({ start, tagName }) =>
    start >= 0 ? [{ ...spanOf(html, start, tagName), text: '' }] : [],
  );
  // The new lines come first where an old element begins at the same place.
  const edits = [{ from: at, to: at, text: `${patch.lines.join('\n')}\n` }, ...cuts].toSorted(
    (a, b) => a.from - b.from,
  );
  let copy = '';
  let position = 0;
  for (const { from, to, text } of edits) {
    if (from < position) continue;
    copy += html.slice(position, from) + text;
    position = to;
  }
  return copy + html.slice(position, end);
}

/** Behind `<head …>`; where the head is not written, before its first element, else at the very beginning. */
function insertionPoint({ parts }: PageFacts, html: string): number {
  const { head } = parts;
  if (head && head.start >= 0) return endOfTag(html, head.start);
  const first = head?.childNodes.find((node) => isElement(node) && node.start >= 0);
  if (first && isElement(first)) return first.start;
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html);
  return doctype ? doctype[0].length : 0;
}

/** From the tag's `<` to the end of its element; metas and links end with their tag. */
function spanOf(html: string, from: number, name: string): { from: number; to: number } {
  const tagEnd = endOfTag(html, from);
  if (name !== 'title') return { from, to: tagEnd };
  const close = /<\/title[^>]*>/i.exec(html.slice(tagEnd, tagEnd + 10_000));
  return { from, to: close ? tagEnd + close.index + close[0].length : tagEnd };
}

/** Place behind the `>` that ends a tag; one inside quotation marks ends nothing. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let index = from; index < html.length; index += 1) {
    const sign = html.charAt(index);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return index + 1;
    else if ((sign === '"' || sign === "'") && /=\s*$/.test(html.slice(Math.max(from, index - 20), index)))
      quote = sign;
  }
  return html.length;
}

/** Networks show about so much of a title or description; a page's own may be of any length. */
function shared(text: string | null): string | null {
  return text === null ? null : shortened(text.trim(), 300);
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
