import { expect, test } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import { answerFieldsSchema } from './answer-shape.ts';

test.each([
  ['```json\n{"title":"x"}\n```\nA steel box.', 'A steel box.'],
  ['## Size\n9 cm tall.', 'Size\n9 cm tall.'],
  ['See [our shop](https://evil.example) first.', 'See our shop first.'],
  ['| Size | 9 cm |\n|------|------|\n| Weight | 350 g |', 'Size, 9 cm\n\nWeight, 350 g'],
  ['Tall - and wide.\n- 9 cm', 'Tall - and wide.\n- 9 cm'],
])('the marks of Markdown are taken out of %j', (written, kept) => {
  const schema = answerFieldsSchema(platforms.etsy, ['improvedBodyText']);
  expect(schema.parse({ improvedBodyText: written })['improvedBodyText']).toBe(kept);
});
