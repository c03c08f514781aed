import { expect, it } from 'vitest';
import { refusedServices } from './refused-services.ts';

it.each<[text: string, refused: string[]]>([
  ['ASE certified, no transmissions, no body work', ['transmissions', 'transmission', 'body work']],
  ['From £60. We do not do conservatory roofs.', ['conservatory roofs', 'conservatory roof']],
  ["We don't fit boilers or gas fires at all.", ['boilers', 'boiler', 'gas fires', 'gas fire']],
  // What a customer is spared, when it is not done and for whom is no search.
  ['No hidden fees, no contracts, no mess', []],
  ['We do not do weekends. We never sell your data', []],
  ['no children', []],
])('%s', (text, refused) => {
  expect(refusedServices([text], 'en')).toEqual(refused);
});
