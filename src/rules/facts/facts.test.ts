import { describe, expect, it } from 'vitest';
import { beginning } from './beginning.ts';
import { capitalWords } from './capitals.ts';
import { chaptersOf } from './chapters.ts';
import { commaLists } from './comma-lists.ts';
import { duplicatePairs } from './duplicates.ts';
import { shorten, withUnit } from './field-length.ts';
import { measureText } from './measured-text.ts';
import { overlapOf, sharedWords } from './overlap.ts';
import { pixelWidth } from './pixel-width.ts';
import { plainText } from './plain-text.ts';
import { positionOf } from './position.ts';
import { promotionsIn } from './promotion.ts';
import { readingEase, syllablesOf } from './readability.ts';
import { repeatedWords } from './repeated-words.ts';
import { sentenceLengths } from './sentence-length.ts';
import { structureOf } from './structure.ts';
import { pastedPhrases, stuffedLine, stuffedList, stuffedText } from './stuffing.ts';
import { otherVendors } from './vendor-names.ts';

const none: ReadonlySet<string> = new Set();

describe('measured text', () => {
  it('takes markup out and splits hyphenated words into stems', () => {
    const text = measureText('<p>Hand-thrown mugs</p><ul><li>350 ml</li></ul>');
    expect([...text.contentStems]).toEqual(['hand', 'thrown', 'mug', '350', 'ml']);
    expect(text.wordCount).toBe(4);
  });

  it.each([
    ['Wool hat', ['wool', 'hat']],
    ['Watering can', ['watering', 'can']],
    ['Faux fur coat', ['faux', 'fur', 'coat']],
    ['Dose für Kinder', ['dose', 'kinder']],
  ])('keeps the goods in “%s” and drops the small words', (line, stems) => {
    expect([...measureText(line).contentStems]).toEqual(stems);
  });

  it('knows scripts that put no space between words', () => {
    expect(measureText('ステンレス弁当箱').unspaced).toBe(true);
    expect(measureText('صندوق طعام').unspaced).toBe(false);
  });

  it('decodes entities and keeps paragraphs apart', () => {
    expect(plainText('<p>Salt &amp; oil</p><p>2 &lt; 3</p>')).toBe('Salt & oil\n2 < 3');
  });
});

describe('position', () => {
  it.each([
    ['lunch box', 'Tarnwell Steel Lunch Box', 15],
    ['lunch box', 'Box for your lunch', 0],
    ['lunch box', 'Lunch is served, later there will be a box', null],
    ['Brotdose', 'Edelstahlbrotdose 1,2 l', 9],
    ['弁当箱', 'ステンレス弁当箱', 5],
    ['mug', 'Bowl', null],
  ])('finds “%s” in “%s” at %s', (term, text, place) => {
    expect(positionOf(term, measureText(text))).toBe(place);
  });

  it('counts an emoji as one character', () => {
    expect(positionOf('mug', measureText('🎁 mug'))).toBe(2);
  });
});

describe('overlap and duplicates', () => {
  it('counts the share of words that come again', () => {
    const a = measureText('steel lunch box with seal');
    const b = measureText('steel box');
    expect(overlapOf(a, b, none)).toBe(0.5);
    expect(overlapOf(a, b, new Set(['steel', 'lunch', 'box']))).toBe(0);
    expect(sharedWords(a, b, none)).toEqual({ count: 2, phrases: ['steel', 'box'] });
  });

  it('names shared words that stand side by side together', () => {
    const alt = measureText('Carbon-steel loaf pan, 8.5 x 4.5 inches, on a rack; a loaf pan');
    const title = measureText('Carbon Steel Loaf Pan, 8.5 x 4.5 Inches');
    expect(sharedWords(alt, title, none)).toEqual({
      count: 8,
      phrases: ['Carbon-steel loaf pan', '8.5 x 4.5 inches', 'loaf pan'],
    });
    expect(sharedWords(measureText('Loaf pan and loaf pan'), title, none).phrases).toEqual(['Loaf pan']);
  });

  it('sees plural and order as the same entry', () => {
    const list = ['coffee mug', 'mugs coffee', 'tea mug'].map(measureText);
    expect(duplicatePairs(list)).toEqual([{ first: 'coffee mug', second: 'mugs coffee' }]);
  });

  it('names the repeated word with its count', () => {
    expect(repeatedWords(measureText('Lunch bag, lunch box, kids lunch for the day, the week'), 2)).toEqual([
      { word: 'Lunch', count: 3 },
    ]);
  });
});

