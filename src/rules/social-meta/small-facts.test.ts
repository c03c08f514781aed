import { expect, it } from 'vitest';
import { contrastOf } from '#rules/colours/contrast.ts';
import { brandColours } from './colours.ts';
import { localeOf } from './locale.ts';
import { statedPrice } from './price.ts';
import { casedAs } from './subject.ts';

it.each<[string, string | null]>([
  ['A mug for 24.90 EUR.', '24.90 EUR'],
  ['Precio: 24,50 €.', '24.50 EUR'],
  ['It costs $1,299.00.', '1299.00 USD'],
  ['Kaltmiete 1.240 Euro.', '1240 EUR'],
  ['Fixed price of 95 pounds', '95 GBP'],
  ['12 € now, and 12 € tomorrow', '12.00 EUR'.replace('.00', '')],
  ['From $39 a month', null],
  ['ab 11,90 Euro', null],
  ['à partir de 20 €', null],
  ['20–30 €', null],
  ['Small 9 €, large 12 €', null],
  ['A 350 ml mug, 9 cm tall', null],
  ['', null],
])('finds the price in %j: %s', (text, price) => {
  const found = statedPrice(text);
  expect(found && `${found.amount} ${found.currency}`).toBe(price);
});

it.each([
  ['en', 'en-GB', 'en_GB'],
  ['en', null, 'en_US'],
  ['de', 'de', 'de_DE'],
  ['de', 'de-CH-1901', 'de_CH'],
  ['es', 'en-US', 'es_ES'],
  ['zh', 'zh-Hant-TW', 'zh_TW'],
  ['und', 'xx', 'en_US'],
])('gives %s on a page in %s the locale %s', (written, declared, locale) => {
  expect(localeOf(written, declared)).toBe(locale);
});

it.each([
  ['en', 'Windsor chairs, £840, made to order.', null, 'en_GB'],
  ['en', 'Tide times for harbours in Scotland.', null, 'en_GB'],
  ['en', 'Surf lessons in New South Wales.', null, 'en_US'],
  ['en', 'Ships to the UK for £8.', 'en-IE', 'en_IE'],
  ['es', 'Un curso por £95.', null, 'es_ES'],
])('gives %s by the words “%s” on a page in %s the locale %s', (written, told, declared, locale) => {
  expect(localeOf(written, declared, told)).toBe(locale);
});

it.each(['#1a7f5a', '#ffffff', '#000000', '#777777', null])('sets text that can be read on %s', (theme) => {
  const { colours } = brandColours(theme, 'Clay');
  expect(contrastOf(colours.background, colours.text)).toBeGreaterThanOrEqual(4.5);
  expect(colours).toEqual(brandColours(theme, 'Clay').colours);
});

it.each([
  ['plumber leeds', 'We repair leaks in Leeds.', 'plumber in Leeds'],
  ['plumber in leeds', 'We repair leaks in Leeds.', 'plumber in Leeds'],
  ['menuisier lyon', 'Des escaliers à Lyon.', 'menuisier à Lyon'],
  ['gym austin', 'THE BEST GYM IN AUSTIN', 'gym austin'],
  ['mug', 'A Mug', 'Mug'],
])('writes %j as %j does', (phrase, description, cased) => {
  expect(casedAs(phrase, description)).toBe(cased);
});
