import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

describe('an app that is told in one line', () => {
  expectReadings([
    [
      'is called by what it keeps track of, and takes no notes',
      'Cellar Notes',
      'Keep track of your wine.',
      { platform: 'appstore', appName: 'Cellar Notes' },
      /^Cellar Notes: Wine Tracker$/mu,
      /memo|notebook|is a wine tracker/u,
    ],
    [
      'tells birds apart, and is asked for no material',
      'Birdhear',
      'Tells you which bird is singing.',
      { platform: 'playstore', appName: 'Birdhear' },
      /^Birdhear: Bird Identifier$/mu,
      /material|size, color/u,
    ],
    [
      'knows what is kept, and is no barcode scanner',
      'Larder',
      'Know what is in your freezer. Scan barcodes, set use-by reminders, share with your household.',
      { platform: 'appstore', appName: 'Larder' },
      /^Larder: Freezer Inventory$/mu,
      /Larder: Barcode/u,
    ],
    [
      'reminds of what is put out',
      'Bin Day',
      'Reminds you which bin to put out.',
      { platform: 'playstore', appName: 'Bin Day' },
      /^bin reminder app$/mu,
      /^Bin Day$/mu,
    ],
    [
      'is a game, and teaches no gardening',
      'Mosswood',
      'A calm puzzle game where you grow a moss garden tile by tile. 120 levels, no timers, no ads, plays offline. Buy once.',
      { platform: 'appstore', appName: 'Mosswood' },
      /^Mosswood: Puzzle Game$/mu,
      /vegetable|seed|, buy once/iu,
    ],
    [
      'says for whom it is, and is not asked again',
      'PocketRota',
      'Shift calendar for nurses and carers. Paste your rota, see days off.',
      { platform: 'playstore', appName: 'PocketRota' },
      /What is free, and what is paid\?/u,
      /Who is it for\?/u,
    ],
    [
      'opens with what it holds, and not with its timer',
      'Yarnspin',
      'Bedtime stories read aloud. 300 stories, 10 languages, sleep timer, download for offline.',
      { platform: 'playstore', appName: 'Yarnspin' },
      /^Yarnspin: Bedtime Stories$/mu,
      /Yarnspin: Sleep Timer|^300 stories and 10 languages$/mu,
    ],
    [
      'is sold by no denial and by no end of a list',
      'Tunebird',
      'A tuner for guitar, ukulele and violin. Custom tunings. Does not replace a teacher.',
      { platform: 'appstore', appName: 'Tunebird' },
      /^Custom tunings$/mu,
      /^(?:Ukulele and violin|Does not replace a teacher)$/mu,
    ],
    [
      'says of what there are five a day',
      'Orbit Chess',
      'chess puzzles. 5 a day. no ads. offline. rating.',
      { platform: 'playstore', appName: 'Orbit Chess' },
      /^Chess puzzles; 5 a day/mu,
      /^5 a day/mu,
    ],
    [
      'of what one must not forget is a reminder of it',
      'Bloomkeep',
      'Remember to water your plants.',
      { platform: 'appstore', appName: 'Bloomkeep' },
      /^Bloomkeep: Plant Reminder$/mu,
      /Bloomkeep: Remember$|lets you remember/mu,
    ],
    [
      'of two words is English',
      'Tideline',
      'Tide times.',
      { platform: 'appstore', appName: 'Tideline' },
      /^Tideline: Tide Times$/mu,
      /This language/u,
    ],
    [
      'keeps the fast in its timer',
      'Turnfast',
      'Intermittent fasting timer. 16:8, 18:6, 5:2. Streaks, weight chart, water.',
      { platform: 'playstore', appName: 'Turnfast' },
      /^Turnfast: Fasting Timer$/mu,
      /Intermittent Timer/u,
    ],
    [
      'that blocks is searched by focus',
      'Quietly',
      'Block distracting apps.',
      { platform: 'appstore', appName: 'Quietly' },
      /focus,blocker/u,
      /material/u,
    ],
  ]);
});

describe('a film of a series', () => {
  expectReadings([
    [
      'counts its part once, and is found by what is built',
      'Building a shepherds hut ep 4',
      'Episode 4: we insulate the walls with sheep wool and fit the stove. Total spend so far £3,410.',
      { platform: 'youtube', channelName: 'Hut Building Diary' },
      /^Building a shepherds hut: we insulate/mu,
      /ep 4: episode 4|hut ep 4$|Add 1 of “wool”/mu,
    ],
    [
      'is about the bus, and not about a night',
      'A night on the N29',
      "Documentary. We ride London's N29 night bus from Trafalgar Square to Wood Green. 24 minutes.",
      { platform: 'youtube', channelName: 'Night Bus Films' },
      /A Night on the N29/u,
      /A night: documentary/u,
    ],
    [
      'of one word is asked what is done',
      'Sourdough for beginners',
      'How I make a simple sourdough loaf at home.',
      { platform: 'youtube', channelName: 'Loaf Life' },
      /Add what is done, or for whom, to “sourdough”/u,
      /Add a material/u,
    ],
  ]);
});
