import { expectReadings } from '#tests/golden/readings.ts';

const used = { platform: 'ebay', itemCondition: 'Used' } as const;

/** What fills the title of a used thing, and what never does. */
expectReadings([
  [
    'the sort at the opening and when it was serviced',
    'Technics SL-1200MK2 turntable',
    'Fully working direct drive turntable, silver, serviced in 2025. Two light scratches on the lid.',
    used,
    /^Technics SL-1200MK2 Turntable, Silver, Direct Drive, Serviced 2025$/mu,
    /\$never/u,
  ],
  [
    'the years in which it was made',
    'Pyrex Butterprint mixing bowls set of 4 turquoise',
    'A full set of four Pyrex nesting bowls. They were made in the late 1950s. There are no chips.',
    used,
    /Turquoise, Late 1950s$/mu,
    /\$never/u,
  ],
  [
    'nothing works where something does not',
    'Roberts R250 portable radio red',
    'Works well on mains. Crackles on the volume knob and the dial light does not work.',
    used,
    /Roberts/u,
    /Red, .*Working/u,
  ],
  [
    'what was done to a part, and the year of a part, is not told of the thing',
    'Raleigh Twenty folding bike green',
    'The hub was serviced in 2022. The saddle is from 1978. It rides nicely.',
    used,
    /Raleigh/u,
    /Green, .*(?:Serviced|1978)/u,
  ],
  [
    'a year that the seller takes back is none',
    'Singer 201K sewing machine',
    'Sews well. It is not from 1935 but a later one, the number says otherwise.',
    used,
    /Singer/u,
    /Machine, .*1935/u,
  ],
]);
