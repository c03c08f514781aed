import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

describe('Rivals, copied reviews and rows for search engines', () => {
  expectReadings([
    [
      'an app called by a rival has its own name, and what a reader wrote is no text of it',
      'Duolingo killer',
      'Like Duolingo but for sign language! Learn British Sign Language with 300 video signs, a quiz and a spaced review. "Best app ever!!" - Karen. 5 stars. Download now!',
      { platform: 'appstore', appName: 'Signly' },
      /Learn British Sign Language with 300 video signs/iu,
      /Duolingo|Karen|Download now/iu,
    ],
    [
      'a thing called by a rival is called by its own text',
      'Dyson Airwrap dupe',
      'Hair styler with 6 heads, 1300 W, like Dyson Airwrap but cheaper. Ionic. "I love it, my hair is so soft" five star review from Amazon.',
      { platform: 'tiktokshop', tiktokShopName: 'GlowDrop' },
      /Hair Styler[\s\S]*1300 W/u,
      /Dyson|dupe|so soft|Amazon/iu,
    ],
    [
      'a quote of the seller’s own stays, and so does a comparison with no mark',
      'Oak sign',
      'Oak sign with the words "Home at last" carved by hand. Like slate but lighter. 40 cm wide.',
      { platform: 'etsy', etsyShopName: 'Grain' },
      /Home at last/u,
      /^$a/u,
    ],
    [
      'who wrote a review goes with it',
      'LED strip lights',
      '10 m RGB, app control, music sync. "Amazing!!" - TikTok user. Adhesive back.',
      { platform: 'tiktokshop', tiktokShopName: 'GlowZone' },
      /Adhesive Back/iu,
      /Amazing|(?<!\p{L})user/iu,
    ],
    [
      'one word over and over speaks to no reader',
      'plumber',
      'plumber plumber near me cheap plumber emergency plumber 24/7 plumber london. Boiler repair, leaks, blocked drains. Gas Safe 123456.',
      { platform: 'website', location: 'London' },
      /Boiler repair, leaks, blocked drains/u,
      /plumber near me|plumber plumber/iu,
    ],
    [
      'that a thing is sold says nothing, also where the sentence ends there',
      'SOFA!!!',
      'SELLING MY SOFA!!! 3 SEATER GREY FABRIC. NO STAINS. £80 ONO.',
      { platform: 'facebookmarketplace', facebookLocation: 'Bolton' },
      /3 seater grey fabric/iu,
      /selling my/iu,
    ],
    [
      'a cry goes with its end',
      'House clearance',
      'Two men and a van in Preston. House moves, tip runs. First come first served at month end.',
      { platform: 'website', location: 'Preston' },
      /tip runs/u,
      /at month end/iu,
    ],
  ]);
});

describe('States, makers and places', () => {
  expectReadings([
    [
      'new in its packet is a state, and nothing that comes with it',
      'Shimano Deore brake pads resin',
      'B05S resin pads, one pair with spring and pin. New in packet.',
      { platform: 'ebay', ebayStoreName: 'Gear', itemCondition: 'New' },
      /are new in packet/u,
      /come with a new/u,
    ],
    [
      'makers in a row are no parts of clothes',
      'Maternity clothes size 12',
      'Two pairs of jeans, a work dress, three tops. H&M and Asos. Worn one pregnancy. £25.',
      { platform: 'facebookmarketplace', facebookLocation: 'Cardiff' },
      /^H&M and Asos\.$/mu,
      /have an H&M/u,
    ],
    [
      'standards in a row are parts of a speaker',
      'Kitchen radio',
      'Kitchen radio in oak. Bluetooth and USB. 20 W.',
      { platform: 'tiktokshop', tiktokShopName: 'Hark' },
      /has Bluetooth and USB|Bluetooth and USB/u,
      /^$a/u,
    ],
    [
      'a short bookcase is a bookcase',
      'IKEA Billy bookcase short',
      'White, 80 x 106 cm, two shelves. As new. £15.',
      { platform: 'facebookmarketplace', facebookLocation: 'Reading' },
      /^short bookcase$/mu,
      /The short is|^white short$|^ikea short$/imu,
    ],
    [
      'the silver of a maker is no colour',
      'Pram',
      'Silver Cross pram. Navy. Folds flat. £90.',
      { platform: 'facebookmarketplace', facebookLocation: 'Hove' },
      /^navy pram$/mu,
      /^(?:navy )?silver (?:pram|pushchair|stroller)$/mu,
    ],
    [
      'what the rent includes describes no room',
      'Room to rent, electric included',
      'Double room in a shared house. £480 a month with electric, water and wifi.',
      { platform: 'facebookmarketplace', facebookLocation: 'Beeston' },
      /^double room$/mu,
      /electric room/u,
    ],
    [
      'a town with its miles is told once',
      'Piano tuning in Norwich',
      'I tune upright and grand pianos. Evening and Saturday appointments.',
      {
        platform: 'website',
        location: 'Norwich and 20 miles around',
        targetAudience: 'families, schools and churches',
      },
      /Piano tuning in Norwich/u,
      /in Norwich in Norwich|and schools and churches/u,
    ],
    [
      'a garden studio is no flat',
      'Garden studios',
      'Our garden studio is built in 10 days on ground screws. Walls are 120 mm thick.',
      { platform: 'website', location: 'Guildford' },
      /^garden studio$/mu,
      /studio (?:apartment|flat)s?/u,
    ],
  ]);
});

