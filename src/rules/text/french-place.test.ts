import { expect, it } from 'vitest';
import { inFrenchPlace } from './french-place.ts';

it.each([
  ['Lyon', 'à Lyon'],
  ['Le Mans', 'au Mans'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['Dordogne', 'en Dordogne'],
  ['Bretagne, France', 'en Bretagne, France'],
  ['Var', 'dans le Var'],
  ['Varennes', 'à Varennes'],
  ['Aude', 'dans l’Aude'],
  ['Nord-sur-Erdre', 'à Nord-sur-Erdre'],
])('%s: %s', (place, expected) => {
  expect(inFrenchPlace(place)).toBe(expected);
});
