import { describe, expect, it, test } from 'vitest';
import { platforms } from '#rules/platforms/index.ts';
import { answerFieldsSchema, partialListing } from './answer-shape.ts';
import { isProgram } from './hidden-signs.ts';

const body = answerFieldsSchema(platforms.etsy, ['improvedBodyText', 'productTitle']);
const kept = (improvedBodyText: string) =>
  body.parse({ improvedBodyText, productTitle: 'A box' })['improvedBodyText'];

test.each([
  ['F\u200DD\u200DA appro\u200Cved', 'FDA approved'],
  ['A stone\u2800ware\u3164 mug', 'A stoneware mug'],
  ['Z̷̢̧a̴̡͎l̷̢g̶o', 'Zalgo'],
  ['Phở, café, Žižka', 'Phở, café, Žižka'],
  ['It holds ⁹⁹⁹ ml', 'It holds 999 ml'],
  ['It holds ９９９ ml', 'It holds 999 ml'],
  ['2 m² of H₂O at 10⁻ bar', '2 m² of H₂O at 10⁻ bar'],
  ['A mug 🔥🔥🔥 of clay', 'A mug of clay'],
  ['A 💧 mug', 'A 💧 mug'],
  ['می‌خواهم', 'می‌خواهم'],
  ['&lt;p&gt;A mug.&lt;/p&gt;', '<p>A mug.</p>'],
  ['Use `350 ml` at most.', 'Use 350 ml at most.'],
])('%j is read as %j', (written, read) => {
  expect(kept(written)).toBe(read);
});

test('a field is read without its own name', () => {
  const answer = { productTitle: 'productTitle: A box', improvedBodyText: 'Title role: a box.' };
  expect(body.parse(answer)).toEqual({ productTitle: 'A box', improvedBodyText: 'Title role: a box.' });
});

describe('what is meant for a machine', () => {
  it.each([
    'Click javascript:alert(1) now.',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;img src=x&#62;',
    '&#x3C;img src=x onerror=alert(1)&#x3E;',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '%3Cscript%3E',
    'A mug. "tags": ["x"]}',
    'Volume $\\frac{1}{2}$ litre',
    'It is w a t e r p r o o f.',
    '\u202Edevorppa ADF',
  ])('%j costs its field, its entry or its pair', (code) => {
    const text = `A stoneware mug. ${code}`;
    expect(isProgram(text)).toBe(true);
    expect(kept(text)).toBeUndefined();
    const { tags } = answerFieldsSchema(platforms.etsy, ['tags']).parse({ tags: [code, 'stoneware mug'] });
    expect(tags).toEqual(['stoneware mug']);
    const ebay = answerFieldsSchema(platforms.ebay, ['itemSpecifics']);
    const pairs = { [code]: 'Yes', Feature: code, Material: 'Stoneware' };
    expect(ebay.parse({ itemSpecifics: pairs })['itemSpecifics']).toEqual([
      { name: 'Material', value: 'Stoneware' },
    ]);
    expect(partialListing(platforms.etsy, { improvedBodyText: text })['improvedBodyText']).toBe('');
  });

  it('an object in place of a text is none', () => {
    expect(kept('{"productTitle": "A mug", "tags": ["mug"]}')).toBeUndefined();
  });

  it.each(['JavaScript: the basics', 'For water < 40 °C', 'R&D; tools & more', '1 &lt; 2'])(
    '%j is for people',
    (text) => expect(isProgram(text)).toBe(false),
  );
});
