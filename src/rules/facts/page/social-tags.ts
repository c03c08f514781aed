import type { PageElement } from '#rules/page/document/tree.ts';
import type { PageFacts } from './page-facts.ts';

/** A social tag of the page: Open Graph by `property`, Twitter by `name`; either attribute is read for both. */
export interface SocialTag {
  name: string;
  content: string;
  element: PageElement;
}

/** Social tags by name, each in document order; the first is the one that networks take. */
export function readSocialTags(facts: PageFacts): Map<string, SocialTag[]> {
  const tags = new Map<string, SocialTag[]>();
  for (const { name, content, element } of facts.head.metas) {
    if (!/^(?:og|article|product|fb|twitter):/.test(name)) continue;
    const tag = { name, content: content.trim(), element };
    const list = tags.get(name);
    if (list) list.push(tag);
    else tags.set(name, [tag]);
  }
  return tags;
}

/** First non-empty content of a tag, or null. */
export function socialContent(tags: ReadonlyMap<string, readonly SocialTag[]>, name: string): string | null {
  return tags.get(name)?.find(({ content }) => content !== '')?.content ?? null;
}
