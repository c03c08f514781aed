import { expectReadings } from '#tests/golden/readings.ts';

/** Apps that tell no kind of themselves, and things whose own word may be anything. */
expectReadings([
  [
    'an app without a kind is called by the orders it takes',
    'SeedLedger',
    'Keep a log of what you sowed, where and when. Scan seed packets, get frost date reminders for your zip code, rotate beds over four years, export to PDF. For allotment holders and market gardeners.',
    { platform: 'playstore', appName: 'SeedLedger' },
    /^SeedLedger: Scan Seed Packets$/mu,
    /^SeedLedger: (?:Log|Keep|Zip)/mu,
  ],
  [
    'what the text opens by calling the app is its kind',
    'Quill',
    'A distraction free writing app. One font, one page, word count and daily goal. Exports to Markdown and DOCX.',
    { platform: 'appstore', appName: 'Quill' },
    /Writing App/u,
    /^Quill: (?:Font|Page|Distraction)$/mu,
  ],
  [
    'what a learner learns names the app',
    'Bellringer',
    'Learn change ringing methods, practise with a simulator and follow the blue line. For tower bells from 4 to 12.',
    { platform: 'appstore', appName: 'Bellringer' },
    /Change Ringing/u,
    /^Bellringer: (?:Line|Simulator|Tower)$/mu,
  ],
  [
    'one of several sounds that are mixed is no function',
    'Tidepool: sleep sounds mixer',
    'Mix ocean, rain, fan and train sounds into your own sleep soundscape. 48 recorded sounds, sleep timer, alarm that fades in, works offline, no account. Apple Watch remote. Free with 12 sounds, one-time purchase for the rest.',
    { platform: 'appstore', appName: 'Tidepool' },
    /Sleep/u,
    /^Rain$|^(?:baking|whisk|dough)$/mu,
  ],
  [
    'how a printable comes is not what it is',
    'Printable chore chart for kids',
    'Editable PDF and Canva template, US Letter and A4. 24 chore cards, reward tracker, blank cards. Instant download, no physical item. Personal use only.',
    { platform: 'etsy', etsyShopName: 'inklingpaper' },
    /^(?:printable |kids )?chore chart/mu,
    /^printables?$/mu,
  ],
  [
    'an experience is told by what it is of',
    'Half day falconry experience',
    'Meet and fly six birds of prey on our farm near Ludlow. Half day, 3 hours, up to 6 people, from age 8. Harris hawk walk through the woods, owl flying, hot drinks and cake.',
    { platform: 'website', location: 'Ludlow, Shropshire' },
    /^falconry experience ludlow$/mu,
    /^experience ludlow$|^day experience/mu,
  ],
  [
    'a trivet for pots is sought beside trivets, not beside cups',
    'Cast Iron Trivet Set of 2',
    'Two cast iron trivets with rubber feet, 7 inch and 5.5 inch. Black matte finish, leaf pattern. Holds pots up to 20 lb. Hand wash, dry at once.',
    { platform: 'amazon', brand: 'Hearthline' },
    /Trivet/u,
    /\b(?:mug|cup|coaster for drinks)\b/iu,
  ],
]);
