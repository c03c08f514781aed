import type { PageCheck } from '#rules/checks/page-check.ts';
import { isCode } from '#rules/facts/page/text-facts.ts';
import type { TextBlock } from '#rules/page/document/text-blocks.ts';

/** Shortest text that counts: labels and buttons repeat by nature. */
const leastLength = 80;

/** Examples of code repeat their first lines by nature too. */
function isParagraph(block: TextBlock): boolean {
  return block.text.length >= leastLength && !isCode(block);
}

export const noRepeatedParagraphs: PageCheck = {
  id: 'no-repeated-paragraphs',
  outsidePatch: true,
  subject: 'Repeated paragraphs',
  titleGood: 'No paragraph stands twice',
  titleBad: 'The same paragraph stands more than once',
  why: 'Repeated text adds nothing for readers and looks made by a template.',
  lacks: ({ text }) => (text.mainBlocks.some(isParagraph) ? null : 'The page has no paragraphs.'),
  judge: ({ text }) => {
    const seen = new Set<string>();
    const repeated: string[] = [];
    for (const block of text.mainBlocks) {
      if (!isParagraph(block)) continue;
      if (seen.has(block.text)) repeated.push(block.text);
      seen.add(block.text);
    }
    return {
      score: Math.max(0, 1 - repeated.length / Math.max(1, seen.size) - (repeated.length > 0 ? 0.3 : 0)),
      found: repeated.length === 0 ? 'None' : `${repeated.length}, first: ${repeated[0]!.slice(0, 80)}…`,
      expected: 'Each paragraph once',
      fix: 'Keep the first and write the others for their own place.',
    };
  },
};
