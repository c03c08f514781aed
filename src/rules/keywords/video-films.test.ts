import { expectReadings } from '#tests/golden/readings.ts';

/** Films by what they are searched for, and by what nobody searches. */
expectReadings([
  [
    'a journey is searched by its ends, what goes there and its name',
    'Night train Paris to Vienna',
    'We take the Nightjet from Paris Est to Vienna: 14 hours, 1,200 km, a couchette for 2. What dinner costs and how well you sleep.',
    { platform: 'youtube', channelName: 'Slow Rails', videoType: 'Vlog' },
    /^(?=[\s\S]*^paris to vienna$)[\s\S]*^night train$/mu,
    /^train paris$/mu,
  ],
  [
    'a journey by ferry has its places',
    'Oban to Barra by ferry in a gale',
    'Five hours on the boat, what to pack and where to sit.',
    { platform: 'youtube', channelName: 'Slow Boats', videoType: 'Vlog' },
    /^oban to barra(?: by ferry)?$/mu,
    /^gale$/mu,
  ],
  [
    'a song that is played again names who made it, and not where it was recorded',
    'Fast Car - Cello Cover',
    'Cello cover of Fast Car by Tracy Chapman. Three cellos, all played by me. Recorded in one take in a stone chapel in Galway. Sheet music linked below. Filmed by Tom Adair.',
    { platform: 'youtube', channelName: 'Mara Quill', videoType: 'Music' },
    /^Fast Car - Cello Cover \(Tracy Chapman\)$[\s\S]*^tracy chapman fast car$/mu,
    /^(?:stone chapel|tom adair|sheet music)$|#stonechapel/mu,
  ],
  [
    'a trouble is searched as it is asked, and a bracket is no topic of its own',
    'washing machine wont drain',
    'Washing machine not draining? 3 things to check before you call someone: blocked filter, kinked hose, dead pump.',
    { platform: 'youtube', channelName: 'Washer Wizard' },
    /^Washing Machine Won['’]t Drain: 3 Things to Check$[\s\S]*^washing machine not draining$/mu,
    /\(3 Things\)/u,
  ],
  [
    'what lies ready for a film is not what it is about',
    'How to fix a dripping tap (kitchen mixer)',
    'A dripping kitchen tap needs a new cartridge. I show how to swap it. Tools: allen key, adjustable spanner, flat screwdriver.',
    { platform: 'youtube', channelName: 'Fix It Fern' },
    /^how to fix a dripping tap$/mu,
    /^(?:how to fix a mixer|mixer|adjustable spanner|flat screwdriver|kitchen dripping tap)$/mu,
  ],
  [
    'a stay is searched by its place, without the word that stands before it',
    '48 hours in Lisbon with kids',
    'We take two kids under 6 to Lisbon for a weekend. Tram 28 and the Oceanário.',
    { platform: 'youtube', channelName: 'Cam & Kin', videoTitle: '48 hours in Lisbon', videoType: 'Vlog' },
    /^lisbon vlog$/mu,
    /^in lisbon$/mu,
  ],
]);
