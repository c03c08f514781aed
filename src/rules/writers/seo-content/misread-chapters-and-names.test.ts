import { expectReadings } from '#tests/golden/readings.ts';

const film = { platform: 'youtube', channelName: 'Wool Pile' } as const;
const store = { platform: 'appstore', businessName: 'Ebb Software', industry: 'Technology' } as const;

/** Chapters that lost words, and apps that were named by half of their name or not at all. */
expectReadings([
  [
    'a chapter keeps what it joins, and curing garlic heals nobody',
    'Growing garlic from one bulb',
    'I plant the cloves in October. 0:00 Which garlic to buy 1:10 Splitting, sorting and soaking 7:15 Harvest and curing. For beginners.',
    film,
    /^1:10 Splitting, sorting and soaking$\n^7:15 Harvest and curing$/mu,
    /Sorting and soaking\.|^7:15 Harvest$/mu,
  ],
  [
    'chapters named by figures stand on lines of their own',
    'Backgammon opening moves',
    'Fifteen rolls. 0:00 3-1 and 4-2 1:30 6-1 3:00 The split 5:30 "Slotting" 8:00 £5 boards',
    film,
    /^1:30 6-1$\n^3:00 The split$\n^5:30 "Slotting"$\n^8:00 £5 boards$/mu,
    /4-2 1:30/u,
  ],
  [
    'brackets and dashes around the times of chapters go',
    'Darning a sock',
    'The basics. (0:00) Intro (1:20) Cutting the thread / 2:40 - Weaving; 5:00 – Is it worth it? Yes',
    film,
    /^0:00 Intro$\n^1:20 Cutting the thread$\n^2:40 Weaving$\n^5:00 Is it worth it\? Yes$/mu,
    /\(0:00\)|thread \/|Weaving;/u,
  ],
  [
    'names before their times are chapters too',
    'Darning a sock',
    'The basics. Intro 0:00, Cutting 1:20, Weaving 2:40, Done 5:00. Yarn from my stash.',
    film,
    /^0:00 Intro$\n^1:20 Cutting$\n^2:40 Weaving$\n^5:00 Done$/mu,
    /Intro 0:00/u,
  ],
  [
    'an app for people with a disease keeps it in its name and its first sentence',
    'Migraine Ledger',
    'A diary for people with migraine. Log an attack in ten seconds.',
    { ...store, appName: 'Migraine Ledger' },
    /^Migraine Ledger(?:: |$)[\s\S]*for people with migraine/mu,
    /^Ledger/mu,
  ],
  [
    'an app is named by what its first words say that it shows, and for what',
    'Ebbtide',
    'Ebbtide shows tide times for 700 British harbours, even without a signal.',
    { ...store, appName: 'Ebbtide' },
    /^(?=[\s\S]*^Ebbtide: Tide Times$)[\s\S]*^For 700 British harbours$/mu,
    /^Ebbtide$/mu,
  ],
  [
    'what an app is used for says more than how',
    'Chorewheel',
    'Spin a wheel to share out chores between flatmates or kids. Add your own chores, set how often each comes round. No account.',
    { ...store, appName: 'Chorewheel' },
    /^Chorewheel: Share Out Chores$/mu,
    /^Chorewheel$|^No account$/mu,
  ],
  [
    'a shelf of the store names no app that its text tells of',
    'Quillow',
    'For readers who forget what they read. Save quotes from paper books with the camera.',
    { ...store, appName: 'Quillow' },
    /^Quillow: Save Quotes$/mu,
    /Quillow: Book/u,
  ],
  [
    'a sleep timer keeps its last word in the short description',
    'Dusk',
    'A sleep timer that fades out any music or podcast app over the minutes you choose.',
    { ...store, platform: 'playstore', appName: 'Dusk' },
    /^Sleep timer that fades out any music or podcast app over the minutes you choose$/mu,
    /the minutes you$/mu,
  ],
  [
    'resin cures and heals nobody, a balm that cures is refused',
    'UV resin',
    'Clear UV resin, 100 ml. Cures in 2 minutes under a lamp. A cure for eczema.',
    {},
    /cures in 2 minutes/iu,
    /eczema/iu,
  ],
]);
