import { expect, it } from 'vitest';
import { numbersIn } from './numbers.ts';

// Amazon refuses the degree sign, so texts spell it out: the figure must still be the one of the brief.
it.each(['220 °F', '220°F', '220 degrees F', '220 degree F'])('%s is a temperature in Fahrenheit', (text) => {
  expect(numbersIn(text)).toMatchObject([{ readings: ['220'], unit: 'f', unitEnd: text.length }]);
});

it('does not take a word behind the degrees for their scale', () => {
  expect(numbersIn('45 degrees Celsius-free zone')[0]).toMatchObject({ unit: '°' });
  expect(numbersIn('turns 180 degrees for viewing')[0]).toMatchObject({ unit: '°' });
});
