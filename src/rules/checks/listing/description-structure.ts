import { atMost, type Check } from '#rules/checks/check.ts';
import { structureOf } from '#rules/facts/structure.ts';
import type { Platform } from '#rules/platforms/platform.ts';

interface Params {
  /** Words that a paragraph may have. */
  paragraph: number;
  /** Whether a list is expected; never asked of a text of fewer than four facts. */
  list: boolean;
}

/** What stands in a list in texts about goods, apps, films and pages. */
const listed: Readonly<Record<Platform['subject'], string>> = {
  product: 'Put sizes, care and contents into a list.',
  app: 'Put what the app does into a list, one function a line.',
  video: 'Put what is shown into a list.',
  page: 'Put what is offered into a list.',
};

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
      found: `Longest paragraph ${structure.longestParagraph} words, ${structure.hasList ? 'with a list' : 'without a list of three entries'}`,
      expected: `Paragraphs of at most ${params.paragraph} words${wantsList ? ' and a list of at least three' : ''}`,
      fix:
        wantsList && !structure.hasList
          ? listed[context.platform.subject]
          : 'Break the longest paragraph at its second idea.',
      field: 'improvedBodyText',
    };
  },
};