describe('stuffing', () => {
  it.each([
    [
      'Our lunch box is the lunch box you want. Buy this lunch box, a lunch box for everyone who needs a lunch box. This lunch box is a great lunch box.',
      'lunch',
    ],
    [
      'Buy De Lisboa a Paris now, De Lisboa a Paris is for everyone who likes to see De Lisboa a Paris, and De Lisboa a Paris is what you tell your friends of when De Lisboa a Paris has been seen by you, De Lisboa a Paris.',
      'lisboa a paris',
    ],
    [
      '煎茶道具です。'.repeat(2) +
        '煎茶道具は良い、煎茶道具を買う、煎茶道具と茶、煎茶道具で飲む、煎茶道具へ、煎茶道具も。',
      '煎茶道',
    ],
  ])('a stretch full of one phrase is stuffed: %s', (text, word) => {
    expect(stuffedText(measureText(text))?.word.toLowerCase()).toBe(word);
  });

  it.each([
    'A red mug, a blue mug, a green mug and a white mug; each mug is thrown and glazed by hand and holds 350 ml.',
    'Sサイズ、Mサイズ、Lサイズ、XLサイズ、XXLサイズ、キッズサイズ、ベビーサイズがあります。',
  ])('a row of sorts is not: %s', (text) => {
    expect(stuffedText(measureText(text))).toBeNull();
  });

  it('finds the search phrases of a listing pasted into its text', () => {
    const phrases = ['linen apron', 'kitchen apron', 'chef gift', 'cross back apron'].map(measureText);
    const row = (text: string) => pastedPhrases(measureText(text), phrases);
    expect(
      row('Sewn here.\nLinen apron, kitchen apron, chef gift, Linen Apron, kitchen apron, chef gift.'),
    ).toHaveLength(6);
    expect(row('A linen apron, a kitchen apron or a chef gift: cross back apron, sewn here.')).toBeNull();
  });

  it.each(['Mug mug mug', 'Tea mug, coffee mug, gift mug', 'lunch box lunch box lunch box'])(
    'finds it in the line “%s”',
    (line) => expect(stuffedLine(measureText(line), 2)).not.toBeNull(),
  );

  it.each(['Stoneware Mug, 350 ml', '2 x 4 x 2 in Block', 'Box with Lid and Box Divider'])(
    'leaves the line “%s” alone',
    (line) => expect(stuffedLine(measureText(line), 2)).toBeNull(),
  );

  it('finds a keyword pasted behind a natural text, and letters repeated without spaces', () => {
    const natural =
      'This mug holds 350 ml. It is thrown on the wheel. The mug goes in the dishwasher and stands 9 cm tall.';
    expect(stuffedText(measureText(natural))).toBeNull();
    expect(stuffedText(measureText(`${natural} coffee mug coffee mug coffee mug`))).toEqual({
      word: 'coffee mug',
      count: 3,
    });
    expect(stuffedText(measureText(`${natural} Mug, a mug, our mug, my mug, your mug.`))).toEqual({
      word: 'mug',
      count: 7,
    });
    expect(stuffedText(measureText('弁当箱弁当箱弁当箱'))).toEqual({ word: '弁当箱', count: 3 });
  });

  it('finds a list of one phrase, not thirteen phrases of one noun', () => {
    expect(stuffedList(['mug', 'mug', 'mugs', 'tea mug'].map(measureText))).toEqual({
      word: 'mug',
      count: 3,
    });
    expect(stuffedList(['tea mug', 'steel mug', 'camping mug', 'large mug'].map(measureText))).toBeNull();
  });
});

