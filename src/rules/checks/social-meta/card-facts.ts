import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';

/** Facts that a card should tell. */
const wanted = 2;

export const cardFacts: SocialCheckRule = {
  id: 'card-facts',
  titleGood: 'The card tells facts that can be checked',
  titleBad: 'The card tells too few facts',
  why: 'A figure, a place or a term is believed and remembered; an adjective is passed over.',
  applies: ({ ledger }) => ledger.facts.length > wanted,
  judge: ({ title, description, ledger }) => {
    const facts = evidenceOf(`${title}\n${description}`, ledger).map(({ text }) => text);
    return {
      score: Math.min(1, facts.length / wanted),
      found: facts.length === 0 ? 'None of those in the brief' : facts.slice(0, 4).join(', '),
      expected: `${wanted} facts of the brief`,
      fix: 'Name a figure, a place or a term that the brief gives.',
      field: null,
    };
  },
};
