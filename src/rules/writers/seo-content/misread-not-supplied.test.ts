import { expectReadings } from '#tests/golden/readings.ts';

/** What a clause of its own says is missing is no part, no title and no filter of the thing. */
expectReadings([
  [
    'behind its comma',
    'Oak wall clock',
    'Wall clock turned from one piece of solid oak, 28 cm across, brass hands, no numbers. Silent sweep movement, one AA battery, not supplied. Oiled finish.',
    { platform: 'shopify' },
    /Not included: one AA battery/u,
    /(?:with|has|and) one AA battery|Clock[^\n.]*Battery|aa-battery|^Not supplied/mu,
  ],
  [
    'in brackets',
    'Oak wall clock',
    'Wall clock of solid oak, 28 cm across, AA battery (not supplied), oiled finish.',
    { platform: 'shopify' },
    /Not included: AA battery/u,
    /Clock[^\n]*Battery|aa-battery|box: AA/u,
  ],
  [
    'not provided',
    'Oak wall clock',
    'Wall clock of solid oak, 28 cm across. Batteries not provided. Oiled finish.',
    { platform: 'amazon' },
    /Not included: batteries(?:\n|$|\.)/imu,
    /Clock[^\n]*Batteries/u,
  ],
]);
