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
  ['Nîmes et le Gard', 'à Nîmes et dans le Gard'],
  ['Dax et les Landes', 'à Dax et dans les Landes'],
  ['Metz et Le Ban-Saint-Martin', 'à Metz et Le Ban-Saint-Martin'],
  ['Nord-sur-Erdre', 'à Nord-sur-Erdre'],
])('%s: %s', (place, expected) => {
  expect(inFrenchPlace(place)).toBe(expected);
});
