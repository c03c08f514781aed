import { expectReadings } from '#tests/golden/readings.ts';

const film = { platform: 'youtube', channelName: 'Bearing North' } as const;

/** What films are searched by that tell what somebody did, and what is set together of their words and nobody types. */
expectReadings([
  [
    'what somebody did is searched as the doing of it, and a vlog by its thing',
    'I cooked on a rocket stove for a week',
    'Seven days of cooking on a $40 rocket stove in my garden in Wales. How much wood I used (11 kg).',
    { ...film, videoType: 'Vlog' },
    /^(?=[\s\S]*^rocket stove cooking$)(?=[\s\S]*^rocket stove vlog$)[\s\S]*^wales vlog$/mu,
    /rocket stove i cooked/u,
  ],
  [
    'a walk has its length in the title and its ends among the tags',
    'I walked the whole Northern line above ground',
    '44 km on foot from Edgware to Morden, following the tube at street level. Chips at Clapham.',
    { ...film, videoType: 'Vlog' },
    /^I Walked the Whole Northern Line Above Ground \(44 km\)$[\s\S]*^walking the northern line$[\s\S]*^edgware to morden$/mu,
    /street ?level$|clapham vlog/mu,
  ],
  [
    'how long it took stands at the end of a title that tells what is done',
    'Pruning an overgrown apple tree',
    'How I take a neglected apple tree back into shape over three winters. Filmed in January in Herefordshire.',
    film,
    /^Pruning an Overgrown Apple Tree over Three Winters$[\s\S]*#appletree/mu,
    /The pruning an/u,
  ],
  [
    'the name of a game of three words is no ring, and its run is searched whole',
    'Elden Ring Nightreign solo run, no summons',
    'Wylder, all eight bosses, one sitting.',
    { ...film, videoCategory: 'Gaming' },
    /^elden ring nightreign solo run$/mu,
    /^#?ring$|^ring nightreign/mu,
  ],
  [
    'what is behind the colon of a game is searched with it, and the end of its name not alone',
    'Hollow Knight Silksong: all masks in Act 1',
    'Where to find every mask shard in Act 1. No story spoilers.',
    { ...film, videoCategory: 'Gaming' },
    /^(?=[\s\S]*^all masks in act 1$)[\s\S]*^where to find mask shard$/mu,
    /^knight silksong$/mu,
  ],
  [
    'a band is named before its own song, and a small word in a name stays small',
    'Clair de Lune (live in Whitby)',
    'Our single Clair de Lune played live by five of us.',
    { ...film, videoType: 'Music' },
    /^Bearing North – Clair de Lune \(Live in Whitby\)$/mu,
    /Clair De|^single clair/mu,
  ],
  [
    'a job on a car is searched by the car, and a Golf plays none',
    'replacing rear brake pads VW Golf Mk7 electronic handbrake',
    'How to wind back the piston and fit new pads. Tools: 13 mm spanner.',
    film,
    /^(?=[\s\S]*^vw golf mk7 rear brake pads$)[\s\S]*^replacing rear brake pads$/mu,
    /^golf$|#golf$/mu,
  ],
  [
    'a figure stands in no phrase between two words, and an audience is a kind of people',
    '3 soups from one chicken',
    'Three soups: noodle, leek and potato. Made in a slow cooker. For people who know stock and push.',
    film,
    /^3 soups from one chicken$/mu,
    /noodle ?3 ?soups|for push/u,
  ],
  [
    'a title that asks what can be done is cut into no piece, and a shopping trip is no hashtag',
    'What £30 of timber can build',
    'A bench and a boot rack out of one shopping trip.',
    { ...film, videoType: 'Vlog' },
    /^boot rack$/mu,
    /^timber can build$|#shoppingtrip/imu,
  ],
]);
