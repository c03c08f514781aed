import { atMost, type Check } from '#rules/checks/check.ts';
import { beginning } from '#rules/facts/beginning.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import { overlapOf } from '#rules/facts/overlap.ts';

interface Params {
  /** Length of the opening that is judged, in characters. */
  characters: number;
  /** Share of the opening's words that may come from the title, 0 to 1. */
  most: number;
}

export const openingNovelty: Check<Params> = {
  id: 'opening-novelty',
  titleGood: 'The description does not begin with the title again',
  titleBad: 'The description begins with the title again',
  why: 'The title stands right above; the first lines are room for what it leaves out.',
  applies: (context) =>
    context.filled.includes('improvedBodyText') && context.filled.includes(context.platform.titleField),
  judge: (context, params) => {
    const title = context.text(context.platform.titleField);
    const opening = measureText(beginning(context.text('improvedBodyText').plain, params.characters));
    const copied =
      title.plain !== '' && opening.plain.toLowerCase().startsWith(title.plain.trim().toLowerCase());
    const share = overlapOf(opening, title, context.facts.ownStems);
    return {
      score: copied ? 0 : atMost(share, params.most, 1.1),
      found: copied
        ? `It begins with “${title.plain}”`
        : `${Math.round(share * 100)}% of its words stand in the title`,
      expected: `At most ${Math.round(params.most * 100)}%`,
      fix:
        context.platform.subject === 'video'
          ? 'Begin with what viewers will see or be able to do.'
          : 'Begin with how it is made, for whom it is or what one does with it.',
      field: 'improvedBodyText',
    };
  },
};
