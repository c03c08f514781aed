import type { Place } from '#contract/webpage-analysis.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { placeOf } from '#rules/page/document/place.ts';
import { attributeOf, collapseAll, isInside, type PageElement } from '#rules/page/document/tree.ts';
import { shortened } from '#rules/page/shortened.ts';

/** A tag as the networks find it. Plain data: it crosses from the thread that read the page. */
export interface PageTag {
  /** `title`, or the name in lower case. */
  name: string;
  /** Entities read, white space collapsed. */
  value: string;
  /** Attribute that carries the name; `title` for the title element. */
  by: 'property' | 'name' | 'itemprop' | 'title';
  place: Place;
  problems: string[];
}

/** Tags that are kept of a page, and UTF-16 units of a value. */
export const tagBounds = { tags: 60, value: 500, address: 2_000 } as const;

const social = /^(?:og|article|product|fb|twitter|video|book|profile|music|al|pinterest):/;
const plain = new Set(['description', 'keywords', 'pinterest-rich-pin', 'theme-color']);
/** Tags of which a card takes one; pictures, videos and tags of an article may repeat. */
const single = new Set([
  'title',
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
]);

/** Tags of one name that are kept; a card takes the first, and the others are shown as a fault. */
const mostOfOneName = 6;

/**
 * Tags of the page that say something to the networks, in its order, with what is wrong with their form. `count` is
 * the number of all; places are looked up for those that are kept alone, since a page can hold thousands.
 */
export function readPageTags(facts: PageFacts): { tags: PageTag[]; count: number } {
  const elements = [...facts.parts.titles, ...facts.parts.metas].toSorted(byPlace);
  const tags: PageTag[] = [];
  const seen = new Map<string, number>();
  let count = 0;
  for (const element of elements) {
    const names = namesOf(element);
    count += names.length;
    if (tags.length >= tagBounds.tags) continue;
    for (const { name, written, by } of names) {
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      if (times <= mostOfOneName) tags.push(tagOf(element, name, written, by, facts));
    }
  }
  markRepeats(tags);
  return { tags: tags.slice(0, tagBounds.tags), count };
}

function byPlace(a: PageElement, b: PageElement): number {
  return a.start - b.start;
}

interface TagName {
  /** In lower case. */
  name: string;
  written: string;
  by: PageTag['by'];
}

/** Names that an element bears: most bear one, some say the same to two vocabularies. */
function namesOf(element: PageElement): TagName[] {
  if (element.tagName === 'title') return [{ name: 'title', written: 'title', by: 'title' }];
  const found: TagName[] = [];
  for (const by of ['property', 'name', 'itemprop'] as const) {
    // RDFa lets one property hold several names, parted by spaces.
    for (const written of (attributeOf(element, by) ?? '').trim().split(/\s+/u)) {
      const name = written.toLowerCase();
      if (isAsked(name, by) && !found.some((other) => other.name === name)) found.push({ name, written, by });
    }
  }
  return found;
}

function tagOf(
  element: PageElement,
  name: string,
  written: string,
  by: PageTag['by'],
  facts: PageFacts,
): PageTag {
  const isTitle = by === 'title';
  return {
    name,
    value: isTitle ? titleOf(element, facts) : valueOf(element, name),
    by,
    place: placeOf(facts.tree, element),
    problems: isTitle ? [] : formProblems(element, written, by, facts),
  };
}

function isAsked(name: string, by: PageTag['by']): boolean {
  if (by === 'itemprop') return name === 'image';
  return social.test(name) || (by === 'name' && plain.has(name));
}

function titleOf(element: PageElement, facts: PageFacts): string {
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return shortened(collapseAll(text) || (facts.head.title ?? ''), tagBounds.value);
}

function valueOf(element: PageElement, name: string): string {
  const content = attributeOf(element, 'content') ?? '';
  const isAddress = /image|url|video|audio/.test(name);
  return shortened(collapseAll(content), isAddress ? tagBounds.address : tagBounds.value);
}

function formProblems(element: PageElement, name: string, by: PageTag['by'], facts: PageFacts): string[] {
  const problems: string[] = [];
  if (attributeOf(element, 'content') === null)
    problems.push('It has no content attribute, so it says nothing.');
  else if ((attributeOf(element, 'content') ?? '').trim() === '') problems.push('It is empty.');
  if (by === 'name' && /^(?:og|article|product|fb):/i.test(name))
    problems.push(
      'It is written with name=; Open Graph asks for property= (ogp.me), and some networks pass over it.',
    );
  if (name !== name.toLowerCase())
    problems.push('Its name has capital letters; networks that compare exactly do not find it.');
  if (facts.parts.body && isInside(element, facts.parts.body))
    problems.push('It stands in the body; networks that read only the head do not find it.');
  return problems;
}

/** Repeated tags: the first non-empty one is taken (ogp.me, “the first tag is given preference during conflicts”). */
function markRepeats(tags: readonly PageTag[]): void {
  const firsts = new Map<string, PageTag>();
  for (const tag of tags) {
    if (!single.has(tag.name) || tag.value === '') continue;
    const first = firsts.get(tag.name);
    if (first === undefined) firsts.set(tag.name, tag);
    else if (first.value === tag.value)
      tag.problems.push('It says again what an earlier tag of this name says.');
    else
      tag.problems.push(
        'An earlier tag of this name says something else, and the first one is taken (ogp.me).',
      );
  }
}

/** First non-empty tag of a name. `property` goes before `name`, as the protocol asks. */
export function taken(tags: readonly PageTag[], name: string): PageTag | null {
  const filled = tags.filter((tag) => tag.name === name && tag.value !== '');
  const byRight = name.startsWith('og:') ? filled.find(({ by }) => by === 'property') : undefined;
  return byRight ?? filled[0] ?? null;
}

/** First non-empty tag of a list of names, in the order of the names. */
export function takenOf(tags: readonly PageTag[], names: readonly string[]): PageTag | null {
  for (const name of names) {
    const tag = taken(tags, name);
    if (tag !== null) return tag;
  }
  return null;
}
