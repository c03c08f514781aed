import { writeOne } from '#tests/golden/run-brief.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { expect, it } from 'vitest';

const film = { platform: 'youtube', businessName: 'Kelsow', industry: 'Education' } as const;

/** What the sentences of a film say of its deed, its length and what it goes through stands in its title, and finds it. */
expectReadings([
  [
    'a title that says where goes on with the very words of its sentence, and is found by its figure',
    'Three days in Lisbon',
    'In this vlog we spend three days in Lisbon on a budget of 200 euros. On the last day we take the train to Sintra and visit the Pena Palace.',
    film,
    /^(?=[\s\S]*^Three Days in Lisbon on a Budget of 200 Euros$)[\s\S]*^3 days in lisbon$/mu,
    /Budget of 200 Euros on|Three Days in Lisbon:/mu,
  ],
  [
    'each question that a film answers is what is done in it, and a long sentence without a comma stays whole',
    'Excel pivot tables',
    'In the next 18 minutes I explain how pivot tables work in Excel and how you can use them to summarise thousands of rows with a few clicks. After that I show you how to group dates, how to add a calculated field and how to filter the result with slicers.',
    film,
    /^(?=[\s\S]*^Excel Pivot Tables: Group Dates, Add a Calculated Field$)(?=[\s\S]*^how to add a calculated field$)[\s\S]*In the next 18 minutes I explain how pivot tables work in Excel and how you can use/mu,
    /^tables work$|18 minutes\. I/mu,
  ],
  [
    'what a film says that one learns finds it, and the angle alone nobody',
    'How to sharpen kitchen knives',
    'In this video I show you how to sharpen kitchen knives with a whetstone. You will learn how to find the right angle and how to remove the burr.',
    film,
    /^how to remove the burr$/mu,
    /^right angle$/mu,
  ],
  [
    'why something matters names nothing',
    'Sourdough bread for beginners',
    'I explain how to feed a starter, how to tell when the dough is ready and why hydration matters. You only need a mixing bowl and a scale.',
    film,
    /^how to feed a starter$/mu,
    /^hydration matters$/mu,
  ],
  [
    'how it is done stands before the verb of a German title',
    'Sauerteigbrot backen',
    'In dieser Anleitung lernst du, wie du ein Sauerteigbrot ohne Knetmaschine backst. Das Rezept kommt mit drei Zutaten aus.',
    film,
    /^(?=[\s\S]*^Sauerteigbrot ohne Knetmaschine backen$)[\s\S]*^Sauerteigbrot ohne Knetmaschine$/mu,
    /^Sauerteigbrot backen ohne/mu,
  ],
  [
    'what a German film shows and how far it goes',
    'Wanderung auf die Zugspitze',
    'Ich zeige euch die Route, die Hütte, in der wir übernachtet haben, und was alles in meinen Rucksack kommt. Die Tour ist 21 Kilometer lang und hat 2.200 Höhenmeter.',
    film,
    /^Wanderung auf die Zugspitze: Route, Hütte \(21 Kilometer\)$/mu,
    /Route, Hütte, in/mu,
  ],
  [
    'two things that a German review compares, and the age of a thing is no length of the film',
    'Nordkamera Z5 im Test',
    'Wir vergleichen Bildqualität, Autofokus und Akkulaufzeit mit dem Vorgänger. Die Kamera ist 3 Jahre alt.',
    film,
    /^Nordkamera Z5 im Test: Bildqualität, Autofokus$/mu,
    /\(3 Jahre/u,
  ],
  [
    'a deed before its thing in a German sentence',
    'Hochbeet bauen',
    'In diesem Video baue ich ein Hochbeet aus Lärchenholz, das mindestens zehn Jahre hält. Die Materialkosten lagen bei 180 Euro.',
    film,
    /^(?=[\s\S]*^Hochbeet aus Lärchenholz bauen$)[\s\S]*^Hochbeet aus Lärchenholz$/mu,
    /Hochbeet bauen aus/u,
  ],
  [
    'how long a documentary lasts, whatever its sentence says before',
    'A day in a lighthouse',
    'We spend a day with the last lighthouse keeper of Brittany. The documentary was filmed in March during a storm and lasts 28 minutes.',
    film,
    /^A Day in a Lighthouse \(28 Minutes\)$/mu,
    /30 Years|March\)/u,
  ],
  [
    'what is done without is told without the viewer, and a long sentence of clauses stays whole',
    'How to wallpaper a room',
    'In this tutorial I show you how to wallpaper a room on your own without creasing the paper. Throughout the film I talk openly about the mistakes that I made in my first two years and about what the equipment cost me. The room is 12 square metres.',
    film,
    /^(?=[\s\S]*^How to Wallpaper a Room Without Creasing the Paper$)[\s\S]*mistakes that I made in my first two years and about what the equipment cost me\./mu,
    /film\. I talk|^square metres$/mu,
  ],
  [
    'the countries that a journey goes through',
    'Interrail through Scandinavia',
    'My sister and I travelled through Denmark, Sweden and Norway with an Interrail pass for two weeks. We tell you how much the whole trip cost.',
    film,
    /^Interrail Through Scandinavia: Denmark, Sweden, Norway$/mu,
    /Scandinavia: My/u,
  ],
  [
    'in what and where it is done in German',
    'Kartoffeln pflanzen',
    'Ich zeige euch, wie ihr Kartoffeln in einem Eimer auf dem Balkon pflanzt. Das Video dauert 12 Minuten.',
    film,
    /^Kartoffeln in einem Eimer auf dem Balkon pflanzen \(12 Minuten\)$/mu,
    /pflanzen in/u,
  ],
]);

it('gives half of what a fact is worth to a title that only tells a scope', () => {
  const item = writeOne(
    'Sourdough bread for beginners',
    'I explain how to feed a starter and why hydration matters. You only need a mixing bowl and a scale.',
    film,
  );
  expect(item.checks.find(({ id }) => id === 'title-facts')).toMatchObject({
    score: 0.5,
    found: 'A scope, and no fact of yours',
  });
});
