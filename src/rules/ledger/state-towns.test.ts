import { expect, it } from 'vitest';
import { quietEnglish } from './shouted-english.ts';
import { isStateTown, withStateTowns } from './state-towns.ts';

it.each([
  ['dentist mesa az', 'dentist Mesa AZ'],
  ['plumber in san antonio, tx', 'plumber in San Antonio, TX'],
  ['roofer in las vegas nv, open today', 'roofer in Las Vegas NV, open today'],
  ['tiles in stock or to order', 'tiles in stock or to order'],
  ['a 5 ct pack', 'a 5 ct pack'],
  ['we are in', 'we are in'],
])('writes the town of “%s” as “%s”', (text, wanted) => {
  expect(withStateTowns(text)).toBe(wanted);
});

it('keeps town and state of a text that shouts', () => {
  expect(quietEnglish('DENTIST IN MESA AZ, OPEN SATURDAYS')).toBe('dentist in Mesa AZ, open Saturdays');
});

it.each([
  ['mesa az', true],
  ['dentist mesa az', false],
  ['dental plan', false],
])('knows whether “%s” is only a town: %s', (phrase, wanted) => {
  expect(isStateTown(phrase)).toBe(wanted);
});
