import type { PageCheck } from '#rules/checks/page-check.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';

const placeholder =
  /lorem ipsum|dolor sit amet|\byour (?:text|content|headline) (?:goes )?here\b|\bplaceholder text\b|\bhier steht (?:ihr|dein) text\b|\bblindtext\b|\btexto de (?:ejemplo|relleno)\b|\bvotre texte ici\b/giu;
/** A part that each of these holds: a search for fixed words costs a tenth of the pattern. */
const parts =
  'lorem ipsum|dolor sit amet|text here|content here|headline here|goes here|placeholder text|hier steht |blindtext|texto de |votre texte ici'.split(
    '|',
  );
/** What a template leaves behind. Text about programs shows it too; a title or heading does so by mistake only. */
const unfilled = /\{\{\s{0,9}[\w.]+\s{0,9}\}\}|\bundefined undefined\b|\[object Object\]/i;

/** Units of the text that are searched: a page that was not filled in shows it early. */
const searched = 8_000;

/** What is left in text and headings; no head changes it. */
export function readPlaceholders({ text: { main }, headings }: PageFacts): {
  inText: readonly string[];
  inHeadings: readonly string[];
} {
  const lower = main.slice(0, searched).toLowerCase();
  return {
    inText: parts.some((part) => lower.includes(part)) ? (main.match(placeholder) ?? []) : [],
    inHeadings: headings.flatMap(({ text }) => unfilledIn(text)),
  };
}

function unfilledIn(text: string): readonly string[] {
  const isLikely = text.includes('{{') || text.includes('ndefined') || text.includes('[o');
  return isLikely ? (unfilled.exec(text) ?? []) : [];
}

export const noPlaceholderText: PageCheck = {
  id: 'no-placeholder-text',
  subject: 'Placeholder text',
  titleGood: 'No placeholder text is left',
  titleBad: 'Placeholder text is left on the page',
  why: 'It tells every visitor that nobody looked at the page.',
  lacks: ({ text }) => (text.visibleLength === 0 ? 'The page has no text.' : null),
  judge: (facts) => {
    const { inText, inHeadings } = facts.derive(readPlaceholders);
    const found = [...inText, ...unfilledIn(facts.head.title ?? ''), ...inHeadings];
    return {
      score: found.length === 0 ? 1 : 0,
      found: found.length === 0 ? 'None' : [...new Set(found)].slice(0, 5).join(', '),
      expected: 'None',
      fix: 'Replace it by the real text.',
    };
  },
};
