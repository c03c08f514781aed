import { expectReadings } from '#tests/golden/readings.ts';

const page = { platform: 'website', businessName: 'Kelsow', industry: 'Services' } as const;

/** A page's sentences keep their clauses and their prices, and what they say is neither asked for again nor cut to a fragment. */
expectReadings([
  [
    'what only the first lesson costs is told with what all cost, and whom a school teaches is not asked for',
    'Guitar lessons',
    'We teach acoustic and electric guitar to children and adults at our studio in Bristol. Lessons last 45 minutes and cost £28, and your first lesson is half price.',
    { ...page, location: 'Bristol' },
    /Lessons last 45 minutes and cost £28, and your first lesson is half price\./u,
    /Who is it for\?/u,
  ],
  [
    'what the people of a firm do in a row of verbs is one sentence, and the evening is no offer',
    'Boiler servicing',
    'Our Gas Safe registered engineers service, repair and replace boilers throughout Sheffield and Rotherham. We offer evening and weekend appointments at no extra cost.',
    { ...page, location: 'Sheffield' },
    /Our Gas Safe registered engineers service, repair and replace boilers/u,
    /^Repair and replace|engineers service$|^evening|^weekend appointments/mu,
  ],
  [
    'a region stands with the article of its own text',
    'Wedding photography',
    'Clara Finch captures weddings in the Cotswolds in a natural style. Prices start at £1,250 for six hours.',
    { ...page, location: 'Cotswolds' },
    /^Wedding photography in the Cotswolds$/mu,
    /in Cotswolds/u,
  ],
  [
    'a sentence about the article is no heading of it',
    'How to choose a standing desk',
    'This article explains how to choose a standing desk for a home office. We tested eleven models over four months.',
    page,
    /^How to choose a standing desk$/mu,
    /^This article explains[^.]*office$(?=\n(?!We))/mu,
  ],
  [
    'what says more of the thing before it goes with it',
    'Dog grooming',
    'A full groom costs between £38 and £75. Puppies under six months pay £25 for their first visit, which lasts only half an hour and is meant to get them used to the clippers. We wash, dry and style dogs of all breeds.',
    { ...page, location: 'Leeds' },
    /first visit, which lasts only half an hour/u,
    /^Which lasts/mu,
  ],
  [
    'German too, and what a list in such a clause names is no part of the offer',
    'Energieberatung',
    'Unser Büro in Münster begleitet Eigentümer bis zum Förderantrag. Sie erhalten einen Sanierungsfahrplan, in dem alle Maßnahmen mit Kosten, Einsparung und Reihenfolge beschrieben sind. Für ein Einfamilienhaus kostet die Beratung 1.900 €, wovon der Bund zurzeit die Hälfte übernimmt.',
    { ...page, location: 'Münster' },
    /1\.900 €, wovon der Bund zurzeit die Hälfte übernimmt/u,
    /Energieberatung, mit Kosten|(?:^|\. )Wovon|Who is it for\?/mu,
  ],
  [
    'what a German firm and its people do finds it, whatever their sentence opens with',
    'Dachreinigung',
    'Als Familienbetrieb aus Kassel reinigen und versiegeln wir seit 1998 Dächer in ganz Nordhessen. Unsere Mitarbeiter entfernen Moos und Algen schonend mit Niederdruck.',
    { ...page, location: 'Kassel' },
    /^(?=[\s\S]*^Dächer versiegeln Kassel$)[\s\S]*^Moos entfernen Kassel$/mu,
    /Nordhessen versiegeln/u,
  ],
  [
    'of several verbs only the last is surely done to what it stands before, and whom one teaches is no thing',
    'Hundesalon',
    'Wir baden, scheren und schneiden Krallen bei Ihnen zu Hause. Wir unterrichten Kinder im Umgang mit Hunden.',
    { ...page, location: 'Bielefeld' },
    /^Krallen schneiden Bielefeld$/mu,
    /Krallen baden|Kinder unterrichten/u,
  ],
  [
    'a German clause that says how long something takes is no part of a title',
    'Fahrschule',
    'Unsere Fahrschule in Bonn bildet in den Klassen B und A aus. Der Theorieunterricht findet montags statt, Intensivkurse dauern sieben Tage. Eine Fahrstunde kostet 58 €.',
    { ...page, location: 'Bonn' },
    /^Fahrschule in Bonn$/mu,
    /Fahrschule, Intensivkurse/u,
  ],
  [
    'a discount under a condition is a price, and how far a firm delivers no part of a title',
    'Carpet cleaning',
    'Brightloom cleans carpets across Glasgow. Prices start at £35 per room, and there is a 10% discount for three rooms or more. Collection within 40 kilometres is included.',
    { ...page, location: 'Glasgow' },
    /£35 per room, and there is a 10% discount for three rooms or more/u,
    /^Carpet cleaning, 40/mu,
  ],
]);
