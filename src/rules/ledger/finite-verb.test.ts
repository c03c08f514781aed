import { describe, expect, it } from 'vitest';
import { fragmentsOf } from './clauses.ts';
import { shapeOf } from './shape.ts';

const sentences = [
  'Three-layer mesh lets air through',
  'A 5-way valve controls the flow',
  'The two-part lid screws on',
  'Double-walled steel insulates both ways',
  'Cross-stitched seams hold up well',
  'Silicone feet grip the worktop',
  'Side panels stretch with the body',
  'Brass hooks carry 5 kg each',
  'Non-slip dots stop the rug moving',
  'Mesh panels let heat out',
  'Built-in sensor turns the light off',
  'Foam core bounces back',
  'Deep pile hides dirt',
  'Bees visit it from June',
  'Seeds germinate in 10 to 14 days',
  'Leaves turn red in autumn',
  'Photos show each step',
  'My grandfather built these in his shed',
  'Rain beads off the fabric',
  'Juice flows into the groove',
  'Battery charges in 3 hours via USB-C',
  'Rings nest inside each other',
  'Legs unscrew for transport',
  'Handle rotates through 180 degrees',
  'Wheels lock with a foot brake',
  'Doors close softly',
  'Cover wipes clean',
  'Base suits round tables',
  'Display switches off after a minute',
  'Screws come with it',
  'Kids build it in an hour',
  'Cats love the smell',
  'A drawstring cinches the hood',
  'Cast iron bars 8 mm thick hold the heat',
  'Deck pad grips wet feet',
  'Adjustable ceramic burrs grind from espresso to French press',
  'Parent page shows which letters are learned',
  'If a section breaks we send a spare',
  'In this shop we sew each bag, and we mend it too',
];
const phrases = [
  'YKK brass zips',
  'Elasticated wrists and ankles with thumb loops',
  'Adjustable shoulder straps with brass buckles',
  'Interchangeable covers in three colours',
  'Heart-shaped leaves with silver marbling',
  'Two zipped pockets inside',
  'Fresh citrus notes with a woody base',
  'Printable pages in A4 and US Letter',
  'Slight marks on the lid',
  'Step counts and sleep stages',
  'Daily reminders at set times',
  'Kitchen scales with tare function',
  'Tax returns for landlords',
  'PC builds under 800 dollars',
  'Metal clips for curtains up to 2 kg',
  'Two step stools up to 100 kg',
  'Ladies watch with steel strap',
  'Slow-growing seedlings',
  'Wrap-around handles',
  'Quick release clasps',
  'Broad straps over the shoulder',
  'Dishwasher safe except the brushes',
  'Pink Floyd The Wall 2LP',
  'Two cannons and the flag',
];

describe('a short English clause', () => {
  it.each(sentences)('"%s" is a sentence', (text) => {
    expect(shapeOf(text, 'en')).toBe('sentence');
  });

  it.each(phrases)('"%s" names something', (text) => {
    expect(shapeOf(text, 'en')).not.toBe('sentence');
  });
});

describe('a series that hangs on a verb', () => {
  it.each([
    ['45 minutes to get used to water, dryer and clippers'],
    ['Gel cap that covers eyes, temples and neck'],
    ['For ages 7 to 12, with an adult'],
  ])('"%s" stays in one piece', (text) => {
    expect(fragmentsOf(text)).toEqual([text]);
  });

  it('is cut where figures follow', () => {
    expect(fragmentsOf('Adjusts from 56 to 114 inches, no drilling')).toEqual([
      'Adjusts from 56 to 114 inches',
      'no drilling',
    ]);
  });
});
