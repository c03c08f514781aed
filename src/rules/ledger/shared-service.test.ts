import { expect, it } from 'vitest';
import { sharedServices } from './shared-service.ts';

it.each([
  ['Cat and dog vaccinations', ['Cat vaccinations', 'dog vaccinations']],
  ['Carpet & sofa cleaning', ['Carpet cleaning', 'sofa cleaning']],
  ['Family and newborn photography', ['Family photography', 'newborn photography']],
  ['Fuse box replacement and rewiring', []],
  ['Salt and pepper mill', []],
  ['Mug and saucer', []],
])('“%s” names %j', (name, services) => {
  expect(sharedServices(name)).toEqual(services);
});
