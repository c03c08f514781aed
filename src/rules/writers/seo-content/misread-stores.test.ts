import { expectReadings } from '#tests/golden/readings.ts';

/** Briefs of apps, films and services as hurried makers type them, with what their pages say and never say. */
expectReadings([
  [
    'what opens the text of an app is no entry of its list, and its price stands behind the list',
    'Ladle',
    'SAVE RECIPES FROM ANY WEBSITE, TIKTOK OR INSTAGRAM!! Ladle strips out the ads. Scale servings, convert cups to grams, cook mode keeps the screen on. Builds a shopping list. Sync across iPhone, iPad and Mac. 40 RECIPES FREE, THEN $14.99 ONE TIME.',
    { platform: 'appstore', appName: 'Ladle' },
    /^- Scale servings$[\s\S]*^- Convert cups to grams$[\s\S]*\n\n40 recipes free, then \$14\.99 one time\.$/mu,
    /^- Ladle strips|^- 40 recipes|tiktok or instagram/mu,
  ],
  [
    'a manner at the end of a function opens no list',
    'Quickslip Invoice Maker',
    'Make an invoice in 30 seconds and send it from the van. 5 invoices a month free, unlimited for $6.99/month.',
    {
      platform: 'appstore',
      appName: 'Quickslip',
      appFeatures:
        'PDF invoices, estimates to invoice in one tap, recurring invoices, payment reminders, VAT and sales tax, client list',
    },
    /^- Estimates to invoice in one tap$[\s\S]*^- Recurring invoices$[\s\S]*^- VAT and sales tax$[\s\S]*\n\n5 invoices a month free/mu,
    /^- 5 invoices/mu,
  ],
  [
    'what a purchase unlocks is a fact, and what stands behind the app’s name has its capitals',
    'Milepost - run tracker',
    'GPS run tracker\n- voice cues every km\n- 10k training plans\n- interval timer\nNo ads, one time purchase of €4.99 unlocks plans.',
    { platform: 'playstore', appName: 'Milepost' },
    /^Milepost - Run Tracker$[\s\S]*No ads, one time purchase of €4\.99 unlocks plans\./mu,
    /€4\.99 plans|^- No ads, one time/mu,
  ],
  [
    'an app keeps the spelling of its own field, and a row of functions stands in lines',
    'fernly',
    'plant watering app. snap a photo of your plant and it tells you when to water. reminders per plant, journal with photos, 12,000 species. works w/o account. free up to 10 plants then 9.99 a year',
    { platform: 'appstore', appName: 'Fernly' },
    /^Fernly: Plant Watering App$[\s\S]*^- Reminders per plant$[\s\S]*^- Journal with photos$/mu,
    /^fernly|^- Plant watering app$|^- Free up to/mu,
  ],
  [
    'a step of a story stays behind what it belongs to',
    'Otter Sums: maths for kids',
    'An otter collects shells. To open each shell your child solves a sum. Adding, subtracting, telling the time. Levels adapt to the child. Works on a plane. No ads. 20 levels free, £7.99 unlocks all 180.',
    { platform: 'playstore', appName: 'Otter Sums' },
    /An otter collects shells\. To open each shell your child solves a sum\./mu,
    /^- To open each shell/mu,
  ],
  [
    'a German question inside a sentence stays with its verb',
    'Kassensturz',
    'Haushaltsbuch für Paare. Ausgaben eintragen, Kassenbon fotografieren, am Monatsende sehen, wer wem was schuldet. Ohne Konto.',
    { platform: 'appstore', appName: 'Kassensturz', language: 'de' },
    /^- Am Monatsende sehen, wer wem was schuldet$/mu,
    /^- Wer wem/mu,
  ],
  [
    'makers, devices, places and days have their capitals, and a unit ends its sentence',
    'dog walking',
    'dog walking in sheffield s7 s8 and s11, mon-fri. book on iphone or whatsapp, we have a bosch e-bike. dogs must swim 50 m. 8 places a week. japanese dogs are welcome',
    { platform: 'website', location: 'Sheffield' },
    /(?=[\s\S]*Sheffield S7 S8 and S11)(?=[\s\S]*Mon-Fri)(?=[\s\S]*iPhone or WhatsApp)(?=[\s\S]*Bosch)(?=[\s\S]*Japanese)[\s\S]*50 m\.?$|50 m\.\s/mu,
    /sheffield s7|mon-fri|iphone|50 m\. 8 places a week$/mu,
  ],
  [
    'a film is told in its creator’s order',
    'How to fix a dripping tap',
    "Your kitchen mixer tap drips? In most cases it's the ceramic cartridge and it costs £8. I show you how to turn the water off, find the cartridge and swap it. Tools: allen key, adjustable spanner. No plumbing experience needed.",
    { platform: 'youtube', channelName: 'Fix It Fern' },
    /drips\? In most cases it is the ceramic cartridge and it costs £8\. I show you/mu,
    /drips\? Tools|^In most cases/mu,
  ],
]);
