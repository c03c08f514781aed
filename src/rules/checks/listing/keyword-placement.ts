import type { Check } from '#rules/checks/check.ts';
import { positionOf } from '#rules/facts/position.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Fields that should hold the head keyword. */
  fields: readonly FieldId[];
}

export const keywordPlacement: Check<Params> = {
  id: 'keyword-placement',
  titleGood: 'The main keyword stands where search looks',
  titleBad: 'The main keyword is missing where search looks',
  why: 'Title, description, heading and intro together tell a search engine what the page is about.',
  applies: (context, params) =>
    context.ledger.productType !== '' && params.fields.some((field) => context.rule(field) !== undefined),
  judge: (context, params) => {
    const type = context.ledger.productType;
    const fields = params.fields.filter((field) => context.rule(field) !== undefined);
    const missing = fields.filter((field) => {
      const text = context.text(field);
      return (
        positionOf(type, text) === null && ![...context.facts.typeStems].some((stem) => text.stems.has(stem))
      );
    });
    return {
      score: 1 - missing.length / fields.length,
      found:
        missing.length === 0
          ? `“${type}” stands in all ${fields.length}`
          : `“${type}” is missing in: ${missing.map((field) => context.rule(field)?.label ?? field).join(', ')}`,
      expected: `“${type}” in ${fields.map((field) => context.rule(field)?.label ?? field).join(', ')}`,
      fix: `Name “${type}” once in each of them.`,
      field: missing[0] ?? null,
    };
  },
};
