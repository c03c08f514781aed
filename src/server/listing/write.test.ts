import { expect, it } from 'vitest';
import { ModelError, type ModelFailure, type TextModel } from '#server/outside/model/port.ts';
import { partsOf } from '#server/tools/seo-content/source.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { form, goodAnswer, mug } from '#tests/setup/model-run.ts';
import { writePart } from './write.ts';

const products = [1, 2, 3].map((number) => ({ ...mug, name: `Stoneware Mug No ${number}` }));
const many = { ...form, products };

/** A model whose listings have a fault each, and that fails when it is asked to mend one. */
function faultyModel(failure: ModelFailure, asked: string[]): TextModel {
  return {
    name: 'faulty',
    write: async ({ purpose, prompt, answer }) => {
      asked.push(purpose);
      if (purpose === 'repair') throw new ModelError(failure, 'It failed.');
      const number = Number(/No (\d)/u.exec(prompt)?.[1]);
      const improvedBodyText = `A stoneware mug, No ${number}. It is 99 years old.`;
      const value = answer.parse({ ...goodAnswer(many, number - 1), improvedBodyText });
      return { value, inputTokens: null, outputTokens: null, broken: null, calls: 1 };
    },
  };
}

it.each<[ModelFailure, number]>([
  ['timeout', 1],
  ['bad_answer', 3],
])(
  'after a correction that ended with %s, %i of three products are corrected',
  async (failure, corrections) => {
    const asked: string[] = [];
    const context = {
      services: { model: faultyModel(failure, asked) },
      signal: new AbortController().signal,
      log: { info: () => undefined, warn: () => undefined },
      progress: () => undefined,
      partial: () => undefined,
    } as unknown as ToolContext;
    for (const part of partsOf(seoFormSchema.parse(many)))
      expect(await writePart(part, context)).toMatchObject({ writer: 'model' });
    expect(asked.filter((purpose) => purpose === 'repair')).toHaveLength(corrections);
  },
);
