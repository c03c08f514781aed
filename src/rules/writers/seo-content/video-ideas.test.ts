import { expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';

const roller =
  'Stainless steel ice roller, stays cold for 20 minutes after two hours in the freezer. Detachable head, easy to rinse. 16 cm long.';

it.each<[what: string, description: string, says: RegExp, never: RegExp]>([
  [
    'one thing that comes along is shown',
    `${roller} Comes with a travel pouch.`,
    /unpack the ice roller and lay the rest of the parcel beside it: a travel pouch/u,
    /lay it all out/u,
  ],
  [
    'several things are laid out',
    `${roller} Comes with a travel pouch and two spare heads.`,
    /unpack the ice roller and lay it all out: a travel pouch and two spare heads/u,
    /the rest of the parcel/u,
  ],
  [
    'without a parcel nothing is unpacked',
    roller,
    /hold a tape measure to (?:it|the ice roller): 16 cm long/u,
    /unpack/iu,
  ],
])('%s', (_what, description, says, never) => {
  const { platformFields } = writeOne('Ice roller for face', description, {
    platform: 'tiktokshop',
    businessName: 'Glow Theory',
    tiktokShopName: 'Glow Theory',
  });
  const told = JSON.stringify(platformFields['videoIdeas']);
  expect(told).toMatch(says);
  expect(told).not.toMatch(never);
});
