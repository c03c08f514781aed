import type { PageElement } from '#rules/page/document/tree.ts';
import type { PageFacts } from './page-facts.ts';
import { attributeOf, isInside } from '#rules/page/document/tree.ts';
import { linksWithRel } from './head-facts.ts';

/** A version of the page in another language. */
export interface LanguageVersion {
  /** As written. */
  language: string;
  href: string;
  /** Absolute; null when it is no address. */
  url: string | null;
  element: PageElement;
}

/** Alternate links with hreflang, in document order. */
export function readLanguageVersions(facts: PageFacts): LanguageVersion[] {
  return linksWithRel(facts.head, 'alternate').flatMap(({ href, element }) => {
    // Search engines read them in the head only.
    if (facts.parts.body !== null && isInside(element, facts.parts.body)) return [];
    const language = attributeOf(element, 'hreflang');
    return language === null ? [] : [{ language: language.trim(), href, url: facts.resolve(href), element }];
  });
}

/** Codes that look right and are none: countries in place of languages, and old habits. */
const wrongLanguages = new Set('uk-ua eu cn us gb jp kr dk cz gr se br mx at ch'.split(' '));

/**
 * Whether a value is a language tag that search engines take: ISO 639-1, optional script (ISO 15924), optional region
 * (ISO 3166-1 alpha-2), or `x-default` (Google Search Central, localized versions).
 */
export function isLanguageTag(value: string): boolean {
  const tag = value.toLowerCase();
  if (tag === 'x-default') return true;
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2}|-\d{3})?$/.test(tag)) return false;
  if (/-(?:uk|eu|la)$/.test(tag) && tag !== 'la') return false;
  return !wrongLanguages.has(tag);
}
