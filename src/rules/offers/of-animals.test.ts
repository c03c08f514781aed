import { expect, test } from 'vitest';
import { animalFirst, ofAnimals } from './of-animals.ts';

test.each([
  ['Vaccinations', 'Veterinary practice', 'Pet vaccinations'],
  ['dental', 'Vet', 'Pet dental care'],
  ['rabbit clinic', 'Veterinary practice', 'rabbit clinic'],
  // Who comes at once is looked for as an emergency vet.
  ['out-of-hours emergencies', 'Veterinary practice', 'out-of-hours emergencies'],
  ['neutering', 'Florist', 'neutering'],
])('%s of a %s', (name, industry, called) => {
  expect(ofAnimals(name, industry, 'en')).toBe(called);
});

test.each([
  ['dental care for dogs and cats', 'pet dental care'],
  ['physiotherapy for horses', 'horse physiotherapy'],
  ['training classes for puppies', 'puppy training classes'],
  ['dog food for puppies', 'dog food for puppies'],
  ['boiler repair', 'boiler repair'],
])('%s is searched as %s', (name, searched) => {
  expect(animalFirst(name)).toBe(searched);
});
