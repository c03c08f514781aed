import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Kelsow & Son', industry: 'Other' } as const;

describe('where an English page works is heard in its first sentences', () => {
  expectReadings([
    [
      'a plumber in one line has a town, and is not asked for it',
      'Emergency plumber',
      'Plumber in Derby.',
      page,
      /^Emergency plumber in Derby \| Kelsow & Son$/mu,
      /Which places do you serve|where it is/u,
    ],
    [
      'near a town is not in it',
      'Wedding venue',
      'Barn wedding venue near Skipton. Up to 120 day guests. 9 bedrooms on site. From £4,900 for a weekday.',
      page,
      /^Wedding venue near Skipton \| Kelsow & Son$/mu,
      /in Skipton|Tell us its|Which licence/u,
    ],
    [
      'a side of a town is kept',
      'Loft conversions',
      'Architects for loft conversions and side returns in south London. First visit £120.',
      page,
      /^Loft conversions in south London/mu,
      /conversions in London/u,
    ],
    [
      'two counties stay two',
      'Bat survey',
      'Bat surveys for planning applications in Yorkshire and Lancashire. Report in 10 working days.',
      page,
      /^Bat survey in Yorkshire and Lancashire/mu,
      /in Yorkshire \|/u,
    ],
    [
      'a town in small letters is one behind what is offered',
      'Dog grooming',
      'dog groomer leeds, one dog at a time, small breeds from £35, no cages, no walk ins',
      page,
      /^Dog grooming in Leeds/mu,
      /groomer leeds, one|Which places/u,
    ],
    [
      'a town stands in a short second sentence',
      'Balayage',
      'Balayage and colour correction by Jess, 12 years experience. Salon in Altrincham. Half head £95, full head £140.',
      page,
      /^Balayage in Altrincham/mu,
      /Which places/u,
    ],
    [
      'where a thing is grown or what is taught is no town of the firm',
      'Excel training',
      'Training in Excel for small offices, with coffee grown in Peru.',
      page,
      /Excel training/u,
      /in Peru \||training in Excel \||Location: /u,
    ],
  ]);
});

describe('a page that sells no thing is asked what its visitors ask', () => {
  expectReadings([
    [
      'teeth have no size',
      'Teeth whitening',
      'Teeth whitening by a dentist in Reading.',
      page,
      /Tell us what it costs/u,
      /Tell us its|material|How big/u,
    ],
    [
      'a charity that is called a bowl is none, and has no price',
      'Donate to Second Bowl',
      "We are a charity in Glasgow that gives pet food to people who can't afford it. £10 feeds a cat for a month. We don't rehome animals.",
      { ...page, businessName: 'Second Bowl' },
      /What does a gift pay for\?/u,
      /dish|Which material|oven|bowl cost/u,
    ],
    [
      'a café is a house, and holds no licence',
      'Café',
      'Café in Deal. Breakfast till 11.30. Dogs welcome.',
      page,
      /When is it open \(days and hours\)\?/u,
      /licence|Which places do you serve/u,
    ],
    [
      'a cottage is asked for its nights, and no energy rating',
      'Holiday cottage',
      'Two bed cottage in Whitby, sleeps 4, dogs welcome.',
      page,
      /What does a night or a week cost\?/u,
      /energy|hand over|its power/u,
    ],
    [
      'a program is asked what it runs on, and no town',
      'Rosterly',
      'Rosterly is staff scheduling software for cafés and small restaurants. Drag shifts onto a week view. £2.50 per employee per month. Does not do payroll.',
      { ...page, businessName: 'Rosterly' },
      /^Rosterly: staff scheduling software$/mu,
      /The rosterly|Which places|Who is it for/u,
    ],
    [
      'a firm’s program is called by its name',
      'Finch',
      'Finch is a CRM for recruiters. It parses CVs. From £24 per user per month.',
      { ...page, businessName: 'Finch CRM' },
      /^Finch: CRM for recruiters$/mu,
      /The finch/u,
    ],
    [
      'a house that bears its owner’s name is called by its kind',
      'Harbour Lights',
      'Bed and breakfast in Whitby, 3 double rooms, sea view from two of them. £95 a night.',
      { ...page, businessName: 'Harbour Lights B&B' },
      /bed and breakfast whitby/u,
      /how fast do you answer/u,
    ],
  ]);
});

