import { expect, it } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { prepare } from '#rules/writers/seo-content/prepared.ts';
import { ownWords } from './request.ts';
import { strangePassage } from './strange-passages.ts';

const form = seoFormSchema.parse({
  platform: 'website',
  businessName: 'Harrow',
  industry: 'Services',
  products: [
    {
      name: 'Kletterhalle in Graz',
      description:
        'Kletterhalle in Graz mit 400 m² Wandfläche. Tageskarte 14 Euro, Schuhe leihen kostet 4 Euro.',
    },
  ],
});
const hall = prepare(briefsOf(form)[0]!);

it.each([
  'Klettern auf 400 Quadratmetern Wand, mitten in Graz.',
  'Schuhe leihen Sie für 4 Euro, und die Tageskarte kostet 14 Euro.',
])('leaves a passage in the language of the brief: %s', (text) => {
  expect(strangePassage(hall, text)).toBeNull();
});

it.each([
  'Die Halle ist groß. You can climb here all day and the shoes are on us.',
  'Die Halle ist groß. Vous pouvez grimper ici toute la journée avec nos chaussures.',
])('finds one in another: %s', (text) => {
  expect(strangePassage(hall, text)).toContain('language');
});

it('finds the question, whatever sign stands behind its words', () => {
  const echo = ownWords(hall)
    .split(/[.\n]/u)
    .find((sentence) => sentence.length > 60)!;
  expect(strangePassage(hall, `Die Halle ist groß. (${echo.trim()}.)`)).toContain('question');
});
