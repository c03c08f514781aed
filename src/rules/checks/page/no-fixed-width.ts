import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf, type PageElement } from '#rules/page/document/tree.ts';

/** Width in CSS pixels that no phone held upright has. */
const wide = 600;

function isWide(element: PageElement): boolean {
  const styled = /(?:^|;)\s*(?:min-)?width\s*:\s*(\d+(?:\.\d+)?)px/i.exec(
    attributeOf(element, 'style') ?? '',
  );
  const given = Number(styled?.[1] ?? attributeOf(element, 'width'));
  return Number.isFinite(given) && given > wide;
}

export const noFixedWidth: PageCheck = {
  id: 'no-fixed-width',
  outsidePatch: true,
  subject: 'Fixed widths',
  titleGood: 'No table or frame is wider than a phone',
  titleBad: 'Tables or frames are wider than a phone',
  why: 'They make the whole page scroll sideways; only widths written in the HTML are seen here.',
  lacks: ({ parts }) =>
    parts.frames.length === 0 && !parts.others.has('table') ? 'The page has no tables and no frames.' : null,
  judge: ({ parts }) => {
    const faulty = [...(parts.others.get('table') ?? []), ...parts.frames].filter(isWide);
    return {
      score: faulty.length === 0 ? 1 : Math.max(0, 0.5 - faulty.length * 0.1),
      found: faulty.length === 0 ? 'None' : `${faulty.length} wider than ${wide} px`,
      expected: `At most ${wide} px, or a width in percent`,
      fix: 'Give it max-width: 100 %, or let the table scroll in a box of its own.',
      elements: faulty,
    };
  },
};
