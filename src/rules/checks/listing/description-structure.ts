import { atMost, type Check } from '#rules/checks/check.ts';
import { structureOf } from '#rules/facts/structure.ts';

interface Params {
  /** Words that a paragraph may have. */
  paragraph: number;
  /** Whether a list is expected; never asked of a text of fewer than four facts. */
  list: boolean;
}

export const descriptionStructure: Check<Params> = {
  id: 'description-structure',
  titleGood: 'The description can be scanned',
  titleBad: 'The description is a wall of text',
  why: 'Four of five readers scan; they stop where a line begins with what they look for.',
  applies: (context) =>
    context.filled.includes('improvedBodyText') && !context.text('improvedBodyText').unspaced,
  judge: (context, params) => {
    const value = context.value('improvedBodyText');
    const structure = structureOf(typeof value === 'string' ? value : '');
    const wantsList = params.list && context.detailCount >= 4;
    const paragraphs = atMost(structure.longestParagraph, params.paragraph, params.paragraph * 2);
    const score = wantsList ? paragraphs * 0.5 + (structure.hasList ? 0.5 : 0) : paragraphs;
    return {
      score,
      found: `Longest paragraph ${structure.longestParagraph} words, ${structure.hasList ? 'with' : 'without'} a list`,
      expected: `Paragraphs of at most ${params.paragraph} words${wantsList ? ' and a list' : ''}`,
      fix:
        wantsList && !structure.hasList
          ? 'Put sizes, care and contents into a list.'
          : 'Break the longest paragraph at its second idea.',
      field: 'improvedBodyText',
    };
  },
};