describe('capitals, sentences and structure', () => {
  it('allows acronyms, models, numerals and the brand', () => {
    const line = measureText('ACME LED Lamp X20 XL III FREE Gift NOW');
    expect(capitalWords(line, new Set(['acme']))).toEqual(['FREE', 'NOW']);
  });

  it('measures sentences and names the longest', () => {
    const long = `${'word '.repeat(30).trim()}.`;
    const lengths = sentenceLengths([`One two three four. ${long}`]);
    expect(lengths).toMatchObject({ mean: 17, longest: 30, tooLong: 1 });
  });

  it.each([
    ['<p>a</p><ul><li>x</li><li>y</li><li>z</li></ul>', true],
    ['Intro\n- a\n- b\n- c', true],
    ['Size: 9 cm\nCare: by hand\nMaterial: clay', true],
    ['One sentence. And one more.', false],
  ])('sees whether “%s” has a list', (text, list) => expect(structureOf(text).hasList).toBe(list));

  it('reads chapter lines with and without hours', () => {
    expect(chaptersOf(['0:00 Start\n1:02:03 - End', 'no time'])).toEqual([
      { seconds: 0, name: 'Start' },
      { seconds: 3723, name: 'End' },
    ]);
  });

  it('tells a word list from an enumeration in a sentence', () => {
    expect(commaLists('plumber, plumbers, plumbing, leeds plumber', 4)).toHaveLength(1);
    expect(commaLists('Boilers, leaks, taps and bathrooms for homes in Leeds.', 4)).toEqual([]);
  });
});

describe('readability', () => {
  it.each([
    ['table', 2],
    ['stone', 1],
    ['dishwasher', 3],
  ])('counts the syllables of “%s”', (word, syllables) => expect(syllablesOf(word, 'en')).toBe(syllables));

  it('rates short words above long ones, and judges neither scraps nor unknown languages', () => {
    const easy =
      'The cup is made by hand. It is dry and cool to hold. You can put it in the dishwasher. It holds hot tea and coffee.';
    const hard =
      'Notwithstanding considerable organisational complexities, interdepartmental communication procedures necessitate comprehensive documentation. Consequently, administrative responsibilities accumulate disproportionately throughout multinational corporations. Standardisation eliminates individual responsibility.';
    expect(readingEase(easy, 'en')).toBeGreaterThan(80);
    expect(readingEase(hard, 'en')).toBeLessThan(20);
    expect(readingEase('Too short.', 'en')).toBeNull();
    expect(readingEase(easy, 'other')).toBeNull();
  });
});

describe('widths, lengths and promotion', () => {
  it('measures a title as Arial at 20 px draws it', () => {
    expect(pixelWidth('Plumber in Leeds')).toBeGreaterThan(140);
    expect(pixelWidth('WWWW')).toBe(76);
    expect(pixelWidth('iiii')).toBe(18);
    expect(pixelWidth('é')).toBe(pixelWidth('e'));
    expect(pixelWidth('箱')).toBe(20);
  });

  it('cuts between code points and names units', () => {
    expect(beginning('🎁🎁🎁', 2)).toBe('🎁🎁');
    expect(shorten('a'.repeat(60))).toHaveLength(40);
    expect(withUnit(1, 'bytes')).toBe('1 byte');
    expect(withUnit(75, 'characters')).toBe('75 characters');
  });

  it.each([
    'FREE SHIPPING today',
    'our best seller',
    'the #1 choice',
    'Buy now',
    'now 50% off',
    'Hurry',
    'great!!!',
    'envío gratis',
    'Jetzt kaufen',
    'livraison gratuite',
  ])('finds promotion in “%s”', (text) => expect(promotionsIn(text, '')).not.toEqual([]));

  it.each(['Ground clearance 20 cm', 'No. 10 screws, 100 pieces', 'Only for indoor use!', 'Size #12'])(
    'finds none in “%s”',
    (text) => expect(promotionsIn(text, '')).toEqual([]),
  );

  it('lets a seller state what the brief says, but neither pressure nor shouting', () => {
    expect(promotionsIn('Free shipping on two or more', 'we offer free shipping on two')).toEqual([]);
    expect(promotionsIn('Hurry!!!', 'hurry!!!')).toHaveLength(2);
  });

  it('finds other makers, but not behind “compatible with” or of the seller’s own', () => {
    expect(otherVendors('Works like a Canon or Nikon', none)).toEqual(['Canon', 'Nikon']);
    expect(otherVendors('Strap compatible with Canon and Nikon', none)).toEqual([]);
    expect(otherVendors('Canon AE-1', new Set(['canon']))).toEqual([]);
  });
});
