import { expect, it } from 'vitest';
import { inGermanPlace } from './german-place.ts';

it.each([
  ['Kassel', 'in Kassel'],
  ['Landkreis Rottweil', 'im Landkreis Rottweil'],
  ['Kreis Soest', 'im Kreis Soest'],
  ['Rhein-Sieg-Kreis', 'im Rhein-Sieg-Kreis'],
  ['Main-Kinzig-Kreis, Hessen', 'im Main-Kinzig-Kreis, Hessen'],
  ['Raum Stuttgart', 'im Raum Stuttgart'],
  ['Münsterland', 'im Münsterland'],
  ['Eifel', 'in der Eifel'],
  ['Bergisches Land', 'im Bergischen Land'],
  ['Rügen', 'auf Rügen'],
  ['Region Hannover', 'in der Region Hannover'],
  ['Schweiz', 'in der Schweiz'],
  ['Niederlande', 'in den Niederlanden'],
  ['Deutschland', 'in Deutschland'],
  ['Greifswald', 'in Greifswald'],
  ['Stadthagen', 'in Stadthagen'],
])('%s: %s', (place, expected) => {
  expect(inGermanPlace(place)).toBe(expected);
});
