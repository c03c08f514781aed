import type { Check } from '#rules/checks/check.ts';
import { keywordKindsOf } from '#rules/facts/keyword-kinds.ts';
import type { FactKind } from '#rules/listing/listing.ts';

interface Params {
  /** Kinds of search that the tags should cover. */
  kinds: number;
}

/** Kinds of facts that open a kind of search of their own beside head, attribute and synonym. */
const opening: ReadonlyArray<readonly FactKind[]> = [
  ['use', 'function'],
  ['audience'],
  ['occasion', 'season'],
  ['compatibility', 'model'],
];

export const tagKinds: Check<Params> = {
  id: 'tag-kinds',
  titleGood: 'The tags cover different kinds of search',
  titleBad: 'The tags are shades of one search',
  why: 'Buyers search by thing, material, use, audience and occasion; each kind is another door.',
  applies: (context) =>
    context.entries('tags').length > 0 && !context.entries('tags').some(({ unspaced }) => unspaced),
  judge: (context, params) => {
    const kinds = keywordKindsOf(context.entries('tags'), context.facts);
    const possible =
      2 + opening.filter((group) => context.facts.facts.some(({ fact }) => group.includes(fact.kind))).length;
    const wanted = Math.min(params.kinds, possible);
    return {
      score: Math.min(1, kinds.size / wanted),
      found: `${kinds.size}: ${[...kinds].join(', ')}`,
      expected: `${wanted} kinds, such as thing, attribute, use, audience, occasion, synonym`,
      fix: 'Replace a tag that varies another by one for a use, an audience or an occasion that you named.',
      field: 'tags',
    };
  },
};
