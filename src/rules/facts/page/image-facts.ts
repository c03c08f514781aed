import { attributeOf, type PageElement } from '#rules/page/document/tree.ts';
import type { PageParts } from '#rules/page/document/page-parts.ts';

export interface PageImage {
  element: PageElement;
  /** As written; empty when missing. */
  src: string;
  /** Null: no alt attribute at all, which is a fault; empty: marked as decoration. */
  alt: string | null;
  /** Whether it is hidden from screen readers by role or aria-hidden. */
  hidden: boolean;
  inSubject: boolean;
  /** Blocks of text before it: an estimate of whether it stands on the first screen. */
  blocksBefore: number;
}

export function readImages(parts: PageParts): PageImage[] {
  return parts.images.map(({ element, region, blocksBefore }) => {
    const role = attributeOf(element, 'role');
    return {
      element,
      src: (attributeOf(element, 'src') ?? '').trim(),
      alt: attributeOf(element, 'alt'),
      hidden: role === 'presentation' || role === 'none' || attributeOf(element, 'aria-hidden') === 'true',
      inSubject: !region.around,
      blocksBefore,
    };
  });
}
