import { expect, it } from 'vitest';
import { whoDoes } from './who-does-it.ts';

it.each([
  ['wedding photography', 'en', 'wedding photographer'],
  ['online GCSE maths tutoring', 'en', 'online gcse maths tutor'],
  ['piano lessons', 'en', 'piano teacher'],
  ['photography courses', 'en', null],
  ['oven cleaning', 'en', null],
  ['Hochzeitsfotografie', 'de', 'hochzeitsfotograf'],
  ['podología infantil', 'es', 'podólogo infantil'],
  ['fotografía de bodas', 'es', 'fotógrafo de bodas'],
  ['podología deportiva', 'es', null],
  ['plomberie', 'fr', 'plombier'],
  ['plomberie', 'other', null],
] as const)('“%s” (%s) is done by “%s”', (name, language, person) => {
  expect(whoDoes(name, language)).toBe(person);
});