const café = `☕ THE COPPER KETTLE ☕

Welcome to our little café on Sheep Street!

OPENING HOURS
Tue–Fri 8am – 4pm
Closed Mondays

WHAT WE DO
🥐 Breakfast till 11.30
🐶 Dogs welcome

Food
Hot lunch cooked on site every day

Contact us
Call 01803 555 019`;

describe('a page that was copied from a site', () => {
  expectReadings([
    [
      'is told without the headings of its parts and without its own name',
      'Café',
      café,
      { ...page, businessName: 'The Copper Kettle' },
      /^Our little café on Sheep Street$/mu,
      /what we do|opening hours[;.]|the copper kettle\.|welcome to/iu,
    ],
    [
      'keeps a range of hours whole, and its closing day with them',
      'Café',
      café,
      { ...page, businessName: 'The Copper Kettle' },
      /Tue–Fri 8am–4pm/u,
      /8am, 4pm/u,
    ],
    [
      'keeps the phone number that people call',
      'Day nursery',
      'Day nursery in Totnes for children from 6 months to 5 years.\n\nContact us\nCall 01803 555 0199',
      page,
      /Call 01803 555 0199\./u,
      /Contact us/u,
    ],
    [
      'says of what each of two prices is',
      'Sports physiotherapy',
      "Sports physio clinic in Stockport for runners. First appointment 50 minutes, £58. Follow-ups 30 minutes, £42. We don't treat children under 12.",
      page,
      /^Follow-ups 30 minutes, £42$/mu,
      /£58, £42|physiotherapy in Stockport[:.] sports physio/iu,
    ],
    [
      'counts the sizes of its classes without a label',
      'Larkfield Primary School',
      'Small independent primary school in Hexham for children aged 4 to 11. Class sizes of 14. No SATs.',
      { ...page, businessName: 'Larkfield School' },
      /[Cc]lass sizes of 14/u,
      /size: class sizes|Larkfield School: Larkfield/iu,
    ],
  ]);
});

describe('a page in one line or two', () => {
  expectReadings([
    [
      'is English, whatever the letters look like',
      'Bakery',
      'Bakery in Stroud.',
      { ...page, businessName: 'Moss Bakery' },
      /^Bakery in Stroud \| Moss Bakery$/mu,
      /This language is not one/u,
    ],
    [
      'serves a region by its article, and a town that is a sentence of its own',
      'Coffee cart hire',
      'Coffee cart hire for weddings and offices in the West Midlands. Two baristas, 3 hours, £540.',
      page,
      /^Coffee cart hire in the West Midlands/mu,
      /in West Midlands/u,
    ],
    [
      'that names only its towns keeps their capitals',
      'Piano tuning',
      'Piano tuner. Edinburgh and the Lothians. £75 a tuning. Pitch raises extra.',
      { ...page, businessName: 'Tom Reid' },
      /^Piano tuning in Edinburgh and the Lothians \| Tom Reid$/mu,
      /edinburgh and the|Which places/u,
    ],
    [
      'keeps what a vet gives with the work',
      'Cat neutering',
      'Cat neutering in Evesham. Male £68, female £92. Includes pain relief and a cone.',
      { ...page, businessName: 'Vale Vets' },
      /[Ii]ncludes pain relief and a cone/u,
      /effect on health/u,
    ],
    [
      'tells no hours by what is spent on a Friday',
      'Party venue',
      'Party room to hire above a pub in Stoke Newington, London. 80 standing, 50 seated. £600 minimum spend Fri and Sat.',
      page,
      /Price: £600 minimum spend Fri and Sat/u,
      /Hours: £600|what it costs/u,
    ],
    [
      'of a charity says where it treats',
      'Hedgehog rescue',
      'Registered charity SC050112. We treat sick and injured hedgehogs in Fife and release them where they were found.',
      { ...page, businessName: 'Hedgehog Hospital' },
      /^Hedgehog rescue in Fife/mu,
      /Where does the charity work/u,
    ],
  ]);
});
