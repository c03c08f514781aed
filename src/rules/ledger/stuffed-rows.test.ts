import { expect, it } from 'vitest';
import { withoutStuffing } from './stuffed-rows.ts';

it.each<[text: string, left: string]>([
  [
    'Bike hire in Totnes: city bikes, e-bikes, mountain bikes and trailers. We deliver.',
    'Bike hire in Totnes: city bikes, e-bikes, mountain bikes and trailers. We deliver.',
  ],
  [
    'We hire skips. 2 yard 4 yard 6 yard 8 yard skips, grab lorry hire.',
    'We hire skips. 2 yard 4 yard 6 yard 8 yard skips, grab lorry hire.',
  ],
  [
    'Plumber London, emergency plumber London, cheap plumber London, plumber near me. We fix boilers.',
    'We fix boilers.',
  ],
])('%s', (text, left) => {
  expect(withoutStuffing(text)).toBe(left);
});
