import { expect, it } from 'vitest';
import { withThing } from './lacking-thing.ts';

it.each<[industry: string, isOfVehicles: boolean, name: string, searched: string]>([
  ['Auto repair', true, 'brakes', 'brake repair'],
  ['Auto repair', true, 'alternators', 'alternator replacement'],
  ['Auto repair', true, 'clutches', 'clutch replacement'],
  ['Auto repair', true, 'oil change', 'oil change'],
  ['Chimney sweep', false, 'cap replacement', 'chimney cap replacement'],
  ['Chimney sweep', false, 'smoke tests', 'chimney smoke tests'],
  ['Chimney sweep', false, 'chimney sweeping', 'chimney sweeping'],
  // Caps of a hatter are no part of a chimney.
  ['Hat shop', false, 'caps', 'caps'],
  ['Chimney supplies', false, 'caps', 'caps'],
  ['Garage doors', false, 'springs', 'garage door spring replacement'],
  ['Shoe repair', false, 'heels', 'shoe heel repair'],
  ['Drainage', false, 'cctv survey', 'drain cctv survey'],
  ['Pest control', false, 'rodents', 'rodent control'],
  ['Pest control', false, 'rats and mice', 'rats and mice control'],
  ['Pest control', false, 'wasp nests', 'wasp nest removal'],
  ['Window cleaning', false, 'solar panels', 'solar panel cleaning'],
  ['Solar company', false, 'solar panels', 'solar panels'],
  ['Garage', true, 'torque converters', 'torque converter repair'],
  // A pet shop sells them.
  ['Pet shop', false, 'rabbits', 'rabbits'],
])('%s, vehicles %s: %s', (industry, isOfVehicles, name, searched) => {
  expect(withThing(name, { industry, businessName: 'Larkfield', isOfVehicles })).toBe(searched);
});
