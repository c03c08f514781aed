import { expect, it, test } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { powerSourceIn, withoutPower } from './power-source.ts';

it.each<[WrittenLanguage, string, string | undefined]>([
  ['en', 'Battery operated milk frother', 'Battery operated'],
  ['en', 'Lamp, USB-C rechargeable, 90 minutes on full', 'USB-C rechargeable'],
  ['en', 'Runs on two AA batteries', 'Runs on two AA batteries'],
  ['en', 'The battery is not rechargeable', undefined],
  ['en', 'Comes with a spare battery', undefined],
  ['de', 'Stirnlampe, wiederaufladbar', 'wiederaufladbar'],
  ['de', 'nicht wiederaufladbar', undefined],
  ['es', 'Luz LED recargable por USB', 'recargable por USB'],
  ['fr', 'Lampe frontale à piles', 'à piles'],
  ['fr', 'fonctionne sans piles', undefined],
])('%s “%s” is driven by %s', (language, text, source) => {
  expect(powerSourceIn(text, language)?.value).toBe(source);
});

test.each<[name: string, told: string]>([
  ['Rasenmäher Einhell Akku 36v', 'Rasenmäher Einhell'],
  ['Makita Bohrschrauber Akku 18V', 'Makita Bohrschrauber'],
  ['Heckenschere Stihl Akku', 'Heckenschere Stihl'],
  ['Rasenmäher Benzin', 'Rasenmäher'],
  // A battery is the thing itself.
  ['Bosch Akku 18V', 'Bosch Akku 18V'],
  ['Ersatz Akku 36V', 'Ersatz Akku 36V'],
])('%s', (name, told) => {
  expect(withoutPower(name, 'de')).toBe(told);
});