describe('Apps, films and pains', () => {
  expectReadings([
    [
      'a tool of two is known by the first',
      'Gig Ledger',
      'Mileage and income tracker for couriers and drivers. Log trips, snap fuel receipts.',
      { platform: 'playstore', appName: 'Gig Ledger' },
      /^(?=[\s\S]*^mileage tracker$)Gig Ledger: Mileage Tracker$/mu,
      /Income Tracker$/mu,
    ],
    [
      'without where, a thing is put nowhere, and what an app is called keeps no food',
      'Spend Jar',
      'Put every purchase in a jar. Set a weekly limit for each jar, see what is left, get a nudge at 80%.',
      { platform: 'appstore', appName: 'Spend Jar' },
      /^Spend Jar/u,
      /Put Every Purchase$|pantry|canister/mu,
    ],
    [
      'what an app does not do is no second line',
      'Bloomlog',
      'A plant care journal. Photograph your plant, note watering and repotting. Identify nothing, sell nothing: just your notes.',
      { platform: 'appstore', appName: 'Bloomlog' },
      /^Note watering and repotting$/mu,
      /^Sell nothing/mu,
    ],
    [
      'a price that goes on is one with the price before it',
      'Wordleaf',
      'Crosswords of ten minutes, one new every day. Free with ads, 3.99 without.',
      { platform: 'appstore', appName: 'Wordleaf' },
      /^Wordleaf: Crosswords$[\s\S]*Free with ads, 3\.99 without\./mu,
      /Wordleaf, 3\.99 Without/u,
    ],
    [
      'a pain is told with what it is',
      'Heatless curl set',
      'Satin curling rod with two scrunchies and a clip. Sleep in it, wake up with curls.',
      {
        platform: 'tiktokshop',
        tiktokShopName: 'Curl',
        customerPainPoints: 'heat damage and split ends',
      },
      /The problem it answers: heat damage and split ends/u,
      /(?:^|\. )Heat damage and split ends/mu,
    ],
    [
      'stamps that do not begin at zero are told all the same',
      'Beginner tarot: the fool to the world',
      'All 22 major arcana cards in order.',
      {
        platform: 'youtube',
        channelName: 'Moth Table',
        videoDescription: 'The Fool 0:45, The Magician 1:50, The World 22:30',
      },
      /^0:45 The Fool\n1:50 The Magician\n22:30 The World$/mu,
      /^$a/u,
    ],
    [
      'a picture parts what was done from how long it took',
      'Giant pumpkin carving',
      'I carved a 212 kg pumpkin with a chainsaw 🎃 took 9 hours 😱 and painted it',
      { platform: 'youtube', channelName: 'Carve King' },
      /with a chainsaw\. Took 9 hours/u,
      /chainsaw took/u,
    ],
    [
      'what is spent in a month is no time that a move took',
      'Moving to Lisbon with two kids',
      'School, rent, visas and what we spend in a month. Filmed after one year.',
      { platform: 'youtube', channelName: 'Family Elsewhere' },
      /^Moving to Lisbon with Two Kids/mu,
      /Kids in a Month/u,
    ],
    [
      'a waitlist is a kind, and its price no second line',
      'Queue Cat',
      'Waitlist for small restaurants. Add a party, text them when the table is ready, see waiting times. 19 a month per location.',
      { platform: 'appstore', appName: 'Queue Cat' },
      /^Queue Cat: Waitlist$/mu,
      /Queue Cat: Add a Party|, 19 a Month/u,
    ],
    [
      'what a bike has is nobody whom it is for',
      'Kids bike 16 inch',
      'Girls purple bike with stabilisers and basket, age 4-6. Tyres hold air. £20.',
      { platform: 'facebookmarketplace', facebookLocation: 'Stockport' },
      /^girls kids bike$/mu,
      /for basket/u,
    ],
  ]);
});
